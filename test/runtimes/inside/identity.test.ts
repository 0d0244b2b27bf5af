import { expect, it } from 'vitest';
import { createHandler } from '../../../src/core.ts';
import { createService } from '../../../src/index.ts';
import { cpf } from '../../../src/tools/documentos/cpf.ts';
import { verifyWebhook } from '../../../src/verify.ts';
import { folder, label } from './provided.ts';

function nameHere(): string {
  // It has Node's versions too, and none of its own.
  if (globalThis.navigator?.userAgent === 'Cloudflare-Workers') return 'workerd';
  const { bun, deno, node } = process.versions;
  if (bun !== undefined) return `Bun ${bun}`;
  return deno === undefined ? `Node ${node}` : `Deno ${deno}`;
}

it('the tests run in the runtime that the table names', () => {
  expect(label.replace(/^(workerd) .*/, '$1')).toBe(nameHere());
});

const entries: [string, () => unknown][] = [
  ['the root entry', () => createService({ http: { basePath: 1 } } as never)],
  ['the core', () => createHandler({ http: { basePath: 1 } } as never)],
  ['the tools', () => cpf.run({ count: 1 } as never, null as never)],
  ['verify', () => verifyWebhook(null as never, '')],
];

it.each(entries)('%s is that of the installed package', async (_, fail) => {
  const { stack } = await (async () => fail())().then(
    () => new Error('it did not fail'),
    (error: unknown) => error as Error,
  );
  expect(stack).toContain(`${folder.replace(/^\//, '')}/node_modules/canivete/dist/`);
});
