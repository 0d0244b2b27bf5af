import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { concreto } from './concreto.ts';

const oneM3 = { volume: 1, perda: 0 };

describe('concreto', () => {
  // "Traços de concreto mais utilizados e suas aplicações" (scribd.com/document/522381841): litres of water per kg
  // of cement, and litres of concrete that a 50 kg bag makes.
  it.each([
    ['1:1:2', 0.44, 97.2],
    ['1:1.5:3', 0.49, 129.2],
    ['1:2:2.5', 0.55, 133.2],
    ['1:2:3', 0.61, 145.5],
    ['1:2.5:3', 0.65, 157.9],
    ['1:2:4', 0.68, 168.3],
    ['1:2.5:3.5', 0.71, 170.6],
    ['1:2.5:4', 0.73, 181.2],
    ['1:2.5:5', 0.79, 203.3],
    ['1:3:5', 0.88, 218.1],
    ['1:3:6', 0.95, 240.9],
    ['1:4:8', 1.2, 312.5],
  ])(
    'the published mix %s takes %d L of water per kg and yields %d L a bag, within 1 %%',
    (mix, water, litres) => {
      const answer = callTool(concreto, { ...oneM3, traco: mix });
      expect(answer.relacaoAguaCimento).toBe(water);
      const published = 50_000 / litres;
      expect(Math.abs(answer.consumoCimento / published - 1)).toBeLessThan(0.01);
    },
  );

  // The same table: kg of cement, litres of dry sand, of wet sand, of gravel and of water in a m³.
  it.each([
    ['1:1:2', 514, 363, 465, 726, 226],
    ['1:1.5:3', 387, 409, 524, 818, 189],
    ['1:2:2.5', 374, 528, 676, 660, 206],
  ])('a m³ of %s takes what the table says, within 1 %%', (mix, cement, sand, wetSand, gravel, water) => {
    const answer = callTool(concreto, { ...oneM3, traco: mix });
    const said = [
      answer.cimentoKg,
      answer.areiaM3 * 1000,
      answer.areiaUmidaM3 * 1000,
      answer.britaM3 * 1000,
      answer.aguaLitros,
    ];
    [cement, sand, wetSand, gravel, water].forEach((published, i) => {
      expect(Math.abs((said[i] as number) / published - 1)).toBeLessThan(0.01);
    });
  });

  it('a mix outside the table takes a litre of water for each 10 kg of dry materials', () => {
    // 1 + 1 · 1.53 / 1.42 + 1 · 1.39 / 1.42 = 3.056 kg
    expect(callTool(concreto, { ...oneM3, traco: '1:1:1' }).relacaoAguaCimento).toBe(0.31);
  });

  it('a mix is known however its numbers are written, and answered as it was sent', () => {
    const answer = callTool(concreto, { ...oneM3, traco: '1:2.0:3.00' });
    expect(answer).toMatchObject({ traco: '1:2.0:3.00', relacaoAguaCimento: 0.61 });
  });

  it('uso gives the mix when traco is absent', () => {
    const mixes = ['pilar-viga', 'laje', 'fundacao', 'piso', 'calcada', 'contrapiso', 'magro'].map(
      (uso) => callTool(concreto, { volume: 1, uso }).traco,
    );
    expect(mixes).toEqual(['1:2:2.5', '1:2:3', '1:2.5:3', '1:2:4', '1:2.5:4', '1:3:5', '1:4:8']);
    expect(callTool(concreto, { volume: 1, uso: 'magro', traco: '1:2:3' }).traco).toBe('1:2:3');
  });

  it('is a volume, a cylinder or a box, and pieces multiply the last two', () => {
    const box = { comprimento: 2, largura: 3, altura: 0.5, quantidade: 4 };
    expect(callTool(concreto, box).volume).toBe(12);
    // π · 0.25² · 0.5 · 4
    expect(callTool(concreto, { altura: 0.5, quantidade: 4, diametro: 0.5 }).volume).toBe(0.393);
    expect(callTool(concreto, { volume: 7 }).volume).toBe(7);
    const both = [
      { ...box, diametro: 0.5 },
      { altura: 1, volume: 7 },
    ];
    for (const input of both) expect(refusal(concreto, input)).toEqual({ status: 400, fields: ['volume'] });
    expect(refusal(concreto, { volume: 7, quantidade: 2 })).toEqual({ status: 400, fields: ['quantidade'] });
  });

  it('costs count bags, wet sand and gravel as shown; a missing price counts as nothing', () => {
    const answer = callTool(concreto, {
      comprimento: 5,
      largura: 4,
      altura: 0.1,
      precos: { saco: 40, areiaM3: 130.5, britaM3: 120 },
    });
    // 15 · 40; 1.302 · 130.50 = 169.911; 1.526 · 120
    expect(answer.custos).toEqual({ cimento: 600, areia: 169.91, brita: 183.12 });
    expect(answer.custo).toBe(953.03);
    const partly = callTool(concreto, { volume: 1, precos: { saco: 40 } });
    expect(partly.custos).toEqual({ cimento: 320, areia: 0, brita: 0 });
    expect(callTool(concreto, { volume: 1, precos: {} })).not.toHaveProperty('custo');
  });

  it('bags always hold the cement, and one bag fewer would not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(25, 40, 50),
        (volume, sand, gravel, pesoSaco) => {
          const traco = `1:${sand / 2}:${gravel / 2}`;
          const { cimentoKg, sacosCimento } = callTool(concreto, { volume, traco, pesoSaco });
          expect(sacosCimento * pesoSaco).toBeGreaterThan(cimentoKg - 0.06);
          expect((sacosCimento - 1) * pesoSaco).toBeLessThan(cimentoKg + 0.06);
        },
      ),
    );
  });

  it('the grains, the water and 2 % of air fill the volume', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 30, max: 150 }),
        (sand, gravel, water) => {
          const answer = callTool(concreto, {
            volume: 1000,
            perda: 0,
            traco: `1:${sand / 2}:${gravel / 2}`,
            relacaoAguaCimento: water / 100,
          });
          const litres =
            answer.cimentoKg / 3.15 + (answer.areiaKg + answer.britaKg) / 2.65 + answer.aguaLitros;
          expect(litres).toBeCloseTo(980_000, 0);
        },
      ),
    );
  });

  it.each([
    [{ traco: '1:2:3' }, 'volume'],
    [{ comprimento: 1, largura: 1 }, 'altura'],
    [{ diametro: 1 }, 'altura'],
    [{ volume: 0 }, 'volume'],
    [{ volume: 1, traco: '1:2' }, 'traco'],
    [{ volume: 1, traco: '2:2:3' }, 'traco'],
    [{ volume: 1, traco: '1:2,5:3' }, 'traco'],
    [{ volume: 1, traco: '1:0:3' }, 'traco'],
    [{ volume: 1, traco: '1:2:20.1' }, 'traco'],
    [{ volume: 1, uso: 'Laje' }, 'uso'],
    [{ volume: 1, relacaoAguaCimento: 0.29 }, 'relacaoAguaCimento'],
    [{ volume: 1, pesoSaco: 20 }, 'pesoSaco'],
    [{ volume: 1, perda: 101 }, 'perda'],
    [{ comprimento: 1, largura: 1, altura: 1, quantidade: 1.5 }, 'quantidade'],
    [{ volume: 1, precos: { saco: 40.999 } }, 'precos.saco'],
    [{ volume: 1, precos: { areiaM3: -1 } }, 'precos.areiaM3'],
  ])('refuses %o', (input, field) => {
    expect(refusal(concreto, input)).toEqual({ status: 400, fields: [field] });
  });
});
