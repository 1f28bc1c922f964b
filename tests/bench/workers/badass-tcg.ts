import { badassTcg } from 'holmgang/badass-tcg';
import { gameTasks } from './a-game.js';
import { serve } from './serve.js';

/** What is drawn, fetched or milled is hidden; passes and declarations have odds worth the name. */
serve(() => gameTasks(badassTcg, ({ action }) => action.type === 'pass' || action.type === 'endDeclaration'));
