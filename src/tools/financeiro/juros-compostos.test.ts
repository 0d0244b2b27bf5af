import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { jurosCompostos } from './juros-compostos.ts';

const grow = (input: Record<string, unknown>) => callTool(jurosCompostos, input);

describe('juros-compostos: the future value of spreadsheets', () => {
  // Excel's documentation of FV: FV(6%/12,10,-200,-500,1) and FV(12%/12,12,-1000), which the tests of many spreadsheet
  // engines repeat; numpy-financial's documentation of fv: fv(0.05/12, 120, -100, -100).
  it.each([
    [{ valorInicial: 500, aporte: 200, momentoAporte: 'inicio', taxa: 0.5, prazo: 10 }, 2581.4],
    [{ aporte: 1000, taxa: 1, prazo: 12 }, 12682.5],
    [
      {
        valorInicial: 100,
        aporte: 100,
        taxa: 5,
        periodoTaxa: 'anual',
        conversaoTaxa: 'nominal',
        prazo: 10,
        unidadePrazo: 'anos',
      },
      15692.93,
    ],
  ])('%j → %f', (input, montante) => {
    expect(grow(input).montante).toBe(montante);
  });
});

describe('juros-compostos: the cents that doubles would miss', () => {
  // Python's decimal with 120 digits: 54,855,001.66499985… after 100 months, and the sums after all: 311,907,079,774,927.15, whose double is …927.1.
  it('are right in a balance close to a half cent', () => {
    const { evolucao } = grow({ valorInicial: 637_716.31, aporte: 7458.68, taxa: 4.3077, prazo: 100 });
    expect(evolucao[99]).toMatchObject({ juros: 2_265_094.14, saldo: 54_855_001.66 });
  });

  it.each([
    [
      { valorInicial: 36_119.73, aporte: 862.74, frequenciaAporte: 'anual', taxa: 9.9828, prazo: 195 },
      4_276_135_821_168.22,
    ],
    [{ valorInicial: 999_999.91, aporte: 7943.51, taxa: 7.5276, prazo: 268 }, 311_907_079_774_927.1],
  ])('are right in trillions: %j', (input, montante) => {
    expect(grow({ ...input, momentoAporte: 'inicio', evolucaoPor: 'nenhuma' }).montante).toBe(montante);
  });
});

describe('juros-compostos: the explanation', () => {
  it('reaches as far as the computation, with the same figures', async () => {
    const input = { valorInicial: 1000, aporte: 10, taxa: 0.7, prazo: 100, unidadePrazo: 'anos' };
    const { explicacao, ...answer } = await grow({ ...input, explicar: true });
    expect(answer).toEqual(grow(input));
    expect(explicacao.at(-1).campo).not.toBeNull();
  });
});

describe('juros-compostos: rates', () => {
  it('an annual effective rate compounds to itself in 12 months', () => {
    const answer = grow({ valorInicial: 100, taxa: 100, periodoTaxa: 'anual', prazo: 12 });
    expect(answer).toMatchObject({ montante: 200, taxaMensalEfetiva: 5.9463, taxaAnualEfetiva: 100 });
  });

  it('an annual nominal rate is 12 monthly rates', () => {
    const nominal = { taxa: 12, periodoTaxa: 'anual', conversaoTaxa: 'nominal' };
    expect(grow({ valorInicial: 100, prazo: 12, ...nominal })).toMatchObject({
      taxaMensalEfetiva: 1,
      taxaAnualEfetiva: 12.6825,
    });
  });

  it('the conversion is refused of a monthly rate', () => {
    const sent = { valorInicial: 100, prazo: 12, taxa: 1, conversaoTaxa: 'nominal' };
    expect(refusal(jurosCompostos, sent)).toEqual({ status: 400, fields: ['conversaoTaxa'] });
  });

  it('without interest the result is what was put in', () => {
    expect(grow({ valorInicial: 10, aporte: 5, taxa: 0, prazo: 2 })).toMatchObject({
      montante: 20,
      totalJuros: 0,
      rentabilidade: 0,
    });
  });
});

describe('juros-compostos: contributions', () => {
  it('of a year come in months 12, 24, … or, at the start, 1, 13, …', () => {
    const yearly = { aporte: 100, frequenciaAporte: 'anual', taxa: 0, prazo: 25 };
    const months = (momentoAporte: string) =>
      grow({ ...yearly, momentoAporte })
        .evolucao.filter(({ aportes }: { aportes: number }) => aportes > 0)
        .map(({ periodo }: { periodo: number }) => periodo);
    expect(months('fim')).toEqual([12, 24]);
    expect(months('inicio')).toEqual([1, 13, 25]);
  });

  it('of a year do not happen in a term that ends before they are due', () => {
    const answer = grow({ aporte: 100, frequenciaAporte: 'anual', taxa: 1, prazo: 11, evolucaoPor: 'ano' });
    expect(answer).toMatchObject({ montante: 0, totalInvestido: 0, totalJuros: 0, rentabilidade: 0 });
  });

  it('at the start of a month earn its interest', () => {
    const one = { aporte: 100, taxa: 10, prazo: 1 };
    expect(grow({ ...one, momentoAporte: 'inicio' }).montante).toBe(110);
    expect(grow({ ...one, momentoAporte: 'fim' }).montante).toBe(100);
  });
});

describe('juros-compostos: rows', () => {
  it('by year end with an incomplete one', () => {
    const { evolucao } = grow({ aporte: 10, taxa: 0, prazo: 14, evolucaoPor: 'ano' });
    expect(evolucao).toEqual([
      { periodo: 1, aportes: 120, juros: 0, totalInvestido: 120, saldo: 120 },
      { periodo: 2, aportes: 20, juros: 0, totalInvestido: 140, saldo: 140 },
    ]);
  });

  it('are left out on request', () => {
    expect(grow({ aporte: 10, taxa: 1, prazo: 2, evolucaoPor: 'nenhuma' })).not.toHaveProperty('evolucao');
  });

  it('close to the cent, and sum to the totals', () => {
    const cents = (min: number) => fc.integer({ min, max: 1e9 }).map((value) => value / 100);
    const inputs = fc.record({
      valorInicial: cents(1),
      aporte: cents(0),
      frequenciaAporte: fc.constantFrom('mensal', 'anual'),
      momentoAporte: fc.constantFrom('fim', 'inicio'),
      taxa: fc.double({ min: 0, max: 3, noNaN: true }),
      prazo: fc.integer({ min: 1, max: 240 }),
      evolucaoPor: fc.constantFrom('mes', 'ano'),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const { evolucao, montante, totalInvestido, totalAportes, totalJuros } = grow(input);
        let balance = toCents(input.valorInicial);
        let contributions = 0;
        let interest = 0;
        for (const row of evolucao) {
          balance += toCents(row.aportes) + toCents(row.juros);
          contributions += toCents(row.aportes);
          interest += toCents(row.juros);
          expect(toCents(row.saldo)).toBe(balance);
          expect(toCents(row.totalInvestido)).toBe(toCents(input.valorInicial) + contributions);
        }
        expect(toCents(montante)).toBe(balance);
        expect(toCents(totalAportes)).toBe(contributions);
        expect(toCents(totalJuros)).toBe(interest);
        expect(toCents(totalInvestido) + interest).toBe(balance);
      }),
      { numRuns: 200 },
    );
  });
});

describe('juros-compostos: inflation', () => {
  it('states the result in the money of today, up or down', () => {
    const sent = { valorInicial: 1100, taxa: 0, prazo: 12 };
    expect(grow({ ...sent, inflacaoAnual: 10 }).montanteReal).toBe(1000);
    expect(grow({ ...sent, inflacaoAnual: -50 }).montanteReal).toBe(2200);
    expect(grow({ ...sent, inflacaoAnual: 10, prazo: 24 }).montanteReal).toBe(909.09);
    expect(grow(sent)).not.toHaveProperty('montanteReal');
  });
});

describe('juros-compostos: refusals', () => {
  it.each([
    [{ taxa: 1, prazo: 1 }, 400, 'valorInicial'],
    [{ valorInicial: 1, prazo: 1 }, 400, 'taxa'],
    [{ valorInicial: 1, taxa: 1000.1, prazo: 1 }, 400, 'taxa'],
    [{ valorInicial: 1, taxa: 1 }, 400, 'prazo'],
    [{ valorInicial: 1, taxa: 1, prazo: 1201 }, 400, 'prazo'],
    [{ valorInicial: 1, taxa: 1, prazo: 101, unidadePrazo: 'anos' }, 400, 'prazo'],
    [{ valorInicial: 1.005, taxa: 1, prazo: 1 }, 400, 'valorInicial'],
    [{ valorInicial: 1e12 + 1, taxa: 1, prazo: 1 }, 400, 'valorInicial'],
    [{ valorInicial: 1, taxa: 1, prazo: 1, inflacaoAnual: -50.1 }, 400, 'inflacaoAnual'],
    [{ valorInicial: 1000, taxa: 1000, prazo: 1200 }, 422, 'prazo'],
    [{ valorInicial: 1e12, taxa: 1000, prazo: 3 }, 422, 'prazo'],
  ])('%j gets %i on %s', (input, status, field) => {
    expect(refusal(jurosCompostos, input)).toEqual({ status, fields: [field] });
  });

  it('takes a result of a quadrillion, and none above it', () => {
    const sent = { aporte: 1e12, taxa: 0, evolucaoPor: 'nenhuma' };
    expect(grow({ ...sent, prazo: 1000 }).montante).toBe(1e15);
    expect(refusal(jurosCompostos, { ...sent, valorInicial: 0.5, prazo: 1000 })).toEqual({
      status: 422,
      fields: ['prazo'],
    });
  });

  it('takes the longest terms', () => {
    expect(grow({ valorInicial: 1, taxa: 1, prazo: 1200 }).prazoMeses).toBe(1200);
    expect(grow({ valorInicial: 1, taxa: 1, prazo: 100, unidadePrazo: 'anos' }).prazoMeses).toBe(1200);
  });
});
