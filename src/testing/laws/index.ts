import type { LawText } from '../exam.js';
import { applyIsPure, simultaneousCommute } from './application.js';
import { determinism, jsonRoundTrip, replay } from './data.js';
import { everythingIsDescribed } from './descriptions.js';
import { imaginedLooksTrue, reachesEveryWorld } from './determinizer.js';
import { dynamicSecrecy } from './disclosure.js';
import { matchesEnd, nothingAfterTheEnd } from './ending.js';
import { hostileInput } from './hostility.js';
import { countAndSample, decidersCanAct, listedAndAccepted, refusalsChangeNothing } from './legality.js';
import { matchMoves } from './match-moves.js';
import { oddsHold } from './odds.js';
import { checkIsRight, conservation } from './positions.js';
import { scramble, staticSecrecy, viewsServe } from './secrecy.js';

/** The contract, in the order in which it is best read. */
export const LAWS: readonly LawText[] = [
  listedAndAccepted,
  countAndSample,
  decidersCanAct,
  refusalsChangeNothing,
  applyIsPure,
  simultaneousCommute,
  jsonRoundTrip,
  determinism,
  replay,
  staticSecrecy,
  dynamicSecrecy,
  scramble,
  viewsServe,
  imaginedLooksTrue,
  reachesEveryWorld,
  oddsHold,
  checkIsRight,
  conservation,
  nothingAfterTheEnd,
  matchesEnd,
  matchMoves,
  hostileInput,
  everythingIsDescribed,
];
