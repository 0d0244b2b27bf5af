import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { added, january, newYear } from '#test/support/legal-tables.ts';
import { tariffFlags } from '../../law/tables/bandeiras-tarifarias.ts';
import { energia } from './energia.ts';

describe('energia', () => {
  // itatiaia.com.br (2025-11) and miseria.com.br (2026-01), both quoting ANEEL: the amount of each flag for a kWh.
  it.each([
    ['verde', 0, 0],
    ['amarela', 0.01885, 1.89],
    ['vermelha-1', 0.04463, 4.46],
    ['vermelha-2', 0.07877, 7.88],
  ])('the %s flag adds R$ %d to a kWh', (bandeira, adicionalKwh, for100) => {
    const answer = figuresOf(energia, { consumoKwh: 100, tarifa: 0.8, bandeira });
    expect(answer.custos.bandeira).toBe(for100);
    expect(answer.tabela).toEqual({
      vigencia: '2024-04-01',
      fonte: 'ANEEL, adicionais das bandeiras tarifárias',
      bandeira,
      adicionalKwh,
    });
  });

  it('a flag of the request outranks the table, which is then not reported', () => {
    const answer = figuresOf(energia, {
      consumoKwh: 100,
      tarifa: 0.8,
      bandeira: 'amarela',
      adicionalBandeira: 0.05,
    });
    expect(answer.custos.bandeira).toBe(5);
    expect(answer).not.toHaveProperty('tabela');
  });

  it('past the last table held the flags go on, and say that they may be out of date', () => {
    const call = { consumoKwh: 100, tarifa: 0.8, bandeira: 'amarela' };
    const year = newYear(tariffFlags);
    const now = january(year);
    const { tabela } = figuresOf(energia, call, { now });
    expect(Object.keys(tabela)).toEqual([
      'vigencia',
      'fonte',
      'revisar',
      'bandeira',
      'adicionalKwh',
      'vigente',
    ]);
    expect(tabela.vigente).toBe(false);
    const value = { verde: 0, amarela: 0.02, 'vermelha-1': 0.05, 'vermelha-2': 0.08 };
    const tables = { 'bandeiras-tarifarias': added(year, 'REH nova', value) };
    const renewed = figuresOf(energia, call, { now, tables });
    expect(renewed.custos.bandeira).toBe(2);
    expect(renewed.tabela).toEqual({
      vigencia: `${year}-01-01`,
      fonte: 'REH nova',
      bandeira: 'amarela',
      adicionalKwh: 0.02,
    });
  });

  // Enel, "Tarifa, taxas e impostos": ICMS = supply × (1 / (1 − rate) − 1).
  it('a tax is part of its own base: R$ 100 at 18 %% carry R$ 21.95', () => {
    const answer = figuresOf(energia, { consumoKwh: 100, tarifa: 1, icms: 18 });
    expect(answer).toMatchObject({ custo: 121.95, custos: { impostos: 21.95 } });
  });

  it('ICMS stays outside the base of PIS and COFINS: each is taken off the price in turn', () => {
    const { custo } = figuresOf(energia, { consumoKwh: 1000, tarifa: 0.7, icms: 18, pisCofins: 5 });
    const withoutIcms = custo * 0.82;
    expect(withoutIcms * 0.95).toBeCloseTo(700, 2);
    // 700 / (0.95 · 0.82) = 898.5879…
    expect(custo).toBe(898.59);
  });

  // Resolução Normativa ANEEL 414/2010, art. 98 (soprovas.com, methaenergia.com.br), today 1.000/2021, art. 291.
  it.each([
    ['monofasica', 30],
    ['bifasica', 50],
    ['trifasica', 100],
  ])('%s: at least %d kWh are billed', (ligacao, least) => {
    const billed = (consumoKwh: number) => figuresOf(energia, { consumoKwh, ligacao }).consumoFaturadoKwh;
    expect(billed(0)).toBe(least);
    expect(billed(least - 0.01)).toBe(least);
    expect(billed(least + 0.01)).toBe(least + 0.01);
  });

  it('without a tariff there is no cost', () => {
    const aparelhos = [{ potencia: 100, horasPorDia: 10 }];
    expect(refusal(energia, { aparelhos, bandeira: 'amarela' })).toEqual({
      status: 400,
      fields: ['bandeira'],
    });
    const answer = figuresOf(energia, { aparelhos });
    expect(Object.keys(answer)).toEqual([
      'consumoMensalKwh',
      'consumoDiarioKwh',
      'consumoAnualKwh',
      'consumoFaturadoKwh',
      'aparelhos',
      'maiorConsumidor',
    ]);
  });

  it('public lighting is paid as it is: no tax on it, and no part of the price of a kWh', () => {
    const answer = figuresOf(energia, { consumoKwh: 100, tarifa: 0.8, icms: 20, iluminacaoPublica: 15.5 });
    expect(answer).toMatchObject({ custo: 115.5, precoMedioKwh: 1, custoAnual: 1386 });
  });

  it('pieces multiply both kinds of appliance, 30 days are a month, and names are numbered', () => {
    const answer = figuresOf(energia, {
      aparelhos: [
        { quantidade: 5, potencia: 9, horasPorDia: 6 },
        { quantidade: 2, consumoMensalKwh: 20 },
        { potencia: 1000, horasPorDia: 2, diasPorMes: 10 },
      ],
    });
    const rows = answer.aparelhos.map(({ nome, consumoMensalKwh }: Record<string, unknown>) => [
      nome,
      consumoMensalKwh,
    ]);
    expect(rows).toEqual([
      ['Aparelho 1', 8.1],
      ['Aparelho 2', 40],
      ['Aparelho 3', 20],
    ]);
    expect(answer).toMatchObject({ consumoMensalKwh: 68.1, maiorConsumidor: 'Aparelho 2' });
  });

  it('the first of equal appliances is the largest', () => {
    const each = { potencia: 100, horasPorDia: 1 };
    const answer = figuresOf(energia, {
      aparelhos: [
        { ...each, nome: 'A' },
        { ...each, nome: 'B' },
      ],
    });
    expect(answer.maiorConsumidor).toBe('A');
  });

  it('a known consumption outranks the appliances, whose shares are of it', () => {
    const answer = figuresOf(energia, {
      aparelhos: [{ consumoMensalKwh: 50 }],
      consumoKwh: 200,
      tarifa: 1,
    });
    expect(answer).toMatchObject({ consumoMensalKwh: 200, custo: 200 });
    expect(answer.aparelhos[0]).toMatchObject({ participacao: 25, custoMensal: 50 });
  });

  it('no consumption has no price of a kWh', () => {
    const answer = figuresOf(energia, { aparelhos: [{ potencia: 10, horasPorDia: 0 }], tarifa: 1 });
    expect(answer).toMatchObject({ consumoMensalKwh: 0, custo: 0 });
    expect(answer).not.toHaveProperty('precoMedioKwh');
    expect(answer.aparelhos[0]).toEqual({ nome: 'Aparelho 1', consumoMensalKwh: 0, participacao: 0 });
  });

  it('the parts sum to the cost, and the year is twelve months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 1, max: 300_000 }),
        fc.constantFrom('verde', 'amarela', 'vermelha-1', 'vermelha-2'),
        fc.nat(40),
        fc.nat(10),
        (hundredths, price, bandeira, icms, pisCofins) => {
          const answer = figuresOf(energia, {
            consumoKwh: hundredths / 100,
            tarifa: price / 100_000,
            bandeira,
            icms,
            pisCofins,
            iluminacaoPublica: 12.34,
          });
          const cents = (value: number) => Math.round(value * 100);
          const parts = Object.values(answer.custos as Record<string, number>);
          expect(cents(answer.custo)).toBe(parts.map(cents).reduce((sum, part) => sum + part, 0));
          expect(cents(answer.custoAnual)).toBe(12 * cents(answer.custo));
        },
      ),
    );
  });

  it.each([
    [{ tarifa: 0.8 }, 'aparelhos'],
    [{ aparelhos: [] }, 'aparelhos'],
    [{ aparelhos: [{ nome: 'TV' }] }, 'aparelhos[0].potencia'],
    [{ aparelhos: [{ potencia: 10, consumoMensalKwh: 1 }] }, 'aparelhos[0].potencia'],
    [{ aparelhos: [{ consumoMensalKwh: 1 }, { potencia: 10 }] }, 'aparelhos[1].horasPorDia'],
    [{ aparelhos: [{ potencia: 10, horasPorDia: 25 }] }, 'aparelhos[0].horasPorDia'],
    [{ aparelhos: [{ potencia: 10, horasPorDia: 1, diasPorMes: 32 }] }, 'aparelhos[0].diasPorMes'],
    [{ aparelhos: [{ nome: '', consumoMensalKwh: 1 }] }, 'aparelhos[0].nome'],
    [{ consumoKwh: -1 }, 'consumoKwh'],
    [{ consumoKwh: 1, tarifa: 0.123456789 }, 'tarifa'],
    [{ consumoKwh: 1, bandeira: 'vermelha' }, 'bandeira'],
    [{ consumoKwh: 1, icms: 100 }, 'icms'],
    [{ consumoKwh: 1, pisCofins: -1 }, 'pisCofins'],
    [{ consumoKwh: 1, iluminacaoPublica: 1.234 }, 'iluminacaoPublica'],
    [{ consumoKwh: 1, ligacao: 'bifásica' }, 'ligacao'],
  ])('refuses %o', (input, field) => {
    expect(refusal(energia, input)).toEqual({ status: 400, fields: [field] });
  });
});
