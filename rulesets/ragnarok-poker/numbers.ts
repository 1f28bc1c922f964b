// The numbers of the rules that no ruleset changes.

/** HP of a fighter, where nobody says otherwise. @rule RP-FGT-01 RP-FGT-03 */
export const HEALTH = 100;

/** HP of the maximum for one stamina at the start. @rule RP-FGT-02 */
export const HP_PER_START_STAMINA = 10;

/** What the small blind posts. @rule RP-BLD-01 */
export const SMALL_BLIND = 5;

/** What the big blind posts, and the least bet. @rule RP-BLD-01 RP-BET-03 */
export const BIG_BLIND = 10;

/** Hole cards of each fighter. @rule RP-HND-02 */
export const HOLE_CARDS = 2;

/** Community cards in all. @rule RP-HND-02 */
export const COMMUNITY_CARDS = 5;

/** What Defend gives. @rule RP-BET-08 */
export const DEFEND_STAMINA = 1;

/** What Brace takes. @rule RP-BET-08 RP-FLD-03 */
export const BRACE_STAMINA = 1;

/** More mana than this nobody has. @rule RP-SPL-01 */
export const MAX_MANA = 10;

/** Spells at the start of a combat. @rule RP-SPL-02 */
export const OPENING_SPELLS = 3;

/** More spells than this no hand holds. @rule RP-SPL-02 */
export const SPELL_HAND_LIMIT = 9;

/** What a combat power costs. @rule RP-SPL-03 */
export const POWER_COST = 2;

/** More spells than this no piece brings: the slots of a queen. */
export const MAX_SPELL_DECK = 33;

/** What a won hand costs the loser on top, where elements do damage. RULING(RG-X02) */
export const ELEMENT_DAMAGE = 2;
