// The same from CommonJS.
const ENTRIES = JSON.parse(process.env.ENTRIES);

for (const entry of ENTRIES) {
  const module = require(entry);
  if (Object.keys(module).length === 0) throw new Error(`${entry} exports nothing`);
}

const { bjj } = require('holmgang/bjj');
const { createRandomBot, match } = require('holmgang/bots');
const { verify } = require('holmgang/record');

const bot = createRandomBot(bjj);
match(bjj, [bot, bot], { seed: 'consumer' }).then(({ record }) => {
  if (!verify(record, bjj).ok) throw new Error('the record does not verify');
  console.log(`${ENTRIES.length} entries, ${record.actions.length} actions, state ${record.state}`);
});
