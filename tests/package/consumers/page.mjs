// Runs in a browser, bundled: a match from first to last, with a digest that must be the same as everywhere.
import { bjj } from 'holmgang/bjj';
import { createRandomBot, match } from 'holmgang/bots';

const bot = createRandomBot(bjj);
const { record } = await match(bjj, [bot, bot], { seed: 'consumer' });
document.getElementById('said').textContent = `${record.actions.length} actions, state ${record.state}`;
