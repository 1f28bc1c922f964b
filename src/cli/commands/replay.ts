import { allEditions } from '../../games/all.js';
import type { AnyEvent } from '../../kernel/any-game.js';
import { UsageError } from '../../kernel/errors.js';
import type { Viewer } from '../../kernel/seat.js';
import { createRegistry, replay as replayRecord } from '../../record/index.js';
import { readRecordFile } from '../files.js';
import { open, type Sitting } from '../table.js';
import { tableOf } from '../tables/index.js';
import { boardLines, formatStory, titleOf } from '../telling.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './simulate.js';

/** What `replay` can be told. */
export interface ReplayOptions {
  readonly ply?: string;
  readonly view?: string;
  readonly json?: boolean;
}

type Film = ReturnType<typeof filmOf>;

/** Whose eyes are meant; null for everything. */
function readViewer(view: string | undefined): Viewer | null {
  if (view === undefined || view === 'all') return null;
  if (view === '0' || view === '1') return view === '0' ? 0 : 1;
  if (view === 'spectator') return view;
  throw new UsageError('NO_SUCH_VIEWER', `nobody looks as ${view}, only 0, 1, spectator and all`);
}

function filmOf(file: string, viewer: Viewer | null) {
  const record = readRecordFile(file);
  const any = createRegistry(...allEditions).gameFor(record);
  const game = open(any);
  const film = replayRecord(record, game);
  return {
    sitting: tableOf(any, record.setup),
    length: film.length,
    look: (ply: number) => (viewer === null ? film.at(ply).state : film.view(ply, viewer)),
    events: (ply: number): readonly AnyEvent[] =>
      viewer === null ? film.at(ply).events : film.viewEvents(ply, viewer),
    action(ply: number) {
      const { action } = film.at(ply);
      return action === null || viewer === null ? action : game.viewAction(action, viewer);
    },
    result: () => game.result(film.at(film.length).state) ?? null,
  };
}

function tell({ tell: tellEvent }: Sitting, events: readonly AnyEvent[]) {
  return events.flatMap((event) => tellEvent(event));
}

function showPly(terminal: Terminal, film: Film, ply: number, viewer: Viewer | null): void {
  const { ink, columns, out } = terminal;
  const { sitting } = film;
  for (let before = 0; before < ply; before++) tell(sitting, film.events(before));
  const eyes =
    viewer === null ? 'everything' : viewer === 'spectator' ? 'a spectator' : sitting.seats[viewer];
  const seen = viewer === null ? eyes : `as ${eyes} sees it`;
  out(
    ink.inverse(` ${titleOf(sitting.game)} · ply ${ply} of ${film.length}, ${seen} `),
    ...formatStory(tell(sitting, film.events(ply)), ink, columns),
    ...boardLines(sitting, film.look(ply), viewer, terminal),
  );
}

function showAll(terminal: Terminal, film: Film): void {
  const { ink, columns, out } = terminal;
  const { sitting, length } = film;
  out(ink.inverse(` ${titleOf(sitting.game)} · ${length} plies `));
  for (let ply = 0; ply <= length; ply++) {
    const lines = formatStory(tell(sitting, film.events(ply)), ink, columns);
    if (lines.length > 0) out(...lines);
  }
  const result = film.result();
  out(
    ...(result === null
      ? ['The match was not over.']
      : formatStory([sitting.tellResult(result)], ink, columns)),
  );
}

/** `holmgang replay`: tells a recorded match, or shows it after so many actions, to whomever it may be shown. */
export function replay(terminal: Terminal, file: string, options: ReplayOptions): number {
  const viewer = readViewer(options.view);
  const film = filmOf(file, viewer);
  const last = options.ply === undefined ? undefined : wholeNumber('--ply', options.ply);
  const at = (ply: number) => ({
    ply,
    action: film.action(ply),
    events: film.events(ply),
    view: film.look(ply),
  });
  if (options.json === true) {
    const plies =
      last === undefined ? Array.from({ length: film.length + 1 }, (_, ply) => at(ply)) : at(last);
    terminal.out(JSON.stringify(plies));
  } else if (last === undefined) showAll(terminal, film);
  else showPly(terminal, film, last, viewer);
  return 0;
}
