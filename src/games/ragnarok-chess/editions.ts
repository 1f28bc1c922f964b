import { type RagnarokChessRuleset, ragnarokChessRulesets } from '../../../rulesets/ragnarok-chess/index.js';
import { type Editions, editionsOf } from '../../kernel/editions.js';
import { bindRagnarokChess, type RagnarokChessGame } from './game.js';

/** Versions that a newer one has replaced under the same name. They stay, for the matches that were played by them. */
const REPLACED: readonly RagnarokChessRuleset[] = [];

/** Every version of every ruleset. */
export const ALL_RULESETS: readonly RagnarokChessRuleset[] = /* @__PURE__ */ (() => [
  ...Object.values(ragnarokChessRulesets),
  ...REPLACED,
])();

/** Every ruleset of the game that was ever published, for registries of records. */
export const ragnarokChessEditions: Editions<RagnarokChessGame> = /* @__PURE__ */ editionsOf(
  'ragnarok-chess',
  ALL_RULESETS,
  bindRagnarokChess,
);
