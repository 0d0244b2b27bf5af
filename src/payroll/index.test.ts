import { describe, expect, it } from 'vitest';
import { type AuditRow, audit, audits, payroll, type PayrollRow, payrolls, ToolError } from './index.ts';

const worker = { salarioBase: 6000, dependentes: 1 };

/** The INSS and the IRRF of 6000 with a dependent in 2026: the examples of Lei 15.270/2025 by Receita Federal. */
const printed = (irrf: number): AuditRow['payslip'] => ({
  lancamentos: [
    { descricao: 'Salário', tipo: 'provento', valor: 6000 },
    { descricao: 'INSS', tipo: 'desconto', valor: 641.51 },
    { descricao: 'IRRF', tipo: 'desconto', valor: irrf },
  ],
});

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('payroll', () => {
  it('computes the month of a worker', async () => {
    expect(await payroll(worker, '2026-10')).toMatchObject({ competencia: '2026-10', liquido: 5025.53 });
  });

  it('takes facts of the month in place of those of the worker', async () => {
    const raised = await payroll(worker, { competencia: '2026-10', salarioBase: 3000, dependentes: 0 });
    expect(raised.totais.proventos).toBe(3000);
  });

  it('payroll is refused as at its address, in the language that was asked for', async () => {
    const refused = payroll({ salarioBase: -1 }, '2026-10', { language: 'en' });
    await expect(refused).rejects.toBeInstanceOf(ToolError);
    await expect(refused).rejects.toMatchObject({ details: [{ field: 'salarioBase' }] });
  });
});

describe('audit', () => {
  it('names the cause of a difference', async () => {
    const facts = { ...worker, competencia: '2026-10' };
    expect((await audit(facts, printed(332.97))).resultado).toBe('confere');
    expect((await audit(facts, printed(512.72))).causas).toEqual(['reducao-de-2026-nao-aplicada']);
  });
});

describe('a stream', () => {
  it('gives an outcome for each row in order, and goes on after a refused one', async () => {
    const rows = [
      { id: 1, worker, month: '2026-10' },
      { id: 2, worker, month: '1999-01' },
      { id: 3, worker, month: '2026-11' },
    ];
    const outcomes = await listOf(payrolls(rows));
    expect(
      outcomes.map(({ row, answer, error }) => [row.id, answer?.competencia ?? error?.details?.[0]?.field]),
    ).toEqual([
      [1, '2026-10'],
      [2, 'competencia'],
      [3, '2026-11'],
    ]);
  });

  it('a stream of payslips may come from an async iterable', async () => {
    async function* rows(): AsyncGenerator<AuditRow> {
      for (const irrf of [332.97, 512.72])
        yield { worker: { ...worker, competencia: '2026-10' }, payslip: printed(irrf) };
    }
    const results = (await listOf(audits(rows()))).map(({ answer }) => answer?.resultado);
    expect(results).toEqual(['confere', 'diverge']);
  });

  it('reads no row before it is asked for, and gives its source back when it is left', async () => {
    let [read, isClosed] = [0, false];
    function* rows(): Generator<PayrollRow> {
      try {
        for (;;) {
          read++;
          yield { worker, month: '2026-10' };
        }
      } finally {
        isClosed = true;
      }
    }
    for await (const { answer } of payrolls(rows())) {
      expect(answer?.liquido).toBe(5025.53);
      if (read === 3) break;
    }
    expect([read, isClosed]).toEqual([3, true]);
  });

  it('lets other work of the process run between its rows', async () => {
    const stop = new AbortController();
    function* rows(): Generator<PayrollRow> {
      while (!stop.signal.aborted) yield { worker, month: '2026-10' };
    }
    setTimeout(() => stop.abort(), 0);
    expect(await listOf(payrolls(rows()))).not.toHaveLength(0);
  });

  it('fails on what is no refusal', async () => {
    await expect(listOf(payrolls([null as never]))).rejects.toBeInstanceOf(TypeError);
  });
});
