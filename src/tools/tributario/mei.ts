import * as v from 'valibot';
import { ano, flag, integer, tabela } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  type Exact,
  exact,
  minus,
  notNegative,
  percentOf,
  rounded,
  share,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import {
  type MeiActivity,
  meiActivities,
  meiExcess,
  meiLimit,
  type MeiTable,
} from '../../lib/law/taxes/mei.ts';
import { meiTable } from '../../tables/mei.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { money } from './_fields.ts';
import { lawOf } from './_law.ts';

const MONTHS = 12;

/** The monthly DAS of the MEI and, with the revenue of the period, where it stands against the limit. */
export const mei = defineTool({
  method: 'POST',
  path: '/calculadoras/mei',
  category: 'tributario',
  name: 'Calculadora de DAS do MEI',
  summary: 'DAS mensal do MEI e situação diante do limite de faturamento',
  input: v.object({
    atividade: v.optional(v.picklist(meiActivities), 'servicos'),
    caminhoneiro: flag(false),
    faturamento: v.optional(money),
    mesesAtividade: v.optional(integer(1, MONTHS), MONTHS),
    ano,
  }),
  output: v.object({
    atividade: v.picklist(meiActivities),
    caminhoneiro: v.boolean(),
    inss: v.object({ base: v.number(), aliquota: v.number(), valor: v.number() }),
    icms: v.number(),
    iss: v.number(),
    das: v.number(),
    dasPeriodo: v.number(),
    vencimento: v.number(),
    limite: v.object({
      anual: v.number(),
      proporcional: v.number(),
      mediaMensal: v.number(),
      faturamento: v.optional(v.number()),
      percentualUsado: v.optional(v.number()),
      disponivel: v.optional(v.number()),
      excesso: v.optional(v.number()),
      situacao: v.optional(v.picklist(['dentro', 'excesso-ate-20', 'excesso-acima-20'])),
      tributoSobreExcesso: v.optional(v.nullable(v.number())),
    }),
    cargaEfetiva: v.optional(v.number()),
    tabela,
  }),
  examples: [
    {
      input: { atividade: 'comercio-servicos', faturamento: 85_000, ano: 2026 },
      output: {
        atividade: 'comercio-servicos',
        caminhoneiro: false,
        inss: { base: 1621, aliquota: 5, valor: 81.05 },
        icms: 1,
        iss: 5,
        das: 87.05,
        dasPeriodo: 1044.6,
        vencimento: 20,
        limite: {
          anual: 81_000,
          proporcional: 81_000,
          mediaMensal: 6750,
          faturamento: 85_000,
          percentualUsado: 104.94,
          disponivel: 0,
          excesso: 4000,
          situacao: 'excesso-ate-20',
          tributoSobreExcesso: 160,
        },
        cargaEfetiva: 1.23,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'LC nº 123/2006, art. 18-A; Decreto nº 12.797/2025',
        },
      },
    },
  ],
  run({ atividade, caminhoneiro, faturamento, mesesAtividade, ano }, context) {
    const law = lawOf({ mei: meiTable, wage: minimumWage }, { ano }, context);
    const table = law.mei.value;
    const kind = table[caminhoneiro ? 'caminhoneiro' : 'comum'];
    const taxes = table.atividades[atividade];
    const inss = rounded(percentOf(exact(law.wage.value), kind.inss));
    const [icms, iss] = [taxes.icms ? table.icms : 0, taxes.iss ? table.iss : 0];
    const das = sum(inss, exact(icms), exact(iss));
    const period = share(das, mesesAtividade);
    const limit = meiLimit(kind, mesesAtividade);
    const revenue = faturamento === undefined ? null : exact(faturamento);
    return {
      atividade,
      caminhoneiro,
      inss: { base: law.wage.value, aliquota: kind.inss, valor: toMoney(inss) },
      icms,
      iss,
      das: toMoney(das),
      dasPeriodo: toMoney(period),
      vencimento: table.vencimento,
      limite: {
        anual: kind.limite,
        proporcional: toMoney(limit),
        mediaMensal: toMoney(share(exact(kind.limite), 1, MONTHS)),
        ...(revenue && standing(table, atividade, limit, revenue)),
      },
      ...(revenue && { cargaEfetiva: toPercent(period, revenue) }),
      tabela: reportTable(law, [law.mei, law.wage]),
    };
  },
});

/** Where a revenue stands against the limit of its period. */
function standing(table: MeiTable, activity: MeiActivity, limit: Exact, revenue: Exact) {
  const { situation, excess, tax } = meiExcess(table, activity, limit, revenue);
  return {
    faturamento: toMoney(revenue),
    percentualUsado: toPercent(revenue, limit),
    disponivel: toMoney(notNegative(minus(limit, revenue))),
    excesso: toMoney(excess),
    situacao: situation,
    tributoSobreExcesso: tax && toMoney(tax),
  };
}
