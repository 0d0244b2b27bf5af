import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { contribuicaoAutonomo } from './contribuicao-autonomo.ts';

const pay = (more: object) => callTool(contribuicaoAutonomo, { ano: 2026, ...more });

describe('contribuicao-autonomo', () => {
  describe('normal: 20 % between the minimum wage and the ceiling', () => {
    // The INSS announces contributions of 20 % between 324.20 and 1695.11 in 2026.
    it.each([
      [0.01, 1621, 324.2],
      [1621, 1621, 324.2],
      [1621.01, 1621.01, 324.2],
      [8475.55, 8475.55, 1695.11],
      [8475.56, 8475.55, 1695.11],
    ])('an income of %d is contributed on as %d: %d', (rendimento, baseCalculo, valor) => {
      expect(pay({ rendimento })).toMatchObject({ baseCalculo, valor, complementacao: 0 });
    });

    it('other jobs lower the ceiling left, and lift the floor once they reach it', () => {
      expect(pay({ rendimento: 5000, baseOutrosVinculos: 6000 }).baseCalculo).toBe(2475.55);
      expect(pay({ rendimento: 500, baseOutrosVinculos: 1620.99 }).baseCalculo).toBe(1621);
      expect(pay({ rendimento: 500, baseOutrosVinculos: 1621 }).baseCalculo).toBe(500);
      expect(pay({ rendimento: 500, baseOutrosVinculos: 9000 })).toMatchObject({ baseCalculo: 0, valor: 0 });
    });
  });

  describe('prestador-pj: 11 % that the company withholds', () => {
    // 11 % of the ceiling of 2026: 932.31, in a public payroll program's test of the same rate.
    it.each([
      [8475.55, 8475.55, 932.31, 0],
      [10_000, 8475.55, 932.31, 0],
      [4800, 4800, 528, 0],
      [1621, 1621, 178.31, 0],
      [1000, 1000, 110, 124.2],
    ])(
      'an income of %d has the base %d, pays 11 percent or %d, and for the rest up to the minimum wage %d',
      (rendimento, baseCalculo, valor, complementacao) => {
        expect(pay({ plano: 'prestador-pj', rendimento })).toMatchObject({
          baseCalculo,
          valor,
          complementacao,
        });
      },
    );

    it('contributions of other jobs complete the minimum wage too', () => {
      const more = { plano: 'prestador-pj', rendimento: 1000 };
      expect(pay({ ...more, baseOutrosVinculos: 621 }).complementacao).toBe(0);
      expect(pay({ ...more, baseOutrosVinculos: 521 }).complementacao).toBe(20);
    });
  });

  // 11 % and 5 % of the minimum wage of 2026: 178.31 and 81.05, worked by hand in a public calculator's tests.
  it.each([
    ['simplificado', 'individual', 178.31, 1163, 'gps', 15],
    ['simplificado', 'facultativo', 178.31, 1473, 'gps', 15],
    ['baixa-renda', 'facultativo', 81.05, 1929, 'gps', 15],
    ['mei', 'individual', 81.05, null, 'das', 20],
  ])(
    '%s of an %s: %d, code %s, by %s on day %i',
    (plano, categoria, valor, codigoGps, recolhimento, vencimento) => {
      expect(pay({ plano, categoria })).toMatchObject({
        baseCalculo: 1621,
        categoria,
        valor,
        codigoGps,
        recolhimento,
        vencimento,
        aposentadoriaPorTempo: false,
        percentualRendimento: null,
      });
    },
  );

  it('codes and due days of the other plans', () => {
    expect(pay({ rendimento: 3000 })).toMatchObject({
      codigoGps: 1007,
      vencimento: 15,
      aposentadoriaPorTempo: true,
    });
    expect(pay({ rendimento: 3000, categoria: 'facultativo' }).codigoGps).toBe(1406);
    expect(pay({ rendimento: 3000, plano: 'prestador-pj' })).toMatchObject({
      codigoGps: null,
      recolhimento: 'retido-pela-empresa',
      vencimento: 20,
      aposentadoriaPorTempo: true,
    });
  });

  it('a plan for one category only is of that category', () => {
    expect(pay({ plano: 'baixa-renda' }).categoria).toBe('facultativo');
    expect(pay({ plano: 'mei' }).categoria).toBe('individual');
    expect(pay({ plano: 'prestador-pj', rendimento: 100 }).categoria).toBe('individual');
  });

  it('a year is twelve months, and the rate is on the income', () => {
    expect(pay({ rendimento: 1000 })).toMatchObject({ valorAnual: 3890.4, percentualRendimento: 32.42 });
    expect(pay({ plano: 'mei', rendimento: 5000 }).percentualRendimento).toBe(1.62);
  });

  it.each([
    [{}, 400, 'rendimento'],
    [{ plano: 'prestador-pj' }, 400, 'rendimento'],
    [{ rendimento: 0 }, 400, 'rendimento'],
    [{ plano: 'mei', categoria: 'facultativo' }, 400, 'categoria'],
    [{ plano: 'outro' }, 400, 'plano'],
    [{ rendimento: 1000, categoria: 'outra' }, 400, 'categoria'],
    [{ rendimento: 1000, ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (values, status, field) => {
    expect(refusal(contribuicaoAutonomo, values)).toEqual({ status, fields: [field] });
  });
});
