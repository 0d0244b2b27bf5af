import { describe, expect, it } from 'vitest';
import { tools as all } from '../../test/support/tools.ts';
import { inProcess } from './call/in-process.ts';
import { findTools } from './tools.ts';

const { signal } = new AbortController();
const caller = inProcess({ language: 'pt', signal });

describe('canivete tools', () => {
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

  it('describes what it finds in the language that is asked for', async () => {
    const [english] = await findTools(caller, 'férias', 'en');
    expect([english?.id, english?.name]).toEqual([
      'calculadoras-ferias',
      expect.stringMatching(/[Vv]acation/),
    ]);
  });
});
