// Fairy-Stockfish, as WebAssembly from npm: another program's idea of the legal moves, on variants of its own description.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RagnarokChessOptions } from 'holmgang/ragnarok-chess';

/** A board of Fairy-Stockfish, as far as it is needed. */
interface FairyBoard {
  legalMoves(): string;
  push(move: string): boolean;
  pop(): void;
  delete(): void;
}

/** Fairy-Stockfish, as far as it is needed. */
export interface Fairy {
  readonly Board: new (variant: string, fen: string) => FairyBoard;
  loadVariantConfig(config: string): void;
}

/** The options that its variants can express; all other ones are as in `rulebook`. */
export type FairyOptions = Pick<
  RagnarokChessOptions,
  'kingsMayAttack' | 'pawnCapture' | 'pawnDoubleStep' | 'promotion'
>;

/** Loads it. Its loader would fetch a file if there were something to fetch with. */
export async function loadFairy(): Promise<Fairy> {
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve('ffish-es6/ffish.wasm'));
  const { fetch } = globalThis;
  Reflect.deleteProperty(globalThis, 'fetch');
  try {
    const { default: load } = await import('ffish-es6');
    return (await (load as unknown as (options: object) => Promise<unknown>)({ wasmBinary })) as Fairy;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** How pawns go, in its notation: straight or diagonally, and without or with killing. */
const PAWNS = { forward: 'fW', diagonal: 'fmWfcF', both: 'fWfcF' } as const;
const PROMOTIONS = { queen: 'q', choice: 'qrbn', none: '-' } as const;

const nameOf = ({ kingsMayAttack, pawnCapture, pawnDoubleStep, promotion }: FairyOptions): string =>
  `ragnarok-${kingsMayAttack}-${pawnCapture}-${pawnDoubleStep}-${promotion}`.replaceAll('-', '_');

/** Describes these options to it, and names the variant. */
export function describeTo(fairy: Fairy, options: FairyOptions): string {
  const name = nameOf(options);
  const { kingsMayAttack, pawnCapture, pawnDoubleStep, promotion } = options;
  const pawn = PAWNS[pawnCapture] + (pawnDoubleStep ? 'ifmnD' : '');
  const pawns = ['pawn = -', `customPiece1 = p:${pawn}`, 'promotionPawnTypes = p', 'enPassantTypes = -'];
  const lines = [
    `[${name}:chess]`,
    'maxFile = 5',
    'maxRank = 7',
    'castling = false',
    `doubleStep = ${pawnDoubleStep}`,
    'doubleStepRegionWhite = *2',
    'doubleStepRegionBlack = *6',
    'enPassantRegion = -',
    'nMoveRule = 0',
    'nFoldRule = 0',
    'promotionRegionWhite = *7',
    'promotionRegionBlack = *1',
    `promotionPieceTypes = ${PROMOTIONS[promotion]}`,
    `mandatoryPawnPromotion = ${promotion !== 'none'}`,
    ...(kingsMayAttack ? [] : ['king = k:mK']),
    ...pawns,
  ];
  fairy.loadVariantConfig(`${lines.join('\n')}\n`);
  return name;
}

/** Its position from ours: without HP and stamina. */
function fenOf(position: string): string {
  const [board = '', side] = position.split(' ');
  return `${board.replace(/\([^)]*\)/g, '')} ${side} - - 0 1`;
}

/** How many ways it sees to play so many moves, and for each first move how many. */
export function fairyDivide(
  fairy: Fairy,
  variant: string,
  position: string,
  depth: number,
): ReadonlyMap<string, number> {
  const board = new fairy.Board(variant, fenOf(position));
  const count = (left: number): number => {
    const moves = board.legalMoves().split(' ').filter(Boolean);
    if (left === 1) return moves.length;
    let nodes = 0;
    for (const move of moves) {
      board.push(move);
      nodes += count(left - 1);
      board.pop();
    }
    return nodes;
  };
  try {
    const moves = board.legalMoves().split(' ').filter(Boolean);
    return new Map(
      moves.map((move) => {
        if (depth === 1) return [move, 1];
        board.push(move);
        const nodes = count(depth - 1);
        board.pop();
        return [move, nodes];
      }),
    );
  } finally {
    board.delete();
  }
}
