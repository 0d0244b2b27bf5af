/** A quarter on presumed profit: the fields that describe it, and the lines and warnings of its answer. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import {
  describe,
  integer,
  inUnit,
  legalYear,
  optionalPercent,
  withExample,
  explicar,
} from '../../kit/fields/index.ts';
import { excludes, required } from '../../kit/texts.ts';
import { months } from '../../kit/units.ts';
import { compare, type Exact, exact, given, isPositive, toMoney } from '../../lib/numbers/exact.ts';
import {
  type ActivityRevenue,
  presumedActivities,
  type PresumedTable,
  type PresumedTax,
  type PresumedTaxes,
} from '../../law/taxes/lucro-presumido.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';

export const atividade = describe(v.picklist(presumedActivities), {
  pt: 'Atividade, que decide os percentuais de presunção. Em servicos-ate-120-mil a receita do ano não passa de R$ 120 mil',
  en: 'Activity, which decides the percentages of presumption: commerce, industry, cargo transport, hospital services, construction with materials, real estate, resale of fuels, passenger transport, services of a company with up to BRL 120 thousand a year, services, brokerage, letting, or construction without materials',
});

export const presumedInput = v.object({
  atividade: v.optional(atividade),
  receitaTrimestre: describe(v.optional(positiveAmount), {
    pt: 'Receita bruta do trimestre na atividade. Obrigatória com atividade, sem receitas',
    en: 'Gross revenue of the quarter in the activity. Required with atividade, without receitas',
  }),
  receitas: describe(
    v.optional(
      v.pipe(
        v.array(
          v.object({
            atividade,
            valor: describe(withExample(90_000, positiveAmount), {
              pt: 'Receita bruta do trimestre na atividade',
              en: 'Gross revenue of the quarter in the activity',
            }),
          }),
        ),
        v.minLength(1),
        v.maxLength(20),
      ),
    ),
    {
      pt: 'Receitas de várias atividades, no lugar de atividade e receitaTrimestre',
      en: 'Revenues of several activities, in place of atividade and receitaTrimestre',
    },
  ),
  outrasReceitas: describe(optionalAmount, {
    pt: 'Ganhos de capital, rendimentos financeiros e outras receitas, que entram inteiros nas duas bases',
    en: 'Capital gains, financial income and other revenue, which enter both bases whole',
  }),
  trimestre: describe(v.optional(integer(1, 4), 1), { pt: 'Trimestre do ano', en: 'Quarter of the year' }),
  receitasAnteriores: describe(v.optional(v.pipe(v.array(amount), v.maxLength(20)), []), {
    pt: 'Receita bruta de cada trimestre anterior do ano com atividade, o mais antigo primeiro, para o limite da LC 224/2025',
    en: 'Gross revenue of each earlier quarter of the year with activity, the oldest first, for the limit of LC 224/2025',
  }),
  meses: describe(inUnit(months, v.optional(integer(1, 3), 3)), {
    pt: 'Tempo de atividade no trimestre, que multiplica a parcela livre do adicional de IRPJ',
    en: 'Time of activity in the quarter, which multiplies the part free of the additional IRPJ',
  }),
  aliquotaIss: describe(optionalPercent(4), {
    pt: 'Alíquota do ISS sobre as receitas de serviços',
    en: 'Rate of ISS on the revenues of services',
  }),
  aliquotaIcms: describe(optionalPercent(4), {
    pt: 'Alíquota do ICMS sobre as receitas de mercadorias. O imposto sai da base de PIS e Cofins (STF, Tema 69)',
    en: 'Rate of ICMS on the revenues of goods. The tax is not part of the base of PIS and Cofins (STF, Tema 69)',
  }),
  retencoes: describe(optionalAmount, {
    pt: 'Tributos já retidos na fonte, que abatem do total',
    en: 'Taxes already withheld, which are taken off the total',
  }),
  ...legalYear,
  explicar,
});

export type Input = v.InferOutput<typeof presumedInput>;

const DESCRIPTIONS: Readonly<Record<PresumedTax, string>> = {
  irpj: 'IRPJ',
  'irpj-adicional': 'Adicional de IRPJ',
  csll: 'CSLL',
  pis: 'PIS',
  cofins: 'Cofins',
  iss: 'ISS',
  icms: 'ICMS',
};

/**
 * The revenues by activity: the list `receitas`, or the one revenue of the other fields. Throws 400 on both and on
 * neither.
 */
export function revenuesOf({ atividade, receitaTrimestre, receitas }: Input): readonly ActivityRevenue[] {
  if (receitas) {
    if (atividade !== undefined || receitaTrimestre !== undefined) {
      throw badParameter(atividade === undefined ? 'receitaTrimestre' : 'atividade', excludes('receitas'));
    }
    return receitas.map(({ atividade, valor }) => ({ atividade, valor: exact(valor, 'receita') }));
  }
  if (atividade === undefined) {
    throw badParameter('atividade', {
      pt: 'é obrigatório, com receitaTrimestre, ou então receitas',
      en: 'is required, with receitaTrimestre, or else receitas',
    });
  }
  if (receitaTrimestre === undefined) throw badParameter('receitaTrimestre', required);
  return [{ atividade, valor: exact(receitaTrimestre, 'receita') }];
}

/** A line of each tax that is due. */
export function taxLines(
  table: PresumedTable,
  { taxes }: PresumedTaxes,
  { aliquotaIss, aliquotaIcms }: Input,
) {
  const rates: Readonly<Record<PresumedTax, number>> = {
    irpj: table.irpj,
    'irpj-adicional': table.adicional.aliquota,
    csll: table.csll,
    pis: table.pis,
    cofins: table.cofins,
    iss: aliquotaIss,
    icms: aliquotaIcms,
  };
  const codes = Object.keys(DESCRIPTIONS) as PresumedTax[];
  return codes
    .filter((codigo) => isPositive(taxes[codigo]))
    .map((codigo) => ({
      codigo,
      descricao: DESCRIPTIONS[codigo],
      aliquota: given(rates[codigo], 'aliquota', codigo === 'iss' || codigo === 'icms' ? undefined : table),
      valor: toMoney(taxes[codigo]),
    }));
}

/** The codes of `avisos`; `year` is the revenue of the year so far. */
export function warningsOf(
  { cbsIbs, limite }: PresumedTable,
  { rise }: PresumedTaxes,
  year: Exact,
): string[] {
  const rises = rise ? [rise.irpj, rise.csll] : [];
  return [
    ...(cbsIbs === null ? [] : [cbsIbs === 'teste' ? 'teste-cbs-ibs' : 'cbs-ibs-por-fora']),
    ...(rises.some(({ excess }) => isPositive(excess)) ? ['acrescimo-lc-224'] : []),
    ...(rises.some(({ recoverable }) => recoverable) ? ['acrescimo-a-recuperar'] : []),
    ...(compare(year, exact(limite)) > 0 ? ['acima-do-limite'] : []),
  ];
}
