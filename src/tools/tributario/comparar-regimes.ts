import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { avisos, num, pure, tabela } from '../../kit/fields/index.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { isEstimate } from '../../law/dated.ts';
import { cbsIbsReference } from '../../law/tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { realProfitTable } from '../../law/tables/lucro-real.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { factorRShown } from '../../law/taxes/fator-r.ts';
import {
  compareRegimes,
  type FactorPoint,
  factorPoint,
  hybridPoint,
  type Option,
  realProfitPoint,
  reasonsAgainst,
} from '../../law/taxes/regime-choice.ts';
import {
  comparedRegimes,
  isAbove,
  isIndustry,
  lineCodes,
  revenueWhere,
} from '../../law/taxes/regime-year.ts';
import { annexNames } from '../../law/taxes/simples-nacional.ts';
import { type Exact, minus, sum, toDecimal, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { lineNames } from './_regimes-lines.ts';
import {
  companyOf,
  comparedInput,
  comparedReads,
  hasConsumption,
  hasIcms,
  hasIss,
  isByFactor,
  lawOfRegimes,
  regimeTables,
  reportOf,
} from './_regimes.ts';

const regime = v.picklist(comparedRegimes);
const amountOrNull = v.nullable(num(reais));

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
      }),
    ),
    melhor: regime,
    economia: num(reais),
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
  // A retail shop cannot do without the rate of its state.
  requires: ({ receitas, uf, aliquotaIcms }) =>
    hasIcms({ receitas }) && uf === undefined && aliquotaIcms === undefined ? ['uf'] : [],
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
    const [best, second] = options.filter(({ year }) => year) as [Option, ...Option[]];
    const isOpen = (name: Option['regime']) => options.some(({ regime, year }) => year && regime === name);
    const hasSimples = isOpen('simples');
    const profit = realProfitPoint(options, tables);
    const passedOn = tables.consumption && hasSimples ? hybridPoint(company, tables) : null;
    const usesWage = isOpen('mei') && input.salarioMinimo === undefined;
    const isRaised = options.some(({ year }) => year?.raised);
    return {
      ano: law.law.ano,
      receita: toMoney(revenue),
      regimes: options.map((option) => shown(option, revenue, tables.consumption !== null, context)),
      melhor: best.regime,
      economia: second ? toMoney(minus(second.cost, best.cost)) : 0,
      pontosDeEquilibrio: {
        fatorR:
          hasSimples && input.receitas.some(isByFactor) ? shownFactor(factorPoint(company, tables)) : null,
        lucroReal: profit && { lucro: toMoney(profit), margem: toPercent(profit, revenue) },
        repasseHibrido: passedOn && toDecimal(passedOn, 4),
      },
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
