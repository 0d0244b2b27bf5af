import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { decimoTerceiro } from '../tools/trabalhista/decimo-terceiro.ts';
import { ferias } from '../tools/trabalhista/ferias.ts';
import { folha } from '../tools/trabalhista/folha.ts';
import { inss } from '../tools/trabalhista/inss.ts';
import { irrf } from '../tools/trabalhista/irrf.ts';
import { licencaMaternidade } from '../tools/trabalhista/licenca-maternidade.ts';
import { pjVsClt } from '../tools/trabalhista/pj-vs-clt.ts';
import { reajusteSalarial } from '../tools/trabalhista/reajuste-salarial.ts';
import { salarioLiquido } from '../tools/trabalhista/salario-liquido.ts';
import { salarioProporcional } from '../tools/trabalhista/salario-proporcional.ts';
import { proLabore } from '../tools/tributario/pro-labore.ts';

/**
 * Upper limits of the bands of 7.5, 9, 12 and 14 % in cents, from the month on: Portarias 3.659/2020, 477/2021, 12/2022,
 * 26/2023 (and the minimum wage of May 2023, Lei 14.663), 2/2024, 6/2025 and 13/2026. Typed from them, apart from our tables.
 */
const LIMITS: readonly (readonly [from: string, ...limits: [number, number, number, number]])[] = [
  ['2020-03', 104_500, 208_960, 313_440, 610_106],
  ['2021-01', 110_000, 220_348, 330_522, 643_357],
  ['2022-01', 121_200, 242_735, 364_103, 708_722],
  ['2023-01', 130_200, 257_129, 385_694, 750_749],
  ['2023-05', 132_000, 257_129, 385_694, 750_749],
  ['2024-01', 141_200, 266_668, 400_003, 778_602],
  ['2025-01', 151_800, 279_388, 419_083, 815_741],
  ['2026-01', 162_100, 290_284, 435_427, 847_555],
];
const TENTHS = [75, 90, 120, 140];

/** Cents by band, each cut to the cent, and cents rounded once. */
function contribution(month: string, pay: number) {
  const [, ...limits] = LIMITS.findLast(([from]) => from <= month)!;
  const thousandths = limits.map((limit, i) => {
    const below = limits[i - 1] ?? 0;
    return Math.max(0, Math.min(pay, limit) - below) * TENTHS[i]!;
  });
  const whole = thousandths.reduce((a, b) => a + b, 0);
  return {
    faixa: thousandths.reduce((sum, one) => sum + Math.floor(one / 1000), 0),
    total: Math.floor((whole + 500) / 1000),
  };
}

const cents = (value: number) => Math.round(value * 100);

/** March 2020 to October 2026 (80 months), and November and December of 2026. */
const months = Array.from({ length: 82 }, (_, i) => {
  const at = 2 + i;
  return `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
});

/** Salaries in cents, from the least to above the ceiling, in uneven steps. */
const salaries = Array.from({ length: sized(12, 60) }, (_, i) => 104_537 + i * sized(88_883, 16_661));

/** The INSS in cents that each tool answers of a pay in reais. */
const tools = {
  inss: (salarioBruto: number, competencia: string, more: object) =>
    callTool(inss, { salarioBruto, competencia, ...more }).valor,
  folha: (salarioBase: number, competencia: string, more: object) =>
    callTool(folha, { salarioBase, competencia, ...more }).inss.valor,
  'salario-liquido': (salarioBruto: number, competencia: string, more: object) =>
    callTool(salarioLiquido, { salarioBruto, competencia, ...more }).inss.valor,
  irrf: (salarioBruto: number, competencia: string, more: object) =>
    callTool(irrf, { salarioBruto, competencia, ...more }).deducoesLegais.inss,
  'decimo-terceiro': (salarioBruto: number, competencia: string, more: object) =>
    callTool(decimoTerceiro, { salarioBruto, competencia, ...more }).segundaParcela.inss.valor,
  'salario-proporcional': (salarioBruto: number, competencia: string, more: object) =>
    callTool(salarioProporcional, { salarioBruto, diasTrabalhados: 30, competencia, ...more }).inss.valor,
  'licenca-maternidade': (salarioBruto: number, competencia: string, more: object) =>
    callTool(licencaMaternidade, { salarioBruto, dataInicio: `${competencia}-01`, ...more })
      .descontoInssMensal,
  'pj-vs-clt': (salarioClt: number, competencia: string, more: object) =>
    callTool(pjVsClt, { salarioClt, faturamentoPj: 5000, competencia, ...more }).clt.inss.valor,
};

describe('the INSS of a month', () => {
  it.each(Object.entries(tools))(
    '%s has it by band and in total, as an independent table',
    (name, valueOf) => {
      for (const month of months) {
        for (const pay of salaries) {
          const expected = contribution(month, pay);
          for (const rounding of ['faixa', 'total'] as const) {
            const found = cents(valueOf(pay / 100, month, { arredondamentoInss: rounding }));
            expect([month, pay, rounding, found]).toEqual([month, pay, rounding, expected[rounding]]);
          }
          // The payslip goes as eSocial does, the others as the examples of the Receita, unless the call says more.
          const byDefault = name === 'folha' ? 'faixa' : 'total';
          expect(cents(valueOf(pay / 100, month, {}))).toBe(expected[byDefault]);
        }
      }
    },
  );

  it('ferias: a month of vacation, with its third', () => {
    for (const month of months) {
      const answer = callTool(ferias, {
        salarioBruto: 3000,
        competencia: month,
        arredondamentoInss: 'faixa',
      });
      expect(cents(answer.inss.valor)).toBe(contribution(month, 400_000).faixa);
    }
  });

  it('reajuste-salarial: the cent of the rounding is in both net pays', () => {
    const net = (more: object) =>
      callTool(reajusteSalarial, { salarioAtual: 1700, salarioNovo: 3675, ano: 2026, ...more });
    expect(net({ arredondamentoInss: 'faixa' })).toMatchObject({
      liquidoAtual: 1571.32,
      liquidoNovo: 3345.42,
    });
    expect(net({})).toMatchObject({ liquidoAtual: 1571.31, liquidoNovo: 3345.4 });
  });

  it('pro-labore: the 11 % are cut to the cent too', () => {
    const value = (more: object) =>
      callTool(proLabore, { proLabore: 1621.09, ano: 2026, ...more }).inss.valor;
    // 178.3199.
    expect([
      value({ arredondamentoInss: 'faixa' }),
      value({ arredondamentoInss: 'total' }),
      value({}),
    ]).toEqual([178.31, 178.32, 178.32]);
  });
});

// Payslips and bills that were paid in 2026, as public repositories hold them, without persons and firms.
describe('what was withheld in 2026', () => {
  it.each([
    ['payslip', 3675, 329.58],
    ['payslip', 3980.02, 366.19],
    ['bill of a part of a month', 1933.33, 149.67],
    ['bill of a domestic worker', 2220, 175.48],
    ['receipt with a premium and daily allowances', 1700, 128.68],
    ['pay above the ceiling', 10_000, 988.07],
  ])('%s of %d: %d', (_, salarioBase, valor) => {
    expect(callTool(folha, { salarioBase, competencia: '2026-08' }).inss.valor).toBe(valor);
  });

  // The example of the eSocial manual (S-5001): 78.37, 85.95 and no third band.
  it('the official example of 2020', () => {
    expect(callTool(folha, { salarioBase: 2000, competencia: '2020-10' }).inss.valor).toBe(164.32);
  });

  // One rate on the whole pay, and not a cent of the bands: Portaria 914/2020, 8 %.
  it('before March 2020 the payslip rounds once, and says so', () => {
    const answer = callTool(folha, { salarioBase: 1000.19, competencia: '2020-02' });
    expect([answer.inss.valor, answer.premissas.arredondamentoInss]).toEqual([80.02, 'total']);
    const sent = callTool(folha, {
      salarioBase: 1000.19,
      competencia: '2020-02',
      arredondamentoInss: 'faixa',
    });
    expect([sent.inss.valor, sent.premissas.arredondamentoInss]).toEqual([80.01, undefined]);
  });
});
