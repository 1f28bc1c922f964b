export {
  awaitedParties,
  closeExchange,
  commitmentTo,
  commitToSeed,
  deriveSeed,
  type ExchangeCode,
  type ExchangeParty,
  type ExchangeStep,
  fairSeed,
  openExchange,
  revealSecret,
  type SeedExchange,
} from './fair.js';
export { CHECKPOINT, type FairParty, type FairSeed, type MatchRecord, RECORD_FORMAT } from './record.js';
export { type Recorder, record, resume } from './recorder.js';
export { checkRedacted, REDACTED_FORMAT, type RedactedRecord, redact, type SeenPly } from './redact.js';
export { createRegistry, type RecordedRuleset, type Registry } from './registry.js';
export { type Ply, type Replay, replay } from './replay.js';
export { formatRecord, parseRecord } from './text.js';
export type { Refuted, Verdict, VerdictCode, Verified } from './verdict.js';
export { verify } from './verify.js';
