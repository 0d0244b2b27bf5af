import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generalRetailRates } from '../../law/tables/marketplace-alpha.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { valueOn } from '#test/support/legal-tables.ts';
import { describeMarketplace } from '#test/support/marketplaces.ts';
import { marketplaceAlpha } from './marketplace-alpha.ts';

const sell = (input: Record<string, unknown>) => figuresOf(marketplaceAlpha, input);

describeMarketplace(marketplaceAlpha, {
  price: 'precoVenda',
  inputs: fc.record({
    tipoAnuncio: fc.constantFrom('classico', 'premium'),
    categoria: fc.constantFrom('outros', 'moda', 'eletrodomesticos', 'pet-shop'),
    pesoKg: fc.constantFrom(0.2, 0.5, 4, 30),
  }),
});

describe('marketplace-alpha: rates of a host', () => {
  it('that end below a weight hold for what weighs more', () => {
    const value = {
      ...valueOn(generalRetailRates, '2026-11-21'),
      custoFrete: [
        [1, 10],
        [2, 20],
        [3, 30],
      ] as const,
    };
    const tables = { [generalRetailRates.id]: [{ from: '2026-11-20', source: 'Tabela nova', value }] };
    const freight = (pesoKg: number) =>
      figuresOf(marketplaceAlpha, { precoVenda: 100, pesoKg }, { tables }).taxas.frete;
    expect([1, 1.01, 3, 30].map(freight)).toEqual([10, 20, 30, 30]);
  });
});

describe('marketplace-alpha: fees', () => {
  it.each([
    [0.01, 0.01, 0],
    [12.49, 6.25, 0],
    [12.5, 6.25, 0],
    [28.99, 6.25, 0],
    [29, 6.5, 0],
    [49.99, 6.5, 0],
    [50, 6.75, 0],
    [78.99, 6.75, 0],
    [79, 0, 21.5],
  ])('at %f the fixed fee is %f and the freight %f', (precoVenda, tarifaFixa, frete) => {
    expect(sell({ precoVenda }).taxas).toMatchObject({ tarifaFixa, frete });
  });

  it.each([
    [0.01, 20],
    [0.3, 20],
    [0.31, 21.5],
    [1, 22.5],
    [2, 23.5],
    [2.01, 28.5],
    [9, 44.5],
    [13, 66],
    [17, 73.5],
    [23, 86],
    [30, 99],
  ])('%f kg cost the seller %f of freight', (pesoKg, frete) => {
    expect(sell({ precoVenda: 200, pesoKg }).taxas.frete).toBe(frete);
  });

  it.each([
    ['moda', 'classico', 14],
    ['celulares', 'classico', 13],
    ['pet-shop', 'classico', 12.5],
    ['livros', 'classico', 12],
    ['casa-decoracao', 'classico', 11.5],
    ['eletrodomesticos', 'classico', 11],
    ['eletrodomesticos', 'premium', 16],
  ])('%s in a listing %s pays %f %%', (categoria, tipoAnuncio, comissao) => {
    const { taxas, tabela } = sell({ precoVenda: 100, categoria, tipoAnuncio });
    expect(taxas.comissao).toBe(comissao);
    expect(tabela.comissao).toBe(comissao);
  });
});

describe('marketplace-alpha: overrides', () => {
  it('every rate may be the caller’s, and is reported', () => {
    const tabela = {
      comissao: 10,
      faixasTarifaFixa: [{ abaixoDe: 200, valor: 1 }],
      freteGratisAPartirDe: 50,
      custoFrete: 5,
    };
    const answer = sell({ precoVenda: 100, categoria: 'moda', tipoAnuncio: 'premium', tabela });
    expect(answer.taxas).toEqual({ comissao: 10, tarifaFixa: 1, frete: 5, total: 16, percentual: 16 });
    expect(answer.tabela).toMatchObject(tabela);
  });

  it('an empty list of fixed fees means none', () => {
    expect(sell({ precoVenda: 20, tabela: { faixasTarifaFixa: [] } }).taxas.tarifaFixa).toBe(0);
  });

  it.each([
    [[{ abaixoDe: 10 }], 400, 'tabela.faixasTarifaFixa[0]'],
    [[{ abaixoDe: 10, valor: 1, percentual: 1 }], 400, 'tabela.faixasTarifaFixa[0]'],
    [[{ valor: 1 }], 400, 'tabela.faixasTarifaFixa[0].abaixoDe'],
    [
      [
        { abaixoDe: 20, valor: 1 },
        { abaixoDe: 10, valor: 2 },
      ],
      422,
      'tabela.faixasTarifaFixa',
    ],
    [
      [
        { abaixoDe: 20, valor: 1 },
        { abaixoDe: 20, valor: 2 },
      ],
      422,
      'tabela.faixasTarifaFixa',
    ],
  ])('fixed fees of %j get %i on %s', (faixasTarifaFixa, status, field) => {
    expect(refusal(marketplaceAlpha, { precoVenda: 1, tabela: { faixasTarifaFixa } })).toEqual({
      status,
      fields: [field],
    });
  });
});

describe('marketplace-alpha: suggested price', () => {
  it('is the lower side of a threshold where both sides reach the target', () => {
    // 75 leaves 75 − 9 − 6.75 − 50 = 9.25; from 79 on the freight takes more than the fixed fee did.
    const { precoSugerido } = sell({ custo: 50, margemAlvo: 12 });
    expect(precoSugerido.precoVenda).toBeLessThan(79);
    expect(sell({ custo: 50, precoVenda: 79 }).margem).toBeLessThan(12);
  });

  it('jumps over a threshold below which no price reaches it', () => {
    expect(sell({ custo: 50, margemAlvo: 20 }).precoSugerido.precoVenda).toBeGreaterThan(79);
  });

  it('knows the fees of the caller', () => {
    const tabela = { comissao: 0, faixasTarifaFixa: [], custoFrete: 0 };
    expect(sell({ custo: 40, margemAlvo: 60, tabela }).precoSugerido).toMatchObject({
      precoVenda: 100,
      lucro: 60,
    });
  });
});

describe('marketplace-alpha: totals', () => {
  // By hand: 12 % of 33.33 is 4.00, 6.50 of fixed fee make 10.50 a unit; 33.33 − 10.50 − 10 = 12.83; each times 7.
  it('are the unit amounts times the quantity', () => {
    expect(sell({ precoVenda: 33.33, custo: 10, quantidade: 7 }).totais).toEqual({
      quantidade: 7,
      receita: 233.31,
      taxas: 73.5,
      valorLiquido: 159.81,
      lucro: 89.81,
    });
  });

  it.each([
    [{ quantidade: 0 }, 'quantidade'],
    [{ tipoAnuncio: 'ouro' }, 'tipoAnuncio'],
    [{ categoria: 'carros' }, 'categoria'],
    [{ pesoKg: 0 }, 'pesoKg'],
    [{ pesoKg: 30.1 }, 'pesoKg'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(marketplaceAlpha, { precoVenda: 1, ...input })).toEqual({ status: 400, fields: [field] });
  });
});
