import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { avisos, num, pure, tabela } from '../../kit/fields/index.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { isEstimate } from '../../law/dated.ts';
import { cbsIbsReference } from '../../law/tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { dividendTax } from '../../law/tables/dividendos.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { simplesOptions } from '../../law/tables/opcao-simples.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { realProfitTable } from '../../law/tables/lucro-real.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { simplesChoices, stateOf, windowStates } from '../../law/taxes/regime-options.ts';
import { type PartnersShare, partnersShare } from '../../law/taxes/regime-partners.ts';
import { factorRShown } from '../../law/taxes/fator-r.ts';
import {
  compareRegimes,
  type FactorPoint,
  factorPoint,
  hybridPoint,
  type Option,
  realProfitPoint,
  reasonsAgainst,
  reasonsForNoPoint,
  rivalOfReal,
} from '../../law/taxes/regime-choice.ts';
import {
  type CompanyYear,
  type ComparedRegime,
  comparedRegimes,
  isAbove,
  isIndustry,
  lineCodes,
  revenueWhere,
} from '../../law/taxes/regime-year.ts';
import { costsOf, type RegimeTables } from '../../law/taxes/regimes.ts';
import { annexNames } from '../../law/taxes/simples-nacional.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  percentOf,
  plus,
  roundTo,
  sum,
  toDecimal,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { lineNames } from './_regimes-lines.ts';
import {
  companyOf,
  comparedInput,
  type ComparedInput,
  comparedNeeds,
  comparedReads,
  hasConsumption,
  hasIcms,
  hasIss,
  isByFactor,
  lawOfRegimes,
  partnerRules,
  regimeTables,
  reportOf,
} from './_regimes.ts';

/** The fields that `sensibilidade` changes. */
const variables = ['margemLucro', 'folha', 'repasse'] as const;
const regime = v.picklist(comparedRegimes);
const amountOrNull = v.nullable(num(reais));
const span = v.object({ de: v.string(), ate: v.string() });

/** A year of a steady company under each tax regime, and where the choice among them turns. */
export const compararRegimes = defineCalculator({
  method: 'POST',
  path: '/calculadoras/comparar-regimes',
  category: 'tributario',
  name: 'Comparador de regimes tributários',
  tables: [
    simplesTable,
    factorRTable,
    presumedTable,
    realProfitTable,
    meiTable,
    cbsIbsTable,
    cbsIbsReference,
    minimumWage,
    icmsTable,
    simplesOptions,
    inssTable,
    irrfTable,
    dividendTax,
  ],
  input: comparedInput,
  output: v.object({
    ano: num(pure),
    receita: num(reais),
    regimes: v.array(
      v.object({
        regime,
        elegivel: v.boolean(),
        motivos: v.array(v.picklist(reasonsAgainst)),
        tributos: v.array(
          v.object({
            codigo: v.picklist(lineCodes),
            descricao: v.string(),
            valor: num(reais),
          }),
        ),
        total: amountOrNull,
        repassado: amountOrNull,
        custo: amountOrNull,
        aliquotaEfetiva: v.nullable(num(percentage)),
        creditoClientes: v.optional(amountOrNull),
        anexos: v.optional(v.array(v.picklist(annexNames))),
        das: v.optional(num(reais)),
        lucroEstimado: v.optional(num(reais)),
        socios: v.optional(
          v.object({
            proLabore: num(reais),
            inss: num(reais),
            irrf: num(reais),
            lucroDistribuivel: num(reais),
            irrfDividendos: num(reais),
            liquido: num(reais),
          }),
        ),
      }),
    ),
    melhor: regime,
    economia: num(reais),
    melhorParaSocios: v.optional(regime),
    pontosDeEquilibrio: v.object({
      fatorR: v.nullable(
        v.object({
          fatorR: num(percentage),
          folhaMinima: num(reais),
          falta: num(reais),
          folga: num(reais),
          custoAnexoIII: num(reais),
          custoAnexoV: num(reais),
        }),
      ),
      lucroReal: v.nullable(v.object({ lucro: num(reais), margem: num(percentage) })),
      repasseHibrido: v.nullable(num(percentage)),
    }),
    semPontoPorque: v.object({
      fatorR: v.nullable(v.picklist(reasonsForNoPoint.fatorR)),
      lucroReal: v.nullable(v.picklist(reasonsForNoPoint.lucroReal)),
      repasseHibrido: v.nullable(v.picklist(reasonsForNoPoint.repasseHibrido)),
    }),
    sensibilidade: v.optional(
      v.array(
        v.object({
          variavel: v.picklist(variables),
          valor: num(pure),
          melhor: regime,
          custo: num(reais),
          economia: num(reais),
        }),
      ),
    ),
    prazos: v.array(
      v.object({
        opcao: v.picklist(simplesChoices),
        efeitos: span,
        prazo: span,
        cancelamento: span,
        situacao: v.picklist(windowStates),
      }),
    ),
    avisos,
    tabela,
  }),
  warnings: [
    'aliquota-estimada',
    'salario-minimo-estimado',
    'ipi-nao-incluido',
    'acima-do-sublimite',
    'acrescimo-lc-224',
    'teste-cbs-ibs',
    'opcao-por-semestre',
  ],
  reads: comparedReads,
  requires: comparedNeeds,
  result: 'economia',
  examples: [
    {
      input: {
        receitas: [
          { atividade: 'servicos', valor: 420_000 },
          { atividade: 'comercio', valor: 90_000 },
        ],
        folha: 60_000,
        proLabore: 72_000,
        compras: 40_000,
        outrasDespesas: 55_000,
        uf: 'SP',
        socios: 2,
        ano: 2026,
      },
    },
  ],
  impossible: { receitas: [{ atividade: 'servicos', valor: 1 }], ano: 2025 },
  assumptions: {
    unused: {
      repasse: (_, { ano }) => !hasConsumption(ano),
      aliquotaIss: (input) => !hasIss(input),
      cpp12: ({ receitas }) => !receitas.some(isByFactor),
      issFixoForaDoSimples: ({ valorIssFixo }) => valorIssFixo === undefined,
    },
    constants: (input, { ano, regimes }, context) => {
      const law = lawOfRegimes({ ...input, ano }, context);
      const mayBeMei = regimes.some(({ regime, elegivel }) => regime === 'mei' && elegivel);
      return {
        ...(hasIcms(input) && { aliquotaIcms: law.aliquotaIcms }),
        aliquotaIcmsCompras: law.aliquotaIcmsCompras,
        ...(mayBeMei && { salarioMinimo: law.salarioMinimo }),
        ...law.year?.assumed,
      };
    },
    notice: (_, { regimes, pontosDeEquilibrio: { fatorR } }, { sent }) => {
      if (sent['cpp12'] !== undefined || !fatorR || fatorR.falta === 0) return undefined;
      const { tributos = [] } = regimes.find(({ regime }) => regime === 'simples') ?? {};
      const paid = tributos.filter(({ codigo }) => codigo === 'cpp' || codigo === 'inss-patronal');
      return sumMoney(paid.map(({ valor }) => valor)) >= fatorR.falta ? withoutCpp : undefined;
    },
  },
  run(input, context) {
    const law = lawOfRegimes(input, context);
    const tables = regimeTables(law);
    const company = companyOf(input, law);
    const revenue = revenueWhere(company);
    const options = compareRegimes(company, tables);
    const rules = input.incluirSocios ? partnerRules(input, law, context) : null;
    const costs = costsOf(company, tables);
    const partners = new Map(
      rules &&
        options.map((option) => [option.regime, option.year && partnersShare(company, option, costs, rules)]),
    );
    const isOpen = (name: Option['regime']) => options.some(({ regime, year }) => year && regime === name);
    const hasSimples = isOpen('simples');
    const hasFactor = input.receitas.some(isByFactor);
    const profit = realProfitPoint(options, tables);
    const passedOn = tables.consumption && hasSimples ? hybridPoint(company, tables) : null;
    const usesWage = isOpen('mei') && input.salarioMinimo === undefined;
    const isRaised = options.some(({ year }) => year?.raised);
    return {
      ano: law.law.ano,
      receita: toMoney(revenue),
      regimes: options.map((option) => ({
        ...shown(option, revenue, tables.consumption !== null, context),
        ...shownPartners(company, partners.get(option.regime)),
      })),
      ...bestOf(options),
      ...(rules && { melhorParaSocios: bestForPartners(partners) }),
      pontosDeEquilibrio: {
        fatorR: hasSimples && hasFactor ? shownFactor(factorPoint(company, tables)) : null,
        lucroReal: profit && { lucro: toMoney(profit), margem: toPercent(profit, revenue) },
        repasseHibrido: passedOn && toDecimal(passedOn, 4),
      },
      semPontoPorque: {
        fatorR: whyNoFactor(hasFactor, hasSimples),
        lucroReal: whyNoProfit(options, profit),
        repasseHibrido: whyNoPassOn(tables, hasSimples, passedOn),
      },
      ...(input.sensibilidade && { sensibilidade: sensitivity(input, law, options, tables) }),
      prazos: law.law.options.value.map((window) => ({
        ...window,
        situacao: stateOf(window, context.today),
      })),
      avisos: [
        ...(law.year && law.year.estimadas.length > 0 ? ['aliquota-estimada'] : []),
        ...(usesWage && isEstimate(law.wage) ? ['salario-minimo-estimado'] : []),
        ...(!tables.consumption && input.receitas.some(({ atividade }) => isIndustry(atividade))
          ? ['ipi-nao-incluido']
          : []),
        ...(hasSimples && isAbove(revenue, tables.simples.sublimite) ? ['acima-do-sublimite'] : []),
        ...(isRaised ? ['acrescimo-lc-224'] : []),
        ...(tables.consumption ? [] : ['teste-cbs-ibs']),
        ...(tables.consumption && hasSimples ? ['opcao-por-semestre'] : []),
      ],
      tabela: reportOf(law, usesWage),
    };
  },
});

/** The regime of the least cost, and what it saves over the next. */
function bestOf(options: readonly Option[]) {
  const [best, second] = options.filter(({ year }) => year) as [Option, ...Option[]];
  return { melhor: best.regime, economia: second ? toMoney(minus(second.cost, best.cost)) : 0 };
}

type Partners = ReadonlyMap<ComparedRegime, PartnersShare | null>;

/** The regime that leaves the partners the most: the first of equals. */
function bestForPartners(partners: Partners): ComparedRegime {
  const open = [...partners].flatMap(([regime, share]) => (share ? [{ regime, net: share.net }] : []));
  return open.reduce((best, one) => (compare(one.net, best.net) > 0 ? one : best)).regime;
}

function shownPartners({ proLabore }: CompanyYear, share: PartnersShare | null | undefined) {
  if (!share) return {};
  const { inss, irrf, profit, dividendTax, net } = share;
  return {
    socios: {
      proLabore: toMoney(proLabore),
      inss: toMoney(inss),
      irrf: toMoney(irrf),
      lucroDistribuivel: toMoney(profit),
      irrfDividendos: toMoney(dividendTax),
      liquido: toMoney(net),
    },
  };
}

type Reason<Point extends keyof typeof reasonsForNoPoint> = (typeof reasonsForNoPoint)[Point][number] | null;

function whyNoFactor(hasFactor: boolean, hasSimples: boolean): Reason<'fatorR'> {
  if (!hasFactor) return 'sem-receita-de-fator-r';
  return hasSimples ? null : 'simples-inelegivel';
}

function whyNoProfit(options: readonly Option[], point: Exact | null): Reason<'lucroReal'> {
  if (point) return null;
  return rivalOfReal(options) ? 'lucro-real-mais-caro-sem-lucro' : 'sem-outro-regime';
}

function whyNoPassOn(
  { consumption }: RegimeTables,
  hasSimples: boolean,
  point: Exact | null,
): Reason<'repasseHibrido'> {
  if (point) return null;
  if (!consumption) return 'so-em-2027';
  return hasSimples ? 'hibrido-nao-compensa' : 'simples-inelegivel';
}

/** The same company with one thing changed: the profit around its own, the wages, and the part that the price carries. */
function sensitivity(
  input: ComparedInput,
  law: ReturnType<typeof lawOfRegimes>,
  options: readonly Option[],
  tables: RegimeTables,
) {
  const { year } = options.find(({ regime }) => regime === 'lucro-real')!;
  const margin = toPercent(year!.profit!, revenueWhere(companyOf(input, law)));
  const changes = [
    ...[-10, -5, 5, 10]
      .map((points) => roundTo(plus(exact(margin), exact(points))))
      .map((changed) => toDecimal(changed, 2))
      .filter((margemLucro) => margemLucro >= 0 && margemLucro <= 100)
      .map((margemLucro) => changed('margemLucro', margemLucro, { lucro: undefined, outrasDespesas: 0 })),
    ...(input.folha > 0 ? [80, 90, 110, 120] : []).map((percent) =>
      changed('folha', toMoney(percentOf(exact(input.folha), percent))),
    ),
    ...(tables.consumption ? [0, 25, 50, 75, 100] : []).map((repasse) => changed('repasse', repasse)),
  ];
  return changes.map(({ variavel, valor, call }) => {
    const options = compareRegimes(companyOf({ ...input, ...call }, law), tables);
    return { variavel, valor, ...bestOf(options), custo: toMoney(options[0]!.cost) };
  });
}

const changed = (variavel: (typeof variables)[number], valor: number, more: Partial<ComparedInput> = {}) => ({
  variavel,
  valor,
  call: { ...more, [variavel]: valor },
});

const withoutCpp: Text = {
  pt: 'Sem cpp12, o fator R não conta a CPP recolhida; a deste ano bastaria para o anexo III.',
  en: 'Without cpp12 factor R leaves out the CPP paid; that of this year would be enough for annex III.',
};

/** A regime as the answer shows it. */
function shown(option: Option, revenue: Exact, hasCredits: boolean, { language }: Context) {
  const { regime, reasons, year, lines, total, passedOn, cost } = option;
  const credits = year?.credits ?? null;
  return {
    regime,
    elegivel: year !== null,
    motivos: [...reasons],
    tributos: lines.map(([codigo, valor]) => ({
      codigo,
      descricao: textIn(lineNames[codigo], language),
      valor: toMoney(valor),
    })),
    total: year && toMoney(total),
    repassado: year && toMoney(passedOn),
    custo: year && toMoney(cost),
    aliquotaEfetiva: year && toPercent(cost, revenue),
    ...(hasCredits && { creditoClientes: credits && toMoney(sum(...credits)) }),
    ...(year?.annexes && { anexos: [...year.annexes] }),
    ...(year?.das && { das: toMoney(year.das) }),
    ...(year?.profit && { lucroEstimado: toMoney(year.profit) }),
  };
}

const shownFactor = ({ factor, leastPayroll, missing, spare, costIn }: FactorPoint) => ({
  fatorR: factorRShown(factor),
  folhaMinima: toMoney(leastPayroll),
  falta: toMoney(missing),
  folga: toMoney(spare),
  custoAnexoIII: toMoney(costIn.III),
  custoAnexoV: toMoney(costIn.V),
});
