// The roster of every named ruleset. A line gives name, style, Striking, Grappling, Defense and Stamina.

import { fighter } from './notation.js';
import type { Card } from './types.js';

/**
 * The 15 fighters.
 * @rule MW-CMP-02 MW-CMP-07 MW-FTR-01
 */
export const fighters: readonly Card[] = /* @__PURE__ */ (() => [
  fighter('Islam Makhachev', 'Grappler', 6, 10, 8, 40),
  fighter('Alex Pereira', 'Striker', 10, 4, 6, 34),
  fighter('Alexander Volkanovski', 'Balanced', 8, 8, 9, 42),
  fighter('Ilia Topuria', 'Balanced', 9, 7, 7, 38),
  fighter('Merab Dvalishvili', 'Grappler', 6, 9, 7, 45),
  fighter('Charles Oliveira', 'Grappler', 7, 10, 6, 36),
  fighter('Max Holloway', 'Striker', 9, 6, 7, 45),
  fighter('Belal Muhammad', 'Grappler', 6, 9, 8, 42),
  fighter('Khamzat Chimaev', 'Grappler', 8, 9, 7, 38),
  fighter('Alexandre Pantoja', 'Grappler', 6, 9, 7, 38),
  fighter('Jack Della Maddalena', 'Striker', 9, 5, 6, 35),
  fighter('Tom Aspinall', 'Balanced', 9, 7, 7, 38),
  fighter('Dricus Du Plessis', 'Balanced', 8, 7, 7, 40),
  fighter('Magomed Ankalaev', 'Balanced', 7, 8, 8, 40),
  fighter('Arman Tsarukyan', 'Balanced', 7, 8, 7, 38),
])();
