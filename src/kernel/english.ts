import type { Catalogue } from './describe.js';

/** English texts for match moves and for what the kernel refuses. */
export const KERNEL_ENGLISH: Catalogue = {
  'kernel.action.concede': 'Seat {seat} concedes.',
  'kernel.action.offerDraw': 'Seat {seat} offers a draw.',
  'kernel.action.acceptDraw': 'Seat {seat} accepts the draw.',
  'kernel.action.declineDraw': 'Seat {seat} declines the draw.',
  'kernel.action.timeout': "The arbiter declares seat {seat}'s time up.",
  'kernel.action.disqualify': 'The arbiter disqualifies seat {seat}.',
  'kernel.action.disqualify.both': 'The arbiter disqualifies both seats.',
  'kernel.action.adjudicate': 'The arbiter gives the match to seat {winner}.',
  'kernel.action.adjudicate.draw': 'The arbiter calls the match a draw.',
  'kernel.event.conceded': 'Seat {seat} has conceded.',
  'kernel.event.drawOffered': 'Seat {seat} has offered a draw.',
  'kernel.event.drawAccepted': 'Seat {seat} has accepted the draw.',
  'kernel.event.drawDeclined': 'Seat {seat} has declined the draw.',
  'kernel.event.timedOut': "Seat {seat}'s time is up.",
  'kernel.event.disqualified': 'Seat {seat} is disqualified.',
  'kernel.event.disqualified.both': 'Both seats are disqualified.',
  'kernel.event.adjudicated': 'The match goes to seat {winner} by adjudication.',
  'kernel.event.adjudicated.draw': 'The match is a draw by adjudication.',
  'kernel.rejection.BAD_ACTION': 'This is no action of the game: {problem}.',
  'kernel.rejection.FOREIGN_STATE': 'This is no state of the game: {problem}.',
  'kernel.rejection.NOT_YOUR_TURN': 'It is not your turn.',
  'kernel.rejection.WRONG_PHASE': 'This cannot be done now ({phase}).',
  'kernel.rejection.CHOICE_PENDING': 'Another decision comes first ({decision}).',
  'kernel.rejection.MATCH_OVER': 'The match is over.',
  'kernel.rejection.GAME_OVER': 'The match is over.',
  'kernel.rejection.DRAW_ALREADY_OFFERED': 'A draw has been offered already.',
  'kernel.rejection.NO_DRAW_OFFER': 'You have not been offered a draw.',
  'kernel.result.conceded': 'Seat {winner} wins: the other has conceded.',
  'kernel.result.agreement': 'A draw by agreement.',
  'kernel.result.timeout': "Seat {winner} wins: the other's time is up.",
  'kernel.result.disqualified': 'Seat {winner} wins: the other is disqualified.',
  'kernel.result.disqualified.both': 'Nobody wins: both seats are disqualified.',
  'kernel.result.adjudicated': "Seat {winner} wins by the arbiter's decision.",
  'kernel.result.adjudicated.draw': "A draw by the arbiter's decision.",
};

/** A game's texts together with the kernel's. */
export function withKernelTexts(texts: Catalogue): Catalogue {
  return Object.freeze({ ...KERNEL_ENGLISH, ...texts });
}
