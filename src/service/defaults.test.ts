import { describe, expect, it } from 'vitest';
import { mcp } from '../pages/mcp/index.ts';
import { createService } from './create.ts';
import type { ServiceOptions } from './options.ts';

const serviceOf = (arredondamentoInss: 'faixa' | 'total') =>
  createService({ keys: false, pages: [mcp()], defaults: { arredondamentoInss } });

const read = async (service: ReturnType<typeof serviceOf>, path: string, init?: RequestInit) => {
  const response = await service(new Request(`http://localhost/v1${path}`, init));
  return response.json();
};

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify(body),
});

const byBand = serviceOf('faixa');
const inTotal = serviceOf('total');

// 3,675.00 in 2026: 121.575, 115.3656 and 92.6592.
describe('the default of the service', () => {
  it('stands in the answers of every tool, and in their assumptions', async () => {
    const call = '/calculadoras/inss?salarioBruto=3675&ano=2026';
    expect(await read(byBand, call)).toMatchObject({
      valor: 329.58,
      premissas: { arredondamentoInss: 'faixa' },
    });
    expect(await read(inTotal, call)).toMatchObject({ valor: 329.6 });
    const facts = { salarioBase: 3675, competencia: '2026-08' };
    expect(await read(inTotal, '/calculadoras/folha', post(facts))).toMatchObject({
      inss: { valor: 329.6 },
      premissas: { arredondamentoInss: 'total' },
    });
    const audited = {
      fatos: facts,
      lancamentos: [{ descricao: 'INSS', tipo: 'desconto', valor: 329.6 }],
    };
    expect(await read(inTotal, '/calculadoras/conferencia-holerite', post(audited))).toMatchObject({
      premissas: { fatos: { arredondamentoInss: 'total' } },
      linhas: expect.arrayContaining([expect.objectContaining({ codigo: 'inss', diferenca: 0 })]),
    });
  });

  it('gives way to a field that is sent', async () => {
    const call = '/calculadoras/inss?salarioBruto=3675&ano=2026&arredondamentoInss=total';
    const { valor, premissas } = await read(byBand, call);
    expect([valor, premissas.arredondamentoInss]).toEqual([329.6, undefined]);
  });

  it('holds in batches and in code', async () => {
    const requests = [{ tool: 'calculadoras-inss', input: { salarioBruto: 3675, ano: 2026 } }];
    const text = JSON.stringify(await read(byBand, '/batch', post({ requests })));
    expect(text).toContain('"valor":329.58');
    const answer = await byBand.run('calculadoras-inss', { salarioBruto: 3675, ano: 2026 });
    expect(answer).toMatchObject({ valor: 329.58 });
  });

  it.each([
    ['faixa', byBand],
    ['total', inTotal],
  ])('%s is what the documents name', async (name, service) => {
    const openapi = await read(service, '/openapi.json');
    const { parameters } = openapi.paths['/calculadoras/inss'].get;
    const { schema } = parameters.find((one: { name: string }) => one.name === 'arredondamentoInss');
    expect(schema.default).toBe(name);
    const { inputSchema } = await read(service, '/tools/calculadoras-conferencia-holerite');
    expect(inputSchema.properties.fatos.properties.arredondamentoInss.default).toBe(name);
    const listed = await service(
      new Request(
        'http://localhost/v1/mcp?tools=calculadoras-inss',
        post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      ),
    );
    expect(await listed.text()).toContain(`"default":"${name}"`);
  });

  it.each([
    [{ arredondamentoInss: 'banda' }, /defaults\.arredondamentoInss" must be 'total' or 'faixa'/],
    [{ dependentes: 1 }, /no option "defaults\.dependentes"; there are arredondamentoInss/],
  ])('is refused: %o', (defaults, message) => {
    expect(() => createService({ defaults } as ServiceOptions)).toThrow(message);
    expect(() => createService({ defaults } as ServiceOptions)).toThrow(TypeError);
  });
});
