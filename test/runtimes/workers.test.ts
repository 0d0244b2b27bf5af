import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './runtimes.ts';
import { bundleWorker, startWorker } from '../support/workerd.mjs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** Entries that import what only other runtimes have: Node's server, and msw, which takes Workers for a browser. */
const elsewhere = new Set(['./node', './msw']);
const entries = Object.keys(manifest.exports).filter(
  (entry) => typeof manifest.exports[entry] === 'object' && !elsewhere.has(entry),
);

/** Asks a Worker for each path; gives its answers, or the reason why it does not start. */
async function ask<Paths extends readonly string[]>(program: string, ...paths: Paths): Promise<unknown[]> {
  const { origin, stop } = await startWorker(await bundleWorker({ text: program }));
  try {
    const replies = [];
    for (const path of paths) replies.push(await (await fetch(origin + path)).json());
    return replies;
  } finally {
    await stop();
  }
}

describe.skipIf(!isInstalled('miniflare'))('Workers, without what Node has', () => {
  it.each(entries)('import %s where no randomness, timer or request is allowed', async (entry) => {
    const [names] = await ask(
      `import * as all from '${manifest.name}${entry.slice(1)}';
       export default { fetch: () => Response.json(Object.keys(all)) };`,
      '/',
    );
    expect(names).not.toEqual([]);
  });

  it('serve all tools, by a service that is made when the Worker is loaded', async () => {
    const [unknown, cpf] = await ask(
      `import { createService } from 'canivete';
       const service = createService({ autoStart: false });
       let key;
       export default {
         async fetch(request, env, context) {
           const account = await service.accounts.create({ plan: 'free' });
           key ??= (await service.keys.create(account.id)).key;
           return service(new Request(request, { headers: { authorization: 'Bearer ' + key } }), env, context);
         },
       };`,
      '/v1/nada',
      '/v1/cpf?action=validate&value=529.982.247-25',
    );
    expect(unknown).toMatchObject({ code: 404 });
    expect(cpf).toMatchObject({ valid: true });
  });

  it('serve a few tools, open to everybody', async () => {
    const [pis] = await ask(
      `import { createHandler } from 'canivete/core';
       import { pis } from 'canivete/tools';
       export default { fetch: createHandler({ tools: [pis], access: false }) };`,
      '/v1/pis?action=validate&value=12038619494',
    );
    expect(pis).toMatchObject({ valid: true });
  });

  it('tell of an import that does what is not allowed', async () => {
    const program = `crypto.getRandomValues(new Uint8Array(1)); export default { fetch: () => Response.json(1) };`;
    await expect(ask(program, '/')).rejects.toThrow();
  });
});
