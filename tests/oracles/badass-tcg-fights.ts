// Makes fights out of words and numbers, and plays them in the library: creatures of a set made for it.
import type { Chance, Seat } from 'holmgang';
import {
  type BadassTcgGame,
  type BadassTcgState,
  type Card,
  createBadassTcgWith,
  houseSet,
  type Keyword,
} from 'holmgang/badass-tcg';
import { Match } from '../games/badass-tcg/arrange.js';
import { type Aftermath, type Fight, type Fighter, type Part, resolveFight } from './badass-tcg-combat.js';

/** The words that matter in combat; flying and the like decide who may block, and are tested by rule. */
const WORDS: readonly Keyword[] = ['first strike', 'double strike', 'deathtouch', 'trample', 'lifelink'];
const FIGURES = [
  [0, 2],
  [1, 1],
  [2, 2],
  [3, 1],
  [2, 4],
  [4, 3],
] as const;

export const SUBSETS: readonly (readonly Keyword[])[] = Array.from({ length: 1 << WORDS.length }, (_, bits) =>
  WORDS.filter((_, i) => bits & (1 << i)),
);

const nameOf = (figures: number, subset: number) => `Fighter ${figures} ${subset}`;
const template = houseSet.cards.find(({ id }) => id === 'R04') as Card;

/** A game whose cards are all fighters there can be. */
const ARENA: BadassTcgGame = createBadassTcgWith({
  name: 'arena',
  version: 1,
  set: {
    ...houseSet,
    cards: [
      ...houseSet.cards,
      ...FIGURES.flatMap(([power, toughness], f) =>
        SUBSETS.map(
          (keywords, s): Card => ({
            ...template,
            id: `F${f}-${s}`,
            name: nameOf(f, s),
            power,
            toughness,
            keywords,
          }),
        ),
      ),
    ],
  },
});

/** A fighter by its figures and words. */
interface Drawn {
  readonly figures: number;
  readonly subset: number;
}

const fighterOf = ({ figures, subset }: Drawn): Fighter => {
  const [power, toughness] = FIGURES[figures % FIGURES.length] as readonly [number, number];
  return { power, toughness, words: SUBSETS[subset] as readonly string[] };
};

/** A fight that was drawn. */
export interface DrawnFight {
  readonly attackers: readonly Drawn[];
  readonly blockers: readonly Drawn[];
  readonly blocks: readonly number[];
}

/** The first state of a fight, both declarations made. */
function begin({ attackers, blockers, blocks }: DrawnFight): {
  match: Match;
  own: readonly number[];
  foe: readonly number[];
} {
  const board = (list: readonly Drawn[]) => list.map(({ figures, subset }) => nameOf(figures, subset));
  const match = new Match({ own: { board: board(attackers) }, foe: { board: board(blockers) } }, ARENA);
  const ids = match.state.battlefield.map(({ id }) => id);
  const own = ids.slice(0, attackers.length);
  const foe = ids.slice(attackers.length);
  match.to('attackers').do({ type: 'declareAttackers', seat: 0, attackers: own });
  match.to('blockers');
  const pairs = blocks.flatMap((at, i) =>
    at < 0 ? [] : [{ blocker: foe[i] as number, attacker: own[at] as number }],
  );
  match.do({ type: 'declareBlockers', seat: 1, blocks: pairs });
  return { match, own, foe };
}

function aftermath(state: BadassTcgState, own: readonly number[], foe: readonly number[]): Aftermath {
  const told = (id: number) => state.battlefield.find((it) => it.id === id)?.damage ?? ('dead' as const);
  return {
    attackers: own.map(told),
    blockers: foe.map(told),
    life: [state.players[0].life, state.players[1].life],
  };
}

/** Plays a fight in the library and in the oracle; each choice is drawn, and must be open to both. */
export function bothWays(
  fight: DrawnFight,
  chance: Chance,
): { library: Aftermath; oracle: Aftermath; choices: number } {
  const { match, own, foe } = begin(fight);
  let choices = 0;
  const plain: Fight = {
    attackers: fight.attackers.map(fighterOf),
    blockers: fight.blockers.map(fighterOf),
    blocks: fight.blocks,
  };
  const advance = () => {
    while (match.state.phase === 'priority' && match.state.result === null && match.state.step !== 'main2')
      match.pass();
  };
  advance();
  const oracle = resolveFight(plain, [20, 20], (attacker, ways) => {
    choices++;
    advance();
    const parts = chance.pick(ways) as Part[];
    const assignment = parts.map(([to, n]) => ({
      target: to === 'player' ? ('seat1' as const) : (foe[to] as number),
      n,
    }));
    match.do({ type: 'assignDamage', seat: 0 as Seat, attacker: own[attacker] as number, assignment });
    return parts;
  });
  advance();
  return { library: aftermath(match.state, own, foe), oracle, choices };
}

/** A fight of up to so many on each side. */
export function drawFight(chance: Chance, most: number): DrawnFight {
  const drawn = (): Drawn => ({ figures: chance.int(FIGURES.length), subset: chance.int(SUBSETS.length) });
  const attackers = Array.from({ length: 1 + chance.int(most) }, drawn);
  const blockers = Array.from({ length: chance.int(most + 1) }, drawn);
  return { attackers, blockers, blocks: blockers.map(() => chance.int(attackers.length + 1) - 1) };
}
