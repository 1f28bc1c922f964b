export { type AnyPlayer, type BotModule, type BotName, botOf } from './bots.js';
export { reportPage } from './page.js';
export { type Line, type Rate, type RemarkLine, type Report, rateOf } from './report.js';
export { type Remark, ROSTER, type RosterEntry } from './roster.js';
export { type Simulation, simulate } from './simulate.js';
export type { FaultNote, Score } from './tally.js';
export { formatReport } from './text.js';
