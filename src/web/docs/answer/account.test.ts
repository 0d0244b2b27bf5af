import { describe, expect, it } from 'vitest';
import { accountOf, accountText, type Step } from './account.ts';
import { texts } from '../texts/index.ts';

const context = { language: 'pt', t: texts.pt } as const;
const law = 'Portaria Interministerial MPS/MF nº 13/2026';
const at = (passo: string) => ({ passo });
const step = (
  passo: string,
  formula: string,
  valores: Step['valores'] & object,
  resultado: number,
  more: Partial<Step> = {},
): Step => ({
  ...{ passo, descricao: `O que é ${passo}`, formula, valores, resultado },
  ...{ arredondamento: 'nenhum', fonte: law, campo: null, ...more },
});

// Bands of 2026 by the Portaria: 1.621,00 at 7.5 %, to 2.902,84 at 9 %, to 4.354,27 at 12 %, to 8.475,55 at 14 %; of 5.800,00.
const bands = [
  [1621, 7.5, 121.575],
  [1281.84, 9, 115.3656],
  [1451.43, 12, 174.1716],
  [1445.73, 14, 202.4022],
] as const;
const inss: readonly Step[] = [
  ...bands.flatMap(([base, rate, result], i) => [
    step(`inss.faixa.base.${i + 1}`, 'maior(menor(ate, teto) - maior(de, 0), 0)', {}, base),
    step(
      `inss.faixa.${i + 1}`,
      'base * aliquota / 100',
      { base: at(`inss.faixa.base.${i + 1}`), aliquota: rate },
      result,
    ),
  ]),
  step(
    'inss',
    'a + b + c + d',
    { a: at('inss.faixa.1'), b: at('inss.faixa.2'), c: at('inss.faixa.3'), d: at('inss.faixa.4') },
    613.51,
    { arredondamento: 'centavo' },
  ),
];

describe('the sums of a calculation', () => {
  const [group] = accountOf(context, inss, undefined);

  it('have numbers in place of names, each to the cent, under their total and its law', () => {
    expect(group?.entries.map(({ numbers, result }) => `${numbers} = ${result}`)).toEqual([
      '1.621,00 × 7,5 % = 121,58',
      '1.281,84 × 9 % = 115,37',
      '1.451,43 × 12 % = 174,17',
      '1.445,73 × 14 % = 202,40',
    ]);
    expect(group).toMatchObject({ name: 'INSS', total: '613,51', source: law });
    expect(group?.entries.every(({ source }) => source === null)).toBe(true);
  });

  it('say where rows that are rounded one by one would give another sum', () => {
    expect(group?.rounding).toEqual({ exact: '613,5144', total: '613,51', rows: '613,52' });
  });

  it('can be copied as a text', () => {
    expect(accountText(group ? [group] : []).split('\n')).toEqual([
      `INSS (${law})`,
      '  O que é inss.faixa.1: 1.621,00 × 7,5 % = 121,58',
      '  O que é inss.faixa.2: 1.281,84 × 9 % = 115,37',
      '  O que é inss.faixa.3: 1.451,43 × 12 % = 174,17',
      '  O que é inss.faixa.4: 1.445,73 × 14 % = 202,40',
      '  = 121,58 + 115,37 + 174,17 + 202,40 = 613,51',
    ]);
  });

  it('leave out what adds nothing, a floor or a ceiling that is not reached, and values that are only repeated', () => {
    const steps = [
      step(
        'irrf.base',
        'maior(salario - inss - pensao, 0)',
        { salario: 5800, inss: 992.69, pensao: 0 },
        4807.31,
      ),
      step('irrf.ate', 'menor(base, teto)', { base: at('irrf.base'), teto: 9000 }, 4807.31),
      step('irrf.copia', 'base', { base: at('irrf.base') }, 4807.31),
      step(
        'irrf',
        'base * aliquota / 100 - parcela',
        { base: at('irrf.base'), aliquota: 27.5, parcela: 908.73 },
        413.28,
        {
          fonte: 'Lei nº 15.191/2025',
        },
      ),
    ];
    expect(accountOf(context, steps, { properties: { irrf: { title: 'Imposto de renda' } } })).toMatchObject([
      {
        name: 'Imposto de renda',
        numbers: '4.807,31 × 27,5 % − 908,73',
        total: '413,28',
        entries: [{ numbers: '5.800,00 − 992,69', result: '4.807,31' }],
      },
    ]);
  });

  it('stand apart where one is made twice, each under the part of the answer that holds it', () => {
    const twice = [
      step('inss.faixa.1', 'salario * aliquota / 100', { salario: 1000, aliquota: 7.5 }, 75),
      step('inss', 'faixa + outra', { faixa: at('inss.faixa.1'), outra: 0 }, 75),
      step('inss.faixa.1.2', 'decimo * aliquota / 100', { decimo: 2500, aliquota: 7.5 }, 187.5),
      step('inss.2', 'faixa + outra', { faixa: at('inss.faixa.1.2'), outra: 0 }, 187.5),
      step('inss13.valor', 'inss2', { inss2: at('inss.2') }, 187.5, { campo: 'inss13.valor' }),
      step('inss.3', 'a + b', { a: 1, b: 2 }, 3, { campo: 'descontos[2].valor' }),
    ];
    const properties = { inss: { title: 'INSS do salário' }, inss13: { title: 'INSS do 13º' } };
    const groups = accountOf(context, twice, { properties });
    expect(groups.map(({ name, entries }) => [name, entries.map(({ numbers }) => numbers)])).toEqual([
      ['INSS do salário', ['1.000,00 × 7,5 %']],
      ['INSS do 13º', ['2.500,00 × 7,5 %']],
      ['INSS (3)', []],
    ]);
  });

  it('do not exist where no step has a name or a formula', () => {
    expect(accountOf(context, [step('a', 'b', { b: 1 }, 1)], undefined)).toEqual([]);
    expect(
      accountOf(
        context,
        [step('a', 'b + c', { b: 1, c: 1 }, 2, { descricao: 'Valor intermediário' })],
        undefined,
      ),
    ).toEqual([]);
  });
});
