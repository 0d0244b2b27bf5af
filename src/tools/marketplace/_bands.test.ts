import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import * as alpha from './_alpha.ts';
import * as beta from './_beta.ts';
import * as gamma from './_gamma.ts';
import { leastPrice } from './_least-price.ts';
import { suggestedSale } from './_sale.ts';
import { marketplaceBeta } from './marketplace-beta.ts';

// From each price on what is charged, in % and in cents, worked out by hand from the rates.
describe('bands of fees and costs', () => {
  const costs = { custo: 1, outrosCustos: 0.5 };

  it('of general retail begin where the fixed fee and the freight change', () => {
    const rates = {
      comissao: 12,
      faixasTarifaFixa: [
        { abaixoDe: 12.5, percentual: 50 },
        { abaixoDe: 29, valor: 6.25 },
      ],
      freteGratisAPartirDe: 20,
      custoFrete: 15,
    };
    expect(alpha.bandsOf(rates, costs as never)).toEqual([
      { from: 1, percent: 62, fixed: 150 },
      { from: 1250, percent: 12, fixed: 775 },
      { from: 2000, percent: 12, fixed: 2275 },
      { from: 2900, percent: 12, fixed: 1650 },
    ]);
    expect(alpha.bandsOf({ ...rates, freteGratisAPartirDe: 0 }, costs as never)).toEqual([
      { from: 1, percent: 62, fixed: 1650 },
      { from: 1250, percent: 12, fixed: 2275 },
      { from: 2900, percent: 12, fixed: 1650 },
    ]);
  });

  it('of retail with a ceiling begin where the fixed fee is whole and where the ceiling is reached', () => {
    const rates = {
      comissao: 12,
      taxaTransacao: 2,
      programaFreteGratis: 6,
      tetoComissao: 105,
      tarifaFixa: 4,
      tarifaReduzidaAbaixoDe: 8,
      adicionalPessoaFisica: 3,
    };
    const bands = (own: object, sent: object) =>
      beta
        .bandsOf({ ...rates, ...own }, { ...costs, ...sent } as never)
        .map(({ from, percent, fixed }) => [from, percent, fixed]);
    expect(bands({}, { freteGratis: true })).toEqual([
      [1, 70, 150],
      [800, 20, 550],
      [58_334, 2, 11_050],
    ]);
    expect(bands({}, { freteGratis: false, pessoaFisica: true })).toEqual([
      [1, 64, 450],
      [800, 14, 850],
      [87_500, 2, 11_350],
    ]);
    expect(bands({ comissao: 1 }, {}).map(([from]) => from)).toEqual([1, 800, 1_050_000]);
    expect(bands({ comissao: 0 }, {}).map(([from]) => from)).toEqual([1, 800]);
    expect(bands({ tarifaReduzidaAbaixoDe: 0, tetoComissao: 0 }, {})).toEqual([[1, 2, 550]]);
  });

  it('of retail by price begin where one band ends', () => {
    const rates = { taxaTransacao: 1, adicionalPessoaFisica: 3 };
    const bands = (faixas: object[], sent: object = {}) =>
      beta
        .bandsOf({ ...rates, faixas } as never, { ...costs, ...sent } as never)
        .map(({ from, percent, fixed }) => [from, percent, fixed]);
    const last = { comissao: 14, tarifaFixa: 26 };
    expect(bands([{ abaixoDe: 80, comissao: 20, tarifaFixa: 4 }, last], { pessoaFisica: true })).toEqual([
      [1, 21, 850],
      [8000, 15, 3050],
    ]);
    expect(bands([last])).toEqual([[1, 15, 2750]]);
    // No price is below one cent.
    expect(bands([{ abaixoDe: 0.01, comissao: 20, tarifaFixa: 4 }, last])).toEqual([[1, 15, 2750]]);
  });

  it('of deliveries begin where the orders of a month reach the fee of the month', () => {
    const rates = { comissao: 12, taxaPagamentoOnline: 3, mensalidade: 110, limiteMensalidade: 1800 };
    const bands = (sent: object) =>
      gamma
        .bandsOf(rates, { ...costs, custoEntrega: 2, taxaEntregaCliente: 0, ...sent } as never)
        .map(({ from, percent, fixed }) => [from, percent, fixed]);
    expect(bands({ pagamentoOnline: false })).toEqual([[1, 12, 350]]);
    expect(bands({ pagamentoOnline: true, taxaEntregaCliente: 5 })).toEqual([[1, 15, -135]]);
    expect(bands({ pedidosMes: 7 })).toEqual([
      [1, 12, 350],
      [25_715, 12, 1921],
    ]);
    expect(bands({ pedidosMes: 100_000 })).toEqual([
      [1, 12, 350],
      [2, 12, 350],
    ]);
    expect(bands({ pedidosMes: 1_000_000 })).toEqual([[1, 12, 350]]);
  });
});

describe('the prices that are tried', () => {
  const least = (percent: number, fixed: number, price: number) =>
    leastPrice([{ from: 1, percent, fixed }], 100, (tried) => tried === price);

  it('are those that three cents of rounding can help', () => {
    // 60 % of 11.7 and of 21.7 are 7 and 13: three cents around 10.
    expect([10, 11, 22, 23].map((price) => least(40, 10, price))).toEqual([null, 11, 22, null]);
  });

  it('are the lowest where a price leaves less the higher it is', () => {
    expect([1, 6, 7].map((price) => least(150, 0, price))).toEqual([1, 6, null]);
    expect([1, 2, 3].map((price) => least(150, 2, price))).toEqual([1, 2, null]);
  });
});

describe('the suggested price', () => {
  const free = {
    comissao: 0,
    programaFreteGratis: 0,
    taxaTransacao: 0,
    tarifaFixa: 0,
    tarifaReduzidaAbaixoDe: 0,
  };
  const suggested = (input: object, tabela: object = free) =>
    figuresOf(marketplaceBeta, { ...input, tabela }).precoSugerido.precoVenda;

  it('is a million at most', () => {
    expect(suggested({ custo: 1_000_000, margemAlvo: 0 })).toBe(1_000_000);
    const above = { custo: 1_000_000, outrosCustos: 0.01, margemAlvo: 0, tabela: free };
    expect(refusal(marketplaceBeta, above)).toEqual({ status: 422, fields: ['margemAlvo'] });
  });

  it('does not exist where margin and fees take all of it, though rounding would leave one of a cent', () => {
    const sale = (base: number) => ({ base, profit: base }) as never;
    const sent = { custo: 1, margemAlvo: 95, aliquotaImpostos: 1 } as never;
    const found = (fees: number) =>
      suggestedSale(sent, fees, [{ from: 1, percent: fees, fixed: 0 }], sale, 100);
    expect(found(3.99)).toEqual({ base: 1, profit: 1 });
    expect(() => found(4)).toThrow();
    expect(() => found(4.5)).toThrow();
  });

  it('is of the whole fixed fee from the price on that ends the reduced one', () => {
    const tabela = { tarifaFixa: 5, tarifaReduzidaAbaixoDe: 8 };
    const fee = (precoVenda: number) =>
      figuresOf(marketplaceBeta, { precoVenda, tabela }).taxas.tarifaFixa as number;
    expect([7.99, 8].map(fee)).toEqual([4, 5]);
  });
});
