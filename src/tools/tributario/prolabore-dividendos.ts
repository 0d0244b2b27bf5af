import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  avisos,
  baseAndValue,
  dependentes,
  explicar,
  integer,
  inUnit,
  legalYear,
  num,
  optionalPercent,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  share,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfShown } from '../../law/irrf.ts';
import { annexNames } from '../../law/taxes/simples-nacional.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { warningsOnTop } from '../../law/taxes/lucro-presumido.ts';
import { ownerTables, type Scenario, scenarioNames, scenariosOf } from './_owner-scenarios.ts';

const MONTHS = 12;

const regime = v.picklist(['fator-r', ...annexNames, 'lucro-presumido']);

/** The pro-labore that leaves the owners of a company the most in a year, the rest taken as dividends. */
export const prolaboreDividendos = defineCalculator({
  method: 'POST',
  path: '/calculadoras/prolabore-dividendos',
  category: 'tributario',
  name: 'Pró-labore x dividendos',
  tables: Object.values(ownerTables),
  input: v.object({
    faturamentoMensal: positiveAmount,
    regime: v.optional(regime, 'fator-r'),
    despesasMensais: optionalAmount,
    folhaMensal: optionalAmount,
    socios: v.optional(inUnit(pure, integer(1, 20)), 1),
    aliquotaIss: optionalPercent(4),
    proLabore: v.optional(amount),
    dependentes: inUnit(pure, dependentes),
    arredondamentoInss,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    faturamentoMensal: num(reais),
    regime: regime,
    socios: num(pure),
    melhor: v.picklist(scenarioNames),
    cenarios: v.array(
      v.object({
        nome: v.picklist(scenarioNames),
        proLabore: num(reais),
        anexo: v.nullable(v.picklist(annexNames)),
        tributosEmpresa: num(reais),
        cpp: num(reais),
        inss: baseAndValue,
        irrf: baseAndValue,
        dividendos: num(reais),
        irrfDividendos: num(reais),
        liquidoMensalSocio: num(reais),
        ajusteAnual: v.object({
          impostoMinimo: num(reais),
          saldo: num(reais),
        }),
        liquidoAnualSocio: num(reais),
        cargaTributaria: num(percentage),
      }),
    ),
    economiaAnual: num(reais),
    avisos,
    tabela,
  }),
  warnings: ['dividendos-simples', 'cbs-ibs-por-fora'],
  reads: { when: { aliquotaIss: { regime: 'lucro-presumido' } } },
  result: 'economiaAnual',
  examples: [{ input: { faturamentoMensal: 30_000, despesasMensais: 3000, ano: 2026 } }],
  impossible: { faturamentoMensal: 1000 },
  run(input, context) {
    const { faturamentoMensal, regime, socios } = input;
    const law = lawOf(ownerTables, input, context);
    const revenue = exact(faturamentoMensal, 'faturamentoMensal');
    const year = share(revenue, MONTHS);
    const isSimples = regime !== 'lucro-presumido';
    const limit = law.simples.value.limite;
    if (isSimples && compare(year, exact(limit)) > 0) {
      throw invalidValue('faturamentoMensal', {
        pt: `deve ser no máximo ${limit / MONTHS} no Simples Nacional`,
        en: `must be at most ${limit / MONTHS} in the Simples Nacional`,
      });
    }
    const company = {
      regime,
      revenue,
      costs: exact(input.despesasMensais, 'despesasMensais'),
      payroll: exact(input.folhaMensal, 'folhaMensal'),
      partners: socios,
      aliquotaIss: input.aliquotaIss,
      dependentes: input.dependentes,
      rounding: input.arredondamentoInss,
    };
    const scenarios = scenariosOf(law, company, input.proLabore).toSorted(
      (a, b) => compare(b.yearlyNet, a.yearlyNet) || compare(a.proLabore, b.proLabore),
    );
    const [best, last] = [scenarios[0], scenarios.at(-1)];
    if (!best || !last) {
      throw invalidValue('faturamentoMensal', {
        pt: 'deve cobrir as despesas, a folha, os tributos e ao menos um salário mínimo por sócio',
        en: 'must cover the costs, the payroll, the taxes and at least one minimum wage for each partner',
      });
    }
    const withholds = scenarios.some(({ dividendTax }) => isPositive(dividendTax));
    return {
      faturamentoMensal,
      regime,
      socios,
      melhor: best.name,
      cenarios: scenarios.map((scenario) => show(scenario, year)),
      economiaAnual: toMoney(minus(best.yearlyNet, last.yearlyNet)),
      avisos: isSimples ? (withholds ? ['dividendos-simples'] : []) : warningsOnTop(law.presumed.value),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});

/** A scenario as the answer shows it; `year` is the revenue of the year. */
function show(scenario: Scenario, year: Exact) {
  const { name, company, pay } = scenario;
  return {
    nome: name,
    proLabore: toMoney(scenario.proLabore),
    anexo: company.annex,
    tributosEmpresa: toMoney(company.taxes),
    cpp: toMoney(scenario.cpp),
    inss: inssShown(pay.inss),
    irrf: irrfShown(pay.irrf),
    dividendos: toMoney(scenario.dividends),
    irrfDividendos: toMoney(scenario.dividendTax),
    liquidoMensalSocio: toMoney(scenario.monthlyNet),
    ajusteAnual: { impostoMinimo: toMoney(scenario.minimumTax), saldo: toMoney(scenario.balance) },
    liquidoAnualSocio: toMoney(scenario.yearlyNet),
    cargaTributaria: toPercent(scenario.taxes, year),
  };
}
