import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openapi, postman } from './openapi.ts';

async function printed(command: typeof openapi, ...args: readonly string[]) {
  let all = '';
  await command(args, async (text) => void (all += String(text)));
  return all;
}

it('the OpenAPI document is printed in a language, with the address of the API', async () => {
  const { info, servers, paths } = JSON.parse(
    await printed(openapi, '--language', 'en', '--api', 'https://api.example.com/v1/'),
  );
  expect(servers).toEqual([{ url: 'https://api.example.com/v1' }]);
  expect(info.description).toContain('Brazilian tools');
  expect(Object.keys(paths)).toContain('/cpf');
});

it('a collection of Postman has a request for each tool, whose example is filled in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-postman-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'canivete.json');
  expect(await printed(postman, '--out', file)).toBe('');
  const { item: folders, variable, info } = JSON.parse(readFileSync(file, 'utf8'));
  expect(info.schema).toContain('v2.1.0');
  expect(variable[0]).toMatchObject({ key: 'baseUrl', value: 'http://127.0.0.1:8787/v1' });
  const requests = folders.flatMap(({ item }: { item: { request: Request }[] }) =>
    item.map(({ request }) => request),
  );
  const { paths } = JSON.parse(await printed(openapi));
  type Request = {
    method: string;
    url: { raw: string; query?: { key: string; disabled?: boolean }[] };
    body?: { raw: string };
  };
  const operations = Object.values(paths as Record<string, Record<string, { security?: unknown }>>).flatMap(
    ({ get, post }) => [get, post].filter((one) => one !== undefined),
  );
  expect(requests).toHaveLength(operations.filter(({ security }) => security === undefined).length);
  const inss = requests.find(({ url }: Request) => url.raw.includes('/calculadoras/inss'));
  expect(inss.method).toBe('GET');
  expect(inss.url.raw).toMatch(/^\{\{baseUrl\}\}\/calculadoras\/inss\?.*salarioBruto=\d/);
  const folha = requests.find(({ url }: Request) => url.raw.endsWith('/calculadoras/folha'));
  expect(JSON.parse(folha.body.raw).salarioBase).toBeGreaterThan(0);
});
