import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { papelParede } from './papel-parede.ts';

describe('papel-parede', () => {
  // A worked example (benecasa.it, "Quanta carta da parati occorre?"): 23 m of wall 2.60 m high, rolls of
  // 0.50 × 10 m: 3 strips a roll, 46 strips, 16 rolls, 2 strips left.
  it('a room of 23 m around takes 16 rolls', () => {
    const answer = callTool(papelParede, { larguraParede: 23, altura: 2.6, larguraRolo: 0.5 });
    expect(answer).toMatchObject({ faixas: 46, faixasPorRolo: 3, rolos: 16, sobraFaixas: 2 });
  });

  // Gazeta do Povo, "Como não errar na hora de colocar papel de parede": one roll of 0.53 × 10 m covers a wall of
  // 2.45 m by up to 1.60 m in any pattern, and by up to 2.12 m without one.
  it('one roll covers 2.12 m of a wall of 2.45 m without a pattern, 1.59 m with one', () => {
    const wall = { altura: 2.45, margemCorte: 0 };
    expect(callTool(papelParede, { ...wall, larguraParede: 2.12 }).rolos).toBe(1);
    expect(callTool(papelParede, { ...wall, larguraParede: 2.13 }).rolos).toBe(2);
    expect(callTool(papelParede, { ...wall, larguraParede: 1.59, rapport: 64 }).rolos).toBe(1);
    expect(callTool(papelParede, { ...wall, larguraParede: 1.6, rapport: 64 }).rolos).toBe(2);
  });

  it('a strip takes whole repeats, and half a repeat more when the pattern is offset', () => {
    const strip = (input: object) =>
      callTool(papelParede, { larguraParede: 4, altura: 2.6, ...input }).alturaFaixa;
    expect(strip({})).toBe(2.7);
    expect(strip({ rapport: 64 })).toBe(3.2);
    expect(strip({ rapport: 64, encaixe: 'deslocado' })).toBe(3.52);
    expect(strip({ rapport: 64, encaixe: 'livre' })).toBe(2.7);
    expect(strip({ rapport: 0, encaixe: 'deslocado' })).toBe(2.7);
    // 2.7 m are 9 repeats of 30 cm exactly.
    expect(strip({ rapport: 30 })).toBe(2.7);
    expect(strip({ margemCorte: 0.05 })).toBe(2.65);
  });

  it('a room is its four walls; openings from floor to ceiling take no strip', () => {
    const room = { comprimento: 4, largura: 3, altura: 2.5 };
    expect(callTool(papelParede, room)).toMatchObject({ perimetro: 14, areaParede: 35, faixas: 27 });
    const open = callTool(papelParede, { ...room, larguraAberturas: 2 });
    expect(open).toMatchObject({ perimetro: 14, areaParede: 30, faixas: 23 });
    const both = { ...room, larguraParede: 5 };
    expect(refusal(papelParede, both)).toEqual({ status: 400, fields: ['larguraParede'] });
  });

  it('spare rolls are bought, counted as left over and paid', () => {
    const answer = callTool(papelParede, {
      larguraParede: 4,
      altura: 2.6,
      rapport: 64,
      rolosReserva: 1,
      precoRolo: 129.9,
    });
    // 1 − 10.4 / (4 · 5.3)
    expect(answer).toMatchObject({ rolos: 4, sobraFaixas: 4, desperdicio: 50.94, custo: 519.6 });
  });

  it('a strip of exactly a part of the roll wastes none of it', () => {
    const answer = callTool(papelParede, { larguraParede: 1.59, altura: 2.4, comprimentoRolo: 7.5 });
    expect(answer).toMatchObject({ faixas: 3, faixasPorRolo: 3, rolos: 1 });
  });

  it('the strips cover the width and the rolls hold the strips; one fewer of either would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 50, max: 400 }),
        fc.integer({ min: 30, max: 120 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('livre', 'reto', 'deslocado'),
        (width, height, roll, rapport, encaixe) => {
          const answer = callTool(papelParede, {
            larguraParede: width / 100,
            altura: height / 100,
            larguraRolo: roll / 100,
            rapport,
            encaixe,
          });
          expect(answer.faixas * roll).toBeGreaterThanOrEqual(width);
          expect((answer.faixas - 1) * roll).toBeLessThan(width);
          expect(answer.alturaFaixa).toBeGreaterThanOrEqual((height + 10) / 100);
          expect(Math.round(answer.alturaFaixa * 1000) * answer.faixasPorRolo).toBeLessThanOrEqual(10_000);
          expect(answer.rolos * answer.faixasPorRolo - answer.sobraFaixas).toBe(answer.faixas);
          expect(answer.sobraFaixas).toBeLessThan(answer.faixasPorRolo);
        },
      ),
    );
  });

  it.each([
    [{ altura: 2.6 }, 400, 'larguraParede'],
    [{ altura: 2.6, comprimento: 4 }, 400, 'largura'],
    [{ larguraParede: 4 }, 400, 'altura'],
    [{ larguraParede: 4, altura: 2.6, rapport: 301 }, 400, 'rapport'],
    [{ larguraParede: 4, altura: 2.6, margemCorte: 1.1 }, 400, 'margemCorte'],
    [{ larguraParede: 4, altura: 2.6, encaixe: 'torto' }, 400, 'encaixe'],
    [{ larguraParede: 4, altura: 2.6, rolosReserva: 0.5 }, 400, 'rolosReserva'],
    [{ larguraParede: 4, altura: 2.6, larguraAberturas: 4 }, 422, 'larguraAberturas'],
    [{ larguraParede: 4, altura: 10 }, 422, 'altura'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(papelParede, input)).toEqual({ status, fields: [field] });
  });
});
