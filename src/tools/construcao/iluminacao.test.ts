import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { iluminacao } from './iluminacao.ts';

/** Every lumen reaches the work plane. */
const ideal = { fatorUtilizacao: 1, fatorManutencao: 1 };

describe('iluminacao', () => {
  // NBR 5413:1992, item 5.3.65 (soprovas.com/questoes/2974762): 100 - 150 - 200 lux in living rooms, kitchens,
  // bedrooms and bathrooms; 75 - 100 - 150 in halls, stairs, pantries and garages.
  it.each([
    ['sala-estar', 150],
    ['cozinha', 150],
    ['quarto', 150],
    ['banheiro', 150],
    ['hall', 100],
    ['garagem', 100],
  ])('a home takes the middle value of NBR 5413: %s %d lux', (ambiente, lux) => {
    expect(callTool(iluminacao, { area: 10, ambiente }).iluminanciaAlvo).toBe(lux);
  });

  // "Exercícios de luminotécnica" (guiadaengenharia.com): a joinery of 10.50 × 42 m, luminaires 2.80 m above the
  // benches, has the room index 3.
  it('the room index needs both sides and the height above the work plane', () => {
    const sides = { comprimento: 42, largura: 10.5, lux: 750 };
    expect(callTool(iluminacao, { ...sides, alturaUtil: 2.8 }).indiceLocal).toBe(3);
    expect(callTool(iluminacao, sides)).not.toHaveProperty('indiceLocal');
    const unknown = { area: 441, lux: 750, alturaUtil: 2.8 };
    expect(refusal(iluminacao, unknown)).toEqual({ status: 400, fields: ['alturaUtil'] });
  });

  // Telhanorte, "Como calcular quantidade de lâmpadas por m²": a kitchen of 4 × 3 m at 300 lux takes 3600 lm, lamps
  // of 560 lm.
  it('3600 lm in lamps of 560 lm are seven lamps', () => {
    const answer = callTool(iluminacao, {
      comprimento: 4,
      largura: 3,
      lux: 300,
      lumensLampada: 560,
      ...ideal,
    });
    expect(answer).toMatchObject({ fluxoNecessario: 3600, lampadas: 7, iluminanciaObtida: 326.7 });
  });

  // Rooms of a house and the load of each, by NBR 5410 (passeidireto.com/arquivo/132365074).
  it.each([
    [4.03, 100],
    [13.34, 160],
    [17.6, 220],
    [11.14, 160],
    [5.35, 100],
    [16.83, 220],
    [7.2, 100],
    [6, 100],
    [10, 160],
    [9.999, 100],
    // A hair below 18 in binary.
    [17.999999999999996, 280],
  ])('a room of %d m² has a load of %d VA', (area, load) => {
    expect(callTool(iluminacao, { area, ambiente: 'quarto' }).cargaMinimaVA).toBe(load);
  });

  it('lux outranks the room', () => {
    const answer = callTool(iluminacao, {
      area: 10,
      ambiente: 'quarto',
      lux: 200,
    });
    expect(answer).toMatchObject({ area: 10, iluminanciaAlvo: 200 });
  });

  it('a luminaire holds all its lamps', () => {
    const answer = callTool(iluminacao, { area: 10, lux: 81, ...ideal, lampadasPorLuminaria: 4 });
    expect(answer).toMatchObject({ luminarias: 1, lampadas: 4, potenciaTotal: 36, densidadePotencia: 3.6 });
  });

  it('no luminaire more for binary noise: 8.1 m² at 100 lux are one lamp of 810 lm', () => {
    expect(callTool(iluminacao, { area: 8.1, lux: 100, ...ideal }).luminarias).toBe(1);
  });

  it('the luminaires reach the lux, and one fewer would not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 10_000, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 10, max: 100 }),
        (area, lux, lampadasPorLuminaria, use) => {
          const fatorUtilizacao = use / 100;
          const answer = callTool(iluminacao, { area, lux, lampadasPorLuminaria, fatorUtilizacao });
          const reached = (luminaires: number) =>
            (luminaires * lampadasPorLuminaria * 810 * fatorUtilizacao * 0.8) / area;
          expect(reached(answer.luminarias)).toBeGreaterThanOrEqual(lux * (1 - 1e-10));
          expect(reached(answer.luminarias - 1)).toBeLessThan(lux);
        },
      ),
    );
  });

  it.each([
    [{ ambiente: 'quarto' }, 'area'],
    [{ area: 10 }, 'ambiente'],
    [{ area: 10, ambiente: 'Quarto' }, 'ambiente'],
    [{ area: 10, lux: 5001 }, 'lux'],
    [{ area: 10, lux: 100, fatorUtilizacao: 0.05 }, 'fatorUtilizacao'],
    [{ area: 10, lux: 100, fatorManutencao: 1.1 }, 'fatorManutencao'],
    [{ area: 10, lux: 100, lampadasPorLuminaria: 21 }, 'lampadasPorLuminaria'],
    [{ area: 10, lux: 100, lumensLampada: 0 }, 'lumensLampada'],
    [{ area: 10, lux: 100, alturaUtil: -1 }, 'alturaUtil'],
  ])('refuses %o', (input, field) => {
    expect(refusal(iluminacao, input)).toEqual({ status: 400, fields: [field] });
  });
});
