import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { describeMarketplace } from '#test/support/marketplaces.ts';
import { marketplaceGamma } from './marketplace-gamma.ts';

const sell = (input: Record<string, unknown>) => figuresOf(marketplaceGamma, input);

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const terms = {
  pagamentoOnline: fc.boolean(),
  cupomLoja: cents(2_000),
  custoEntrega: cents(1_500),
  pedidosMes: fc.constantFrom(undefined, 1, 30, 100, 7_777),
};

describeMarketplace(marketplaceGamma, {
  price: 'valorPedido',
  inputs: fc.oneof(
    fc.record({ ...terms, plano: fc.constant('entrega') }),
    fc.record({ ...terms, plano: fc.constant('basico'), taxaEntregaCliente: cents(1_500) }),
  ),
  base: (price, { cupomLoja }) => price - toCents(cupomLoja as number),
  received: ({ taxaEntregaCliente = 0 }) => toCents(taxaEntregaCliente as number),
  costs: ({ custoEntrega }) => toCents(custoEntrega as number),
});

describe('marketplace-gamma: fees', () => {
  it('the plans have rates of their own', () => {
    expect(sell({ valorPedido: 100 }).taxas).toMatchObject({ comissao: 23, pagamentoOnline: 3.2 });
    expect(sell({ valorPedido: 100, plano: 'basico' }).taxas).toMatchObject({ comissao: 12 });
    expect(sell({ valorPedido: 100, pagamentoOnline: false }).taxas).toMatchObject({ pagamentoOnline: 0 });
  });

  // By hand: 60 − 10 = 50; 12 % of it is 6, 3.2 % of 50 + 8 is 1.856, and 7.86 are 15.72 % of 50. 58 − 7.86 = 50.14, less
  // 2 of taxes and 20 + 1 + 7 of costs.
  it('a coupon of the store lowers the base; the delivery fee is paid online too', () => {
    const answer = sell({
      valorPedido: 60,
      cupomLoja: 10,
      plano: 'basico',
      taxaEntregaCliente: 8,
      custoEntrega: 7,
      custo: 20,
      outrosCustos: 1,
      aliquotaImpostos: 4,
    });
    expect(answer).toMatchObject({
      valorPedido: 60,
      taxas: { comissao: 6, pagamentoOnline: 1.86, mensalidadePorPedido: 0, total: 7.86, percentual: 15.72 },
      valorLiquido: 50.14,
      impostos: 2,
      custos: 28,
      lucro: 20.14,
      margem: 40.28,
    });
  });

  // By hand: of 18.00 the platform takes 23 % (4.14) and 3.2 % (0.58), which leaves 13.28; of 17.99 it leaves 13.27. With
  // 100 orders a month 18.00 is the last price without the monthly fee.
  it('the suggested price may be the last one below the monthly fee', () => {
    const { precoSugerido } = sell({ custo: 13.28, margemAlvo: 0, pedidosMes: 100 });
    expect(precoSugerido).toMatchObject({ valorPedido: 18, lucro: 0 });
  });

  it('the monthly fee is due above its limit, not at it', () => {
    const month = (valorPedido: number) => sell({ valorPedido, pedidosMes: 100 });
    expect(month(18).mensal).toMatchObject({ faturamento: 1800, mensalidade: 0 });
    expect(month(18).taxas.mensalidadePorPedido).toBe(0);
    expect(month(18.01).mensal).toMatchObject({ faturamento: 1801, mensalidade: 150 });
    expect(month(18.01).taxas.mensalidadePorPedido).toBe(1.5);
  });

  it('a month has the exact monthly fee once, whatever an order shows of it', () => {
    const { taxas, mensal } = sell({ valorPedido: 30, custo: 10, pedidosMes: 700 });
    expect(taxas.mensalidadePorPedido).toBe(0.21);
    expect(mensal).toEqual({
      pedidos: 700,
      faturamento: 21_000,
      mensalidade: 150,
      taxas: 5652,
      valorLiquido: 15_348,
      lucro: 8348,
    });
  });

  it('without orders a month there is no month', () => {
    expect(sell({ valorPedido: 30 })).not.toHaveProperty('mensal');
  });

  it('every rate may be the caller’s, and is reported', () => {
    const tabela = { comissao: 10, taxaPagamentoOnline: 2, mensalidade: 50, limiteMensalidade: 0 };
    const answer = sell({ valorPedido: 100, pedidosMes: 10, tabela });
    expect(answer.taxas).toMatchObject({ comissao: 10, pagamentoOnline: 2, mensalidadePorPedido: 5 });
    expect(answer.tabela).toMatchObject(tabela);
  });
});

describe('marketplace-gamma: suggested price', () => {
  it('stays below the limit of the monthly fee where it can', () => {
    const sent = { custo: 10, margemAlvo: 10, pedidosMes: 100 };
    expect(sell(sent).precoSugerido).toMatchObject({
      valorPedido: 15.67,
      taxas: { mensalidadePorPedido: 0 },
    });
    const above = { ...sent, custo: 12 };
    expect(sell(above).precoSugerido.taxas.mensalidadePorPedido).toBe(1.5);
  });

  it('adds the coupon that the store gives', () => {
    const sent = { custo: 10, margemAlvo: 10 };
    const { precoSugerido } = sell(sent);
    const withCoupon = sell({ ...sent, cupomLoja: 5 }).precoSugerido;
    expect(withCoupon).toEqual({ ...precoSugerido, valorPedido: precoSugerido.valorPedido + 5 });
  });

  it('the delivery fee may pay for all', () => {
    const sent = { custo: 1, margemAlvo: 0, plano: 'basico', taxaEntregaCliente: 20 };
    expect(sell(sent).precoSugerido.valorPedido).toBe(0.01);
  });
});

describe('marketplace-gamma: refusals', () => {
  it.each([
    [{ cupomLoja: 10 }, 422, 'cupomLoja'],
    [{ taxaEntregaCliente: 1 }, 400, 'taxaEntregaCliente'],
    [{ plano: 'premium' }, 400, 'plano'],
    [{ pedidosMes: 0 }, 400, 'pedidosMes'],
    [{ pedidosMes: 1e6 + 1 }, 400, 'pedidosMes'],
    [{ tabela: { mensalidade: -1 } }, 400, 'tabela.mensalidade'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(marketplaceGamma, { valorPedido: 10, ...input })).toEqual({ status, fields: [field] });
  });
});
