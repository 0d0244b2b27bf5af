import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { seguroDesemprego } from './seguro-desemprego.ts';

const input = { salarios: [2000], mesesTrabalhados: 24, ano: 2026 };
const answer = (more: object) => figuresOf(seguroDesemprego, { ...input, ...more });

describe('seguro-desemprego', () => {
  // Lei 7.998/1990, art. 5º, § 1º: the average is of the months with pay; art. 4º: the 36 months before the dismissal.
  it('leaves out months without pay, and counts at most 36 months', () => {
    expect(answer({ salarios: [2000, 0, 0] })).toMatchObject({ salarioMedio: 2000 });
    expect(answer({ mesesTrabalhados: 600 })).toEqual(answer({ mesesTrabalhados: 36 }));
  });

  // The yearly tables of the Ministry of Labor, from 11 January: 80 % up to the first limit, 50 % of what passes it
  // plus the fixed part up to the second, then the greatest value; never below the minimum wage.
  it.each([
    [2026, 2026.24, 1, 1621, true],
    [2026, 2026.25, 1, 1621, false],
    [2026, 2222.16, 1, 1777.73, false],
    [2026, 2222.17, 1, 1777.74, false],
    [2026, 2222.18, 2, 1777.75, false],
    [2026, 3703.98, 2, 2518.65, false],
    [2026, 3703.99, 2, 2518.65, false],
    [2026, 3704, 3, 2518.65, false],
    [2026, 20_000, 3, 2518.65, false],
    [2025, 1897.49, 1, 1518, true],
    [2025, 2138.76, 1, 1711.01, false],
    [2025, 2138.78, 2, 1711.02, false],
    [2025, 3564.96, 2, 2424.11, false],
    [2025, 3564.97, 3, 2424.11, false],
  ])(
    '%i: an average of %d is in band %i and pays %d, the floor %s',
    (ano, average, faixa, valorParcela, pisoAplicado) => {
      const expected = { salarioMedio: average, faixa, valorParcela, pisoAplicado };
      expect(answer({ ano, salarios: [average] })).toMatchObject(expected);
    },
  );

  it('the average of up to three salaries is rounded', () => {
    expect(answer({ salarios: [1000, 2000, 2000] }).salarioMedio).toBe(1666.67);
    expect(answer({ salarios: [2000, 2001] }).salarioMedio).toBe(2000.5);
  });

  // Lei 7.998/1990, arts. 3º and 4º.
  it.each([
    [1, 11, 0],
    [1, 12, 4],
    [1, 23, 4],
    [1, 24, 5],
    [2, 8, 0],
    [2, 9, 3],
    [2, 11, 3],
    [2, 12, 4],
    [2, 24, 5],
    [3, 5, 0],
    [3, 6, 3],
    [3, 12, 4],
    [3, 36, 5],
  ])('request %i after %i months: %i instalments', (solicitacao, mesesTrabalhados, parcelas) => {
    const said = answer({ solicitacao, mesesTrabalhados });
    expect(said.parcelas).toBe(parcelas);
    expect(said.elegivel).toBe(parcelas > 0);
    expect(said.motivos).toEqual(parcelas > 0 ? [] : ['carencia-insuficiente']);
    expect(Math.round(said.total * 100)).toBe(Math.round(said.valorParcela * 100) * parcelas);
  });

  it('the months of the window may be told apart from those of the 36', () => {
    expect(answer({ mesesTrabalhados: 30, mesesCarencia: 11 }).motivos).toEqual(['carencia-insuficiente']);
    expect(answer({ mesesTrabalhados: 12, mesesCarencia: 12 }).parcelas).toBe(4);
  });

  it('from the second request on 16 months must lie between', () => {
    const since = (mesesDesdeUltimoRequerimento: number, solicitacao = 2) =>
      answer({ solicitacao, mesesDesdeUltimoRequerimento }).motivos;
    expect([since(15), since(16)]).toEqual([['periodo-aquisitivo'], []]);
    expect(() => since(0, 1)).toThrow('mesesDesdeUltimoRequerimento');
  });

  it('only a dismissal without cause opens the right; all that is missing is said, in order', () => {
    expect(answer({ motivo: 'rescisao-indireta' }).elegivel).toBe(true);
    expect(answer({ motivo: 'antecipada-empregador' }).elegivel).toBe(true);
    for (const motivo of ['acordo', 'pedido-demissao', 'justa-causa', 'termino-contrato', 'falecimento']) {
      expect(answer({ motivo }).motivos).toEqual(['motivo-da-dispensa']);
    }
    const nothing = {
      solicitacao: 2,
      mesesTrabalhados: 1,
      mesesDesdeUltimoRequerimento: 1,
      motivo: 'acordo',
    };
    expect(answer(nothing)).toMatchObject({
      elegivel: false,
      motivos: ['carencia-insuficiente', 'periodo-aquisitivo', 'motivo-da-dispensa'],
      valorParcela: 1621,
      parcelas: 0,
      total: 0,
    });
  });

  // LC 150/2015, arts. 26 to 29.
  it('a domestic worker has three minimum wages after 15 months of 24, and 90 days to ask', () => {
    const domestic = (more: object) =>
      figuresOf(seguroDesemprego, { categoria: 'domestico', mesesTrabalhados: 15, ano: 2026, ...more });
    expect(domestic({ dataDesligamento: '2026-03-10' })).toEqual({
      categoria: 'domestico',
      solicitacao: 1,
      elegivel: true,
      motivos: [],
      valorParcela: 1621,
      parcelas: 3,
      total: 4863,
      prazoRequerimento: { inicio: '2026-03-17', fim: '2026-06-08' },
      tabela: { ano: 2026, vigencia: '2026-01-11', fonte: 'Lei nº 7.998/1990; tabela anual do MTE' },
    });
    expect(domestic({ mesesTrabalhados: 14 }).motivos).toEqual(['carencia-insuficiente']);
    expect(domestic({ mesesDesdeUltimoRequerimento: 15 }).motivos).toEqual(['periodo-aquisitivo']);
    expect(domestic({ motivo: 'justa-causa' }).motivos).toEqual(['motivo-da-dispensa']);
  });

  // Lei 7.998/1990, art. 2º-C.
  it('one rescued from forced labor has three minimum wages, once in 12 months, without having worked', () => {
    const rescued = (more: object) =>
      figuresOf(seguroDesemprego, { categoria: 'resgatado', ano: 2026, ...more });
    expect(rescued({})).toMatchObject({ elegivel: true, parcelas: 3, valorParcela: 1621 });
    expect(rescued({ mesesDesdeUltimoRequerimento: 11 }).motivos).toEqual(['periodo-aquisitivo']);
    expect(rescued({ mesesDesdeUltimoRequerimento: 12 }).elegivel).toBe(true);
    expect(rescued({ dataDesligamento: '2026-03-10' }).prazoRequerimento.fim).toBe('2026-06-08');
  });

  it('a formal worker asks from the 7th to the 120th day', () => {
    expect(answer({ dataDesligamento: '2026-12-30' }).prazoRequerimento).toEqual({
      inicio: '2027-01-06',
      fim: '2027-04-29',
    });
    expect(answer({})).not.toHaveProperty('prazoRequerimento');
  });

  it('the table of 2025 starts on 11 January', () => {
    expect(answer({ ano: 2025 }).tabela).toMatchObject({ ano: 2025, vigencia: '2025-01-11' });
  });

  it('an instalment never falls as the average rises', () => {
    const average = fc.integer({ min: 1, max: 600_000 });
    fc.assert(
      fc.property(average, fc.nat(50_000), (cents, more) => {
        const value = (amount: number) => answer({ salarios: [amount / 100] }).valorParcela;
        expect(value(cents + more)).toBeGreaterThanOrEqual(value(cents));
      }),
    );
  });

  it.each([
    [{ mesesTrabalhados: 12 }, 400, ['salarios']],
    [{ ano: 2026 }, 400, ['salarios', 'mesesTrabalhados']],
    [{ categoria: 'domestico' }, 400, ['mesesTrabalhados']],
    [{ ...input, salarios: [] }, 400, ['salarios']],
    [{ ...input, salarios: [1, 2, 3, 4] }, 400, ['salarios']],
    [{ ...input, salarios: [0, 0] }, 400, ['salarios']],
    [{ ...input, solicitacao: 4 }, 400, ['solicitacao']],
    [{ ...input, mesesTrabalhados: 601 }, 400, ['mesesTrabalhados']],
    [{ ...input, mesesDesdeUltimoRequerimento: -1 }, 400, ['mesesDesdeUltimoRequerimento']],
    [{ ...input, ano: undefined, dataDesligamento: '9999-12-31' }, 422, ['dataDesligamento']],
    [{ ...input, ano: undefined, dataDesligamento: '2019-12-31' }, 422, ['dataDesligamento']],
    [{ ...input, dataDesligamento: '2025-12-31' }, 422, ['ano']],
    [{ ...input, ano: 2019 }, 422, ['ano']],
  ])('refuses %o', (values, status, fields) => {
    expect(refusal(seguroDesemprego, values)).toEqual({ status, fields });
  });
});
