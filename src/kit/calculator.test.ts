import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { run } from '../pipeline/run.ts';
import { defineCalculator } from './calculator.ts';
import { withTexts } from './tool-texts.ts';
import { exact, times, toMoney } from '../lib/numbers/exact.ts';
import { explicar, todayByDefault } from './fields/index.ts';

const room = v.object({
  largura: v.number(),
  altura: v.optional(v.number(), 2.7),
  pintura: v.optional(v.object({ demaos: v.optional(v.number(), 2), cor: v.optional(v.string()) })),
  piso: v.optional(v.object({ junta: v.optional(v.number(), 3) }), {}),
  moveis: v.optional(v.array(v.object({ quantidade: v.optional(v.number(), 1) })), []),
  desconto: v.optional(v.number(), 0),
  perda: v.optional(v.number()),
  nome: v.optional(v.string()),
  dia: todayByDefault,
  ano: v.optional(v.number(), 2026),
  mes: v.optional(v.number(), 12),
  tom: v.optional(v.nullable(v.string()), null),
});

const definition = {
  method: 'POST',
  path: '/calculadoras/sala',
  name: 'Sala',
  summary: 'Uma sala',
  input: room,
  output: v.object({ area: v.number() }),
  assumptions: {
    unused: {
      desconto: ({ nome }: { nome?: string | undefined }) => nome === 'sem desconto',
      'pintura.demaos': (_: unknown, { area }: { area: number }) => area === 0,
    },
    constants: () => ({ perda: 10, pesoLata: 18, semValor: undefined }),
  },
  run: ({ largura, altura }: { largura: number; altura: number }) => ({ area: largura * altura }),
} as const;

const sala = defineCalculator({
  ...definition,
  category: 'construcao',
  examples: [{ input: { largura: 2 } }],
});

const TODAY = '2026-11-21';
const untouched = {
  altura: 2.7,
  piso: { junta: 3 },
  moveis: [],
  desconto: 0,
  dia: TODAY,
  tom: null,
  perda: 10,
  pesoLata: 18,
};

describe('an answer tells', () => {
  it('the defaults that nothing was sent for, today as a date, and the constants, after the figures', () => {
    const answer = callTool(sala, { largura: 2 });
    expect(answer).toEqual({ area: 5.4, premissas: untouched });
    expect(Object.keys(answer)).toEqual(['area', 'premissas']);
  });

  it('them under premissas where the category is one of a host', () => {
    const own = defineCalculator({
      ...definition,
      category: 'vendas',
      examples: [{ input: { largura: 2 } }],
    });
    const { premissas } = callTool(own, { largura: 2 });
    expect(premissas).toEqual(untouched);
  });

  it('nothing of what was sent, be it the default', () => {
    const sent = {
      largura: 2,
      altura: 2.7,
      piso: { junta: 3 },
      moveis: [],
      desconto: 0,
      dia: TODAY,
      tom: null,
      perda: 0,
    };
    expect(callTool(sala, sent).premissas).toEqual({ pesoLata: 18 });
  });

  it('the defaults inside an object that was sent in its place, and none of items of a list', () => {
    const { premissas } = callTool(sala, { largura: 2, pintura: { cor: 'azul' }, moveis: [{}] });
    const { moveis: _, ...rest } = untouched;
    expect(premissas).toEqual({ ...rest, pintura: { demaos: 2 } });
  });

  it('nothing that others switch off, and no object that is left empty', () => {
    const { premissas } = callTool(sala, { largura: 0, pintura: {}, nome: 'sem desconto' });
    const { desconto: _, ...rest } = untouched;
    expect(premissas).toEqual(rest);
  });

  it('the assumption where a page sends a field without a value', () => {
    expect(callTool(sala, { largura: 2, altura: undefined }).premissas).toMatchObject({ altura: 2.7 });
  });
});

it('each category has its field, and the notice where it has one', () => {
  const keysOf = (category: 'saude' | 'financeiro' | 'trabalhista' | 'marketplace') => {
    const tool = defineCalculator({ ...definition, category, examples: [] as never });
    return Object.keys(callTool(tool, { largura: 1 }));
  };
  expect(keysOf('saude')).toEqual(['area', 'assumptions']);
  expect(keysOf('financeiro')).toEqual(['area', 'premissas']);
  expect(keysOf('trabalhista')).toEqual(['area', 'premissas', 'aviso']);
  expect(keysOf('marketplace')).toEqual(['area', 'premissas', 'aviso']);
});

it.each([
  ['trabalhista', 'Esta é uma estimativa, e não substitui a orientação de um advogado ou contador.'],
  ['tributario', 'Esta é uma estimativa, e não substitui a orientação de um advogado ou contador.'],
  ['marketplace', 'As tarifas são de referência, e não as de uma empresa.'],
  ['financeiro', undefined],
  ['construcao', undefined],
] as const)('the notice of %s is %j', (category, aviso) => {
  const tool = defineCalculator({ ...definition, category, examples: [] as never });
  expect(callTool(tool, { largura: 0 }).aviso).toBe(aviso);
});

it('the notice says in both languages when the tables are not those of the period', () => {
  const noticeWith = (tabela: object, language: 'pt' | 'en') => {
    const tool = defineCalculator({
      ...definition,
      category: 'trabalhista',
      output: v.object({ area: v.number(), tabela: v.looseObject({}) }),
      examples: [] as never,
      run: () => ({ area: 0, tabela: { ...tabela } }),
    });
    return callTool(tool, { largura: 0 }, { language: () => language }).aviso;
  };
  expect(noticeWith({ ano: 2026 }, 'pt')).toMatch(/contador\.$/);
  expect(noticeWith({ ano: 2026, vigente: false }, 'pt')).toMatch(
    /contador\. Esta versão ainda não tem as tabelas do período: foram usadas as de 2026\.$/,
  );
  expect(noticeWith({ vigente: false }, 'pt')).toMatch(/: foram usadas as últimas\.$/);
  expect(noticeWith({ ano: 2026, vigente: false }, 'en')).toMatch(
    /accountant\. This version does not have the tables of the period yet: it used those of 2026\.$/,
  );
  expect(noticeWith({ vigente: false }, 'en')).toMatch(/: it used the last ones\.$/);
});

it('the notice says in both languages what a tool assumed that may turn the answer', () => {
  const tool = defineCalculator({
    ...definition,
    category: 'tributario',
    examples: [] as never,
    assumptions: {
      notice: ({ largura }) =>
        largura > 1 ? { pt: 'A parede é reta.', en: 'The wall is straight.' } : undefined,
    },
  });
  const noticeOf = (largura: number, language: 'pt' | 'en') =>
    callTool(tool, { largura }, { language: () => language }).aviso;
  expect(noticeOf(2, 'pt')).toMatch(/contador\. A parede é reta\.$/);
  expect(noticeOf(2, 'en')).toMatch(/accountant\. The wall is straight\.$/);
  expect(noticeOf(1, 'pt')).toMatch(/contador\.$/);
});

it('an explanation is in Portuguese where nobody chose a language', async () => {
  const dobro = { pt: ['Dobro', 'O dobro'], en: ['Double', 'The double'] } as const;
  const summary = { pt: 'O dobro', en: 'The double' };
  const texts = {
    'calculadoras-dobro': { englishName: 'Double', summary, input: {}, output: { dobro } },
  };
  const rule = defineCalculator({
    method: 'POST',
    path: '/calculadoras/dobro',
    name: 'Dobro',
    category: 'construcao',
    input: v.object({ lado: v.number(), explicar }),
    output: v.object({ dobro: v.number() }),
    examples: [],
    run: ({ lado }) => ({ dobro: toMoney(times(exact(lado, 'lado'), exact(2))) }),
  });
  const tool = withTexts(async () => ({ texts }))(rule);
  const saidIn = async (language?: 'pt' | 'en') => {
    const options = language && { language: () => language };
    const { explicacao } = await callTool(tool, { lado: 3, explicar: true }, options);
    return explicacao.map(({ descricao, formula }: Record<string, string>) => [descricao, formula]);
  };
  expect(await saidIn()).toEqual([['O dobro', 'lado * 2']]);
  expect(await saidIn('en')).toEqual([['The double', 'lado * 2']]);
  expect(callTool(tool, { lado: 3 })).toEqual({ dobro: 6, premissas: {} });
});

it('a rule in pieces answers at once, unless it explains itself', async () => {
  const halves = defineCalculator({
    method: 'POST',
    path: '/calculadoras/metades',
    name: 'Metades',
    category: 'construcao',
    input: v.object({ lado: v.number(), altura: v.optional(v.number(), 2), explicar }),
    output: v.object({ area: v.number() }),
    examples: [],
    *run({ lado, altura }) {
      const side = exact(lado, 'lado');
      yield;
      return { area: toMoney(times(side, exact(altura, 'altura'))) };
    },
  });
  const answer = { area: 6, premissas: { altura: 2 } };
  expect(callTool(halves, { lado: 3 })).toEqual(answer);
  const { explicacao, ...explained } = await callTool(halves, { lado: 3, explicar: true });
  expect(explained).toEqual(answer);
  expect(explicacao).toMatchObject([{ formula: 'lado * altura', resultado: 6 }]);
});

it('an answer of one of several forms declares what it tells in each', () => {
  const { output } = defineCalculator({
    ...definition,
    category: 'tributario',
    output: v.union([v.object({ area: v.number() }), v.object({ volume: v.number() })]),
    assumptions: {},
    examples: [],
  });
  const told = { premissas: {}, aviso: '…' };
  expect(v.parse(output, { area: 1, ...told })).toEqual({ area: 1, ...told });
  expect(v.is(output, { area: 1 })).toBe(false);
});

it('a date that is today by default follows the clock of the service, in São Paulo', () => {
  const at = (clock: number) =>
    run(sala, { values: { largura: 1 }, unknown: [] }, { random: () => 0, clock: () => clock, tables: {} });
  expect(at(Date.UTC(2026, 10, 21, 2))).toMatchObject({ premissas: { dia: '2026-11-20' } });
  expect(at(Date.UTC(2026, 10, 21, 3))).toMatchObject({ premissas: { dia: '2026-11-21' } });
});
