import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { conversaoTaxas } from './conversao-taxas.ts';

const convert = (input: Record<string, unknown>) => callTool(conversaoTaxas, input);

describe('equivalent rates', () => {
  // Excel help: EFFECT(5.25 %; 4) = 5.3542667 %, NOMINAL(5.3543 %; 4) = 5.25 %.
  it('EFFECT and NOMINAL', () => {
    const nominal = convert({ taxa: 5.25, periodo: 'anual', tipo: 'nominal', capitalizacao: 'trimestral' });
    expect(nominal.taxaAnualEfetiva).toBe(5.3542667);
    const effective = convert({ taxa: 5.3543, periodo: 'anual' });
    expect(effective.nominaisAnuais.trimestral).toBeCloseTo(5.250032, 6);
  });

  // HP-12C user’s guide, "Savings", and its support page on interest rate conversions.
  it.each([
    [5.25, 'trimestral', '5.35'],
    [7, 'mensal', '7.23'],
  ])('HP-12C: %d %% a year by %s is %s %%', (taxa, capitalizacao, shown) => {
    const nominal = convert({ taxa, periodo: 'anual', tipo: 'nominal', capitalizacao });
    expect(nominal.taxaAnualEfetiva.toFixed(2)).toBe(shown);
  });

  it('HP-12C: 5.35 % is 5.25 % by the quarter, and 5.39 % is 5.25 % at each moment', () => {
    expect(convert({ taxa: 5.35, periodo: 'anual' }).nominaisAnuais.trimestral.toFixed(2)).toBe('5.25');
    expect(convert({ taxa: 5.39, periodo: 'anual' }).taxaContinuaAnual.toFixed(2)).toBe('5.25');
  });

  it('a nominal rate of a quarter by months is three of them', () => {
    expect(
      convert({ taxa: 3, periodo: 'trimestral', tipo: 'nominal', capitalizacao: 'mensal' }),
    ).toMatchObject({
      taxaPorCapitalizacao: 1,
      efetivas: { trimestral: 3.0301 },
    });
  });

  it('a day of a year of 252 days', () => {
    // 14.90 % a year is .055131 % a business day, as B3 publishes the DI rate.
    expect(convert({ taxa: 14.9, periodo: 'anual' }).efetivas.diaria252).toBeCloseTo(0.055131, 6);
    expect(convert({ taxa: 0.055131, periodo: 'diaria', baseDias: 252 }).taxaAnualEfetiva).toBeCloseTo(
      14.9,
      3,
    );
  });

  it('the continuous rate is the logarithm of the factor', () => {
    expect(convert({ taxa: 100 * (Math.E - 1), periodo: 'anual' }).taxaContinuaAnual).toBe(100);
    expect(convert({ taxa: 0, periodo: 'anual' }).taxaContinuaAnual).toBe(0);
  });
});

it('the real rate, from either side', () => {
  expect(convert({ operacao: 'real', taxa: 14.25, inflacao: 4.5 })).toMatchObject({ taxaReal: 9.3301435 });
  expect(convert({ operacao: 'real', taxaReal: 10, inflacao: 5 })).toMatchObject({
    taxa: 15.5,
    diferencaSimples: 10.5,
  });
});

it('rates accumulate: the IPCA of 2023 is 4.62 % (IBGE)', () => {
  const months = [0.53, 0.84, 0.71, 0.61, 0.23, -0.08, 0.12, 0.23, 0.26, 0.24, 0.28, 0.56];
  const { taxaAcumulada, quantidade, taxaMedia } = convert({ operacao: 'acumular', taxas: months });
  expect([taxaAcumulada.toFixed(2), quantidade]).toEqual(['4.62', 12]);
  expect((1 + taxaMedia / 100) ** 12).toBeCloseTo(1 + taxaAcumulada / 100, 8);
});

// Excel help: FVSCHEDULE(1; {9 %; 11 %; 10 %}) = 1.33089.
it('rates accumulate: FVSCHEDULE', () => {
  expect(convert({ operacao: 'acumular', taxas: [9, 11, 10] }).fator).toBe(1.33089);
});

// A textbook’s bill of 10,000 at 3 % a month, two months before it is due.
it.each([
  ['comercial', 600],
  ['racional', 566.04],
  ['comercial-composto', 591],
  ['racional-composto', 574.04],
])('discount, %s: %d', (modalidade, desconto) => {
  const titulos = [{ valor: 10_000, dias: 60 }];
  const answer = convert({ operacao: 'desconto', taxa: 3, titulos, modalidade });
  expect(answer).toMatchObject({ desconto, valorLiquido: 10_000 - desconto, prazoMedio: 60 });
  expect(10_000 / (1 + answer.taxaEfetivaMensal / 100) ** 2).toBeCloseTo(10_000 - desconto, 4);
});

it('a title by its due date, and one that costs nothing', () => {
  const titulos = [{ valor: 100, vencimento: '2026-12-21' }];
  expect(convert({ operacao: 'desconto', taxa: 0, titulos, dataDesconto: '2026-11-21' })).toMatchObject({
    taxaEfetivaMensal: 0,
    titulos: [{ valor: 100, dias: 30, desconto: 0, valorPresente: 100 }],
  });
});

it.each([
  [{ taxa: 12 }, 400, ['periodo']],
  [{ periodo: 'anual' }, 400, ['taxa']],
  [{ taxa: 12, periodo: 'anual', tipo: 'nominal' }, 400, ['capitalizacao']],
  [{ taxa: 12, periodo: 'anual', capitalizacao: 'mensal' }, 400, ['capitalizacao']],
  [{ taxa: 12, periodo: 'mensal', tipo: 'nominal', capitalizacao: 'anual' }, 422, ['capitalizacao']],
  [{ taxa: 0.05, periodo: 'diaria' }, 400, ['baseDias']],
  [{ taxa: 12, periodo: 'anual', dias: 3 }, 400, ['baseDias']],
  [{ taxa: 100, periodo: 'diaria', baseDias: 252 }, 422, ['taxa']],
  [{ taxa: -98, periodo: 'mensal', tipo: 'nominal', capitalizacao: 'mensal' }, 200, []],
  [{ operacao: 'real', inflacao: 1 }, 400, ['taxa']],
  [{ operacao: 'real', inflacao: 1, taxa: 2, taxaReal: 1 }, 400, ['taxa']],
  [{ operacao: 'acumular' }, 400, ['taxas']],
  [{ operacao: 'desconto', taxa: 50, titulos: [{ valor: 10, dias: 60 }] }, 422, ['taxa']],
  [{ operacao: 'desconto', taxa: 1, titulos: [{ valor: 10, dias: 6 }], tarifas: 10 }, 422, ['tarifas']],
  [{ operacao: 'desconto', taxa: 1, titulos: [{ valor: 10 }] }, 400, ['titulos[0].dias']],
  [
    {
      operacao: 'desconto',
      taxa: 1,
      titulos: [{ valor: 10, vencimento: '2026-01-01' }],
      dataDesconto: '2026-01-01',
    },
    422,
    ['titulos[0].vencimento'],
  ],
])('%j gets %i on %j', (input, status, fields) => {
  if (status === 200) expect(convert(input).taxaPorCapitalizacao).toBe(-98);
  else expect(refusal(conversaoTaxas, input)).toEqual({ status, fields });
});
