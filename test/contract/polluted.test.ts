import { afterEach, beforeEach, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';

const polluted = Object.prototype as unknown as Record<string, unknown>;
beforeEach(() => void (polluted['extra'] = 'of a package'));
afterEach(() => void delete polluted['extra']);

it('a package of the host that adds to Object.prototype turns no call into a 500', async () => {
  const service = createService({ autoStart: false });
  const { id } = await service.accounts.create({ plan: 'enterprise' });
  const { key } = await service.keys.create(id);
  const ask = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
    return (await service(new Request(`http://localhost/v1${path}`, init))).status;
  };
  expect(await ask('/cpf')).toBe(200);
  expect(await ask('/calculadoras/inss?salarioBruto=5000')).toBe(200);
  expect(await ask('/calculadoras/tijolos', { area: 10 })).toBe(200);
  expect(await ask('/batch', { requests: [{ tool: 'cpf' }] })).toBe(200);
});
