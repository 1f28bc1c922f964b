import type { BjjClause } from '../../../rulesets/bjj/clauses.js';
import type { PointsLabel, Role, Token } from '../../../rulesets/bjj/types.js';
import { POINT_VALUES, ROLES, TOKENS } from '../../../rulesets/bjj/vocabulary.js';
import type { KernelClause } from '../../kernel/clauses.js';
import { assertNever } from '../../kernel/errors.js';
import { isMatchEvent, MATCH_EVENT_RULES, type MatchEvent } from '../../kernel/match-moves.js';
import type { Seat } from '../../kernel/seat.js';
import { integer, oneOf, pairOf, type Shape, taggedBy, text } from '../../kernel/shape.js';
import type { Breakdown, Commitment, Tier } from './state.js';

/** Everything that can happen in a match. Nothing in it is hidden from anybody. */
export type BjjEvent = BjjOwnEvent | MatchEvent;

/** What happens in the game itself. */
export type BjjOwnEvent =
  | { readonly type: 'matchStarted'; readonly position: string; readonly roles: readonly [Role, Role] }
  | { readonly type: 'committed'; readonly seat: Seat }
  | { readonly type: 'retracted'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly choices: readonly [Commitment, Commitment] }
  | { readonly type: 'diceRolled'; readonly dice: readonly [number, number] }
  | {
      readonly type: 'exchangeScored';
      readonly breakdown: readonly [Breakdown, Breakdown];
      readonly margin: number;
      readonly tier: Tier;
      readonly winner: Seat | null;
    }
  | BjjEffect
  | { readonly type: 'turnAdvanced'; readonly turn: number }
  | { readonly type: 'matchEnded'; readonly winner: Seat | null; readonly reason: string };

/** What an exchange can do to the table. */
export type BjjEffect =
  | { readonly type: 'stalemate' }
  | { readonly type: 'submissionLocked'; readonly seat: Seat; readonly techniqueId: string }
  | { readonly type: 'controlShifted'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly type: 'tokenGained';
      readonly seat: Seat;
      readonly token: Token;
      readonly why: 'reward' | 'bonus';
    }
  | { readonly type: 'tokenLost'; readonly seat: Seat; readonly token: Token; readonly why: TokenLoss }
  | {
      readonly type: 'rewardWasted';
      readonly seat: Seat;
      readonly token: Token;
      readonly why: 'held' | 'full';
    }
  | {
      readonly type: 'positionChanged';
      readonly from: string;
      readonly to: string;
      readonly roles: readonly [Role, Role];
    }
  | {
      readonly type: 'pointsScored';
      readonly seat: Seat;
      readonly amount: number;
      readonly label: PointsLabel;
    }
  | { readonly type: 'advantageScored'; readonly seat: Seat; readonly why: AdvantageSource };

const TOKEN_LOSSES = ['strip', 'dominant', 'autoClear', 'spent', 'replaced'] as const;

/** Why a token is lost; `spent` and `replaced` only under the options of B26 and B06. */
export type TokenLoss = (typeof TOKEN_LOSSES)[number];

const ADVANTAGE_SOURCES = ['minor', 'nonTransition', 'nearSubmission', 'riskyLoss'] as const;

/** Why an advantage is given; `riskyLoss` only under the option of B25. */
export type AdvantageSource = (typeof ADVANTAGE_SOURCES)[number];

const TOKEN_LOSS_RULES: Readonly<Record<TokenLoss, BjjClause>> = {
  strip: 'BJ-TOK-05',
  dominant: 'BJ-TOK-06',
  autoClear: 'BJ-TOK-07',
  spent: 'BJ-TOK-11',
  replaced: 'BJ-TOK-03',
};

const ADVANTAGE_RULES: Readonly<Record<AdvantageSource, BjjClause>> = {
  minor: 'BJ-PTS-04',
  nonTransition: 'BJ-ADV-01',
  nearSubmission: 'BJ-SUB-02',
  riskyLoss: 'BJ-ADV-02',
};

/** The clause behind an event. */
export function ruleOf(event: BjjEvent): BjjClause | KernelClause {
  if (isMatchEvent(event)) return MATCH_EVENT_RULES[event.type];
  switch (event.type) {
    case 'matchStarted':
      return 'BJ-SET-01';
    case 'committed':
      return 'BJ-TRN-01';
    case 'retracted':
      return 'BJ-TRN-02';
    case 'revealed':
      return 'BJ-TRN-03';
    case 'diceRolled':
      return 'BJ-SCO-05';
    case 'exchangeScored':
      return 'BJ-TIE-02';
    case 'stalemate':
      return 'BJ-TIE-03';
    case 'submissionLocked':
      return 'BJ-SUB-01';
    case 'controlShifted':
      return 'BJ-CTL-03';
    case 'tokenGained':
      return event.why === 'reward' ? 'BJ-TOK-03' : 'BJ-TOK-04';
    case 'tokenLost':
      return TOKEN_LOSS_RULES[event.why];
    case 'rewardWasted':
      return 'BJ-TOK-03';
    case 'positionChanged':
      return 'BJ-SET-04';
    case 'pointsScored':
      return 'BJ-PTS-01';
    case 'advantageScored':
      return ADVANTAGE_RULES[event.why];
    case 'turnAdvanced':
      return 'BJ-TRN-05';
    case 'matchEnded':
      return 'BJ-WIN-05';
    default:
      return assertNever(event);
  }
}

/** The form of an effect in a state's last exchange. */
export function effectShape(): Shape {
  const seat = oneOf(0, 1);
  const token = oneOf(...TOKENS);
  const small = integer(0, 1000);
  const position = text(64);
  return taggedBy('type', {
    stalemate: {},
    submissionLocked: { seat, techniqueId: text(64) },
    controlShifted: { seat, from: small, to: small },
    tokenGained: { seat, token, why: oneOf('reward', 'bonus') },
    tokenLost: { seat, token, why: oneOf(...TOKEN_LOSSES) },
    rewardWasted: { seat, token, why: oneOf('held', 'full') },
    positionChanged: { from: position, to: position, roles: pairOf(oneOf(...ROLES)) },
    pointsScored: { seat, amount: small, label: oneOf(...Object.keys(POINT_VALUES)) },
    advantageScored: { seat, why: oneOf(...ADVANTAGE_SOURCES) },
  } satisfies Record<BjjEffect['type'], object>);
}
