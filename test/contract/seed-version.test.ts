import { describe, expect, it } from 'vitest';
import { createHandler } from '../../src/pipeline/handler.ts';
import { tools } from '../support/tools.ts';

const service = createHandler({ tools, access: false });

async function get(path: string, init?: RequestInit) {
  const response = await service(new Request(`http://localhost/v1${path}`, init));
  return {
    status: response.status,
    version: response.headers.get('x-seed-version'),
    body: await response.json(),
  };
}

describe('the version of a seed', () => {
  it('is told with each answer that was drawn from one, and is the current one unless it is named', async () => {
    const [now, named] = [await get('/cpf?seed=a'), await get('/cpf?seed=a&seedVersion=1')];
    expect(now).toMatchObject({ status: 200, version: '1' });
    expect(named).toEqual(now);
    const body = JSON.stringify({ text: 'palavra', action: 'scramble', seed: 'a' });
    const headers = { 'content-type': 'application/json' };
    expect(await get('/texto/transformar', { method: 'POST', body, headers })).toMatchObject({
      status: 200,
      version: '1',
    });
  });

  it('is not told without a seed, nor where the action draws nothing', async () => {
    expect(await get('/cpf')).toMatchObject({ status: 200, version: null });
    expect(await get('/cpf?action=validate&value=111.444.777-35&seed=a')).toMatchObject({
      status: 200,
      version: null,
    });
  });

  it('that is not held is refused, and not read without a seed', async () => {
    for (const version of ['0', '2', '1.5', 'x']) {
      const { status, body } = await get(`/cpf?seed=a&seedVersion=${version}`);
      expect([status, body.details[0].field]).toEqual([400, 'seedVersion']);
    }
    expect(await get('/cpf?seedVersion=2')).toMatchObject({ status: 200, version: null });
  });

  it('is a field of every tool that takes a seed', () => {
    const without = tools.filter(({ input }) => 'seed' in input.entries !== 'seedVersion' in input.entries);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
