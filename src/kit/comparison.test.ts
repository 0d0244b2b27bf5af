import { describe, expect, it } from 'vitest';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { lastYear } from '#test/support/legal-tables.ts';
import { inssTable } from '../law/tables/inss.ts';
import { inss } from '../tools/trabalhista/inss.ts';
import { irrf } from '../tools/trabalhista/irrf.ts';
import { salarioProporcional } from '../tools/trabalhista/salario-proporcional.ts';
import { simplesNacional } from '../tools/tributario/simples-nacional.ts';
import { compareWith, differences } from './comparison.ts';
import { invalidValue } from './errors/api-error.ts';

it('the differences are the leaves that are not equal, in the order of the answer, null where one is missing', () => {
  const one = { a: 1, list: [{ b: 'x', c: true }, { b: 'y' }], gone: null, same: 2, tabela: { ano: 1 } };
  const other = { list: [{ b: 'x', c: false }], a: 3, gone: { deep: 5 }, same: 2, tabela: { ano: 2 } };
  expect(differences(one, other)).toEqual([
    { campo: 'a', de: 1, para: 3 },
    { campo: 'list[0].c', de: true, para: false },
    { campo: 'list[1].b', de: 'y', para: null },
    { campo: 'gone.deep', de: null, para: 5 },
  ]);
  const told = { tabela: { ano: 3 }, premissas: { a: 1 }, aviso: 'x', explicacao: [{ fonte: 'x' }] };
  expect(differences(one, { ...one, ...told })).toEqual([]);
});

it('the whole answer of the other month stands beside, and is absent where no month was asked for', () => {
  const input = { salarioBruto: 10_000, competencia: '2026-11' };
  const { comparacao, ...answer } = callTool(inss, { ...input, comparar: '2025-11' });
  expect(answer).toEqual(callTool(inss, input));
  const { resposta, ...compared } = comparacao;
  expect(resposta).toEqual(callTool(inss, { ...input, competencia: '2025-11' }));
  expect(compared).toMatchObject({ competencia: '2025-11' });
  expect(compared.diferencas).toContainEqual({ campo: 'valor', de: 988.09, para: 951.63 });
  expect(Object.keys(callTool(inss, { ...input, comparar: '2026-11' })).slice(-2)).toEqual([
    'premissas',
    'aviso',
  ]);
  expect(callTool(inss, { ...input, comparar: '2026-01' }).comparacao.diferencas).toEqual([]);
});

it('a month that is named by `ano` and `mes` is compared as well', () => {
  const by = (more: object) => callTool(irrf, { salarioBruto: 5000, ...more });
  expect(by({ ano: 2025, mes: 4, comparar: '2025-05' })).toMatchObject({
    irrf: 335.15,
    comparacao: { resposta: { irrf: 312.89, tabela: { vigencia: '2025-05-01' } } },
  });
});

it.each([
  [inss, { salarioBruto: 1, competencia: '2025-5' }, 400, ['competencia']],
  [inss, { salarioBruto: 1, competencia: '2025-13' }, 422, ['competencia']],
  [inss, { salarioBruto: 1, competencia: '2019-12' }, 422, ['competencia']],
  [inss, { salarioBruto: 1, competencia: '2026-01', ano: 2026 }, 400, ['competencia']],
  [irrf, { salarioBruto: 1, competencia: '2026-01', mes: 2 }, 400, ['competencia']],
  [inss, { salarioBruto: 1, comparar: '2026-1' }, 400, ['comparar']],
  [inss, { salarioBruto: 1, comparar: '2019-12' }, 422, ['comparar']],
  [
    salarioProporcional,
    {
      salarioBruto: 1,
      dataInicio: '2026-01-01',
      dataFim: '2026-01-02',
      competencia: '2026-01',
      comparar: '2025-01',
    },
    400,
    ['competencia', 'comparar'],
  ],
  [
    simplesNacional,
    { rbt12: 1, anexo: 'I', receitaMes: 1, competencia: '2027-01', hibrido: true, comparar: '2026-12' },
    422,
    ['hibrido'],
  ],
])('%o refuses %o', (tool, input, status, fields) => {
  expect(refusal(tool, input)).toEqual({ status, fields });
});

it('a month after the last one held is answered by the last tables, and the answer says so', () => {
  const ano = lastYear(inssTable);
  const salarioBruto = 10_000;
  expect(callTool(inss, { salarioBruto, ano: 2026 }).valor).toBe(988.09);
  expect(callTool(inss, { salarioBruto, competencia: `${ano + 1}-03` })).toMatchObject({
    valor: callTool(inss, { salarioBruto, ano }).valor,
    tabela: { ano, vigencia: `${ano}-01-01`, vigente: false },
  });
});

it('a month is named once: the refusal says beside which of the two', () => {
  const asked = { salarioBruto: 1, competencia: '2026-01' };
  expect(messagesOf(irrf, { ...asked, ano: 2026 })).toEqual({
    competencia: 'não pode ser enviado junto com ano',
  });
  expect(messagesOf(irrf, { ...asked, mes: 2 })).toEqual({
    competencia: 'não pode ser enviado junto com mes',
  });
  expect(messagesOf(irrf, { ...asked, ano: 2026, mes: 2 })).toEqual({
    competencia: 'não pode ser enviado junto com ano',
  });
});

describe('an error of the other month', () => {
  const text = { pt: 'não há', en: 'there is none' };
  const thrownWith = (error: Error) => {
    try {
      compareWith({}, '2024-12', () => {
        throw error;
      });
    } catch (thrown) {
      return thrown;
    }
    return null;
  };

  it('names `comparar` where it is about the month, and its own field where it is about another', () => {
    const [of, other] = ['competencia', 'hibrido'].map((field) => invalidValue(field, text, { reason: 'r' }));
    expect(thrownWith(of as Error)).toMatchObject({
      status: 422,
      parts: { details: [{ field: 'comparar', message: text }], extra: { reason: 'r' } },
    });
    expect(thrownWith(other as Error)).toMatchObject({
      parts: { details: [{ field: 'hibrido', message: text }] },
    });
  });

  it('is thrown on where it is a fault of the program', () => {
    const bug = new TypeError('a bug');
    expect(thrownWith(bug)).toBe(bug);
  });
});
