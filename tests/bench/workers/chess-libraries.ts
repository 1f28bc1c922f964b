// What chess libraries do with chess: another game on a larger board, so that figures are context and no more.
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { timed } from '../measure.js';
import { serve } from './serve.js';

serve(() => ({
  chessJs: timed(() => {
    const board = new ChessJs();
    return () => board.perft(3);
  }),
  chessops: timed(() => {
    const board = Chess.default();
    return () => perft(board, 3);
  }),
}));
