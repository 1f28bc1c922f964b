// The numbers of the rules that no ruleset changes.

/** Health of a seat at the start. @rule MW-RES-01 */
export const HEALTH = 100;

/** What a knockout costs a seat. @rule MW-KO-02 */
export const KNOCKOUT_COST = 20;

/** Energy at the start. @rule MW-RES-02 */
export const START_ENERGY = 8;

/** What a turn adds to it. @rule MW-ENE-02 */
export const ENERGY_GAIN = 2;

/** More energy than this nobody has. @rule MW-RES-03 */
export const MAX_ENERGY = 16;

/** More cards than this no hand holds. @rule MW-RES-04 */
export const HAND_LIMIT = 10;

/** More fighters than this no hand holds. @rule MW-RES-05 */
export const FIGHTER_LIMIT = 2;

/** How many cards a deck has. @rule MW-CMP-01 */
export const DECK_SIZE = 75;

/** What a style is worth where it counts. @rule MW-FTR-04 MW-FTR-05 */
export const STYLE_BONUS = 2;

/** Damage of each tick of Bleed. @rule MW-STA-02 */
export const BLEED_DAMAGE = 2;

/** Ticks of one Bleed. @rule MW-STA-03 */
export const BLEED_TURNS = 2;

/** What Intense Training adds to Striking. @rule MW-COR-03 */
export const TRAINING_BONUS = 3;

/** What Ringside Medic restores. @rule MW-COR-05 */
export const MEDIC_HEALING = 10;
