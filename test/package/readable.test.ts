import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const programs = files.filter((file) => file.endsWith('.js'));

/** Passes functions that throw into the service: a tool calls one to draw, a store calls one for the time. */
const BREAKS = `
import { createService } from 'canivete';
import { memoryStores } from 'canivete/stores/memory';

let isBroken = false;
const breaks = (value) => () => {
  if (isBroken) throw new Error('broken');
  return value();
};
async function stackOf(options) {
  isBroken = false;
  let stack = '';
  const service = createService({ autoStart: false, onError: (error) => (stack ||= error.stack), ...options });
  const { id } = await service.accounts.create({ plan: 'pro' });
  const { key } = await service.keys.create(id);
  isBroken = true;
  const headers = { authorization: 'Bearer ' + key, 'x-request-id': 'a' };
  await service(new Request('http://localhost/v1/cpf', { headers }));
  return stack;
}
const tool = await stackOf({ random: breaks(() => Math.floor(Math.random() * 2 ** 32)) });
const store = await stackOf(memoryStores({ clock: breaks(Date.now) }));
process.stdout.write(JSON.stringify({ tool, store }));
`;

it('a failure in a tool or in a store is found by its stack: files of ours, and the names of our functions', async () => {
  const args = ['--input-type=module', '-e', BREAKS];
  const { stdout } = await execute(process.execPath, args, { cwd: root, env: {} });
  const { tool, store } = JSON.parse(stdout) as { readonly tool: string; readonly store: string };
  expect(tool).toMatch(/^Error: broken\n/);
  expect(tool).toMatch(/at pick \(file:.*\/dist\/shared\/[\w-]+\.js:\d+:\d+\)/);
  expect(tool).toMatch(/at Object\.run \(file:.*\/dist\/tools\/documentos\.js:\d+:\d+\)/);
  expect(store).toMatch(/at Object\.consume \(file:.*\/dist\/shared\/[\w-]+\.js:\d+:\d+\)/);
  expect(store).toMatch(/at (?:async )?Object\.answer \(file:.*\/dist\/shared\/core\.js:\d+:\d+\)/);
});

it('every file has short lines, since an engine prints the one that threw, and there are no source maps to need', () => {
  const long = programs.filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8').trimEnd();
    return text.length / text.split('\n').length > 300 || text.includes('sourceMappingURL');
  });
  expect(long).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

it('functions keep the names that their sources give them', () => {
  const text = programs.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const names = [...text.matchAll(/\bfunction\*? (\w+)(?:\$\d+)?\(/g)].map(([, name]) => name as string);
  const built = new Set(names);
  const folders = ['access', 'pipeline', 'webhooks', 'service'].map((room) => join(root, 'src', room));
  const declared = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:async )?function (\w+)/gm),
      ])
      .map(([, name]) => name as string),
  );
  expect(declared.length).toBeGreaterThan(100);
  // One that nobody calls is left out of the build.
  const lost = declared.filter((name) => !built.has(name));
  expect(lost.length / declared.length).toBeLessThan(0.02);
});
