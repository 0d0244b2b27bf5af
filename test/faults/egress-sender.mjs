// Makes attempts as the engine does, and tells how they ended and what memory they took. Bundled, since not every
// runtime reads the sources, and run as `<runtime> <bundle> <options>`; each line on its input is a job, each on its
// output how one ended.
import { createInterface } from 'node:readline';
import { nodeEgress } from '../../src/egress/node.ts';
import { send } from '../../src/webhooks/send.ts';
import { createUrlPolicy } from '../../src/egress/url-options.ts';

const { egressOptions, urlOptions, timeout } = JSON.parse(process.argv[2]);
const egress = nodeEgress(egressOptions);
const policy = createUrlPolicy(urlOptions);
const secrets = [`whsec_${'A'.repeat(43)}=`];
const body = JSON.stringify({ event: 'tool_used', padding: 'x'.repeat(2_000) });

const clock = () => Date.now();
const rss = () => process.memoryUsage().rss;
const collectGarbage = () => (globalThis.Bun ? globalThis.Bun.gc(true) : globalThis.gc());

async function attempt(url) {
  const sending = { url, event: 'tool_used', deliveryId: 'evt_1', body, secrets };
  const { status, error, duration, response } = await send(sending, { egress, policy, timeout, clock });
  return { status, error, duration, kept: new TextEncoder().encode(response).byteLength };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { urls, times } = JSON.parse(line);
  let peak = 0;
  const sample = () => void (peak = Math.max(peak, rss()));
  const sampling = setInterval(sample, 10);
  let lasting = times * urls.length;
  let overdue = 0;
  const ringing = setTimeout(() => void (overdue = lasting), 1.5 * timeout);
  const attempts = await Promise.all(
    Array.from({ length: times }, () => urls.map(attempt))
      .flat()
      .map((one) => one.finally(() => void lasting--)),
  );
  clearTimeout(ringing);
  sample();
  clearInterval(sampling);
  // Twice: buffers are freed beside the program, after the collection that found them.
  for (let i = 0; i < 2; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(JSON.stringify({ attempts, overdue, peak, settled: rss() }));
}
