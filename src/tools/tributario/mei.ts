import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, flag, integer, inUnit, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  given,
  minus,
  notNegative,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import {
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

/** The monthly DAS of the MEI and, when a revenue was sent, how much of the limit of its period it uses. */
export const mei = defineCalculator({
  method: 'POST',
  path: '/calculadoras/mei',
  category: 'tributario',
  name: 'Calculadora de DAS do MEI',
  summary: 'DAS mensal do MEI e situação diante do limite de faturamento',
  en: {
    name: 'MEI DAS calculator',
    summary: 'Monthly DAS of the MEI, and where its revenue stands against the limit',
  },
  about: {
    pt: 'LC 123/2006, art. 18-A e Anexo VII. O que passa do limite em até 20 % paga a alíquota da primeira faixa do anexo da atividade. Acima disso o MEI é desenquadrado desde janeiro, ou desde a abertura, e o tributo é o do Simples Nacional.',
    en: 'LC 123/2006, art. 18-A and Annex VII. What passes the limit by up to 20 % pays the rate of the first band of the activity’s annex. Above that the MEI status is lost since January, or since the opening, and the tax is that of the Simples Nacional.',
  },
  tables: [meiTable, minimumWage],
  input: v.object({
    atividade: describe(v.optional(v.picklist(meiActivities), 'servicos'), {
      pt: 'Atividade, que decide se há ICMS, ISS ou ambos',
      en: 'Activity, which decides whether there is ICMS, ISS or both: commerce, industry, services, or commerce with services',
    }),
    caminhoneiro: describe(flag(false), {
      pt: 'Se é transportador autônomo de cargas (MEI caminhoneiro), com INSS e limite maiores',
      en: 'Whether the MEI is a self-employed cargo carrier (MEI caminhoneiro), with a higher INSS and limit',
    }),
    faturamento: describe(v.optional(amount), {
      pt: 'Receita bruta do período: acrescenta a situação diante do limite',
      en: 'Gross revenue of the period: adds where it stands against the limit',
    }),
    mesesAtividade: describe(inUnit(months, v.optional(integer(1, MONTHS), MONTHS)), {
      pt: 'Tempo de atividade no ano, a que o limite é proporcional',
      en: 'Time of activity in the year, to which the limit is proportional',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    atividade: describe(v.picklist(meiActivities), { pt: 'Atividade', en: 'Activity' }),
    caminhoneiro: describe(v.boolean(), {
      pt: 'Se é MEI caminhoneiro',
      en: 'Whether it is a MEI caminhoneiro',
    }),
    inss: describe(
      v.object({
        base: describe(
          v.number(),
          { pt: 'Base da contribuição: o salário mínimo', en: 'Base of the contribution: the minimum wage' },
          reais,
        ),
        aliquota: describe(
          v.number(),
          { pt: 'Alíquota da contribuição', en: 'Rate of the contribution' },
          percentage,
        ),
        valor: describe(v.number(), { pt: 'Contribuição do mês', en: 'Contribution of the month' }, reais),
      }),
      { pt: 'INSS do mês', en: 'INSS of the month' },
    ),
    icms: describe(
      v.number(),
      {
        pt: 'ICMS do mês; 0 na atividade que não o paga',
        en: 'ICMS of the month; 0 in an activity without it',
      },
      reais,
    ),
    iss: describe(
      v.number(),
      {
        pt: 'ISS do mês; 0 na atividade que não o paga',
        en: 'ISS of the month; 0 in an activity without it',
      },
      reais,
    ),
    cbs: describe(
      v.optional(v.number()),
      { pt: 'CBS do mês. Desde 2027', en: 'CBS of the month. Since 2027' },
      reais,
    ),
    ibs: describe(
      v.optional(v.number()),
      { pt: 'IBS do mês. Desde 2027', en: 'IBS of the month. Since 2027' },
      reais,
    ),
    das: describe(v.number(), { pt: 'DAS do mês', en: 'DAS of the month' }, reais),
    dasPeriodo: describe(
      v.number(),
      { pt: 'DAS dos meses de atividade', en: 'DAS of the months of activity' },
      reais,
    ),
    vencimento: describe(
      v.number(),
      { pt: 'Dia do mês seguinte em que o DAS vence', en: 'Day of the next month on which the DAS is due' },
      null,
    ),
    limite: describe(
      v.object({
        anual: describe(v.number(), { pt: 'Limite de um ano inteiro', en: 'Limit of a whole year' }, reais),
        proporcional: describe(
          v.number(),
          { pt: 'Limite dos meses de atividade', en: 'Limit of the months of activity' },
          reais,
        ),
        mediaMensal: describe(
          v.number(),
          { pt: 'Limite do ano dividido por 12', en: 'Limit of the year divided by 12' },
          reais,
        ),
        faturamento: describe(
          v.optional(v.number()),
          {
            pt: 'Receita bruta enviada. Só com faturamento',
            en: 'Gross revenue that was sent. Only with faturamento',
          },
          reais,
        ),
        percentualUsado: describe(
          v.optional(v.number()),
          {
            pt: 'Receita sobre o limite dos meses de atividade. Só com faturamento',
            en: 'Revenue over the limit of the months of activity. Only with faturamento',
          },
          percentage,
        ),
        disponivel: describe(
          v.optional(v.number()),
          {
            pt: 'O que ainda cabe no limite. Só com faturamento',
            en: 'What still fits in the limit. Only with faturamento',
          },
          reais,
        ),
        excesso: describe(
          v.optional(v.number()),
          {
            pt: 'Receita acima do limite. Só com faturamento',
            en: 'Revenue above the limit. Only with faturamento',
          },
          reais,
        ),
        situacao: describe(v.optional(v.picklist(['dentro', 'excesso-ate-20', 'excesso-acima-20'])), {
          pt: 'Dentro do limite, até 20 % acima (segue MEI até o fim do ano) ou mais (deixa de ser MEI desde janeiro ou a abertura). Só com faturamento',
          en: 'Within the limit, up to 20 % above it (stays MEI to the end of the year) or more (is no MEI since January or the opening). Only with faturamento',
        }),
        tributoSobreExcesso: describe(
          v.optional(v.nullable(v.number())),
          {
            pt: 'Tributo sobre o excesso de até 20 %; null quando ele é maior. Só com faturamento',
            en: 'Tax on an excess of up to 20 %; null where it is greater. Only with faturamento',
          },
          reais,
        ),
      }),
      {
        pt: 'Limite de receita e, com faturamento, a situação diante dele',
        en: 'Limit of the revenue and, with faturamento, where it stands against it',
      },
    ),
    cargaEfetiva: describe(
      v.optional(v.number()),
      {
        pt: 'DAS do período sobre a receita. Só com faturamento',
        en: 'DAS of the period over the revenue. Only with faturamento',
      },
      percentage,
    ),
    tabela,
  }),
  result: 'das',
  examples: [{ input: { atividade: 'comercio-servicos', faturamento: 85_000, ano: 2026 } }],
  impossible: { ano: 2024 },
  run(input, context) {
    const { atividade, caminhoneiro, faturamento, mesesAtividade } = input;
    const law = lawOf({ mei: meiTable, wage: minimumWage }, input, context);
    const table = law.mei.value;
    const kind = table[caminhoneiro ? 'caminhoneiro' : 'comum'];
    const { das, ...parts } = meiMonth(table, kind, atividade, law.wage.value, law.wage);
    const period = share(das, mesesAtividade);
    const limit = meiLimit(kind, mesesAtividade);
    const revenue = faturamento === undefined ? null : exact(faturamento, 'faturamento');
    return {
      atividade,
      caminhoneiro,
      inss: {
        base: given(law.wage.value, 'salarioMinimo', law.wage),
        aliquota: given(kind.inss, 'aliquota', kind),
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
        anual: given(kind.limite, 'limite', kind),
        proporcional: toMoney(limit),
        mediaMensal: toMoney(share(exact(kind.limite, 'limite', kind), 1, MONTHS)),
        ...(revenue && standing(table, atividade, limit, revenue)),
      },
      ...(revenue && { cargaEfetiva: toPercent(period, revenue) }),
      tabela: reportTable(law, [law.mei, law.wage]),
    };
  },
});

/** How much of the limit of its period a revenue uses, and the tax on what exceeds it. */
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
