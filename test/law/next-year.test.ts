import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../support/call-tool.ts';
import { added, january, newYear, valueOn } from '../support/legal-tables.ts';
import { tools } from '../support/tools.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import type { AddedEntries, DatedTable } from '../../src/law/dated.ts';
import { dividendTax } from '../../src/law/tables/dividendos.ts';
import { factorRTable } from '../../src/law/tables/fator-r.ts';
import { inssTable } from '../../src/law/tables/inss.ts';
import { annualTaxTable } from '../../src/law/tables/irrf-anual.ts';
import { irrfTable } from '../../src/law/tables/irrf-mensal.ts';
import { presumedTable } from '../../src/law/tables/lucro-presumido.ts';
import { meiTable } from '../../src/law/tables/mei.ts';
import { plrTable } from '../../src/law/tables/plr.ts';
import { familyAllowance } from '../../src/law/tables/salario-familia.ts';
import { minimumWage } from '../../src/law/tables/salario-minimo.ts';
import { unemploymentInsurance } from '../../src/law/tables/seguro-desemprego.ts';
import { simplesTable } from '../../src/law/tables/simples-nacional.ts';

/** A year that no table holds. */
const YEAR = newYear(
  minimumWage,
  inssTable,
  irrfTable,
  annualTaxTable,
  plrTable,
  familyAllowance,
  unemploymentInsurance,
  dividendTax,
  factorRTable,
  presumedTable,
  meiTable,
  simplesTable,
);
const now = january(YEAR);

/** A made-up entry of that year for a table: that of 2026, changed. */
function next<Value>(table: DatedTable<Value>, change: (value: Value) => Value): AddedEntries {
  const value = change(valueOn(table, '2026-12-31'));
  return { [table.id]: added(YEAR, `${table.id} novo`, value) };
}

const same = <Value>(value: Value): Value => value;

/** One entry in each table: a minimum wage of 2000.00, a ceiling of 10000.00, an exempt band up to 3000.00. */
const tables: AddedEntries = {
  ...next(minimumWage, () => 2000),
  ...next(inssTable, () => ({
    faixas: [
      { ate: 2000, aliquota: 7.5 },
      { ate: 3000, aliquota: 9 },
      { ate: 5000, aliquota: 12 },
      { ate: 10_000, aliquota: 14 },
    ],
  })),
  ...next(irrfTable, (value) => ({
    ...value,
    faixas: [
      { ate: 3000, aliquota: 0, parcelaDeduzir: 0 },
      { ate: null, aliquota: 20, parcelaDeduzir: 600 },
    ],
    descontoSimplificado: 750,
    reducao: null,
  })),
  ...next(annualTaxTable, (value) => ({ ...value, dependente: 3000 })),
  ...next(plrTable, same),
  ...next(familyAllowance, () => ({ cota: 70, limite: 2100 })),
  ...next(unemploymentInsurance, (value) => ({ ...value, maximo: 3000 })),
  ...next(dividendTax, same),
  ...next(factorRTable, same),
  ...next(presumedTable, same),
  ...next(meiTable, same),
  ...next(simplesTable, same),
};

function withoutDates({
  dataInicio: _start,
  dataDesligamento: _end,
  ...input
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return input;
}

const find = (id: string) => tools.find((tool) => tool.id === id) as AnyTool;

/** The tools whose example names a year, with the example without it, and without a date that would name one in its place. */
const yearly = tools
  .filter(({ category }) => category === 'trabalhista' || category === 'tributario')
  .map((tool): [string, AnyTool, Record<string, unknown>] => [
    tool.id,
    tool,
    withoutDates((tool.examples[0] as { readonly input: Record<string, unknown> }).input),
  ])
  .filter(([, , input]) => 'ano' in input && delete input['ano']);

describe('a year whose tables are not held yet', () => {
  it.each(yearly)('%s answers by the last year held, and says so', (_, tool, input) => {
    const { ano, vigente } = callTool(tool, input, { now }).tabela;
    expect(vigente).toBe(false);
    expect(callTool(tool, { ...input, ano }, { now }).tabela).not.toHaveProperty('vigente');
    const refused = { status: 422, fields: ['ano'] };
    expect(refusal(tool, { ...input, ano: ano + 1 }, { now })).toEqual(refused);
    expect(refusal(tool, { ...input, ano: 2019 }, { now })).toEqual(refused);
  });

  // In São Paulo a year begins at 03:00 UTC.
  it.each(yearly)('%s says so from the first second of the year after', (_, tool, input) => {
    const { ano } = callTool(tool, input, { now }).tabela;
    const before = callTool(tool, input, { now: `${ano + 1}-01-01T02:59:59Z` });
    expect(before.tabela.ano).toBe(ano);
    expect(before.tabela).not.toHaveProperty('vigente');
    const after = callTool(tool, input, { now: `${ano + 1}-01-01T03:00:00Z` });
    expect(after.tabela).toMatchObject({ ano, vigente: false });
  });

  it('the years of a tool end with the table that is confirmed least far', () => {
    const of = (id: string) =>
      callTool(find(id), yearly.find(([found]) => found === id)![2], { now }).tabela.ano;
    expect(of('calculadoras-inss')).toBe(inssTable.confirmedThrough);
    expect(of('calculadoras-salario-liquido')).toBe(
      Math.min(inssTable.confirmedThrough, irrfTable.confirmedThrough),
    );
  });
});

describe('a year is one entry in each table', () => {
  const call = (id: string, input: Record<string, unknown>) => callTool(find(id), input, { now, tables });

  it('the contribution follows the new bands', () => {
    // 150 + 90 + 240 + 700.
    const answer = call('calculadoras-inss', { salarioBruto: 12_000 });
    expect(answer).toMatchObject({ valor: 1180, teto: 10_000 });
    expect(answer.tabela).toEqual({ ano: YEAR, vigencia: `${YEAR}-01-01`, fonte: 'inss novo' });
  });

  it('the tax, the net pay, the vacation and the 13th pay go by it', () => {
    // 6000 − 620 of INSS, less 750 at least: 5250 × 20 % − 600.
    expect(call('calculadoras-irrf', { salarioBruto: 6000 })).toMatchObject({ baseCalculo: 5250, irrf: 450 });
    expect(call('calculadoras-salario-liquido', { salarioBruto: 6000 }).salarioLiquido).toBe(4930);
    expect(call('calculadoras-ferias', { salarioBruto: 4500 }).liquido).toBe(4930);
    expect(call('calculadoras-decimo-terceiro', { salarioBruto: 6000 }).totalLiquido).toBe(4930);
  });

  it('the tools whose date picks the tables go by it', () => {
    const contract = { salarioBruto: 3000, dataAdmissao: '2020-01-01', motivo: 'termino-contrato' };
    expect(call('calculadoras-rescisao', { ...contract, dataDesligamento: `${YEAR}-01-31` })).toMatchObject({
      inss: { base: 3000, valor: 240 },
      tabela: { ano: YEAR, fonte: 'inss novo; irrf-mensal novo' },
    });
    const leave = { salarioBruto: 100, dataInicio: `${YEAR}-02-01`, categoria: 'mei' };
    expect(call('calculadoras-licenca-maternidade', leave)).toMatchObject({
      valorMensal: 2000,
      descontoInssMensal: 100,
    });
  });

  it('all the other tools go by it', () => {
    expect(call('calculadoras-irpf', { rendaTributavel: 90_000, dependentes: 1 }).deducoes.dependentes).toBe(
      3000,
    );
    expect(call('calculadoras-salario-familia', { salarioBruto: 2100 }).valor).toBe(70);
    expect(call('calculadoras-contribuicao-autonomo', { rendimento: 1000 }).valor).toBe(400);
    const insurance = { salarios: [9000], mesesTrabalhados: 24 };
    expect(call('calculadoras-seguro-desemprego', insurance)).toMatchObject({
      valorParcela: 3000,
      tabela: { ano: YEAR },
    });
    const compared = call('calculadoras-pj-vs-clt', { salarioClt: 6000, faturamentoPj: 6000 });
    expect(compared).toMatchObject({
      clt: { liquidoMensal: 4930 },
      pj: { proLabore: 2000 },
      tabela: { ano: YEAR },
    });
  });
});
