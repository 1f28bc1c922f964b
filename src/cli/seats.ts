/** What seats are called at a table. */
export const SEAT_NAMES = ['Blue', 'Red'] as const;

/** Puts the names of seats for their numbers. */
export function nameSeats(text: string): string {
  return text.replace(/\bseat ([01])\b/gi, (_, seat: string) => SEAT_NAMES[seat === '0' ? 0 : 1]);
}
