import { describe, expect, it } from 'vitest';
import type { AddedEntries } from '../../src/law/dated.ts';
import { dividendTax } from '../../src/law/tables/dividendos.ts';
import { factorRTable } from '../../src/law/tables/fator-r.ts';
import { inssTable } from '../../src/law/tables/inss.ts';
import { irrfTable } from '../../src/law/tables/irrf-mensal.ts';
import { presumedTable } from '../../src/law/tables/lucro-presumido.ts';
import { meiTable } from '../../src/law/tables/mei.ts';
import { plrTable } from '../../src/law/tables/plr.ts';
import { minimumWage } from '../../src/law/tables/salario-minimo.ts';
import { simplesTable } from '../../src/law/tables/simples-nacional.ts';
import { callTool } from '../support/call-tool.ts';
import { added, january, lastYear, newYear } from '../support/legal-tables.ts';
import { tools } from '../support/tools.ts';

// The whole change of a January: the decree of the minimum wage and the ordinance of the INSS, one entry each. It is
// one that the other tables of payroll hold already; what is published of it gives way to the two entries.
const YEAR = lastYear(irrfTable, plrTable, dividendTax, factorRTable, presumedTable, meiTable, simplesTable);
const FACTOR = 1.05;

const [wage, bands] = [minimumWage, inssTable].map(({ entries }) =>
  entries.findLast(({ status }) => status !== 'estimativa'),
) as [(typeof minimumWage.entries)[0], (typeof inssTable.entries)[0]];

const up = (value: number | null) => (value === null ? null : Math.round(value * FACTOR * 100) / 100);

const tables: AddedEntries = {
  'salario-minimo': added(YEAR, 'Decreto novo', up(wage.value)),
  inss: added(YEAR, 'Portaria nova', {
    faixas: bands.value.faixas.map(({ ate, aliquota }) => ({ ate: up(ate), aliquota })),
  }),
};
const now = `${YEAR}-01-20T12:00:00Z`;

/** Tools that take a year, with an example that names one, without it and without a date that would name one in its place. */
const yearly = tools.flatMap((tool) => {
  const example = tool.examples[0]?.input as Record<string, unknown> | undefined;
  const { ano, dataInicio: _start, dataDesligamento: _end, ...input } = { ...example };
  return ano === undefined || !tool.tables ? [] : [{ tool, input }];
});

/** True if all tables of a tool hold for the year once the two entries are there. */
const isHeld = ({ tool }: (typeof yearly)[0]) =>
  (tool.tables ?? []).every(
    ({ id, confirmedThrough }) => Object.hasOwn(tables, id) || confirmedThrough >= YEAR,
  );

describe('the minimum wage and the INSS of a year are one entry each', () => {
  const held = yearly.filter(isHeld);

  it.each(held.map((each) => [each.tool.id, each] as const))(
    '%s answers for the year',
    (_, { tool, input }) => {
      const { tabela } = callTool(tool, { ...input, ano: YEAR, estimativas: true }, { now, tables });
      expect(tabela.ano).toBe(YEAR);
      for (const mark of ['vigente', 'estimativa']) expect(tabela).not.toHaveProperty(mark);
      expect(callTool(tool, input, { now, tables }).tabela).toEqual(tabela);
    },
  );

  it('the entry reaches most of payroll, and nothing before its first day', () => {
    const ids = held.map(({ tool }) => tool.id);
    for (const name of [
      'inss',
      'salario-liquido',
      'ferias',
      'decimo-terceiro',
      'mei',
      'pj-vs-clt',
      'pro-labore',
    ])
      expect(ids).toContain(`calculadoras-${name}`);
    const late = yearly.filter(({ tool }) =>
      tool.tables?.some(({ id }) => id === 'inss' || id === 'salario-minimo'),
    );
    const before = january(newYear(inssTable, minimumWage));
    // The first may do without the INSS, and the second takes the wage of the budget bill.
    const others = new Set(['calculadoras-irrf', 'calculadoras-comparar-regimes']);
    for (const { tool, input } of late.filter(({ tool }) => !others.has(tool.id)))
      expect(callTool(tool, input, { now: before }).tabela).toMatchObject({ vigente: false });
  });

  it('the figures are those of the entries', () => {
    const call = (name: string, input: object) =>
      callTool(
        yearly.find(({ tool }) => tool.id === `calculadoras-${name}`)!.tool,
        { ...input },
        { now, tables },
      );
    expect(call('adicional-insalubridade', { grau: 'maximo' }).baseCalculo).toBe(up(wage.value));
    expect(call('inss', { salarioBruto: 50_000 })).toMatchObject({
      teto: up(bands.value.faixas.at(-1)!.ate),
      tabela: { ano: YEAR, fonte: 'Portaria nova' },
    });
  });

  it('dates of the year are in force', () => {
    const leave = { salarioBruto: 100, dataInicio: `${YEAR}-02-01`, categoria: 'mei' };
    const tool = tools.find(({ id }) => id === 'calculadoras-licenca-maternidade')!;
    const { valorMensal, tabela } = callTool(tool, leave, { now, tables });
    expect(valorMensal).toBe(up(wage.value));
    expect(tabela).toEqual({
      ano: YEAR,
      vigencia: `${YEAR}-01-01`,
      fonte: 'Portaria nova; Decreto novo',
    });
  });
});
