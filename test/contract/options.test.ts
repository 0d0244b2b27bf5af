import { describe, expect, it } from 'vitest';
import { createService, type ServiceOptions } from '../../src/index.ts';
import { apiKeys, createService as createCore } from '../../src/core/index.ts';
import { memoryStore } from '../../src/stores/memory.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';

describe('options', () => {
  it.each<[string, unknown]>([
    ['keyStore', {}],
    ['keyStore', null],
    ['quotaStore', { consume: 1 }],
    ['basePath', 'v1'],
    ['basePath', '/v1/'],
    ['basePath', '/a b'],
    ['plans', { gold: { requestsPerMonth: -1, tools: '*', events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1.5, tools: '*', events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: ['cpf'], events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: { allow: [], deny: [] }, events: [] } }],
    ['plans', { gold: { requestsPerMonth: 1, tools: '*', events: ['nothing'] } }],
    ['cors', true],
    ['cors', { origins: 'https://a.example' }],
    ['cors', { origins: ['a'], maxAge: -1 }],
    ['maxBodyBytes', 0],
    ['bodyTimeout', '30'],
    ['storeTimeout', Infinity],
    ['burst', { requests: 0, seconds: 1 }],
    ['burst', 5],
    ['keyPrefix', 'CNV'],
    ['keyPrefix', 'c'],
    ['keyCache', { size: -1 }],
    ['clock', 0],
    ['random', 1],
    ['tables', { inss: {} }],
    ['tools', 'all'],
    ['pages', {}],
    ['onError', {}],
    ['events', 1],
  ])('%s: %j is a TypeError that names it', (name, value) => {
    expect(() => createService({ [name]: value } as ServiceOptions)).toThrow(TypeError);
    expect(() => createService({ [name]: value } as ServiceOptions)).toThrow(`"${name}"`);
  });

  it('one that does not exist is named too', () => {
    expect(() => createService({ keystore: {} } as ServiceOptions)).toThrow('there is no option "keystore"');
    expect(() => createService({ access: null } as ServiceOptions)).toThrow('there is no option "access"');
    expect(() => createService(null as never)).toThrow(TypeError);
  });

  it('a plan that names a tool which does not exist would forbid nothing', () => {
    const plans = { gold: { requestsPerMonth: 1, tools: { deny: ['cfp'] }, events: [] } };
    expect(() => createService({ plans })).toThrow('plan "gold" names no tool of this service: "cfp"');
  });

  it('an undefined one is as good as absent', () => {
    expect(() => createService({ basePath: undefined, clock: undefined } as never)).not.toThrow();
  });

  it('none is needed', async () => {
    const service = createService();
    const { id } = await service.accounts.create({ plan: 'pro' });
    const { key } = await service.keys.create(id);
    const reply = await service(
      new Request('http://x/v1/cpf', { headers: { authorization: `Bearer ${key}` } }),
    );
    expect(reply.status).toBe(200);
  });
});

describe('the core alone', () => {
  it('answers everybody without access control', async () => {
    const service = createCore({ tools: [cpf], access: null });
    const reply = await service(new Request('http://x/v1/cpf'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('ratelimit')).toBeNull();
  });

  it('takes the access that it is given', async () => {
    const store = memoryStore();
    const { access, accounts, keys } = apiKeys({ tools: [cpf], keyStore: store, quotaStore: store });
    const service = createCore({ tools: [cpf], access });
    await accounts.create({ id: 'a', plan: 'free' });
    const { key } = await keys.create('a');
    expect((await service(new Request('http://x/v1/cpf'))).status).toBe(401);
    const headers = { authorization: `Bearer ${key}` };
    expect((await service(new Request('http://x/v1/cpf', { headers }))).status).toBe(200);
  });
});
