// The Worker that the suite runs on workerd; `cloudflare.mjs` bundles and starts it.
import { toWorker } from 'canivete/cloudflare';
import { beside } from './beside.mjs';
import { fixture } from './fixture.mjs';

export default toWorker(() => {
  const service = fixture();
  const handler = async (...call) => (await service)(...call);
  return Object.assign(beside(handler), { runDue: async (options) => (await service).runDue(options) });
});
