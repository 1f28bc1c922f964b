// `npm run balance -- 10000 standard`: matches between two bots, and how they end. A striker's deck (seat 0) against a grappler's.
import { createChance, type Seat } from 'holmgang';
import { createMmaCcg, type MmaCcgEvent, type MmaCcgRulesetName } from 'holmgang/mma-ccg';
import { createMmaCcgBot } from 'holmgang/mma-ccg/bot';

const [count = '10000', ruleset = 'standard'] = process.argv.slice(2);
const matches = Number(count);
const game = createMmaCcg(ruleset as MmaCcgRulesetName);
const bot = createMmaCcgBot(game);
const chance = createChance('balance');
const tally = new Map<string, number>();
const add = (what: string, times = 1) => tally.set(what, (tally.get(what) ?? 0) + times);

for (let i = 0; i < matches; i++) {
  const state = game.clone(game.setup({ seed: `balance ${i}` }));
  const events: MmaCcgEvent[] = [];
  while (state.result === null) {
    const seat = game.deciders(state)[0] as Seat;
    game.advance(state, bot.choose(game.view(state, seat), seat, { chance }), events);
    add('actions');
  }
  const { winner, reason } = state.result;
  add(winner === null ? 'drawn' : winner === 0 ? 'striker wins' : 'grappler wins');
  if (winner === state.firstPlayer) add('first player wins');
  add(`by ${reason}`);
  for (const { type } of events) {
    if (type === 'cardAnnounced') add('cards played');
    if (type === 'overturned') add('cards overturned');
    if (type === 'cardCountered') add('stopped by a response');
    if (type === 'counterOverturned') add('stopped by overturning');
    if (type === 'turnStarted') add('turns');
  }
}

console.log(`${matches} matches under ${ruleset}`);
for (const [what, times] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
  const isShare = /wins|drawn|^by /.test(what);
  console.log(
    isShare
      ? `  ${what}: ${((100 * times) / matches).toFixed(1)} %`
      : `  ${what}: ${(times / matches).toFixed(1)} a match`,
  );
}
