import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../../test/support/call-tool.ts';
import { tools } from '../../test/support/tools.ts';
import type { AnyTool } from '../core/tool.ts';
import type { AddedEntries, DatedTable } from '../lib/law/dated.ts';
import { dividendTax } from '../tables/dividendos.ts';
import { factorRTable } from '../tables/fator-r.ts';
import { inssTable } from '../tables/inss.ts';
import { annualTaxTable } from '../tables/irrf-anual.ts';
import { irrfTable } from '../tables/irrf-mensal.ts';
import { presumedTable } from '../tables/lucro-presumido.ts';
import { meiTable } from '../tables/mei.ts';
import { plrTable } from '../tables/plr.ts';
import { familyAllowance } from '../tables/salario-familia.ts';
import { minimumWage } from '../tables/salario-minimo.ts';
import { unemploymentInsurance } from '../tables/seguro-desemprego.ts';
import { simplesTable } from '../tables/simples-nacional.ts';

/** A made-up entry of 2027 for a table: its last one, changed. */
function next<Value>(table: DatedTable<Value>, change: (last: Value) => Value): AddedEntries {
  const last = table.entries.at(-1)?.value as Value;
  return { [table.name]: [{ from: '2027-01-01', source: `${table.name} 2027`, value: change(last) }] };
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
  ...next(irrfTable, (last) => ({
    ...last,
    faixas: [
      { ate: 3000, aliquota: 0, parcelaDeduzir: 0 },
      { ate: null, aliquota: 20, parcelaDeduzir: 600 },
    ],
    descontoSimplificado: 750,
    reducao: null,
  })),
  ...next(annualTaxTable, (last) => ({ ...last, dependente: 3000 })),
  ...next(plrTable, same),
  ...next(familyAllowance, () => ({ cota: 70, limite: 2100 })),
  ...next(unemploymentInsurance, (last) => ({ ...last, maximo: 3000 })),
  ...next(dividendTax, same),
  ...next(factorRTable, same),
  ...next(presumedTable, same),
  ...next(meiTable, same),
  ...next(simplesTable, same),
};

const now = '2027-01-15T12:00:00Z';
/** The tools whose example names a year, with the example without it. */
const yearly = tools
  .filter(({ category }) => category === 'trabalhista')
  .map((tool): [string, AnyTool, Record<string, unknown>] => [
    tool.id,
    tool,
    { ...(tool.examples[0] as { readonly input: Record<string, unknown> }).input },
  ])
  .filter(([, , input]) => 'ano' in input && delete input['ano']);

describe('in a year whose tables are not held yet', () => {
  it.each(yearly)('%s answers by the last year held, and says so', (_, tool, input) => {
    expect(callTool(tool, input, { now }).tabela).toMatchObject({ ano: 2026, vigente: false });
    expect(callTool(tool, { ...input, ano: 2026 }, { now }).tabela).not.toHaveProperty('vigente');
    expect(refusal(tool, { ...input, ano: 2027 }, { now })).toEqual({ status: 422, fields: ['ano'] });
  });

  it.each(yearly)('%s does not say so in the year itself', (_, tool, input) => {
    const { tabela } = callTool(tool, input, { now: '2027-01-01T02:59:59Z' });
    expect(tabela.ano).toBe(2026);
    expect(tabela).not.toHaveProperty('vigente');
  });
});

describe('a year is one entry in each table', () => {
  const call = (id: string, input: Record<string, unknown>) =>
    callTool(tools.find((tool) => tool.id === id) as AnyTool, input, { now, tables });

  it('the contribution follows the new bands', () => {
    // 150 + 90 + 240 + 700.
    const answer = call('calculadoras-inss', { salarioBruto: 12_000 });
    expect(answer).toMatchObject({ valor: 1180, teto: 10_000 });
    expect(answer.tabela).toEqual({ ano: 2027, vigencia: '2027-01-01', fonte: 'inss 2027' });
  });

  it('so do the tax, the net pay, the vacation and the 13th pay', () => {
    // 6000 − 620 of INSS, less 750 at least: 5250 × 20 % − 600.
    expect(call('calculadoras-irrf', { salarioBruto: 6000 })).toMatchObject({ baseCalculo: 5250, irrf: 450 });
    expect(call('calculadoras-salario-liquido', { salarioBruto: 6000 }).salarioLiquido).toBe(4930);
    expect(call('calculadoras-ferias', { salarioBruto: 4500 }).liquido).toBe(4930);
    expect(call('calculadoras-decimo-terceiro', { salarioBruto: 6000 }).totalLiquido).toBe(4930);
  });

  it('so do the tools whose date picks the tables', () => {
    const contract = { salarioBruto: 3000, dataAdmissao: '2020-01-01', motivo: 'termino-contrato' };
    expect(call('calculadoras-rescisao', { ...contract, dataDesligamento: '2027-01-31' })).toMatchObject({
      inss: { base: 3000, valor: 240 },
      tabela: { ano: 2027, fonte: 'inss 2027; irrf-mensal 2027' },
    });
    const leave = { salarioBruto: 100, dataInicio: '2027-02-01', categoria: 'mei' };
    expect(call('calculadoras-licenca-maternidade', leave)).toMatchObject({
      valorMensal: 2000,
      descontoInssMensal: 100,
    });
  });

  it('and all the others', () => {
    expect(call('calculadoras-irpf', { rendaTributavel: 90_000, dependentes: 1 }).deducoes.dependentes).toBe(
      3000,
    );
    expect(call('calculadoras-salario-familia', { salarioBruto: 2100 }).valor).toBe(70);
    expect(call('calculadoras-contribuicao-autonomo', { rendimento: 1000 }).valor).toBe(400);
    const insurance = { salarios: [9000], mesesTrabalhados: 24 };
    expect(call('calculadoras-seguro-desemprego', insurance)).toMatchObject({
      valorParcela: 3000,
      tabela: { ano: 2027 },
    });
    const compared = call('calculadoras-pj-vs-clt', { salarioClt: 6000, faturamentoPj: 6000 });
    expect(compared).toMatchObject({
      clt: { liquidoMensal: 4930 },
      pj: { proLabore: 2000 },
      tabela: { ano: 2027 },
    });
  });
});
