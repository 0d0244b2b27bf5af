import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryStores } from '../../src/stores/memory/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { version } from '../../src/lib/version.ts';
import { check } from './check.ts';
import { UsageError } from './usage.ts';

async function checked(args: readonly string[], stores = memoryStores()) {
  const seen = { said: '', opened: [] as string[], closed: 0 };
  const open = async (address: string) => {
    seen.opened.push(address);
    return { stores, scheduler: timers({ sweep: '1s' }), close: async () => void seen.closed++ };
  };
  await check(args, (text) => (seen.said += text), open).catch((error: unknown) => {
    throw Object.assign(error as Error, { seen });
  });
  return seen;
}

it('canivete check says what serve would run with, and opens and closes the store', async () => {
  const { said, opened, closed } = await checked([
    ...['--store', 'postgres://me:pw@host/db', '--log', 'json', '--cors', 'https://a.example'],
    ...['--metrics', '9464', '--grace', '10s'],
  ]);
  expect(opened).toEqual(['postgres://me:pw@host/db']);
  expect(closed).toBe(1);
  expect(said).toBe(`version  ${version}
address  http://127.0.0.1:8787/v1
config   none
store    postgres://me:***@host/db
health   ok
keys     0 given
secrets  stored as they are, without CANIVETE_ENCRYPTION_KEY
cors     https://a.example
log      json
metrics  http://127.0.0.1:9464/metrics
webhook  none
grace    10000 ms
`);
});

it('canivete check says if secrets are encrypted, and never by which key', async () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  vi.stubEnv('CANIVETE_ENCRYPTION_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { said } = await checked([]);
  expect(said).toContain('\nsecrets  encrypted by CANIVETE_ENCRYPTION_KEY\n');
  expect(said).not.toContain(key);
  vi.unstubAllEnvs();
  const file = join(await mkdtemp(join(tmpdir(), 'canivete-check-')), 'key.mjs');
  await writeFile(file, `export default { webhooks: { encryptionKey: '${key}' } };\n`);
  const ofFile = await checked(['--config', file]);
  expect(ofFile.said).toContain('\nsecrets  encrypted as the file says\n');
  expect(ofFile.said).not.toContain(key);
});

it('a wrong key is refused without a word of it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'canivete-check-')), 'key.mjs');
  await writeFile(file, "export default { webhooks: { encryptionKey: 'half-a-key' } };\n");
  await expect(checked(['--config', file])).rejects.toThrow('must be 32 bytes in Base64');
  await expect(checked(['--config', file])).rejects.not.toThrow('half-a-key');
});

it('canivete check opens no store where none is named', async () => {
  const { said, opened } = await checked([]);
  expect(opened).toEqual([]);
  expect(said).toMatch(/^store {4}memory$/m);
});

it('canivete check fails where a store does not answer, and closes it', async () => {
  const stores = memoryStores();
  const broken = {
    ...stores,
    quotaStore: { ...stores.quotaStore, read: () => Promise.reject(new Error('x')) },
  };
  const refusal: unknown = await checked(['--store', 'sqlite:x'], broken as never).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(UsageError);
  expect(refusal).toMatchObject({ message: 'no answer: quotaStore', seen: { closed: 1, said: '' } });
});

it('a wrong option of the file is told as serve tells it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'canivete-check-')), 'wrong.mjs');
  await writeFile(file, "export default { http: { basePath: 'v1' } };\n");
  const refusal: unknown = await checked(['--config', file, '--store', 'sqlite:x']).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(UsageError);
  expect(refusal).toMatchObject({ message: expect.stringContaining('basePath'), seen: { closed: 1 } });
});

it('canivete check says what the file has, what is allowed and what was given', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'canivete-check-')), 'own.mjs');
  await writeFile(file, "export default { http: { basePath: '/api', cors: { origins: '*' } } };\n");
  const key = 'cnv_0123456789ABCDEFGHIJKLMNOPQRSTUV41TAda:pro';
  const { said } = await checked(['--config', file, '--key', key, '--webhooks-dev', '--log', 'off']);
  expect(said).toBe(`version  ${version}
address  http://127.0.0.1:8787/api
config   ${file}: http
store    memory
health   ok
keys     1 given
secrets  stored as they are, without CANIVETE_ENCRYPTION_KEY
cors     as the file says
log      off
metrics  off
webhook  http://127.0.0.1:8788/ (this machine is allowed)
grace    5000 ms
`);
  const far = await checked([
    '--webhook',
    'https://a.example/in',
    '--cors',
    'https://a.example,https://b.example',
  ]);
  expect(far.said).toContain('\nwebhook  https://a.example/in\n');
  expect(far.said).toContain('\ncors     https://a.example, https://b.example\n');
  const plain = await checked(['--cors', '*']);
  expect(plain.said).toContain('\ncors     *\n');
  expect((await checked([])).said).toContain('\ncors     off\n');
});

it('canivete check names every part that does not answer', async () => {
  const stores = memoryStores();
  const fail = () => Promise.reject(new Error('x'));
  const broken = {
    ...stores,
    keyStore: { ...stores.keyStore, listAccounts: fail, findKey: fail, getAccount: fail },
    quotaStore: { ...stores.quotaStore, read: fail },
  };
  const refusal = checked(['--store', 'sqlite:x'], broken as never);
  await expect(refusal).rejects.toThrow(/^no answer: keyStore, quotaStore$/);
});
