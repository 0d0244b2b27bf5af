import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, figuresOf, refusal } from '#test/support/call-tool.ts';
import { describeMarketplace } from '#test/support/marketplaces.ts';
import { marketplaceBeta } from './marketplace-beta.ts';

const sell = (input: Record<string, unknown>) => figuresOf(marketplaceBeta, input);

/** The rates of before March 2026, which any field of theirs brings back. */
const flat = { tarifaFixa: 4 };

describeMarketplace(marketplaceBeta, {
  price: 'precoVenda',
  since: '2026-03-01',
  inputs: fc.oneof(
    fc.record({ pessoaFisica: fc.boolean() }),
    fc.record({ freteGratis: fc.boolean(), pessoaFisica: fc.boolean(), tabela: fc.constant(flat) }),
  ),
});

describe('marketplace-beta: bands of the price', () => {
  it.each([
    [30, 10],
    [79.99, 20],
    [80, 27.2],
    [90, 28.6],
    [99.99, 30],
    [100, 34],
    [199.99, 48],
    [200, 54],
    [1000, 166],
  ])('%f costs %f', (precoVenda, total) => {
    expect(sell({ precoVenda }).taxas.total).toBe(total);
  });

  it('may be the caller’s, and are reported', () => {
    const faixas = [
      { abaixoDe: 100, comissao: 18, tarifaFixa: 5 },
      { comissao: 10, tarifaFixa: 20.5 },
    ];
    const answer = sell({ precoVenda: 150, pessoaFisica: true, tabela: { faixas, taxaTransacao: 1 } });
    expect(answer.taxas).toMatchObject({ comissao: 15, taxaTransacao: 1.5, tarifaFixa: 20.5, total: 40 });
    expect(answer.tabela).toMatchObject({ vigencia: '2026-03-01', faixas, taxaTransacao: 1 });
    expect(answer.tabela).not.toHaveProperty('comissao');
  });

  it('are those of the last entry that has some, where the rates in force have none', () => {
    const now = '2026-02-15T12:00:00Z';
    expect(figuresOf(marketplaceBeta, { precoVenda: 100 }, { now }).taxas.total).toBe(24);
    const tabela = { faixas: [{ comissao: 10, tarifaFixa: 1 }] };
    expect(figuresOf(marketplaceBeta, { precoVenda: 100, tabela }, { now })).toMatchObject({
      taxas: { total: 11 },
      tabela: { vigencia: '2026-03-01' },
    });
  });

  it('take no part in a programme, so that none is assumed', () => {
    expect(callTool(marketplaceBeta, { precoVenda: 100 }).premissas).not.toHaveProperty('freteGratis');
    expect(callTool(marketplaceBeta, { precoVenda: 100, tabela: flat }).premissas).toMatchObject({
      freteGratis: true,
    });
  });

  const band = { comissao: 10, tarifaFixa: 1 };
  it.each([
    [{ faixas: [] }, 400, 'tabela.faixas'],
    [{ faixas: [{ ...band, abaixoDe: 10 }] }, 400, 'tabela.faixas[0].abaixoDe'],
    [{ faixas: [band, band] }, 400, 'tabela.faixas[0].abaixoDe'],
    [{ faixas: [{ ...band, abaixoDe: 10 }, { ...band, abaixoDe: 10 }, band] }, 422, 'tabela.faixas'],
    [{ faixas: [{ comissao: 10 }] }, 400, 'tabela.faixas[0].tarifaFixa'],
    [{ faixas: [band], tetoComissao: 5 }, 400, 'tabela.faixas'],
  ])('%j gets %i on %s', (tabela, status, field) => {
    expect(refusal(marketplaceBeta, { precoVenda: 1, tabela })).toEqual({ status, fields: [field] });
  });

  it.each([{}, { taxaTransacao: 1 }, { faixas: [band] }])('freteGratis with %j gets 400', (tabela) => {
    const call = { precoVenda: 1, freteGratis: true, tabela };
    expect(refusal(marketplaceBeta, call)).toEqual({ status: 400, fields: ['freteGratis'] });
  });
});

describe('marketplace-beta: one commission with a ceiling', () => {
  it.each([
    [0.01, 0.01],
    [7.99, 4],
    [8, 4],
    [100, 4],
  ])('at %f the fixed fee is %f', (precoVenda, tarifaFixa) => {
    expect(sell({ precoVenda, tabela: flat }).taxas.tarifaFixa).toBe(tarifaFixa);
  });

  it('below the limit the fixed fee is half the price', () => {
    expect(sell({ precoVenda: 5, tabela: flat }).taxas.tarifaFixa).toBe(2.5);
  });

  it('the ceiling holds for commission and programme, not for the transaction', () => {
    // 18 % of 583.33 is 105.
    expect(sell({ precoVenda: 583.33, tabela: flat }).taxas).toMatchObject({
      comissao: 70,
      programaFreteGratis: 35,
      descontoTeto: 0,
    });
    expect(sell({ precoVenda: 1000, tabela: flat }).taxas).toEqual({
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
    const call = { precoVenda: 100, freteGratis: false, pessoaFisica: true, tabela: flat };
    expect(sell(call).taxas).toMatchObject({
      comissao: 12,
      programaFreteGratis: 0,
      adicionalPessoaFisica: 3,
      total: 21,
    });
  });

  it.each([
    { comissao: 12 },
    { programaFreteGratis: 6 },
    { tetoComissao: 105 },
    { tarifaFixa: 4 },
    { tarifaReduzidaAbaixoDe: 8 },
  ])('%j brings its rules and its other rates back', (tabela) => {
    const answer = sell({ precoVenda: 100, tabela });
    expect(answer.taxas.total).toBe(24);
    expect(answer.tabela).toMatchObject({ vigencia: '2026-01-01', comissao: 12, taxaTransacao: 2 });
    expect(answer.tabela).not.toHaveProperty('faixas');
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
  });
});

describe('marketplace-beta: suggested price', () => {
  it('above the ceiling, margins that the percentages alone forbid can be reached', () => {
    const sent = { custo: 100, margemAlvo: 81, aliquotaImpostos: 0, tabela: flat };
    const { precoSugerido } = sell(sent);
    // 18 % + 2 % + 81 % are more than 100 %, but from 583.34 on the 18 % are 105.00.
    expect(precoSugerido.precoVenda).toBeCloseTo((100 + 105 + 4) / 0.17, 1);
    expect(precoSugerido.margem).toBe(81);
  });

  it('margin and the least commission of a band that take all of it leave none', () => {
    const tabela = {
      faixas: [
        { abaixoDe: 50, comissao: 20, tarifaFixa: 0 },
        { comissao: 10, tarifaFixa: 0 },
      ],
    };
    expect(sell({ custo: 45, margemAlvo: 0, tabela }).precoSugerido.precoVenda).toBe(50);
    const call = { custo: 1, margemAlvo: 90, tabela };
    expect(refusal(marketplaceBeta, call)).toEqual({ status: 422, fields: ['margemAlvo'] });
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
