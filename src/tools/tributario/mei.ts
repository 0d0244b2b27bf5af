import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import {
  avisos,
  explicar,
  flag,
  integer,
  inUnit,
  legalYear,
  num,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  recordGiven,
  minus,
  notNegative,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import {
  type Freight,
  type MeiActivity,
  meiActivities,
  meiExcess,
  meiLimit,
  meiMonth,
  type MeiTable,
} from '../../law/taxes/mei.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { amount } from './_fields.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, percentage, reais } from '../../kit/units.ts';

const MONTHS = 12;

/** LC 188/2021, art. 3º. */
const NO_LORRY_DRIVER: Text = {
  pt: 'deve ser false antes de 2022: o MEI caminhoneiro ainda não existia',
  en: 'must be false before 2022: the MEI lorry driver did not exist yet',
};

/** The monthly DAS of the MEI and, when a revenue was sent, how much of the limit of its period it uses. */
export const mei = defineCalculator({
  method: 'POST',
  path: '/calculadoras/mei',
  category: 'tributario',
  name: 'Calculadora de DAS do MEI',
  tables: [meiTable, minimumWage],
  input: v.object({
    atividade: v.optional(v.picklist(meiActivities), 'servicos'),
    caminhoneiro: flag(false),
    faturamento: v.optional(amount),
    faturamentoIntermunicipal: v.optional(amount),
    mesesAtividade: inUnit(months, v.optional(integer(1, MONTHS), MONTHS)),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    atividade: v.picklist(meiActivities),
    caminhoneiro: v.boolean(),
    inss: v.object({
      base: num(reais),
      aliquota: num(percentage),
      valor: num(reais),
    }),
    icms: num(reais),
    iss: num(reais),
    cbs: v.optional(num(reais)),
    ibs: v.optional(num(reais)),
    das: num(reais),
    dasPeriodo: num(reais),
    vencimento: num(pure),
    limite: v.object({
      anual: num(reais),
      proporcional: num(reais),
      mediaMensal: num(reais),
      faturamento: v.optional(num(reais)),
      percentualUsado: v.optional(num(percentage)),
      disponivel: v.optional(num(reais)),
      excesso: v.optional(num(reais)),
      situacao: v.optional(v.picklist(['dentro', 'excesso-ate-20', 'excesso-acima-20'])),
      tributoSobreExcesso: v.optional(v.nullable(num(reais))),
    }),
    cargaEfetiva: v.optional(num(percentage)),
    avisos,
    tabela,
  }),
  warnings: ['informe-faturamento-intermunicipal'],
  reads: {
    when: {
      faturamentoIntermunicipal: { caminhoneiro: true, atividade: 'comercio-servicos', faturamento: [] },
    },
  },
  result: 'das',
  examples: [{ input: { atividade: 'comercio-servicos', faturamento: 85_000, ano: 2026 } }],
  impossible: { ano: 2019 },
  run(input, context) {
    const { atividade, caminhoneiro, faturamento, mesesAtividade } = input;
    const law = lawOf({ mei: meiTable, wage: minimumWage }, input, context);
    const table = law.mei.value;
    const kind = caminhoneiro ? table.caminhoneiro : table.comum;
    if (!kind) throw invalidValue('caminhoneiro', NO_LORRY_DRIVER);
    const { das, ...parts } = meiMonth(table, kind, atividade, law.wage.value, law.wage);
    const period = share(das, mesesAtividade);
    const limit = meiLimit(kind, mesesAtividade);
    const revenue = faturamento === undefined ? null : exact(faturamento, 'faturamento');
    const intercity = input.faturamentoIntermunicipal;
    if (intercity !== undefined && faturamento !== undefined && intercity > faturamento) {
      throw outOfOrder(
        'faturamentoIntermunicipal',
        ['faturamentoIntermunicipal', intercity],
        ['faturamento', faturamento],
      );
    }
    const freight = caminhoneiro
      ? { intercity: intercity === undefined ? null : exact(intercity, 'faturamentoIntermunicipal') }
      : null;
    const used = revenue && standing(table, atividade, limit, revenue, freight);
    const lacksShares = used?.situacao === 'excesso-ate-20' && used.tributoSobreExcesso === null;
    return {
      atividade,
      caminhoneiro,
      inss: {
        base: recordGiven(law.wage.value, 'salarioMinimo', law.wage),
        aliquota: recordGiven(kind.inss, 'aliquota', kind),
        valor: toMoney(parts.inss),
      },
      icms: toMoney(parts.icms),
      iss: toMoney(parts.iss),
      ...(parts.cbs && { cbs: toMoney(parts.cbs) }),
      ...(parts.ibs && { ibs: toMoney(parts.ibs) }),
      das: toMoney(das),
      dasPeriodo: toMoney(period),
      vencimento: table.vencimento,
      limite: {
        anual: recordGiven(kind.limite, 'limite', kind),
        proporcional: toMoney(limit),
        mediaMensal: toMoney(share(exact(kind.limite, 'limite', kind), 1, MONTHS)),
        ...used,
      },
      ...(revenue && { cargaEfetiva: toPercent(period, revenue) }),
      avisos: lacksShares ? ['informe-faturamento-intermunicipal'] : [],
      tabela: reportTable(law, [law.mei, law.wage]),
    };
  },
});

/** Computes how much of the limit of its period a revenue uses, and the tax on the excess. */
function standing(
  table: MeiTable,
  activity: MeiActivity,
  limit: Exact,
  revenue: Exact,
  freight: Freight | null,
) {
  const { situation, excess, tax } = meiExcess(table, activity, limit, revenue, freight);
  return {
    faturamento: toMoney(revenue),
    percentualUsado: toPercent(revenue, limit),
    disponivel: toMoney(notNegative(minus(limit, revenue))),
    excesso: toMoney(excess),
    situacao: situation,
    tributoSobreExcesso: tax && toMoney(tax),
  };
}
