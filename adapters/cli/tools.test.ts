import { describe, expect, it } from 'vitest';
import { tools as all } from '#test/support/tools.ts';
import type { Caller } from './call/caller.ts';
import { inProcess } from './call/in-process.ts';
import { inColumns } from './print.ts';
import { findTools, tools } from './tools.ts';

const { signal } = new AbortController();
const caller = inProcess({ language: 'pt', signal });

async function printed(...args: string[]) {
  let text = '';
  await tools(args, async (more) => void (text += more));
  return text;
}

describe('canivete tools', () => {
  it.each(['pt', 'en'] as const)('prints a line for each tool that all words find: %s', async (language) => {
    const found = await findTools(caller, 'salario liquido', language);
    expect(found.length).toBeGreaterThan(1);
    const lines = inColumns(found.map(({ id, category, summary }) => [id, category, summary]));
    expect(await printed('salario', 'liquido', '--language', language)).toBe(`${lines.join('\n')}\n`);
  });

  it('prints the whole record of each in one line of JSON when it is asked to', async () => {
    const text = await printed('cpf', '--json');
    expect(text).toMatch(/^\[.*\]\n$/);
    expect(JSON.parse(text)).toEqual(await findTools(caller, 'cpf', 'pt'));
  });

  it('says that nothing is found, or prints an empty list of JSON', async () => {
    await expect(printed('xyzzyx')).rejects.toMatchObject({
      text: { pt: 'nenhuma ferramenta combina com "xyzzyx"', en: 'no tool matches "xyzzyx"' },
    });
    expect(await printed('xyzzyx', '--json')).toBe('[]\n');
  });

  it('lists every tool', async () => {
    expect((await findTools(caller, '', 'pt')).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it.each([
    ['salário líquido', 'calculadoras-salario-liquido'],
    ['liquido salario', 'calculadoras-salario-liquido'],
    ['vacation', 'calculadoras-ferias'],
    ['CPF', 'cpf'],
  ])('%j finds %s first', async (text, id) => {
    expect((await findTools(caller, text, 'pt'))[0]?.id).toBe(id);
  });

  it.each([
    ['pt', /férias/],
    ['en', /[Vv]acation/],
  ] as const)('describes what it finds in the language that is asked for: %s', async (language, name) => {
    const [found] = await findTools(caller, 'férias', language);
    expect([found?.id, found?.name]).toEqual(['calculadoras-ferias', expect.stringMatching(name)]);
  });

  it('asks the service, in the language that is asked for', async () => {
    const asked: unknown[] = [];
    const read: Caller['read'] = async (...request) => {
      asked.push(request);
      return { tools: [] };
    };
    expect(await findTools({ ...caller, read }, '', 'en')).toEqual([]);
    expect(await findTools({ ...caller, read }, 'férias & 13º', 'pt')).toEqual([]);
    expect(asked).toEqual([
      ['/tools', 'en'],
      ['/tools?q=f%C3%A9rias%20%26%2013%C2%BA', 'pt'],
    ]);
  });
});
