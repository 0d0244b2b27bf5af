import { describe, expect, it } from 'vitest';
import { run, ToolError } from '../../src/core.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { Service } from '../../src/index.ts';
import { createHandler } from '../../src/pipeline/handler.ts';
import { cpf } from '../../src/tools/documentos/cpf.ts';
import { idade } from '../../src/tools/matematica/idade.ts';
import { NOW } from '../support/call-tool.ts';
import { startService } from '../support/service.ts';
import { tools } from '../support/tools.ts';
import { walked } from '../support/walked.ts';

type Input = Readonly<Record<string, unknown>>;

let random = seededRandom('same');
const service = createHandler({ tools, access: false, clock: () => NOW, random: () => random() });

/** Calls a tool at its address. */
async function overHttp(tool: AnyTool, input: Input, language: 'pt' | 'en'): Promise<unknown> {
  random = seededRandom('same');
  const isGet = tool.method === 'GET';
  // An id of its own, because the service would draw one.
  const headers = { 'x-request-id': 'test', 'accept-language': language, 'content-type': 'application/json' };
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const request = isGet
    ? new Request(`http://localhost/v1${tool.path}?${query}`, { headers })
    : new Request(`http://localhost/v1${tool.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
  return (await service(request)).json();
}

/** Calls a tool in code; gives its answer, or the body of its error. */
async function inCode(tool: AnyTool, input: Input, language: 'pt' | 'en'): Promise<unknown> {
  try {
    return await run(tool, input, { now: NOW, seed: 'same', language });
  } catch (error) {
    if (error instanceof ToolError) return error.body;
    throw error;
  }
}

/** An input without each of its fields in turn, and with each in turn of a type that no field has. */
function faulty(input: Input): Input[] {
  return Object.keys(input).flatMap((name) => {
    const { [name]: _, ...without } = input;
    return [without, { ...input, [name]: 'çedilha' }, { ...input, [`${name}x`]: 1 }];
  });
}

it.each(tools)('$id answers every example in code as over HTTP', async (tool) => {
  expect(tool.examples.length).toBeGreaterThan(0);
  for (const { input } of tool.examples as readonly { input: Input }[]) {
    expect(await inCode(tool, input, 'pt')).toEqual(await overHttp(tool, input, 'pt'));
  }
});

it.each(walked)('$id refuses what is wrong in code as over HTTP', async (tool) => {
  for (const [i, input] of faulty((tool.examples[0] as { input: Input }).input).entries()) {
    const language = i % 2 === 0 ? 'pt' : 'en';
    expect(await inCode(tool, input, language)).toEqual(await overHttp(tool, input, language));
  }
});

describe('service.run', () => {
  it('runs by id, by the clock, the draws and the tables of the service, and counts nothing', async () => {
    const sent: unknown[] = [];
    const { service } = await startService({
      random: seededRandom('own'),
      clock: () => Date.UTC(2027, 0, 1, 2),
      events: { emit: (event) => void sent.push(event) },
    });
    const drawn = await service.run('cpf', { count: 2 }, { seed: 'other' });
    expect(drawn).toEqual(await run(cpf, { count: 2 }, { seed: 'other' }));
    expect(await service.run('echo', { text: 'a' })).toEqual({ text: 'a' });
    expect((await service.usage('acc_free')).used).toBe(0);
    expect(sent).toEqual([]);
  });

  it('the time and the draws are the service’s, where the call names no others', async () => {
    const random = seededRandom('own');
    const service = createHandler({ tools: [cpf, idade], access: false, clock: () => NOW, random });
    expect(await service.run('cpf', {})).toEqual(await run(cpf, {}, { seed: 'own' }));
    const ages = [{}, { now: '2027-11-21' }].map(async (options) =>
      service.run('calculadoras-idade', { birthDate: '2000-11-21' }, options),
    );
    expect(await Promise.all(ages)).toMatchObject([{ years: 26 }, { years: 27 }]);
  });

  it('refuses as the address does, and as the service treats unknown fields', async () => {
    const strict = createHandler({ tools: [cpf], access: false, input: 'exact' });
    const loose = createHandler({ tools: [cpf], access: false, http: { unknownFields: 'ignore' } });
    await expect(strict.run('cpf', { quantity: 1 })).rejects.toBeInstanceOf(ToolError);
    expect(await loose.run('cpf', { quantity: 1 })).toHaveProperty('cpfs');
  });

  it('an id of no tool is not found, and told the nearest', async () => {
    const service = createHandler({ tools: [cpf], access: false });
    await expect(service.run('cfp', {})).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'not_found',
      message: 'there is no tool "cfp"; did you mean "cpf"?',
    });
    await expect(service.run('constructor', {})).rejects.toMatchObject({ code: 'not_found' });
  });

  it('types are those of the id', () => {
    const typed = async (service: Service) => {
      const { cpfs } = await service.run('cpf', { count: 2 });
      cpfs satisfies string[];
      (await service.run('cpf', { action: 'validate', value: '1' })).states satisfies string[];
      (await service.run('calculadoras-inss', { salarioBruto: 3000 })).valor satisfies number;
      (await service.run('cnh', {})).cnh satisfies string;
      (await service.run('cnh', { count: 1 })).cnhs satisfies string[];
      (await service.run('cnh', { action: 'validate', value: '1', count: 1 })).valid satisfies true;
      (await service.run('veiculo', {})).veiculo.model satisfies string;
      (await service.run('veiculo', { count: 2 })).veiculos satisfies { model: string }[];
      // @ts-expect-error -- a list, for a call with a count
      void (await service.run('aih', { count: 1 })).aih;
      // @ts-expect-error -- it makes one thing alone
      await service.run('calculadoras-inss', { salarioBruto: 3000, count: 2 });
      (await service.run('my-own', { any: 1 })) satisfies unknown;
      // @ts-expect-error -- a number, not a text
      await service.run('calculadoras-inss', { salarioBruto: '3000' });
      // @ts-expect-error -- no such field
      await service.run('calculadoras-inss', { salarioBruto: 3000, salary: 1 });
    };
    expect(typed).toBeTypeOf('function');
  });
});
