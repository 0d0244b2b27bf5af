import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { tijolos } from './tijolos.ts';

describe('tijolos', () => {
  // Concrete blocks of 19 × 39 cm: 12.5 a m², 125 for 10 m² (diariopernambucano.com.br, enfeitedecora.com.br, both with
  // joints of 1 cm). The others follow from the same joint: 10⁴ / (20 · 20), / (20 · 15) and / (30 · 20).
  it.each([
    ['bloco-concreto-9', 12.5, 9],
    ['bloco-concreto-14', 12.5, 14],
    ['bloco-concreto-19', 12.5, 19],
    ['ceramico-8-furos', 25, 9],
    ['ceramico-6-furos', 33.33, 9],
    ['ceramico-29', 16.67, 9],
  ])('%s: %d a m² in a wall of %d cm', (tipo, perM2, thickness) => {
    const answer = callTool(tijolos, { area: 10, tipo });
    expect(answer).toMatchObject({ tijolosPorM2: perM2, espessuraParede: thickness });
  });

  it('an ecological brick of 25 × 6.25 cm laid dry: 64 a m² and no mortar', () => {
    const answer = callTool(tijolos, { area: 1, tipo: 'ecologico', junta: 0, perda: 0 });
    expect(answer).toMatchObject({ tijolosPorM2: 64, tijolos: 64, espessuraParede: 12.5, argamassaM3: 0 });
  });

  it('uma vez lays a hollow brick on its face and a solid one across the wall', () => {
    const across = { area: 1, assentamento: 'uma-vez' };
    // 10⁴ / (20 · 10) and 10⁴ / (11 · 6)
    expect(callTool(tijolos, across)).toMatchObject({ tijolosPorM2: 50, espessuraParede: 19 });
    expect(callTool(tijolos, { ...across, tipo: 'macico' })).toMatchObject({
      tijolosPorM2: 151.52,
      espessuraParede: 20,
    });
    expect(callTool(tijolos, { area: 1, tipo: 'macico' })).toMatchObject({
      tijolosPorM2: 79.37,
      espessuraParede: 10,
    });
  });

  it('a brick of its own size is laid both ways, and a known kind has its own', () => {
    const dimensoes = { comprimento: 39, altura: 19, largura: 11.5 };
    const own = { area: 1, tipo: 'personalizado', dimensoes };
    expect(callTool(tijolos, own)).toMatchObject({ tijolosPorM2: 12.5, espessuraParede: 11.5 });
    expect(callTool(tijolos, { ...own, assentamento: 'uma-vez' })).toMatchObject({
      tijolosPorM2: 20,
      espessuraParede: 19,
    });
    expect(refusal(tijolos, { area: 1, dimensoes })).toEqual({ status: 400, fields: ['dimensoes'] });
  });

  it('openings are subtracted as often as they come', () => {
    const aberturas = [
      { largura: 0.8, altura: 2.1 },
      { largura: 1.2, altura: 1, quantidade: 2 },
    ];
    const answer = callTool(tijolos, { area: 20, aberturas });
    expect(answer).toMatchObject({ areaBruta: 20, areaAberturas: 4.08, areaLiquida: 15.92 });
  });

  it('no brick more for binary noise: 4 m² of 25 with 10 %% are 110', () => {
    expect(callTool(tijolos, { area: 4 }).tijolos).toBe(110);
  });

  it('costs the thousandth of a thousand for each', () => {
    // 339 · 899.90 / 1000 = 305.0661
    const answer = callTool(tijolos, { area: 12.32, precoMilheiro: 899.9 });
    expect(answer.custo).toBe(305.07);
  });

  it('bricks and joints fill the wall: no piece too few, none too many', () => {
    const side = fc.integer({ min: 50, max: 500 }).map((millimetres) => millimetres / 10);
    fc.assert(
      fc.property(
        fc.record({ comprimento: side, altura: side, largura: side }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('meia-vez', 'uma-vez'),
        (dimensoes, joint, centiares, perda, assentamento) => {
          const area = centiares / 100;
          const junta = joint / 10;
          const answer = callTool(tijolos, {
            area,
            tipo: 'personalizado',
            dimensoes,
            junta,
            perda,
            assentamento,
          });
          const height = assentamento === 'meia-vez' ? dimensoes.altura : dimensoes.largura;
          const face = ((dimensoes.comprimento + junta) * (height + junta)) / 10_000;
          const needed = area * (1 + perda / 100);
          expect(answer.tijolos * face).toBeGreaterThanOrEqual(needed * (1 - 1e-10));
          expect((answer.tijolos - 1) * face).toBeLessThan(needed);
          expect(answer.argamassaM3).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    [{}, 400, 'area'],
    [{ comprimento: 5 }, 400, 'altura'],
    [{ area: 0 }, 400, 'area'],
    [{ area: 1, tipo: 'personalizado' }, 400, 'dimensoes'],
    [{ area: 1, tipo: 'personalizado', dimensoes: { comprimento: 1, altura: 1 } }, 400, 'dimensoes.largura'],
    [{ area: 1, tipo: 'adobe' }, 400, 'tipo'],
    [{ area: 1, junta: 5.1 }, 400, 'junta'],
    [{ area: 9, aberturas: [{ largura: 1, altura: 1, quantidade: 0 }] }, 400, 'aberturas[0].quantidade'],
    [
      { area: 9, aberturas: Array.from({ length: 51 }, () => ({ largura: 0.1, altura: 0.1 })) },
      400,
      'aberturas',
    ],
    [{ area: 2, aberturas: [{ largura: 2, altura: 1 }] }, 422, 'aberturas'],
    // 3 · 0.7 is a hair less than 2.1 in binary.
    [{ area: 2.1, aberturas: [{ largura: 0.7, altura: 1, quantidade: 3 }] }, 422, 'aberturas'],
    [{ area: 1, tipo: 'ecologico', assentamento: 'uma-vez' }, 422, 'assentamento'],
    [{ area: 1, tipo: 'bloco-concreto-14', assentamento: 'uma-vez' }, 422, 'assentamento'],
    [{ area: 1, precoMilheiro: 1.234 }, 400, 'precoMilheiro'],
  ])('refuses %o', (input, status, field) => {
    expect(refusal(tijolos, input)).toEqual({ status, fields: [field] });
  });
});
