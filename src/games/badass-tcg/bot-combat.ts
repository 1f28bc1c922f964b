// How the bot fights: it attacks with what comes through unharmed or is worth the exchange, with everything when that wins the race,
// and blocks where the exchange is good, or where it must.

import { otherSeat, type Seat } from '../../kernel/seat.js';
import { worthOf } from './bot-values.js';
import { lethalFor } from './combat.js';
import { DEATHTOUCH, FIRST_STRIKE, FLYING, NO_BLOCK, REACH, VIGILANCE } from './keywords.js';
import { type BadassTcgRules, faceOf } from './rules.js';
import type { BadassTcgView, PermanentView } from './state.js';
import { findPermanent } from './targets.js';

/** The creatures of a seat. */
function creaturesOf(view: BadassTcgView, seat: Seat, rules: BadassTcgRules): readonly PermanentView[] {
  return view.battlefield.filter((it) => it.controller === seat && faceOf(it, rules).kind === 'creature');
}

function canBlock(blocker: PermanentView, attacker: PermanentView): boolean {
  if (blocker.tapped || blocker.keywords & NO_BLOCK) return false;
  return !(attacker.keywords & FLYING) || (blocker.keywords & (FLYING | REACH)) !== 0;
}

/** Whether one creature kills another that it fights. */
function kills(it: PermanentView, other: PermanentView): boolean {
  return it.power > 0 && it.power >= lethalFor(it, other);
}

/** Whether it does so without being killed. */
function beats(it: PermanentView, other: PermanentView): boolean {
  const isFirst = (it.keywords & FIRST_STRIKE) !== 0 && !(other.keywords & FIRST_STRIKE);
  return kills(it, other) && (isFirst || !kills(other, it));
}

/** The attackers that the bot would send. */
export function chosenAttackers(
  view: BadassTcgView,
  seat: Seat,
  able: readonly number[],
  rules: BadassTcgRules,
): readonly number[] {
  const other = otherSeat(seat);
  const foes = creaturesOf(view, other, rules);
  const blockers = foes.filter(({ tapped }) => !tapped);
  const own = able.map((id) => findPermanent(view, id)).filter((it) => it !== undefined);
  const through = own.filter((it) => !blockers.some((blocker) => canBlock(blocker, it)));
  const total = own.reduce((sum, it) => sum + it.power, 0);
  const free = through.reduce((sum, it) => sum + it.power, 0);
  const { life } = view.players[other];
  const danger = foes.reduce((sum, it) => sum + it.power, 0);
  // Enough to win at once, or to win the race: more attackers than blockers, and time left.
  const spare = own.length - blockers.length;
  const isWon = free >= life || (spare > 0 && total - blockers.length * 3 >= life);
  const isSafe = danger < view.players[seat].life;
  return own
    .filter((it) => {
      if (it.power <= 0) return false;
      if (isWon) return true;
      const able = blockers.filter((blocker) => canBlock(blocker, it));
      const isGood = able.every((blocker) => {
        return !kills(blocker, it) || (beats(it, blocker) && able.length < 2) || tradesUp(it, blocker, rules);
      });
      const staysHome = !(it.keywords & VIGILANCE) && !isSafe;
      return isGood && (able.length === 0 || !staysHome);
    })
    .map(({ id }) => id);
}

function tradesUp(it: PermanentView, blocker: PermanentView, rules: BadassTcgRules): boolean {
  return kills(it, blocker) && worthOf(blocker, rules) > worthOf(it, rules) + 0.5;
}

/** The next block that the bot would make among those that are possible; undefined if it is done. */
export function chosenBlock<B extends { readonly blocker: number; readonly attacker: number }>(
  view: BadassTcgView,
  seat: Seat,
  possible: readonly B[],
  rules: BadassTcgRules,
): B | undefined {
  const { attackers, blocks } = view.combat ?? { attackers: [], blocks: [] };
  const open = attackers
    .filter((id) => !blocks.some(({ attacker }) => attacker === id))
    .map((id) => findPermanent(view, id))
    .filter((it) => it !== undefined);
  const incoming = open.reduce((sum, it) => sum + it.power, 0);
  const mustBlock = incoming >= view.players[seat].life;
  let best: B | undefined;
  let most = mustBlock ? Number.NEGATIVE_INFINITY : 0;
  for (const block of possible) {
    const attacker = open.find(({ id }) => id === block.attacker);
    const blocker = findPermanent(view, block.blocker);
    if (attacker === undefined || blocker === undefined) continue;
    const gain = kills(blocker, attacker) ? worthOf(attacker, rules) : 0;
    const isLost = kills(attacker, blocker) && !beats(blocker, attacker);
    const loss = isLost ? worthOf(blocker, rules) : 0;
    const touch = blocker.keywords & DEATHTOUCH ? 1 : 0;
    const value = gain - loss + touch + (mustBlock ? attacker.power : isLost ? 0 : 0.5);
    if (value <= most) continue;
    most = value;
    best = block;
  }
  return best;
}
