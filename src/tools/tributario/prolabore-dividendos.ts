import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  baseAndValue,
  dependentes,
  describe,
  explicar,
  integer,
  legalYear,
  optionalPercent,
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
  summary: 'Compara valores de pró-labore pelo que sobra ao sócio no ano, com os dividendos',
  en: {
    name: 'Pro-labore and dividends',
    summary: 'Compares amounts of pro-labore by what the partner keeps in the year, dividends included',
  },
  about: {
    pt: 'Cada cenário soma 12 meses iguais e o ajuste anual do IRPF. Desde 2026, dividendos de uma empresa a um residente acima de R$ 50 mil no mês têm 10 % retidos (Lei 9.250/1995, art. 6º-A).',
    en: 'Each scenario adds 12 equal months and the yearly return of the income tax. Since 2026 dividends of one company to one resident of more than BRL 50 thousand in a month have 10 % withheld (Law 9.250/1995, art. 6-A).',
  },
  tables: Object.values(ownerTables),
  input: v.object({
    faturamentoMensal: describe(positiveAmount, {
      pt: 'Receita bruta de cada mês, a mesma o ano todo',
      en: 'Gross revenue of each month, the same all year',
    }),
    regime: describe(v.optional(regime, 'fator-r'), {
      pt: 'Tributação da empresa: fator-r (anexo III com folha de 28 % da receita ou mais, senão V), um anexo do Simples Nacional ou o lucro presumido',
      en: 'Taxation of the company: fator-r (annex III with a payroll of 28 % of the revenue or more, else V), an annex of the Simples Nacional, or presumed profit',
    }),
    despesasMensais: describe(optionalAmount, {
      pt: 'Outras despesas do mês, sem folha nem tributos',
      en: 'Other costs of the month, without payroll and taxes',
    }),
    folhaMensal: describe(optionalAmount, {
      pt: 'Folha de empregados do mês, com encargos',
      en: 'Payroll of employees of the month, with its charges',
    }),
    socios: describe(v.optional(integer(1, 20), 1), {
      pt: 'Sócios, com partes e pró-labores iguais',
      en: 'Partners, with equal shares and equal pro-labore',
    }),
    aliquotaIss: describe(optionalPercent(4), {
      pt: 'Alíquota do ISS. Só no lucro presumido',
      en: 'Rate of ISS. Only in presumed profit',
    }),
    proLabore: describe(v.optional(amount), {
      pt: 'Pró-labore mensal de cada sócio: acrescenta o cenário informado',
      en: 'Monthly pro-labore of each partner: adds the scenario informado',
    }),
    dependentes: describe(dependentes, {
      pt: 'Dependentes de cada sócio para o imposto de renda',
      en: 'Dependents of each partner for the income tax',
    }),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    faturamentoMensal: describe(
      v.number(),
      { pt: 'Receita bruta de cada mês', en: 'Gross revenue of each month' },
      reais,
    ),
    regime: describe(regime, { pt: 'Tributação da empresa', en: 'Taxation of the company' }),
    socios: describe(v.number(), { pt: 'Número de sócios', en: 'Number of partners' }, null),
    melhor: describe(v.picklist(scenarioNames), {
      pt: 'Cenário que deixa mais ao sócio no ano',
      en: 'Scenario that leaves the partner the most in the year',
    }),
    cenarios: describe(
      v.array(
        v.object({
          nome: describe(v.picklist(scenarioNames), {
            pt: 'De onde vem o pró-labore: salário mínimo, teto do INSS, rendimento isento de IRRF, o menor que leva o fator r a 28 %, ou o enviado',
            en: 'Where the pro-labore comes from: minimum wage, ceiling of the INSS, income free of IRRF, the least that brings the factor r to 28 %, or the one that was sent',
          }),
          proLabore: describe(
            v.number(),
            { pt: 'Pró-labore mensal de cada sócio', en: 'Monthly pro-labore of each partner' },
            reais,
          ),
          anexo: describe(v.nullable(v.picklist(annexNames)), {
            pt: 'Anexo do Simples Nacional; null no lucro presumido',
            en: 'Annex of the Simples Nacional; null in presumed profit',
          }),
          tributosEmpresa: describe(
            v.number(),
            { pt: 'Tributos da empresa no mês', en: 'Taxes of the company in the month' },
            reais,
          ),
          cpp: describe(
            v.number(),
            {
              pt: 'Contribuição patronal (CPP) do mês, fora do DAS, sobre todos os pró-labores',
              en: 'Employer contribution (CPP) of the month, outside the DAS, on the pro-labore of all',
            },
            reais,
          ),
          inss: describe(baseAndValue, {
            pt: 'INSS do pró-labore de cada sócio',
            en: 'INSS on the pro-labore of each partner',
          }),
          irrf: describe(baseAndValue, {
            pt: 'IRRF do pró-labore de cada sócio',
            en: 'IRRF on the pro-labore of each partner',
          }),
          dividendos: describe(
            v.number(),
            {
              pt: 'Dividendos do mês de cada sócio: o lucro dividido em partes iguais',
              en: 'Dividends of each partner in the month: the profit in equal parts',
            },
            reais,
          ),
          irrfDividendos: describe(
            v.number(),
            {
              pt: 'IRRF sobre os dividendos do mês de cada sócio',
              en: 'IRRF on the dividends of each partner in the month',
            },
            reais,
          ),
          liquidoMensalSocio: describe(
            v.number(),
            {
              pt: 'O que cada sócio recebe no mês, menos o que é retido',
              en: 'What each partner receives in the month, less what is withheld',
            },
            reais,
          ),
          ajusteAnual: describe(
            v.object({
              impostoMinimo: describe(
                v.number(),
                {
                  pt: 'O que a tributação mínima de altas rendas acrescenta',
                  en: 'What the minimum tax on high incomes adds',
                },
                reais,
              ),
              saldo: describe(
                v.number(),
                {
                  pt: 'Saldo da declaração: positivo a pagar, negativo a restituir',
                  en: 'Balance of the return: positive to pay, negative to be refunded',
                },
                reais,
              ),
            }),
            {
              pt: 'Declaração anual do IRPF de cada sócio',
              en: 'Yearly return of the income tax of each partner',
            },
          ),
          liquidoAnualSocio: describe(
            v.number(),
            {
              pt: 'Doze vezes o líquido do mês, menos o saldo da declaração',
              en: 'Twelve times the net of the month, less the balance of the return',
            },
            reais,
          ),
          cargaTributaria: describe(
            v.number(),
            {
              pt: 'Tributos do ano, da empresa e de todos os sócios, sobre a receita',
              en: 'Taxes of the year, of the company and of all partners, over the revenue',
            },
            percentage,
          ),
        }),
      ),
      {
        pt: 'Cenários, do que mais deixa ao sócio ao que menos; os que dariam prejuízo ficam de fora',
        en: 'Scenarios, from the one that leaves the partner the most on; those that would make a loss are left out',
      },
    ),
    economiaAnual: describe(
      v.number(),
      {
        pt: 'Diferença no ano, para o sócio, entre o primeiro e o último cenário',
        en: 'Difference in the year, for the partner, between the first and the last scenario',
      },
      reais,
    ),
    avisos,
    tabela,
  }),
  warnings: ['dividendos-simples', 'cbs-ibs-por-fora'],
  result: 'economiaAnual',
  examples: [{ input: { faturamentoMensal: 30_000, despesasMensais: 3000, ano: 2026 } }],
  impossible: { faturamentoMensal: 1000 },
  assumptions: {
    unused: { aliquotaIss: ({ regime }) => regime !== 'lucro-presumido' },
  },
  run(input, context) {
    const { faturamentoMensal, regime, socios } = input;
    const law = lawOf(ownerTables, input, context);
    const revenue = exact(faturamentoMensal, 'faturamentoMensal');
    const year = share(revenue, MONTHS);
    const isSimples = regime !== 'lucro-presumido';
    const limit = law.simples.value.limite;
    if (isSimples && compare(year, exact(limit)) > 0) {
      throw invalidValue('faturamentoMensal', {
        pt: `no Simples Nacional, deve ser no máximo ${limit / MONTHS}`,
        en: `in the Simples Nacional, must be at most ${limit / MONTHS}`,
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
      cenarios: scenarios.map((scenario) => shown(scenario, year)),
      economiaAnual: toMoney(minus(best.yearlyNet, last.yearlyNet)),
      avisos: isSimples ? (withholds ? ['dividendos-simples'] : []) : warningsOnTop(law.presumed.value),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});

/** A scenario as the answer shows it; `year` is the revenue of the year. */
function shown(scenario: Scenario, year: Exact) {
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
