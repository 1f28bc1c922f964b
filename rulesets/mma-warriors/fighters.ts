// The roster of every named ruleset. A line gives name, style, Striking, Grappling, Defense and Stamina.

import { fighter } from './notation.js';
import type { Card } from './types.js';

/**
 * The 15 fighters.
 * @rule MW-CMP-02 MW-CMP-07 MW-FTR-01
 */
export const fighters: readonly Card[] = /* @__PURE__ */ (() => [
  fighter('islam_makhachev', 'Islam Makhachev', 'Grappler', 6, 10, 8, 40),
  fighter('alex_pereira', 'Alex Pereira', 'Striker', 10, 4, 6, 34),
  fighter('alexander_volkanovski', 'Alexander Volkanovski', 'Balanced', 8, 8, 9, 42),
  fighter('ilia_topuria', 'Ilia Topuria', 'Balanced', 9, 7, 7, 38),
  fighter('merab_dvalishvili', 'Merab Dvalishvili', 'Grappler', 6, 9, 7, 45),
  fighter('charles_oliveira', 'Charles Oliveira', 'Grappler', 7, 10, 6, 36),
  fighter('max_holloway', 'Max Holloway', 'Striker', 9, 6, 7, 45),
  fighter('belal_muhammad', 'Belal Muhammad', 'Grappler', 6, 9, 8, 42),
  fighter('khamzat_chimaev', 'Khamzat Chimaev', 'Grappler', 8, 9, 7, 38),
  fighter('alexandre_pantoja', 'Alexandre Pantoja', 'Grappler', 6, 9, 7, 38),
  fighter('jack_della_maddalena', 'Jack Della Maddalena', 'Striker', 9, 5, 6, 35),
  fighter('tom_aspinall', 'Tom Aspinall', 'Balanced', 9, 7, 7, 38),
  fighter('dricus_du_plessis', 'Dricus Du Plessis', 'Balanced', 8, 7, 7, 40),
  fighter('magomed_ankalaev', 'Magomed Ankalaev', 'Balanced', 7, 8, 8, 40),
  fighter('arman_tsarukyan', 'Arman Tsarukyan', 'Balanced', 7, 8, 7, 38),
])();
