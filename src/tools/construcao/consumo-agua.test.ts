import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { consumoAgua } from './consumo-agua.ts';

/** A household that used that many m³. */
const used = (m3: number) => ({ pessoas: 1, leituraAnterior: 0, leituraAtual: m3 });

describe('consumo-agua', () => {
  // Sabesp, residential, from 10 May 2024 (guarulhostododia.com.br): R$ 38.34 up to 10 m³, then R$ 6.01 per m³ up to
  // 20, sewage as much as water: 20 m³ are R$ 98.44 of water and R$ 196.88 in all, 10 m³ R$ 76.68.
  it.each([
    [0, 38.34, 76.68],
    [10, 38.34, 76.68],
    [20, 98.44, 196.88],
  ])('a bill of Sabesp for %d m³ is R$ %d of water, R$ %d in all', (m3, agua, total) => {
    const faixas = [
      { ateM3: 10, valorFixo: 38.34 },
      { ateM3: 20, valorM3: 6.01 },
    ];
    const { conta } = callTool(consumoAgua, { ...used(m3), tarifa: { faixas, esgoto: 100 } });
    expect(conta).toMatchObject({ agua, total });
  });

  // gilmarvicente.com.br, "Conta de água": R$ 58.70 for up to 10 m³, R$ 134.30 for 18 m³.
  it('a bill with a least charge of R$ 58.70 for 10 m³ is R$ 134.30 for 18 m³', () => {
    const faixas = [{ ateM3: 10, valorFixo: 58.7 }, { valorM3: 9.45 }];
    expect(callTool(consumoAgua, { ...used(18), tarifa: { faixas } }).conta.total).toBe(134.3);
  });

  it('each m³ costs what its tier says, rounded per tier; tiers not reached are left out', () => {
    const faixas = [{ ateM3: 5, valorM3: 1.111 }, { ateM3: 10, valorM3: 2.222 }, { valorM3: 3.333 }];
    const { conta } = callTool(consumoAgua, { ...used(7.5), tarifa: { faixas, tarifaFixa: 10, esgoto: 50 } });
    expect(conta).toEqual({
      m3Faturados: 7.5,
      faixas: [
        { ateM3: 5, m3: 5, valor: 5.56 },
        { ateM3: 10, m3: 2.5, valor: 5.56 },
      ],
      agua: 11.12,
      esgoto: 5.56,
      tarifaFixa: 10,
      total: 26.68,
    });
  });

  it('the least consumption is billed when less was used; the end of a tier is inside it', () => {
    const tarifa = { faixas: [{ ateM3: 10, valorM3: 4 }, { valorM3: 100 }], consumoMinimoM3: 10 };
    expect(callTool(consumoAgua, { ...used(3), tarifa }).conta).toMatchObject({ m3Faturados: 10, total: 40 });
    expect(callTool(consumoAgua, { ...used(10), tarifa }).conta.faixas).toHaveLength(1);
    expect(callTool(consumoAgua, { ...used(10.01), tarifa }).conta.faixas[1]).toEqual({
      ateM3: null,
      m3: 0.01,
      valor: 1,
    });
  });

  it('a fixed tier costs its price once it is reached', () => {
    const tarifa = { faixas: [{ ateM3: 10, valorFixo: 40 }, { ateM3: 20, valorFixo: 25 }, { valorM3: 9 }] };
    const total = (m3: number) => callTool(consumoAgua, { ...used(m3), tarifa }).conta.total;
    expect([0, 10, 10.5, 20, 21].map(total)).toEqual([40, 40, 65, 65, 74]);
  });

  it('goes by a reading, by habits or by the use per person, and by one of them alone', () => {
    expect(callTool(consumoAgua, used(6))).toMatchObject({ metodo: 'leitura', consumoDiarioLitros: 200 });
    expect(callTool(consumoAgua, { pessoas: 1, habitos: {} }).metodo).toBe('habitos');
    const all = { ...used(6), habitos: {}, consumoPerCapita: 90 };
    expect(refusal(consumoAgua, all)).toEqual({
      status: 400,
      fields: ['leituraAnterior', 'consumoPerCapita'],
    });
    expect(callTool(consumoAgua, { pessoas: 2, consumoPerCapita: 90 })).toMatchObject({
      metodo: 'per-capita',
      consumoDiarioLitros: 180,
      consumoMensalM3: 5.4,
    });
  });

  it('habits of people count for each, those of the house once, those of a week by the day', () => {
    const none = {
      banhosPorDia: 0,
      descargasPorDia: 0,
      minutosPia: 0,
      litrosBebidaPreparo: 0,
      minutosLouca: 0,
      lavagensSemana: 0,
    };
    const litres = (habitos: object) =>
      callTool(consumoAgua, { pessoas: 3, habitos: { ...none, ...habitos } }).consumoDiarioLitros;
    expect(litres({})).toBe(0);
    expect(litres({ banhosPorDia: 2 })).toBe(3 * 2 * 8 * 9);
    expect(litres({ minutosPia: 5, vazaoTorneira: 10 })).toBe(150);
    expect(litres({ minutosLouca: 15, vazaoTorneira: 10 })).toBe(150);
    expect(litres({ lavagensSemana: 7, litrosLavagem: 100 })).toBe(100);
    expect(litres({ minutosMangueiraSemana: 70 })).toBe(180);
  });

  // By hand: a shower of 15 minutes at 9 litres is 135 of 180 litres, 45 of the hose the rest, a quarter.
  it('each use has its share of the whole, in %', () => {
    const none = {
      descargasPorDia: 0,
      minutosPia: 0,
      minutosLouca: 0,
      litrosBebidaPreparo: 0,
      lavagensSemana: 0,
    };
    const habitos = { ...none, banhosPorDia: 1, minutosBanho: 15, minutosMangueiraSemana: 17.5 };
    const { detalhe, consumoDiarioLitros } = callTool(consumoAgua, { pessoas: 1, habitos });
    expect(consumoDiarioLitros).toBe(180);
    expect(detalhe).toMatchObject({
      banho: { litrosPorDia: 135, participacao: 75 },
      externo: { litrosPorDia: 45, participacao: 25 },
      roupa: { litrosPorDia: 0, participacao: 0 },
    });
    const idle = callTool(consumoAgua, { pessoas: 1, habitos: { ...none, banhosPorDia: 0 } }).detalhe;
    expect(idle.banho).toEqual({ litrosPorDia: 0, participacao: 0 });
  });

  // "Banho consome mais do que o sugerido pela ONU" (Exame, 2014-02-04): a shower of 15 minutes takes 135 L, and the UN
  // holds 110 L a day to be enough for a person.
  it('a shower of 15 minutes takes 135 litres, more than the reference of the UN', () => {
    const { detalhe, referenciaOnu } = callTool(consumoAgua, { pessoas: 1, habitos: { minutosBanho: 15 } });
    expect(detalhe.banho.litrosPorDia).toBe(135);
    expect(referenciaOnu).toBe(110);
  });

  it.each([
    [110, 'economico'],
    [110.1, 'moderado'],
    [150, 'moderado'],
    [150.1, 'alto'],
    [200, 'alto'],
    [200.1, 'muito-alto'],
  ])('%d litres per person and day: %s', (consumoPerCapita, classificacao) => {
    expect(callTool(consumoAgua, { pessoas: 3, consumoPerCapita })).toMatchObject({
      classificacao,
      consumoPerCapitaDia: consumoPerCapita,
      referenciaOnu: 110,
    });
  });

  it.each([
    [125, 250],
    [125.1, 310],
    [500, 1000],
    [5000, 10_000],
    [5000.1, null],
  ])('%d litres a day need a tank of %s for two days', (consumoPerCapita, tank) => {
    expect(callTool(consumoAgua, { pessoas: 1, consumoPerCapita }).caixaDagua2Dias).toBe(tank);
  });

  it('a bill never falls with the consumption, and its tiers hold all of it', () => {
    const price = fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
        fc.array(price, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 8000 }),
        fc.integer({ min: 1, max: 500 }),
        (ends, prices, hundredths, more) => {
          const faixas = [...ends.toSorted((a, b) => a - b), undefined].map((ateM3, i) => ({
            ateM3,
            valorM3: prices[i],
          }));
          const bill = (m3: number) => callTool(consumoAgua, { ...used(m3), tarifa: { faixas } }).conta;
          const conta = bill(hundredths / 100);
          const held = conta.faixas.reduce((sum: number, { m3 }: { m3: number }) => sum + m3, 0);
          expect(held).toBeCloseTo(conta.m3Faturados, 6);
          expect(bill((hundredths + more) / 100).total).toBeGreaterThanOrEqual(conta.total);
        },
      ),
    );
  });

  it.each([
    [{}, 400, 'pessoas'],
    [{ pessoas: 0 }, 400, 'pessoas'],
    [{ pessoas: 1, dias: 93 }, 400, 'dias'],
    [{ pessoas: 1, leituraAtual: 10 }, 400, 'leituraAnterior'],
    [{ pessoas: 1, leituraAnterior: 10 }, 400, 'leituraAtual'],
    [{ pessoas: 1, leituraAnterior: 10, leituraAtual: 9.9 }, 422, 'leituraAtual'],
    [{ pessoas: 1, habitos: { minutosBanho: -1 } }, 400, 'habitos.minutosBanho'],
    [{ pessoas: 1, consumoPerCapita: 0 }, 400, 'consumoPerCapita'],
    [{ pessoas: 1, tarifa: {} }, 400, 'tarifa.faixas'],
    [{ pessoas: 1, tarifa: { faixas: [] } }, 400, 'tarifa.faixas'],
    [{ pessoas: 1, tarifa: { faixas: [{}] } }, 400, 'tarifa.faixas[0].valorM3'],
    [{ pessoas: 1, tarifa: { faixas: [{ valorM3: 1, valorFixo: 1 }] } }, 400, 'tarifa.faixas[0].valorM3'],
    [{ pessoas: 1, tarifa: { faixas: [{ valorFixo: 1.234 }] } }, 400, 'tarifa.faixas[0].valorFixo'],
    [{ pessoas: 1, tarifa: { faixas: [{ valorM3: 1 }], esgoto: 201 } }, 400, 'tarifa.esgoto'],
    [{ pessoas: 1, tarifa: { faixas: [{ ateM3: 4, valorM3: 1 }] } }, 422, 'tarifa.faixas'],
    [
      {
        pessoas: 1,
        tarifa: {
          faixas: [
            { ateM3: 10, valorM3: 1 },
            { ateM3: 10, valorM3: 2 },
          ],
        },
      },
      422,
      'tarifa.faixas',
    ],
    [{ pessoas: 1, tarifa: { faixas: [{ valorM3: 1 }, { ateM3: 10, valorM3: 2 }] } }, 422, 'tarifa.faixas'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(consumoAgua, input)).toEqual({ status, fields: [field] });
  });
});
