import { allEditions } from '../../games/all.js';
import { UsageError } from '../../kernel/errors.js';
import {
  checkRedacted,
  createRegistry,
  parseRecord,
  REDACTED_FORMAT,
  type Registry,
  verify as verifyRecord,
} from '../../record/index.js';
import { readText } from '../files.js';
import { clean } from '../ink.js';
import type { Terminal } from '../terminal.js';

/** What is said of one file. */
interface Judged {
  readonly file: string;
  readonly ok: boolean;
  /** What kind of file it is. */
  readonly kind: 'record' | 'redacted' | 'unreadable';
  readonly [detail: string]: unknown;
}

/** A redacted record, if the text is one; its own chain is all that can be checked. */
function redactedIn(text: string): unknown {
  if (!text.includes(REDACTED_FORMAT)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const format = (value as { readonly format?: unknown } | null)?.format;
    return format === REDACTED_FORMAT ? value : undefined;
  } catch {
    return undefined;
  }
}

function judge(file: string, registry: Registry): Judged {
  try {
    const text = readText(file);
    const redacted = redactedIn(text);
    if (redacted !== undefined) {
      const refuted = checkRedacted(redacted);
      return { file, kind: 'redacted', ...(refuted ?? { ok: true }) };
    }
    return { file, kind: 'record', ...verifyRecord(parseRecord(text), registry) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { code, problems } = error;
    const kind = code === 'NO_FILE' ? 'unreadable' : 'record';
    return { file, ok: false, kind, code, rule: null, message: error.message, problems };
  }
}

function lineOf(judged: Judged, { ink }: Pick<Terminal, 'ink'>): string {
  const file = clean(judged.file);
  if (!judged.ok) {
    const { message, rule } = judged as unknown as { message: string; rule: string | null };
    const named = rule === null || message.includes(rule) ? '' : ` [${rule}]`;
    return `${ink.red('✘')} ${file}: ${message.split('\n').map(clean).join('\n')}${named}`;
  }
  if (judged.kind === 'redacted') return `${ink.green('✔')} ${file}: one viewer's record, whole in itself`;
  const { ruleset, plies, result } = judged as unknown as {
    ruleset: { game: string; name: string; version: number };
    plies: number;
    result: { reason: string; rule: string; scores: readonly number[] } | null;
  };
  const end =
    result === null ? 'still running' : `${result.scores.join('-')}, ${result.reason} [${result.rule}]`;
  return `${ink.green('✔')} ${file}: ${ruleset.game} ${ruleset.name}@${ruleset.version}, ${plies} actions, ${end}`;
}

/** `holmgang verify`: plays records again and says whether they are true; 1 if one is not, 2 if one cannot be read. */
export function verify(
  terminal: Terminal,
  files: readonly string[],
  { json = false }: { readonly json?: boolean },
): number {
  const registry = createRegistry(...allEditions);
  const judged = files.map((file) => judge(file, registry));
  if (json) terminal.out(JSON.stringify(judged, null, 2));
  else terminal.out(...judged.map((one) => lineOf(one, terminal)));
  if (judged.some(({ kind }) => kind === 'unreadable')) return 2;
  return judged.every(({ ok }) => ok) ? 0 : 1;
}
