// Faith, Foresight and Destiny each turn up community cards and then hold a betting round, unless nobody can bet any more.

import { COMMUNITY_CARDS } from '../../../../rulesets/ragnarok-poker/numbers.js';
import type { AutomaticPhase } from '../../../kernel/definition.js';
import { otherSeat, SEATS, type Seat } from '../../../kernel/seat.js';
import { nextToAct } from '../betting.js';
import type { Street } from '../events.js';
import { goAllIn } from '../fighters.js';
import type { RagnarokPokerState } from '../state.js';
import type { RagnarokPokerContext, RagnarokPokerTypes } from '../types.js';
import { tickBlessing, tickHarm } from './hand-start.js';

/** The round that follows on so many community cards, and how many it turns up. @rule RP-PH-05 RP-HND-02 */
function streetAfter(shown: number): readonly [Street, number] {
  if (shown === 0) return ['faith', 3];
  return [shown === 3 ? 'foresight' : 'destiny', 1];
}

/** Who opens a round: the small blind where the blinds are live, afterwards the big blind. RULING(RG-P06) @rule RP-BET-11 */
function openerOf(state: RagnarokPokerState, street: Street, { rules }: RagnarokPokerContext): Seat {
  const { preflopBetting, laterRoundsFirst } = rules.options;
  const isFirst = street === 'faith' && !preflopBetting;
  return isFirst || laterRoundsFirst === 'smallBlind' ? state.smallBlind : otherSeat(state.smallBlind);
}

/** RULING(RG-X03): where statuses tick in every phase, a tick to 0 with HP in the pot is all-in. @rule RP-RES-07 */
function tickStreet(state: RagnarokPokerState, ctx: RagnarokPokerContext): void {
  if (ctx.rules.options.statusTick !== 'perPhase') return;
  tickHarm(state, ctx);
  for (const seat of SEATS) if (state.fighters[seat].hp === 0) goAllIn(state, seat, ctx);
  tickBlessing(state, ctx);
}

/** Turns up the next cards; after the fifth, hands are compared. @rule RP-PH-05 RP-PH-06 RP-BET-13 */
export const reveal: AutomaticPhase<RagnarokPokerTypes> = {
  enter(state, ctx) {
    if (state.community.length === COMMUNITY_CARDS) return 'resolution';
    const [street, count] = streetAfter(state.community.length);
    tickStreet(state, ctx);
    ctx.chance.unseen();
    const cards = state.deck.splice(0, count);
    state.community.push(...cards);
    ctx.events?.push({ type: 'communityRevealed', street, cards });
    state.toAct = nextToAct(state, openerOf(state, street, ctx));
    if (state.toAct !== null) return street;
    return skipRound(state);
  },
};

/** Nobody can bet: what the blinds left owing is as good as answered. @rule RP-BET-13 RP-BET-14 */
function skipRound(state: RagnarokPokerState): 'reveal' {
  for (const fighter of state.fighters) fighter.betThisRound = 0;
  state.betToMatch = 0;
  return 'reveal';
}
