/**
 * A second payroll: INSS, IRRF and net pay of each month from 2020 to 2026, as payroll tables print them, with an amount to deduct
 * in each band. It reads nothing of `src/law`. Its tables are those that public payroll programs print; the amounts of the
 * INSS have all their decimals, where tables round them to the cent.
 */
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { inss } from '../../src/tools/trabalhista/inss.ts';
import { irrf } from '../../src/tools/trabalhista/irrf.ts';
import { salarioLiquido } from '../../src/tools/trabalhista/salario-liquido.ts';

/** Rows of a month's table from its first month on: upper limit, rate in percent, amount to deduct. */
interface Table {
  readonly since: string;
  readonly rows: string;
  /** The discount in place of the others, where there is one. */
  readonly simplified?: number;
}

const INSS: readonly Table[] = [
  { since: '2020-01', rows: '1830.29 8 0 | 3050.52 9 0 | 6101.06 11 0' },
  { since: '2020-03', rows: '1045 7.5 0 | 2089.60 9 15.675 | 3134.40 12 78.363 | 6101.06 14 141.051' },
  { since: '2021-01', rows: '1100 7.5 0 | 2203.48 9 16.5 | 3305.22 12 82.6044 | 6433.57 14 148.7088' },
  { since: '2022-01', rows: '1212 7.5 0 | 2427.35 9 18.18 | 3641.03 12 91.0005 | 7087.22 14 163.8211' },
  { since: '2023-01', rows: '1302 7.5 0 | 2571.29 9 19.53 | 3856.94 12 96.6687 | 7507.49 14 173.8075' },
  { since: '2023-05', rows: '1320 7.5 0 | 2571.29 9 19.8 | 3856.94 12 96.9387 | 7507.49 14 174.0775' },
  { since: '2024-01', rows: '1412 7.5 0 | 2666.68 9 21.18 | 4000.03 12 101.1804 | 7786.02 14 181.181' },
  { since: '2025-01', rows: '1518 7.5 0 | 2793.88 9 22.77 | 4190.83 12 106.5864 | 8157.41 14 190.403' },
  { since: '2026-01', rows: '1621 7.5 0 | 2902.84 9 24.315 | 4354.27 12 111.4002 | 8475.55 14 198.4856' },
];

const IRRF: readonly Table[] = [
  {
    since: '2020-01',
    rows: '1903.98 0 0 | 2826.65 7.5 142.80 | 3751.05 15 354.80 | 4664.68 22.5 636.13 | 9e9 27.5 869.36',
  },
  {
    since: '2023-05',
    simplified: 528,
    rows: '2112 0 0 | 2826.65 7.5 158.40 | 3751.05 15 370.40 | 4664.68 22.5 651.73 | 9e9 27.5 884.96',
  },
  {
    since: '2024-02',
    simplified: 564.8,
    rows: '2259.20 0 0 | 2826.65 7.5 169.44 | 3751.05 15 381.44 | 4664.68 22.5 662.77 | 9e9 27.5 896',
  },
  {
    since: '2025-05',
    simplified: 607.2,
    rows: '2428.80 0 0 | 2826.65 7.5 182.16 | 3751.05 15 394.16 | 4664.68 22.5 675.49 | 9e9 27.5 908.73',
  },
];

/** Units of 0.00001 real, in which all products below are whole. */
const units = (reais: number | string) => Math.round(Number(reais) * 100_000);
/** To whole cents, half away from zero. */
const toCents = (amount: number) => Math.floor((amount + 500) / 1000);

const tableOf = (tables: readonly Table[], month: string) =>
  tables.findLast(({ since }) => since <= month) as Table;

/** Base × rate − amount to deduct, in units; base in cents, and rates of at most one decimal. */
function taxOf({ rows }: Table, base: number): number {
  const bands = rows.split(' | ').map((row) => row.split(' '));
  const [, rate = '', deducted = ''] = bands.find(([limit]) => base * 1000 <= units(limit ?? '')) ?? [];
  return base * Math.round(Number(rate) * 10) - units(deducted);
}

/** Contribution in cents of a pay in cents. */
function contribution(month: string, pay: number): number {
  const table = tableOf(INSS, month);
  const ceiling = units(table.rows.split(' | ').at(-1)?.split(' ')[0] ?? '') / 1000;
  return toCents(taxOf(table, Math.min(pay, ceiling)));
}

/** Tax withheld in cents, by the larger discount; from 2026 on less the reduction of Lei 15.270/2025. */
function withheld(month: string, pay: number, contributed: number): number {
  const table = tableOf(IRRF, month);
  const discount = Math.max(contributed, Math.round((table.simplified ?? 0) * 100));
  const tax = toCents(Math.max(0, taxOf(table, Math.max(0, pay - discount))));
  const reduced = month < '2026' ? 0 : Math.min(tax, reduction(pay));
  return tax - reduced <= 1000 ? 0 : tax - reduced;
}

function reduction(pay: number): number {
  if (pay <= 500_000) return 31_289;
  return pay >= 735_000 ? 0 : Math.round((978_620_000 - 133_145 * (pay / 100)) / 10_000);
}

const months = Array.from(
  { length: 84 },
  (_, i) => `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
);

// Round figures, each limit of the tables of some month and the cent after it.
const salaries = [
  500, 1039, 1045, 1045.01, 1100, 1212, 1302, 1320, 1412, 1518, 1621, 1830.29, 1830.3, 2000, 2089.61, 2112,
  2259.2, 2427.36, 2500.5, 2640, 2824, 2902.85, 3000, 3050.52, 3050.53, 3134.41, 3751.06, 4000.03, 4354.28,
  4664.69, 5000, 5000.01, 6101.06, 6101.07, 7087.23, 7349.99, 7786.03, 8475.55, 9999.99, 20_000,
];

describe.each(months)('%s', (competencia) => {
  it('pays forty salaries as the printed tables do, to the cent', () => {
    const found = salaries.map((salarioBruto) => {
      const net = callTool(salarioLiquido, { salarioBruto, competencia });
      return [
        callTool(inss, { salarioBruto, competencia }).valor,
        callTool(irrf, { salarioBruto, competencia }).irrfRetido,
        net.inss.valor,
        net.irrf.valor,
        net.salarioLiquido,
      ];
    });
    expect(found).toEqual(
      salaries.map((salary) => {
        const pay = Math.round(salary * 100);
        const contributed = contribution(competencia, pay);
        const tax = withheld(competencia, pay, contributed);
        return [contributed, tax, contributed, tax, pay - contributed - tax].map((cents) => cents / 100);
      }),
    );
  });
});
