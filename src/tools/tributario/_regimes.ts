/** A comparison of tax regimes: the fields that describe the company, and what the call makes of them. */
import * as v from 'valibot';
import { ApiError, type Fault } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  between,
  dependentes,
  flag,
  integer,
  inUnit,
  legalYear,
  optionalPercent,
  percent,
  pure,
  uf,
  upperUf,
  withExample,
} from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import { onlyWith } from '../../kit/reads.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage } from '../../kit/units.ts';
import { isReadIn, onlyIn, refuseUnread } from '../../kit/years-read.ts';
import { isEstimate, reportTable } from '../../law/dated.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { dividendTax } from '../../law/tables/dividendos.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { realProfitTable } from '../../law/tables/lucro-real.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { simplesOptions } from '../../law/tables/opcao-simples.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { ratesOfYear } from '../../law/taxes/cbs-ibs.ts';
import { stateRates } from '../../law/taxes/icms.ts';
import {
  comparedActivities,
  type CompanyYear,
  isGoods,
  owesIcms,
  paysIcms,
  paysIss,
} from '../../law/taxes/regime-year.ts';
import type { PartnerRules } from '../../law/taxes/regime-partners.ts';
import type { RegimeTables } from '../../law/taxes/regimes.ts';
import { exact, over, percentOf, plus, sum } from '../../lib/numbers/exact.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';

/** The activities whose annex depends on the service itself, or on factor r. */
const BY_SERVICE = ['servicos', 'intermediacao', 'servicos-hospitalares'] as const;

/** The first year with CBS and IBS in place of PIS and Cofins (LC 214/2025, art. 542). */
const SINCE = 2027;

/** Percent. */
const rate = (from: number, to: number) => inUnit(percentage, between(from, to, 4));
const icmsRate = v.optional(rate(0, 40));

export const comparedInput = v.object({
  receitas: v.pipe(
    v.array(
      v.object({
        atividade: v.picklist(comparedActivities),
        valor: withExample(360_000, positiveAmount),
        anexo: v.optional(v.picklist(['III', 'IV', 'V', 'fator-r']), 'fator-r'),
        reducao: optionalPercent(4),
        substituicaoIcms: flag(false),
        monofasico: flag(false),
        issFixo: flag(false),
        issRetido: flag(false),
      }),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
  folha: optionalAmount,
  proLabore: optionalAmount,
  cpp12: optionalAmount,
  compras: optionalAmount,
  despesasComCredito: optionalAmount,
  outrasDespesas: optionalAmount,
  margemLucro: v.optional(percent(4)),
  lucro: v.optional(amount),
  uf: v.optional(uf),
  aliquotaIcms: icmsRate,
  aliquotaIcmsCompras: icmsRate,
  aliquotaIss: v.optional(rate(0, 5), 5),
  valorIssFixo: v.optional(amount),
  issFixoForaDoSimples: flag(false),
  rat: v.optional(rate(1, 3), 2),
  fap: v.optional(inUnit(pure, between(0.5, 2, 4)), 1),
  terceiros: v.optional(rate(0, 10), 5.8),
  empregados: v.optional(inUnit(pure, integer(0, 100_000)), 0),
  socios: v.optional(inUnit(pure, integer(1, 1000)), 1),
  meiPermitido: flag(true),
  simplesPermitido: flag(true),
  obrigadoLucroReal: flag(false),
  repasse: optionalPercent(4),
  aliquotaReferenciaCbs: v.optional(percent(4)),
  salarioMinimo: v.optional(positiveAmount),
  incluirSocios: flag(false),
  dependentes,
  arredondamentoInss,
  sensibilidade: flag(false),
  ano: inUnit(pure, legalYear.ano),
});

export type ComparedInput = v.InferOutput<typeof comparedInput>;

export const comparedReads = {
  when: {
    outrasDespesas: { margemLucro: null, lucro: null },
    aliquotaIcmsCompras: 'compras',
    rat: 'folha',
    fap: 'folha',
    terceiros: 'folha',
    dependentes: { incluirSocios: true },
    arredondamentoInss: { incluirSocios: true },
  },
  either: [[['margemLucro'], ['lucro']]],
  inside: {
    receitas: {
      when: {
        anexo: { atividade: [...BY_SERVICE] },
        substituicaoIcms: { atividade: comparedActivities.filter(isGoods) },
        monofasico: { atividade: comparedActivities.filter(isGoods) },
        issFixo: { atividade: comparedActivities.filter(paysIss) },
        issRetido: { atividade: comparedActivities.filter(paysIss) },
      },
    },
  },
} as const;

/** Finds what the call lacks: the rate of a state for who pays ICMS, and the amount of a fixed ISS. */
export const comparedNeeds = (call: Partial<ComparedInput>): readonly string[] => [
  ...(hasIcms(call) && call.uf === undefined && call.aliquotaIcms === undefined ? ['uf'] : []),
  ...(hasFixedIss(call) && call.valorIssFixo === undefined ? ['valorIssFixo'] : []),
];

/** True if the annex of a revenue is chosen by factor r. */
export const isByFactor = ({ atividade, anexo }: ComparedInput['receitas'][number]) =>
  anexo === 'fator-r' && (BY_SERVICE as readonly string[]).includes(atividade);

interface Activities {
  readonly receitas?: ComparedInput['receitas'] | undefined;
}

export const hasIcms = ({ receitas = [] }: Activities) => receitas.some(owesIcms);

const hasFixedIss = ({ receitas = [] }: Activities) => receitas.some(({ issFixo }) => issFixo);

export const hasIss = ({ receitas = [] }: Activities) => receitas.some(({ atividade }) => paysIss(atividade));

/** Fields of a revenue. */
const yearsReadOfRevenue = { reducao: { from: SINCE }, monofasico: { to: SINCE - 1 } };
const yearsRead = { repasse: { from: SINCE }, aliquotaReferenciaCbs: { from: SINCE } };

/** True if the year has CBS and IBS in place of PIS and Cofins. */
export const hasConsumption = (ano: number) => isReadIn(yearsRead.repasse, ano);

/** Throws 400 on the fields that were sent and that no revenue, or not the year, reads. */
function refuseUnreadOf(input: ComparedInput, ano: number, context: Context): void {
  const { sent } = context;
  refuseUnread(yearsRead, ano, {}, context);
  const faults: Fault[] = [];
  const refuse = (field: string, isRead: boolean, ofRevenue: string, values: readonly unknown[]) => {
    if (sent[field] !== undefined && !isRead)
      faults.push({ field, message: onlyWith([[[`receitas[].${ofRevenue}`, values]]]) });
  };
  const withIcms = comparedActivities.filter(paysIcms);
  refuse('uf', hasIcms(input), 'atividade', withIcms);
  refuse('aliquotaIcms', hasIcms(input), 'atividade', withIcms);
  refuse('aliquotaIss', hasIss(input), 'atividade', comparedActivities.filter(paysIss));
  refuse('valorIssFixo', hasFixedIss(input), 'issFixo', [true]);
  refuse('issFixoForaDoSimples', hasFixedIss(input), 'issFixo', [true]);
  refuse('cpp12', input.receitas.some(isByFactor), 'anexo', ['fator-r']);
  (sent['receitas'] as readonly Record<string, unknown>[]).forEach((item, i) => {
    for (const [field, years] of Object.entries(yearsReadOfRevenue)) {
      if (item[field] !== undefined && !isReadIn(years, ano))
        faults.push({ field: `receitas[${i}].${field}`, message: onlyIn(years) });
    }
  });
  if (faults.length > 0) throw new ApiError(400, { details: faults });
}

/** The tables of the year, and the rates that the call assumes. */
export function lawOfRegimes(input: ComparedInput, context: Context) {
  const { ano } = input;
  const law = lawOf(
    {
      simples: simplesTable,
      factorR: factorRTable,
      presumed: presumedTable,
      real: realProfitTable,
      mei: meiTable,
      cbsIbs: cbsIbsTable,
      options: simplesOptions,
    },
    { ano },
    context,
  );
  refuseUnreadOf(input, law.ano, context);
  const { aliquotaReferenciaCbs } = input;
  const year = hasConsumption(law.ano)
    ? ratesOfYear(law.cbsIbs.value, law.dia, { aliquotaReferenciaCbs }, context)
    : null;
  const { wage, revisar } = lawOf({ wage: minimumWage }, { ano: law.ano, estimativas: true }, context);
  const aliquotaIcms = hasIcms(input) ? (input.aliquotaIcms ?? modalRate(input, law.dia, context)) : 0;
  return {
    law,
    year,
    wage: { ...wage, isDue: revisar === true },
    aliquotaIcms,
    aliquotaIcmsCompras: input.aliquotaIcmsCompras ?? aliquotaIcms,
    salarioMinimo: input.salarioMinimo ?? wage.value,
  };
}

/** The general rate of the state: in a year whose rates are not held yet, the last one. */
function modalRate({ uf = '' }: ComparedInput, day: string, context: Context): number {
  const { icms } = lawOn({ icms: icmsTable }, 'ano', day, { estimativas: false }, context);
  return stateRates(icms.value, upperUf(uf), day).internal.value;
}

type RegimesLaw = ReturnType<typeof lawOfRegimes>;

/** The rules of what partners keep; where those of the year are not held yet, the last ones. */
export function partnerRules(
  { dependentes, arredondamentoInss: rounding }: ComparedInput,
  { law }: RegimesLaw,
  context: Context,
): PartnerRules {
  const tables = { inss: inssTable, irrf: irrfTable, dividends: dividendTax };
  const { inss, irrf, dividends } = lawOn(tables, 'ano', law.dia, { estimativas: false }, context);
  return {
    payroll: { inss, irrf },
    dividends: dividends.value,
    deductions: { rounding, dependentes },
  };
}

/** The values of the tables as the rules take them. */
export function regimeTables({ law, year, salarioMinimo }: RegimesLaw): RegimeTables {
  return {
    mei: law.mei.value,
    minimumWage: salarioMinimo,
    simples: law.simples.value,
    factorR: law.factorR.value,
    presumed: law.presumed.value,
    real: law.real.value,
    consumption: year && {
      cbs: year.rates.cbs,
      ibs: plus(year.rates.ibsEstadual, year.rates.ibsMunicipal),
    },
  };
}

/** The company of a call. */
export function companyOf(
  input: ComparedInput,
  { aliquotaIcms, aliquotaIcmsCompras }: RegimesLaw,
): CompanyYear {
  const { margemLucro, lucro } = input;
  const receitas = input.receitas.map(({ valor, ...revenue }) => ({ ...revenue, valor: exact(valor) }));
  const revenue = sum(...receitas.map(({ valor }) => valor));
  const told = lucro === undefined ? null : exact(lucro);
  return {
    ...input,
    receitas,
    folha: exact(input.folha),
    proLabore: exact(input.proLabore),
    cpp12: exact(input.cpp12),
    compras: exact(input.compras),
    despesasComCredito: exact(input.despesasComCredito),
    outrasDespesas: exact(input.outrasDespesas),
    lucro: margemLucro === undefined ? told : percentOf(revenue, margemLucro),
    valorIssFixo: exact(input.valorIssFixo ?? 0),
    aliquotaIcms,
    aliquotaIcmsCompras,
    repasse: over(exact(input.repasse), exact(100)),
  };
}

/** Laws behind the comparison; those of a year follow. */
const LAWS = [
  'LC nº 123/2006',
  'Lei nº 9.249/1995',
  'Lei nº 9.430/1996',
  'Lei nº 8.212/1991',
  'Lei nº 8.036/1990',
  'LC nº 224/2025',
];

const LAWS_OF_PIS = ['Lei nº 9.718/1998', 'Lei nº 10.637/2002', 'Lei nº 10.833/2003'];

/** The `tabela` of an answer; the minimum wage of a table entered it where the company may be a MEI. */
export function reportOf({ law, year, wage }: RegimesLaw, usesWage: boolean) {
  const isEstimatedWage = usesWage && isEstimate(wage);
  const laws = [...LAWS, ...(year ? ['LC nº 214/2025'] : LAWS_OF_PIS)];
  const from = `${law.ano}-01-01`;
  const sources = [...laws, ...(year?.entries ?? []).map(({ source }) => source)];
  if (isEstimatedWage) sources.push(wage.source);
  return reportTable(
    {
      ...law,
      ...year?.facts,
      ...(isEstimatedWage && { estimativa: true }),
      ...(usesWage && wage.isDue && { revisar: true }),
    },
    sources.map((source) => ({ from, source, value: null })),
  );
}
