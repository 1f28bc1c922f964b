// Lets threads run the TypeScript sources. The package has a built worker and does without this.
import { register } from 'tsx/esm/api';

register();
const { playBatch } = await import('./worker.ts');

export { playBatch };
