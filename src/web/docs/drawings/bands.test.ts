import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandPlaces, inssScale, irrfScale } from './bands.ts';
import { drawingOf } from './index.ts';
import { numbersOf } from './numbers.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, reais, readTable, runs } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();
const n = numbersOf('pt');

describe('bands', () => {
  it('of the INSS have the contribution for areas, whatever other jobs fill first', () => {
    fc.assert(
      fc.property(reais(1, 20_000), reais(0, 12_000), (salarioBruto, baseOutrosVinculos) => {
        const input = { salarioBruto, baseOutrosVinculos, ano: 2026 };
        const answer = answerOf('calculadoras-inss', input);
        const scale = inssScale(answer, { input, language: 'pt', n });
        const places = bandPlaces(scale);
        const area = places.reduce(
          (sum, { taxed }, i) =>
            sum + (taxed.width / 100) * answer.teto * ((scale.bands[i]?.rate ?? 0) / 100),
          0,
        );
        expect(Math.abs(area - answer.valor)).toBeLessThan(0.006);
        expect(places.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
        for (const { x, width, taxed } of places) {
          expect(taxed.width).toBeLessThanOrEqual(width + 1e-9);
          if (taxed.width > 0) expect(taxed.x).toBeGreaterThanOrEqual(x - 1e-9);
        }
      }),
      runs,
    );
  });

  it('of the IRRF have the tax by the table for areas, and are not drawn by a table that is not the one of the answer', async () => {
    const table = await readTable('/tabelas/irrf-mensal?data=2026-06-01');
    fc.assert(
      fc.property(reais(100, 30_000), (salarioBruto) => {
        const answer = answerOf('calculadoras-irrf', { salarioBruto, ano: 2026 });
        const scale = irrfScale(answer, table.value.faixas, { language: 'pt', n });
        const end = scale?.bands.at(-1)?.to ?? 0;
        const area = (scale ? bandPlaces(scale) : []).reduce(
          (sum, { taxed }, i) => sum + (taxed.width / 100) * end * ((scale?.bands[i]?.rate ?? 0) / 100),
          0,
        );
        // The law's amounts to deduct are rounded to the cent.
        expect(Math.abs(area - answer.impostoTabela)).toBeLessThan(0.03);
      }),
      runs,
    );
    const old = await readTable('/tabelas/irrf-mensal?data=2025-02-01');
    const answer = answerOf('calculadoras-irrf', { salarioBruto: 6000, ano: 2026 });
    expect(irrfScale(answer, old.value.faixas, { language: 'pt', n })).toBeNull();
  });

  const inss = (baseCalculo: number, faixas: readonly (readonly number[])[], teto = 1000): object => ({
    ...{ salarioBruto: baseCalculo, baseCalculo, teto, valor: 10 },
    faixas: faixas.map(([ate, aliquota, base, valor]) => ({ ate, aliquota, base, valor })),
  });
  const two = [
    [500, 10, 500, 5],
    [1000, 20, 100, 5],
  ];

  type Rates = readonly (readonly [ate: number | null, aliquota: number, parcelaDeduzir: number])[];
  const table = (rates: Rates) => ({
    faixas: rates.map(([ate, aliquota, parcelaDeduzir]) => ({ ate, aliquota, parcelaDeduzir })),
  });
  const rates: Rates = [
    [1000, 0, 0],
    [2000, 10, 100],
    [3000, 20, 300],
  ];
  const irrf = (
    base: number,
    rate: number,
    less: number,
    reducao = 0,
    of: Rates = rates,
  ): readonly [string, object, object, object] => [
    'calculadoras-irrf',
    {
      ...{ tipo: 'mensal', baseCalculo: base, aliquota: rate, parcelaDeduzir: less },
      ...{ impostoTabela: 7, reducao, irrfRetido: 6, tabela: { vigencia: '2025-01-01' } },
    },
    {},
    { id: 'irrf-mensal', value: table(of) },
  ];

  const saidOf = (tool: string, answer: object, input: object = {}, tables: readonly object[] = []) => {
    const drawing = drawingOf(tool, { ...input }, answer, 'pt', { tables });
    return (
      drawing &&
      heard(drawing)
        .join(' ')
        .replace(/^img ".*?" /, '')
    );
  };
  const ofInss = (...given: Parameters<typeof inss>) => saidOf('calculadoras-inss', inss(...given));

  it('of the INSS say what each band gives, and that each is rounded by itself where that shows', () => {
    const rounded = 'Cada faixa foi arredondada à parte.';
    expect(ofInss(0.5, [[1000, 10, 0.5, 0.05]])).toContain(
      '(10 % sobre 0,50 dá 0,05: contribuição de 10,00.)',
    );
    expect(ofInss(1000, [[1000, 10, 0.5, 77]])).toContain(rounded);
    expect(ofInss(1000, [])).toBeNull();
    for (const input of [{ baseOutrosVinculos: 9999 }, { baseOutrosVinculos: 500 }]) {
      const said = saidOf('calculadoras-inss', inss(400, two), input);
      expect(said).toContain(
        '(10 % sobre 500,00 dá 5,00, 20 % sobre 100,00 dá 5,00: contribuição de 10,00.)',
      );
      expect(said).not.toContain(rounded);
    }
  });

  const ofIrrf = (...given: Parameters<typeof irrf>) => {
    const [tool, answer, input, table] = irrf(...given);
    return saidOf(tool, answer, input, [table]);
  };

  it('of the IRRF say which band is reached, the tax by the table and its reduction', () => {
    expect(ofIrrf(2000, 10, 100)).toContain(
      '(A base de 2.000,00 chega à faixa de 10 %: imposto da tabela de 7,00,',
    );
    expect(ofIrrf(4000, 20, 300)).toContain('(A base de 4.000,00 chega à faixa de 20 %');
    expect(ofIrrf(1, 0, 0)).toContain('(A base de 1,00 chega à faixa de 0 %');
    expect(ofIrrf(1500, 10, 100, 12.5)).toContain('7,00, menos a redução de 12,50. Retido: 6,00.');
    expect(ofIrrf(0.5, 10, 0, 0, [[null, 10, 0]])).toContain('faixa de 10 %');
  });

  it('of the IRRF are not drawn for another rate, another deduction, for nothing, or without bands', () => {
    expect([ofIrrf(2000, 11, 100), ofIrrf(2000, 10, 101), ofIrrf(0, 0, 0), ofIrrf(1, 10, 0, 0, [])]).toEqual([
      ...[null, null, null, null],
    ]);
  });
});
