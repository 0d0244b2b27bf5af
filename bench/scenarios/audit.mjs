import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit as auditFile } from '../../dist/adapters/cli/audit.js';
import { call } from '../../dist/adapters/cli/call.js';
import { run } from '../../dist/core.js';
import { audit, payroll } from '../../dist/payroll.js';
import { salarioLiquido } from '../../dist/tools.js';

export const title = 'An audited payslip';
export const about =
  "A month's payslips of a firm are audited, with their net pay and FGTS, one in ten with a wrong tax; beside them is three times `GET /calculadoras/salario-liquido` for the same workers. From CSV, `canivete audit` reads the payslips, eight rows each, and the facts, and makes its report as CSV, and `canivete call` reads three rows and makes three. In code, both get objects.";
export const runtimes = ['Node 20', 'Node 24'];
/** Microseconds: a payslip goes through much code, which takes long to be compiled. */
export const warm = 2_000_000;

const MONTH = '2026-10';
const WORKERS = 100;
const CALLS = 3;

/** Payslips whose salaries and hours are spread over what firms pay. */
async function workersOf(count) {
  const workers = [];
  for (let i = 0; i < count; i++) {
    const facts = {
      competencia: MONTH,
      salarioBase: (170_000 + ((i * 7_919) % 900_000)) / 100,
      dependentes: i % 4,
      eventos: [
        { tipo: 'hora-extra-50', quantidade: 1 + (i % 30) },
        { tipo: 'vale-transporte', valor: 200 + (i % 150) },
      ],
    };
    const { proventos, descontos, liquido, fgts } = await payroll(facts, MONTH);
    const wrong = i % 10 === 0 ? 50 : 0;
    const line =
      (tipo) =>
      ({ codigo, descricao, valor }) => ({
        descricao,
        tipo,
        valor: codigo === 'irrf' ? valor + wrong : valor,
      });
    const lancamentos = [...proventos.map(line('provento')), ...descontos.map(line('desconto'))];
    const { salarioBase: salarioBruto, dependentes } = facts;
    workers.push({
      facts,
      payslip: { lancamentos, liquido, fgts: fgts.valor },
      net: { salarioBruto, dependentes, competencia: MONTH },
    });
  }
  return workers;
}

const idOf = (i) => String(i).padStart(7, '0');

/** The same as files that are sorted, and the calls as one. */
function filesOf(workers, folder) {
  const payslips = workers.flatMap(({ payslip: { lancamentos, liquido, fgts } }, i) =>
    [
      ...lancamentos.map(({ descricao, tipo, valor }) => `${descricao},${tipo},${valor}`),
      `,liquido,${liquido}`,
      `,fgts,${fgts}`,
    ].map((rest) => `${idOf(i)},${MONTH},${rest}`),
  );
  const facts = workers.map(
    (
      {
        facts: {
          salarioBase,
          dependentes,
          eventos: [overtime, fare],
        },
      },
      i,
    ) =>
      [
        idOf(i),
        '',
        salarioBase,
        dependentes,
        overtime.tipo,
        overtime.quantidade,
        fare.tipo,
        fare.valor,
      ].join(),
  );
  const calls = workers.flatMap(({ net: { salarioBruto, dependentes } }, i) =>
    Array.from({ length: CALLS }, () => [idOf(i), MONTH, salarioBruto, dependentes].join()),
  );
  const write = (name, header, rows) => {
    const file = join(folder, name);
    writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
    return file;
  };
  return {
    payslips: write('payslips.csv', 'matricula,competencia,descricao,tipo,valor', payslips),
    facts: write(
      'facts.csv',
      'matricula,competencia,salarioBase,dependentes,eventos[0].tipo,eventos[0].quantidade,eventos[1].tipo,eventos[1].valor',
      facts,
    ),
    calls: write('calls.csv', 'matricula,competencia,salarioBruto,dependentes', calls),
  };
}

export async function rows() {
  const workers = await workersOf(WORKERS);
  const folder = mkdtempSync(join(tmpdir(), 'canivete-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const { payslips, facts, calls } = filesOf(workers, folder);
  // Each command listens for Ctrl-C until its process ends.
  process.setMaxListeners(0);
  const quiet = { isTerminal: () => false, print: async () => undefined, say: async () => undefined };
  return [
    {
      name: 'from CSV, beside three rows of net pay',
      ours: () => auditFile([payslips, '--fatos', facts, '--ordenado'], quiet),
      peers: {
        'salario-liquido': () =>
          call(
            ['calculadoras-salario-liquido', '--input', calls, '--keep', 'matricula', '--format', 'csv'],
            quiet,
          ),
      },
    },
    {
      name: 'in code, beside three calls of net pay',
      async ours() {
        for (const worker of workers) await audit(worker.facts, worker.payslip);
      },
      peers: {
        async 'salario-liquido'() {
          for (const { net } of workers) for (let i = 0; i < CALLS; i++) await run(salarioLiquido, net);
        },
      },
    },
  ];
}
