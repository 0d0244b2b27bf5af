import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { btu } from './btu.ts';

describe('btu', () => {
  // O Globo, "Qual deve ser a potência do ar-condicionado para sua casa?": 4 × 3 m with morning sun and two people
  // take 7800 BTU and a unit of 9000; 4 × 4 m, four people and the sun of the afternoon about 15,000.
  it('a bedroom for two takes 7800 BTU, a living room for four in the afternoon sun 14,600', () => {
    const bedroom = { comprimento: 4, largura: 3, pessoas: 2, sol: 'manha' };
    expect(callTool(btu, bedroom)).toMatchObject({ btuNecessario: 7800, capacidadeRecomendada: 9000 });
    const livingRoom = { comprimento: 4, largura: 4, pessoas: 4, sol: 'tarde' };
    expect(callTool(btu, livingRoom)).toMatchObject({ btuNecessario: 14_600, capacidadeRecomendada: 18_000 });
  });

  // promotop.net, "Como calcular BTUs de ar-condicionado": 12 m² are 7200 BTU, and the next unit on sale is bought.
  it('without more people than one an area takes 600 BTU per m²', () => {
    expect(callTool(btu, { area: 12 }).btuNecessario).toBe(7200);
    expect(callTool(btu, { area: 12, pessoas: 0 }).btuNecessario).toBe(7200);
    expect(callTool(btu, { area: 12, sol: 'sombra' }).btuNecessario).toBe(7200);
  });

  it('an area that is rounded to nothing takes nothing, which leaves nothing over', () => {
    expect(callTool(btu, { comprimento: 0.01, largura: 0.01 })).toMatchObject({
      btuNecessario: 0,
      capacidadeRecomendada: 7500,
      quantidadeAparelhos: 1,
      folga: 0,
    });
  });

  it('a higher ceiling takes more in proportion, a lower one not less', () => {
    expect(callTool(btu, { area: 10, peDireito: 2.7 }).btuNecessario).toBe(6000);
    expect(callTool(btu, { area: 10, peDireito: 5.4 }).btuNecessario).toBe(12_000);
    expect(callTool(btu, { area: 10, peDireito: 2.4 }).btuNecessario).toBe(6000);
  });

  it('appliances count 600 BTU each, and a slab in the sun a tenth of the room', () => {
    const answer = callTool(btu, { area: 20, pessoas: 3, aparelhos: 2, coberturaExposta: true });
    expect(answer.composicao).toEqual({ ambiente: 12_000, pessoas: 1200, aparelhos: 1200, cobertura: 1200 });
    expect(answer.btuNecessario).toBe(15_600);
  });

  // 1 W = 3.412142 BTU/h; a ton of refrigeration is 12,000 BTU/h or 3517 W.
  it('a ton of refrigeration is 3517 W', () => {
    expect(callTool(btu, { area: 20 })).toMatchObject({ potenciaTermicaW: 3517, toneladasRefrigeracao: 1 });
  });

  it.each([
    [12.5, 7500, 1],
    [12.51, 9000, 1],
    [100, 60_000, 1],
    [100.1, 36_000, 2],
    [160, 48_000, 2],
    [200, 60_000, 2],
    [201, 48_000, 3],
  ])('%d m² take units of %d BTU, %d of them', (area, capacity, units) => {
    const answer = callTool(btu, { area });
    expect(answer).toMatchObject({ capacidadeRecomendada: capacity, quantidadeAparelhos: units });
  });

  it('the units reach the need, and no smaller unit on sale would', () => {
    const capacities = [0, 7500, 9000, 12_000, 18_000, 22_000, 24_000, 30_000, 36_000, 48_000, 60_000];
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 10_000, noNaN: true }), fc.nat(1000), (area, pessoas) => {
        const answer = callTool(btu, { area, pessoas });
        const smaller = capacities[capacities.indexOf(answer.capacidadeRecomendada) - 1] as number;
        expect(answer.capacidadeRecomendada * answer.quantidadeAparelhos).toBeGreaterThanOrEqual(
          answer.btuNecessario,
        );
        expect(smaller * answer.quantidadeAparelhos).toBeLessThan(answer.btuNecessario);
        expect(60_000 * (answer.quantidadeAparelhos - 1)).toBeLessThan(answer.btuNecessario);
        expect(answer.folga).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [{}, 'area'],
    [{ largura: 3 }, 'comprimento'],
    [{ area: 10, pessoas: 1001 }, 'pessoas'],
    [{ area: 10, aparelhos: -1 }, 'aparelhos'],
    [{ area: 10, sol: 'noite' }, 'sol'],
    [{ area: 10, peDireito: 0 }, 'peDireito'],
    [{ area: 10, coberturaExposta: 'sim' }, 'coberturaExposta'],
  ])('refuses %o', (input, field) => {
    expect(refusal(btu, input)).toEqual({ status: 400, fields: [field] });
  });
});
