// The numbers of the rulebook.

/** A hero's Health at the start, which is also its maximum. @rule RS-SET-01 */
export const HEALTH = 30;
/** Crystals a player can have, and mana. @rule RS-MAN-02 RS-MAN-05 */
export const MAX_MANA = 10;
/** Minions on one side. @rule RS-LIM-01 */
export const BOARD_LIMIT = 7;
/** Secrets of one player. @rule RS-KW-SECRET */
export const SECRET_LIMIT = 5;
/** What a Hero Power costs. @rule RS-HER-05 */
export const POWER_COST = 2;
/** What a trade costs. @rule RS-KW-TRADEABLE */
export const TRADE_COST = 1;
/** Cards that are offered by Discover, and bonuses by Adapt. @rule RS-KW-DISCOVER RS-KW-ADAPT */
export const OFFER = 3;
/** Turn starts that a dormant minion sleeps. @rule RS-KW-DORMANT */
export const SLEEP = 2;
/** Opening hands of the first and the second player. @rule RS-SET-03 */
export const OPENING_HANDS = [3, 4] as const;
/** The Coin. @rule RS-SET-04 */
export const COIN = 9000;
/** Triggered texts in one action before no more are triggered. @rule RS-ORD-10 */
export const LONGEST_CHAIN = 1000;
