import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { telhas } from './telhas.ts';

describe('telhas', () => {
  // Pieces per m²: aecweb.com.br (francesa, romana), culturamix.com citing ANICER (romana, colonial),
  // deolhonaengenharia.com (portuguesa, americana).
  it.each([
    ['francesa', 16],
    ['romana', 16],
    ['colonial', 24],
    ['portuguesa', 17],
    ['americana', 12],
  ])('a m² of roof takes the published number of tiles: %s %d', (tipo, perM2) => {
    const answer = callTool(telhas, { area: 100, tipo, inclinacao: 0, perda: 0 });
    expect(answer).toMatchObject({ telhasPorM2: perM2, telhas: 100 * perM2 });
  });

  // The averages that the tool promises for each kind: pieces per m², least slope in %, kg of a piece.
  it.each([
    ['romana', 16, 30, 2.6],
    ['portuguesa', 17, 30, 2.4],
    ['francesa', 16, 32, 2.8],
    ['italiana', 14, 30, 3],
    ['americana', 12, 30, 3.2],
    ['colonial', 24, 25, 2.5],
    ['paulista', 26, 25, 2.5],
    ['plan', 26, 25, 2.2],
    ['concreto', 10.4, 30, 4.7],
    ['fibrocimento-244x110', 0.414, 9, 43],
  ])('%s: %d a m², from %d %%, %d kg each', (tipo, telhasPorM2, slope, weight) => {
    const flat = callTool(telhas, { area: 1000, tipo, inclinacao: 0, perda: 0 });
    expect(flat).toMatchObject({ telhasPorM2, pesoKg: Math.round(1000 * telhasPorM2 * weight) });
    expect(callTool(telhas, { area: 1, tipo })).toMatchObject({ inclinacao: slope, avisos: [] });
    expect(callTool(telhas, { area: 1, tipo, inclinacao: slope - 0.1 }).avisos).toHaveLength(1);
  });

  // kg of a dry m²: ebanataw.com.br ("Telhas - características") and, of the Portuguese tile, euquerosabertudo.com
  // (2.4 kg a tile, 40.8 kg). Cerâmica Santa Cruz has 16 Roman tiles a m², each of 2.52 kg, at most 2.671.
  it.each([
    ['francesa', 45],
    ['colonial', 60],
    ['concreto', 49],
    ['portuguesa', 40.8],
    ['romana', 16 * 2.6],
  ])('a m² of roof weighs what is published: %s %d kg', (tipo, weight) => {
    const { pesoKg } = callTool(telhas, { area: 1000, tipo, inclinacao: 0 });
    expect(Math.abs(pesoKg / (1000 * weight) - 1)).toBeLessThan(0.01);
  });

  // Catalogue "Ondulada" of Brasilit, 2007: the sheet of 8 mm, 2.44 × 1.10 m weighs 43.4 kg and overlaps its
  // neighbours by 14 cm and a wave (5 cm): 1 / (2.30 · 1.05) sheets per m².
  it('a sheet of fibre cement covers what its laps leave', () => {
    const answer = callTool(telhas, { area: 241.5, tipo: 'fibrocimento-244x110', inclinacao: 0, perda: 0 });
    expect(answer.telhas).toBe(100);
    expect(answer.telhasPorM2).toBeCloseTo(1 / (2.3 * 1.05), 3);
    expect(Math.abs(answer.pesoKg / (100 * 43.4) - 1)).toBeLessThan(0.01);
  });

  // 3-4-5 and 5-12-13 triangles: a slope of 75 % lengthens the rafters by 25 %, one of 5/12 by 1/12.
  it.each([
    [75, 1.25, 125],
    [0, 1, 100],
    [50, 1.118, 111.8],
    [200, 2.2361, 223.61],
  ])('a slope of %d %% has the factor %d', (inclinacao, factor, roof) => {
    const answer = callTool(telhas, { area: 100, inclinacao });
    expect(answer).toMatchObject({ fatorInclinacao: factor, areaTelhado: roof });
  });

  it('eaves widen both sides twice, and go with them alone', () => {
    expect(callTool(telhas, { comprimento: 10, largura: 8, beiral: 1 }).areaPlana).toBe(120);
    expect(refusal(telhas, { area: 80, beiral: 1 })).toEqual({ status: 400, fields: ['beiral'] });
  });

  it('warns below the least slope of the tile, never of a custom one', () => {
    const warnings = (input: object) => callTool(telhas, { area: 1, ...input }).avisos;
    expect(warnings({ inclinacao: 29.9 })).toEqual(['inclinacao-abaixo-da-minima']);
    expect(warnings({ inclinacao: 30 })).toEqual([]);
    expect(warnings({ tipo: 'francesa', inclinacao: 31 })).toEqual(['inclinacao-abaixo-da-minima']);
    expect(warnings({ tipo: 'fibrocimento-244x110', inclinacao: 9 })).toEqual([]);
    expect(warnings({ tipo: 'personalizada', telhasPorM2: 10, inclinacao: 0 })).toEqual([]);
  });

  it('the least slope is the default; 30 % for a custom tile, whose weight is unknown', () => {
    expect(callTool(telhas, { area: 1, tipo: 'colonial' }).inclinacao).toBe(25);
    const answer = callTool(telhas, { area: 1, tipo: 'personalizada', telhasPorM2: 10 });
    expect(answer).toMatchObject({ inclinacao: 30, pesoKg: null });
  });

  it("the maker's yield prevails over the average", () => {
    const answer = callTool(telhas, {
      area: 100,
      tipo: 'romana',
      telhasPorM2: 15.5,
      inclinacao: 0,
      perda: 0,
    });
    expect(answer).toMatchObject({ telhasPorM2: 15.5, telhas: 1550, pesoKg: 4030 });
  });

  it('three ridge tiles a metre, with waste; cost of the tiles', () => {
    const answer = callTool(telhas, { area: 100, inclinacao: 0, cumeeira: 10, precoTelha: 2.35 });
    // 3 · 10 · 1.1; 1760 · 2.35
    expect(answer).toMatchObject({ pecasCumeeira: 33, custo: 4136 });
  });

  it('the tiles cover the roof with the stated waste, and one fewer would not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1e5, noNaN: true }),
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 100 }),
        (area, telhasPorM2, inclinacao, perda) => {
          const answer = callTool(telhas, { area, tipo: 'personalizada', telhasPorM2, inclinacao, perda });
          const needed = area * Math.hypot(1, inclinacao / 100) * (1 + perda / 100);
          expect(answer.telhas / telhasPorM2).toBeGreaterThanOrEqual(needed * (1 - 1e-10));
          expect((answer.telhas - 1) / telhasPorM2).toBeLessThan(needed);
        },
      ),
    );
  });

  it.each([
    [{}, 'area'],
    [{ comprimento: 10 }, 'largura'],
    [{ largura: 10 }, 'comprimento'],
    [{ area: 1, tipo: 'personalizada' }, 'telhasPorM2'],
    [{ area: 1, tipo: 'outra' }, 'tipo'],
    [{ area: 1, beiral: 3.1 }, 'beiral'],
    [{ area: 1, inclinacao: 201 }, 'inclinacao'],
    [{ area: 1, perda: -1 }, 'perda'],
    [{ area: 1, cumeeira: 0 }, 'cumeeira'],
    [{ area: 1, precoTelha: 2.345 }, 'precoTelha'],
    [{ area: 1e6 + 1 }, 'area'],
  ])('refuses %o', (input, field) => {
    expect(refusal(telhas, input)).toEqual({ status: 400, fields: [field] });
  });
});
