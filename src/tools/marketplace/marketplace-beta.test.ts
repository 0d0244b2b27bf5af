import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { describeMarketplace } from '#test/support/marketplaces.ts';
import { marketplaceBeta } from './marketplace-beta.ts';

const sell = (input: Record<string, unknown>) => figuresOf(marketplaceBeta, input);

describeMarketplace(marketplaceBeta, {
  price: 'precoVenda',
  inputs: fc.record({ freteGratis: fc.boolean(), pessoaFisica: fc.boolean() }),
});

describe('marketplace-beta: fees', () => {
  it.each([
    [0.01, 0.01],
    [7.99, 4],
    [8, 4],
    [100, 4],
  ])('at %f the fixed fee is %f', (precoVenda, tarifaFixa) => {
    expect(sell({ precoVenda }).taxas.tarifaFixa).toBe(tarifaFixa);
  });

  it('below the limit the fixed fee is half the price', () => {
    expect(sell({ precoVenda: 5 }).taxas.tarifaFixa).toBe(2.5);
  });

  it('the ceiling holds for commission and programme, not for the transaction', () => {
    // 18 % of 583.33 is 105.
    expect(sell({ precoVenda: 583.33 }).taxas).toMatchObject({
      comissao: 70,
      programaFreteGratis: 35,
      descontoTeto: 0,
    });
    expect(sell({ precoVenda: 1000 }).taxas).toEqual({
      comissao: 120,
      programaFreteGratis: 60,
      descontoTeto: 75,
      taxaTransacao: 20,
      tarifaFixa: 4,
      adicionalPessoaFisica: 0,
      total: 129,
      percentual: 12.9,
    });
  });

  it('who stays out of the programme does not pay for it; who has no CNPJ pays more', () => {
    expect(sell({ precoVenda: 100, freteGratis: false, pessoaFisica: true }).taxas).toMatchObject({
      comissao: 12,
      programaFreteGratis: 0,
      adicionalPessoaFisica: 3,
      total: 21,
    });
  });

  it('every rate may be the caller’s, and is reported', () => {
    const tabela = {
      comissao: 10,
      taxaTransacao: 1,
      programaFreteGratis: 5,
      tetoComissao: 12,
      tarifaFixa: 2,
      tarifaReduzidaAbaixoDe: 0,
      adicionalPessoaFisica: 1,
    };
    const answer = sell({ precoVenda: 100, pessoaFisica: true, tabela });
    expect(answer.taxas).toMatchObject({ descontoTeto: 3, tarifaFixa: 2, total: 16 });
    expect(answer.tabela).toMatchObject(tabela);
    expect(sell({ precoVenda: 100, tabela: { taxaTransacao: 1 } }).tabela).toMatchObject({
      comissao: 12,
      taxaTransacao: 1,
    });
  });
});

describe('marketplace-beta: suggested price', () => {
  it('above the ceiling, margins that the percentages alone forbid can be reached', () => {
    const sent = { custo: 100, margemAlvo: 81, aliquotaImpostos: 0 };
    const { precoSugerido } = sell(sent);
    // 18 % + 2 % + 81 % are more than 100 %, but from 583.34 on the 18 % are 105.00.
    expect(precoSugerido.precoVenda).toBeCloseTo((100 + 105 + 4) / 0.17, 1);
    expect(precoSugerido.margem).toBe(81);
  });

  it('without commission there is no ceiling to reach', () => {
    const tabela = { comissao: 0, programaFreteGratis: 0, taxaTransacao: 0, tarifaFixa: 0 };
    expect(sell({ custo: 60, margemAlvo: 40, tabela }).precoSugerido.precoVenda).toBe(100);
  });

  it.each([
    [{ freteGratis: 'sim' }, 'freteGratis'],
    [{ quantidade: 1.5 }, 'quantidade'],
    [{ tabela: { tetoComissao: -1 } }, 'tabela.tetoComissao'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(marketplaceBeta, { precoVenda: 1, ...input })).toEqual({ status: 400, fields: [field] });
  });
});
