import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './index.ts';
import { toCents } from './numbers.ts';
import { payslipRows, readPayslip } from './payslip.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, reais, runs } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';

makeDocument();

describe('payslips', () => {
  const pay = fc.record({
    salarioBruto: reais(1000, 30_000),
    dependentes: fc.nat(5),
    valeTransporte: reais(0, 900),
    outrosDescontos: reais(0, 5000),
    ano: fc.constant(2026),
  });
  const termination = fc.record({
    salarioBruto: reais(1000, 30_000),
    dataAdmissao: fc.constant('2023-03-15'),
    dataDesligamento: fc.constantFrom('2026-05-20', '2026-02-03'),
    motivo: fc.constantFrom('sem-justa-causa', 'acordo', 'pedido-demissao'),
  });
  it.each([
    ['calculadoras-salario-liquido', pay],
    [
      'calculadoras-ferias',
      pay.map(({ salarioBruto }) => ({ salarioBruto, diasFerias: 20, abonoPecuniario: true })),
    ],
    [
      'calculadoras-decimo-terceiro',
      pay.map(({ salarioBruto, dependentes }) => ({ salarioBruto, dependentes })),
    ],
    ['calculadoras-rescisao', termination],
    [
      'calculadoras-pro-labore',
      pay.map(({ salarioBruto, dependentes }) => ({ proLabore: salarioBruto, dependentes })),
    ],
  ] as const)(
    '%s: each row begins where the one before it ended, and the last one is the net',
    (id, inputs) => {
      fc.assert(
        fc.property(inputs as fc.Arbitrary<Record<string, unknown>>, (input) => {
          const read = readPayslip(answerOf(id, input), 'pt');
          const rows = (read && payslipRows(read)) ?? [];
          const sum = rows.reduce((sum, { kind, valor }) => {
            if (kind === 'net') return sum;
            return sum + (kind === 'taken' ? -1 : 1) * toCents(valor);
          }, 0);
          expect(toCents(rows.at(-1)?.valor ?? Number.NaN)).toBe(sum);
          rows.forEach(({ x, width, from, to, kind }, i) => {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(width).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(100 + 1e-9);
            expect(from).toBe(i === 0 ? null : rows[i - 1]?.to);
            const end = kind === 'taken' ? x : x + width;
            if (to !== null) expect(to).toBeCloseTo(end, 9);
          });
          // The bars of gross and net are in the proportion of their amounts.
          const gross = rows.reduce((most, { x, width }) => Math.max(most, x + width), 0);
          expect(gross).toBeCloseTo(100, 9);
        }),
        runs,
      );
    },
  );

  it('a net pay below zero goes to the left of zero', () => {
    const answer = answerOf('calculadoras-salario-liquido', {
      salarioBruto: 2000,
      outrosDescontos: 3000,
    });
    const read = readPayslip(answer, 'pt');
    const net = read && payslipRows(read)?.at(-1);
    const zero = (-answer.salarioLiquido / (2000 - answer.salarioLiquido)) * 100;
    expect(net?.x).toBe(0);
    expect(net?.width).toBeCloseTo(zero, 9);
  });

  it('an answer that does not add up has none', () => {
    const answer = answerOf('calculadoras-salario-liquido', { salarioBruto: 6000 });
    expect(readPayslip({ ...answer, salarioLiquido: answer.salarioLiquido + 0.01 }, 'pt')).toBeNull();
  });

  const line = (codigo: string, valor: number) => ({ codigo, descricao: `Linha ${codigo}`, valor });
  const drawn = (tool: string, answer: object) => drawingOf(`calculadoras-${tool}`, {}, answer, 'pt');

  it('begin with the gross where it is not in lines, and tell the share of what is taken', () => {
    const rows = (tool: string, answer: object) => heard(drawn(tool, answer) as HTMLElement).slice(1);
    expect(rows('pro-labore', { proLabore: 1000, descontos: [line('inss', 110)], liquido: 890 })).toEqual([
      ...['  - Bruto1.000,00', '  - Linha inss11 %−110,00', '  - Líquido890,00'],
    ]);
    expect(
      rows('decimo-terceiro', {
        ...{ valorBruto: 1000, totalLiquido: 700 },
        segundaParcela: { inss: { valor: 100 }, irrf: { valor: 150 }, pensaoAlimenticia: 50 },
      }),
    ).toEqual([
      ...[
        '  - Bruto1.000,00',
        '  - INSS10 %−100,00',
        '  - IRRF15 %−150,00',
        '  - Pensão alimentícia5 %−50,00',
      ],
      '  - Líquido700,00',
    ]);
    expect(
      rows('rescisao', {
        proventos: [line('a', 60), line('b', 40)],
        descontos: [line('c', 0)],
        liquido: 100,
      }),
    ).toEqual(['  - Linha a60,00', '  - Linha b40,00', '  - Líquido100,00']);
  });

  it.each([
    ['ferias', { proventos: [line('ferias', 100)], descontos: [] }],
    ['ferias', { proventos: [], descontos: [], liquido: 0 }],
    ['salario-liquido', { proventos: [line('salario', 0)], descontos: [], salarioLiquido: 0 }],
    [
      'salario-liquido',
      { proventos: [line('salario', 100)], descontos: [line('x', -1)], salarioLiquido: 101 },
    ],
  ])('of %s are not drawn without a net or earnings, or for less than nothing: %j', (tool, answer) => {
    expect(drawn(tool, answer)).toBeNull();
  });
});
