/** What seats are called at a table. */
export const SEAT_NAMES = ['Blue', 'Red'] as const;

/** What both seats are called. */
export type SeatNames = readonly [string, string];

/** Puts the names of seats for their numbers. */
export function nameSeats(text: string, names: SeatNames = SEAT_NAMES): string {
  return text.replace(/\bseat ([01])\b/gi, (_, seat: string) => names[seat === '0' ? 0 : 1]);
}
