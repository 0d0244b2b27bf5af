import { fileURLToPath } from 'node:url';
import { bundleWorker, startWorker } from '../../../support/workerd.mjs';

const file = fileURLToPath(new URL('../worker.mjs', import.meta.url));
const { origin, stop } = await startWorker(await bundleWorker({ file }));
process.once('SIGTERM', () => void stop());
console.log(origin);
