import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describe } from './fields/describe.ts';
import { keepAnswerTexts, textsOf } from './keep-answer-texts.ts';

const amount = (name: string) => describe(v.number(), { pt: name, en: `${name} (en)` });

it('has the texts of the numbers of an answer by their paths, those of all answers left out', () => {
  const output = v.object({
    total: amount('total'),
    nome: describe(v.string(), { pt: 'nome', en: 'name' }),
    sem: v.number(),
    talvez: v.optional(amount('talvez')),
    ou: describe(v.nullable(v.union([v.number(), v.string()])), { pt: 'ou', en: 'or' }),
    faixas: v.array(
      v.object({ valor: amount('valor'), lista: describe(v.array(v.number()), { pt: 'lista', en: 'list' }) }),
    ),
    meses: describe(v.array(amount('mês')), { pt: 'meses', en: 'months' }),
    porNome: v.record(v.string(), amount('por nome')),
    aviso: amount('aviso'),
    ...Object.fromEntries(
      ['comparacao', 'explicacao', 'premissas', 'tabela'].map((name) => [
        name,
        v.object({ ano: amount(`ano de ${name}`) }),
      ]),
    ),
    dentro: v.object({ aviso: amount('aviso de dentro') }),
  });
  expect(textsOf(output)).toEqual({
    total: ['total', 'total (en)'],
    talvez: ['talvez', 'talvez (en)'],
    ou: ['ou', 'or'],
    'faixas[].valor': ['valor', 'valor (en)'],
    'meses[]': ['mês', 'mês (en)'],
    'porNome.*': ['por nome', 'por nome (en)'],
    'dentro.aviso': ['aviso de dentro', 'aviso de dentro (en)'],
  });
});

it('are kept of the tools that explain themselves, by their ids', () => {
  const output = v.object({ total: amount('total') });
  const tools = [
    { id: 'a', input: v.object({ explicar: v.boolean() }), output },
    { id: 'b', input: v.object({}), output },
  ];
  expect(keepAnswerTexts(tools as never)).toEqual({ a: { total: ['total', 'total (en)'] } });
});
