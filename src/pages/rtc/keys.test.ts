import { expect, it } from 'vitest';
import { createService } from '../../index.ts';

it('calls count as the tool rtc, which plans and keys name', async () => {
  const service = createService();
  await service.accounts.create({ id: 'acme', plan: 'pro' });
  const path = 'http://rtc.test/v1/rtc/calculadora/dados-abertos/versao';
  const call = async (tools?: readonly string[]) => {
    const { key } = await service.keys.create('acme', { ...(tools && { tools }) });
    return service(new Request(path, { headers: { 'x-api-key': key } }));
  };
  const [whole, own, other] = await Promise.all([call(), call(['rtc']), call(['cpf'])]);
  expect([whole.status, own.status, other.status]).toEqual([200, 200, 403]);
  expect(whole.headers.get('x-ratelimit-limit')).not.toBeNull();
  expect((await service(new Request(path))).status).toBe(401);
});
