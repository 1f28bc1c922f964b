// Runs in a blank project, on any runtime: every entry can be imported, and a match can be played, recorded and verified.
const ENTRIES = globalThis.ENTRIES ?? JSON.parse(process.env.ENTRIES);

for (const entry of ENTRIES) {
  const module = await import(entry);
  if (Object.keys(module).length === 0) throw new Error(`${entry} exports nothing`);
}

const { bjj } = await import('holmgang/bjj');
const { createRandomBot, match } = await import('holmgang/bots');
const { verify } = await import('holmgang/record');

const bot = createRandomBot(bjj);
const { record } = await match(bjj, [bot, bot], { seed: 'consumer' });
if (!verify(record, bjj).ok) throw new Error('the record does not verify');
console.log(`${ENTRIES.length} entries, ${record.actions.length} actions, state ${record.state}`);
