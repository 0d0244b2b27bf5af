import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { churrasco } from './churrasco.ts';

const beefOnly = { divisaoCarnes: { bovina: 100 } };

describe('churrasco', () => {
  // Serviço de Informação da Carne (IG, 2010-01-23), Churrascada (UOL, 2018-02-24) and Estado de Minas (2025-04): about
  // 400 g of meat for an adult, 8 kg for 20 guests; three cans of beer a person.
  it('20 men eat 8 kg and drink three cans each in four hours', () => {
    const answer = callTool(churrasco, { homens: 20, ...beefOnly });
    expect(answer.carneTotalKg).toBe(8);
    expect(answer.bebidas).toMatchObject({ cervejaLatas350: 60, cervejaLitros: 21 });
  });

  // Churrasco RJ (ouropretoonline.com, 2018): a child counts as half an adult.
  it('a child eats half as much as a man', () => {
    const kg = (guests: object) => callTool(churrasco, { ...guests, ...beefOnly }).carneTotalKg;
    expect(kg({ criancas: 10 })).toBe(2);
    expect(kg({ homens: 10 })).toBe(4);
    expect(kg({ mulheres: 10 })).toBe(3);
  });

  it.each([
    [1, 4],
    [4, 4],
    [5, 4.4],
    [6.5, 5],
    [9, 6],
    [24, 6],
  ])(
    '%d hours take %d kg for ten men: a tenth more per hour beyond four, up to half more',
    (duracaoHoras, kg) => {
      expect(callTool(churrasco, { homens: 10, duracaoHoras, ...beefOnly }).carneTotalKg).toBe(kg);
    },
  );

  it('the profile changes meat and the vegetarian dish, not sides and drinks', () => {
    const guests = { homens: 9, vegetarianos: 1, ...beefOnly };
    const [little, usual, much] = ['economico', 'padrao', 'farto'].map((perfil) =>
      callTool(churrasco, { ...guests, perfil }),
    );
    expect([little, usual, much].map(({ carneTotalKg }) => carneTotalKg)).toEqual([3.1, 3.6, 4.4]);
    expect([little, usual, much].map(({ opcaoVegetarianaKg }) => opcaoVegetarianaKg)).toEqual([
      0.3, 0.3, 0.4,
    ]);
    expect(little.acompanhamentos).toEqual(much.acompanhamentos);
    expect(little.bebidas).toEqual(much.bebidas);
  });

  it('vegetarians are adults: they drink and eat bread, and are people', () => {
    const answer = callTool(churrasco, { vegetarianos: 4 });
    expect(answer).toMatchObject({
      pessoas: 4,
      carnePorTipoKg: { bovina: 0, frango: 0, linguica: 0, suina: 0 },
      carneTotalKg: 0,
      opcaoVegetarianaKg: 1.2,
      paoDeAlho: 8,
      carvaoKg: 2,
      sacosCarvao5Kg: 1,
      salGrossoKg: 0,
    });
    expect(answer.bebidas.cervejaLatas350).toBe(12);
  });

  it('gives a guest who drinks no alcohol twice the soft drinks', () => {
    const { bebidas } = callTool(churrasco, { homens: 10, criancas: 10, bebemAlcool: 0 });
    // 0.2 L · 20 · 4 h, and 0.1 L of water
    expect(bebidas).toEqual({ cervejaLatas350: 0, cervejaLitros: 0, refrigeranteLitros: 16, aguaLitros: 8 });
  });

  it('a division of the meat replaces the usual one', () => {
    const answer = callTool(churrasco, { homens: 10, divisaoCarnes: { cordeiro: 33.3, bovina: 66.7 } });
    expect(answer.carnePorTipoKg).toEqual({ bovina: 2.7, cordeiro: 1.4 });
    expect(answer.carneTotalKg).toBe(4.1);
  });

  it('costs what is bought; a missing price counts as nothing', () => {
    const guests = { homens: 10, mulheres: 8, criancas: 4 };
    const answer = callTool(churrasco, {
      ...guests,
      precos: { carnes: { bovina: 59.9, suina: 24.5, cordeiro: 80 }, cervejaLata: 3.49, carvaoKg: 4 },
    });
    // 3.6 · 59.90 + 0.8 · 24.50; 54 · 3.49; 8 · 4
    expect(answer.custos).toEqual({ carnes: 235.24, cerveja: 188.46, refrigerante: 0, agua: 0, carvao: 32 });
    expect(answer).toMatchObject({ custo: 455.7, custoPorPessoa: 20.71, custoPorAdulto: 25.32 });
    expect(callTool(churrasco, { criancas: 2, precos: { aguaLitro: 2 } })).toMatchObject({
      custo: 2,
      custoPorPessoa: 1,
      custoPorAdulto: null,
    });
    for (const precos of [{}, { carnes: {} }]) {
      expect(callTool(churrasco, { ...guests, precos })).not.toHaveProperty('custo');
    }
  });

  it('there is enough of every meat, and never 100 g too much', () => {
    const people = fc.nat(200);
    fc.assert(
      fc.property(
        fc.record({ homens: people, mulheres: people, criancas: people, vegetarianos: people }),
        fc.integer({ min: 0, max: 100 }),
        (guests, beef) => {
          fc.pre(Object.values(guests).some((count) => count > 0));
          const divisaoCarnes = { bovina: beef, frango: 100 - beef };
          const { carnePorTipoKg, carneTotalKg } = callTool(churrasco, { ...guests, divisaoCarnes });
          const grams = 400 * guests.homens + 300 * guests.mulheres + 200 * guests.criancas;
          const tenths = (kg: number) => Math.round(kg * 10);
          for (const [kind, share] of Object.entries(divisaoCarnes)) {
            // In hundredths of a gram, exact.
            const bought = tenths(carnePorTipoKg[kind]) * 10_000;
            expect(bought).toBeGreaterThanOrEqual(grams * share);
            expect(bought - 10_000).toBeLessThan(Math.max(1, grams * share));
          }
          expect(tenths(carneTotalKg)).toBe(tenths(carnePorTipoKg.bovina) + tenths(carnePorTipoKg.frango));
        },
      ),
    );
  });

  it.each([
    [{}, 400, 'homens'],
    [{ homens: 0, criancas: 0 }, 400, 'homens'],
    [{ homens: -1 }, 400, 'homens'],
    [{ homens: 10_001 }, 400, 'homens'],
    [{ mulheres: 1.5 }, 400, 'mulheres'],
    [{ homens: 1, duracaoHoras: 0.5 }, 400, 'duracaoHoras'],
    [{ homens: 1, duracaoHoras: 25 }, 400, 'duracaoHoras'],
    [{ homens: 1, perfil: 'normal' }, 400, 'perfil'],
    [{ homens: 1, divisaoCarnes: { bovina: 101 } }, 400, 'divisaoCarnes.bovina'],
    [{ homens: 1, divisaoCarnes: { bovina: 50, frango: 49 } }, 422, 'divisaoCarnes'],
    [{ homens: 1, divisaoCarnes: {} }, 422, 'divisaoCarnes'],
    [{ homens: 2, criancas: 5, bebemAlcool: 3 }, 422, 'bebemAlcool'],
    [{ homens: 1, precos: { cervejaLata: 3.499 } }, 400, 'precos.cervejaLata'],
    [{ homens: 1, precos: { carnes: { bovina: -1 } } }, 400, 'precos.carnes.bovina'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(churrasco, input)).toEqual({ status, fields: [field] });
  });
});
