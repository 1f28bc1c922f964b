import type { Chance, MatchMove, Seat, Viewer } from 'holmgang';
import { seatAt } from 'holmgang';
import type { ContractOptions } from 'holmgang/testing';
import { duelContract } from '../duel/contract.js';
import type { DuelState, DuelView } from '../duel/types.js';
import type { FeudAction, FeudEvent, FeudState, FeudView } from './types.js';

const inside = (challenger: Seat, viewer: Viewer): Viewer =>
  viewer === 'spectator' ? viewer : seatAt(challenger, viewer);

/** What is asked of the duel is asked of the one inside. */
const duelOf = ({ duel }: FeudState): DuelState => duel?.table as unknown as DuelState;

function scramble(state: FeudState, viewer: Viewer, chance: Chance): FeudState {
  if (state.duel === null) return state;
  const { challenger } = state.duel;
  const table = duelContract.scramble(duelOf(state), inside(challenger, viewer), chance);
  return { ...state, duel: { challenger, table } } as unknown as FeudState;
}

function extended(state: FeudState, seat: Seat): readonly FeudAction[] {
  if (state.duel === null || state.phase !== 'duel') return [];
  const own = duelContract.extended(duelOf(state), seatAt(state.duel.challenger, seat));
  return own.map((action) => ({ type: 'fight', seat, action }));
}

function worlds(view: FeudView): readonly FeudState[] | undefined {
  const { duel } = view;
  const rest = { ...structuredClone(view), viewer: null } as unknown as FeudState;
  if (duel === null) return [rest];
  const tables = duelContract.smallWorlds.worlds(duel.table as unknown as DuelView);
  return tables?.map(
    (table) => ({ ...rest, duel: { challenger: duel.challenger, table } }) as unknown as FeudState,
  );
}

/** Who wants an end challenges, and strikes whenever it can. */
function progress(
  _view: FeudView,
  _seat: Seat,
  legal: readonly (FeudAction | MatchMove)[],
  chance: Chance,
): FeudAction | MatchMove {
  const blows = legal.filter(
    (action) => action.type === 'challenge' || (action.type === 'fight' && action.action.type === 'strike'),
  );
  return chance.pick(blows.length > 0 ? blows : legal);
}

/** What the contract suite is told about the feud. */
export const feudContract = {
  maxActions: 120,
  progress,
  scramble,
  extended,
  discloses: (events, viewer) =>
    events.some((outer) => {
      if (outer.type !== 'duelEvent') return false;
      const { challenger, event } = outer as Extract<FeudEvent, { type: 'duelEvent' }>;
      return duelContract.discloses([event], inside(challenger, viewer));
    }),
  smallWorlds: { worlds },
  maxStateSize: 2000,
} satisfies ContractOptions<FeudState, FeudView, FeudAction | MatchMove, { readonly type: string }, object>;
