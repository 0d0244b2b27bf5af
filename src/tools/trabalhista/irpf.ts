import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import {
  dependentes,
  describe,
  legalYear,
  tabela,
  taxTableEntries,
  explicar,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { type AnnualTax, type AnnualTaxTable, pensionLimit, taxReturn } from '../../law/annual-tax.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  given,
  least,
  minus,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { annualTaxTable } from '../../law/tables/irrf-anual.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

const input = v.object({
  rendaTributavel: describe(positiveAmount, {
    pt: 'Rendimentos tributáveis do ano',
    en: 'Taxable income of the year',
  }),
  inss: describe(optionalAmount, {
    pt: 'Contribuição à previdência oficial no ano',
    en: 'Contribution to social security in the year',
  }),
  despesasMedicas: describe(optionalAmount, {
    pt: 'Despesas médicas do ano',
    en: 'Medical expenses of the year',
  }),
  pensaoAlimenticia: describe(optionalAmount, {
    pt: 'Pensão alimentícia paga no ano',
    en: 'Alimony paid in the year',
  }),
  livroCaixa: describe(optionalAmount, {
    pt: 'Despesas do livro-caixa no ano',
    en: 'Expenses of the cash book (livro-caixa) in the year',
  }),
  despesasEducacao: describe(optionalAmount, {
    pt: 'Despesas com instrução no ano. Deduzem até o limite por pessoa, vezes quem declara e os dependentes',
    en: 'Education expenses of the year. They are deducted up to the limit for each person, times who declares and the dependents',
  }),
  previdenciaPrivada: describe(optionalAmount, {
    pt: 'Contribuições a PGBL no ano. Deduzem até 12 % dos rendimentos',
    en: 'Contributions to PGBL in the year. They are deducted up to 12 % of the income',
  }),
  modelo: describe(v.optional(v.picklist(['auto', 'completo', 'simplificado']), 'auto'), {
    pt: 'Modelo da declaração; auto é o de menor imposto',
    en: 'Model of the return, full or simplified; auto is the one with less tax',
  }),
  impostoRetido: describe(optionalAmount, {
    pt: 'Imposto já pago no ano: retido na fonte e carnê-leão',
    en: 'Tax already paid in the year: withheld, and carnê-leão',
  }),
  dividendos: describe(optionalAmount, {
    pt: 'Lucros e dividendos do ano. Só contam para a tributação mínima, desde 2026',
    en: 'Profits and dividends of the year. They only count for the minimum tax, since 2026',
  }),
  outrosRendimentos: describe(optionalAmount, {
    pt: 'Outros rendimentos isentos ou de tributação exclusiva, sem os que a lei exclui (poupança, LCI, LCA, herança, indenizações). Só contam para a tributação mínima, desde 2026',
    en: 'Other income that is exempt or taxed apart, without what the law excludes (savings account, LCI, LCA, inheritance, indemnities). It only counts for the minimum tax, since 2026',
  }),
  impostoOutros: describe(optionalAmount, {
    pt: 'Imposto exclusivo pago sobre outrosRendimentos',
    en: 'Exclusive tax paid on outrosRendimentos',
  }),
  dividendosRetido: describe(optionalAmount, {
    pt: 'Imposto retido sobre os dividendos',
    en: 'Tax withheld on the dividends',
  }),
  dependentes,
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** A balance below 0, of 0 and above it. */
const BALANCES = ['a-restituir', 'zero', 'a-pagar'] as const;
type Balance = (typeof BALANCES)[number];

const taxed = v.object({
  deducoes: describe(v.number(), { pt: 'Deduções do modelo', en: 'Deductions of the model' }, reais),
  baseCalculo: describe(v.number(), { pt: 'Base do imposto', en: 'Base of the tax' }, reais),
  ...taxTableEntries,
  impostoDevido: describe(v.number(), { pt: 'Imposto devido no modelo', en: 'Tax due in the model' }, reais),
});

/** The deductions of the full model, those with a limit cut to it. */
function deductionsOf(table: AnnualTaxTable, input: Input) {
  const { dependentes } = input;
  const education = share(exact(table.educacao, 'educacaoPorPessoa', table), 1 + dependentes);
  return {
    inss: exact(input.inss, 'inss'),
    dependentes: times(exact(table.dependente, 'porDependente', table), exact(dependentes, 'dependentes')),
    educacao: least(exact(input.despesasEducacao, 'despesasEducacao'), education),
    saude: exact(input.despesasMedicas, 'despesasMedicas'),
    previdenciaPrivada: least(
      exact(input.previdenciaPrivada, 'previdenciaPrivada'),
      pensionLimit(exact(input.rendaTributavel, 'rendaTributavel')),
    ),
    pensaoAlimenticia: exact(input.pensaoAlimenticia, 'pensaoAlimenticia'),
    livroCaixa: exact(input.livroCaixa, 'livroCaixa'),
  };
}

/** The value without its sign. */
const sizeOf = (value: Exact) => (compare(value, zero) < 0 ? minus(zero, value) : value);

const shown = ({ deductions, base, bracket, tableTax, reduction, tax }: AnnualTax) => ({
  deducoes: toMoney(deductions),
  baseCalculo: toMoney(base),
  aliquota: given(bracket.aliquota, 'aliquota', bracket),
  parcelaDeduzir: given(bracket.parcelaDeduzir, 'parcelaDeduzir', bracket),
  impostoTabela: toMoney(tableTax),
  reducao: toMoney(reduction),
  impostoDevido: toMoney(tax),
});

/** Whether the year of an answer is one without the minimum tax. */
const hasNoMinimumTax = (_: unknown, { impostoMinimo }: { readonly impostoMinimo?: unknown }) =>
  impostoMinimo === undefined;

/** The yearly return of a resident: both models, the minimum tax and the balance. Rule in `law/annual-tax.ts`. */
export const irpf = defineCalculator({
  method: 'GET',
  path: '/calculadoras/irpf',
  category: 'trabalhista',
  name: 'Calculadora de IRPF anual',
  summary: 'Declaração anual nos modelos completo e simplificado, com o saldo',
  en: {
    name: 'Yearly income tax calculator',
    summary: 'Yearly return in the full and the simplified model, with its balance',
  },
  about: {
    pt: 'Lei 9.250/1995, desde 2026 com a redução e a tributação mínima da Lei 15.270/2025 (arts. 11-A e 16-A). O redutor do art. 16-B fica de fora.',
    en: 'Law 9.250/1995, since 2026 with the reduction and the minimum tax of Law 15.270/2025 (arts. 11-A and 16-A). The deduction of art. 16-B, for companies already taxed near 34 %, is left out.',
  },
  tables: [annualTaxTable],
  input,
  output: v.object({
    rendaTributavel: describe(
      v.number(),
      { pt: 'Rendimentos tributáveis do ano', en: 'Taxable income of the year' },
      reais,
    ),
    deducoes: describe(
      v.object({
        inss: describe(v.number(), { pt: 'Previdência oficial', en: 'Social security' }, reais),
        dependentes: describe(
          v.number(),
          { pt: 'Dedução por dependentes', en: 'Deduction for dependents' },
          reais,
        ),
        educacao: describe(v.number(), { pt: 'Despesas com instrução', en: 'Education expenses' }, reais),
        saude: describe(v.number(), { pt: 'Despesas médicas', en: 'Medical expenses' }, reais),
        previdenciaPrivada: describe(
          v.number(),
          { pt: 'Previdência privada (PGBL)', en: 'Private pension (PGBL)' },
          reais,
        ),
        pensaoAlimenticia: describe(v.number(), { pt: 'Pensão alimentícia', en: 'Alimony' }, reais),
        livroCaixa: describe(v.number(), { pt: 'Livro-caixa', en: 'Cash book (livro-caixa)' }, reais),
        total: describe(v.number(), { pt: 'Soma das deduções', en: 'Sum of the deductions' }, reais),
      }),
      {
        pt: 'Deduções do modelo completo, até os seus limites',
        en: 'Deductions of the full model, up to their limits',
      },
    ),
    completo: describe(taxed, { pt: 'O imposto no modelo completo', en: 'The tax in the full model' }),
    simplificado: describe(taxed, {
      pt: 'O imposto no modelo simplificado',
      en: 'The tax in the simplified model',
    }),
    modelo: describe(v.picklist(['completo', 'simplificado']), {
      pt: 'Modelo aplicado',
      en: 'Model applied',
    }),
    economia: describe(
      v.number(),
      {
        pt: 'Diferença entre os impostos dos dois modelos',
        en: 'Difference between the taxes of both models',
      },
      reais,
    ),
    impostoDevido: describe(
      v.number(),
      { pt: 'Imposto devido no modelo aplicado', en: 'Tax due in the model applied' },
      reais,
    ),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'Imposto devido sobre os rendimentos tributáveis', en: 'Tax due over the taxable income' },
      percentage,
    ),
    impostoMinimo: describe(
      v.optional(
        v.object({
          base: describe(v.number(), { pt: 'Soma de todos os rendimentos', en: 'Sum of all income' }, reais),
          aliquota: describe(v.number(), { pt: 'Alíquota mínima', en: 'Minimum rate' }, percentage),
          valor: describe(v.number(), { pt: 'Imposto mínimo', en: 'Minimum tax' }, reais),
          adicional: describe(
            v.number(),
            {
              pt: 'O que falta ao imposto devido e ao exclusivo para chegar ao mínimo',
              en: 'What the tax due and the exclusive one lack to reach the minimum',
            },
            reais,
          ),
        }),
      ),
      {
        pt: 'Tributação mínima de altas rendas; ausente em 2025',
        en: 'Minimum tax on high incomes; absent in 2025',
      },
    ),
    impostoRetido: describe(
      v.number(),
      { pt: 'Imposto já pago no ano', en: 'Tax already paid in the year' },
      reais,
    ),
    saldo: describe(
      v.object({
        tipo: describe(v.picklist(BALANCES), {
          pt: 'Se o saldo é a pagar ou a restituir',
          en: 'Whether the balance is to pay (a-pagar) or to be refunded (a-restituir)',
        }),
        valor: describe(
          v.number(),
          { pt: 'Valor do saldo, sem sinal', en: 'Amount of the balance, without sign' },
          reais,
        ),
      }),
      {
        pt: 'Imposto devido e adicional, menos o que já foi pago',
        en: 'Tax due and addition, less what was already paid',
      },
    ),
    tabela,
  }),
  result: ['saldo.valor', 'impostoDevido'],
  examples: [
    {
      input: {
        rendaTributavel: 96_000,
        inss: 9200.16,
        dependentes: 1,
        despesasMedicas: 6000,
        impostoRetido: 11_000,
        ano: 2026,
      },
    },
  ],
  impossible: { rendaTributavel: 1000, ano: 2024 },
  assumptions: {
    // Before 2026 there is no minimum tax, which alone looks at them.
    unused: {
      dividendos: hasNoMinimumTax,
      outrosRendimentos: hasNoMinimumTax,
      impostoOutros: hasNoMinimumTax,
    },
  },
  run(input, context) {
    const law = lawOf({ annual: annualTaxTable }, input, context);
    const table = law.annual.value;
    const income = exact(input.rendaTributavel, 'rendaTributavel');
    const deductions = deductionsOf(table, input);
    const total = sum(...Object.values(deductions));

    const { full, simplified, model, tax, minimum, balance } = taxReturn(table, {
      taxable: income,
      deductions: total,
      model: input.modelo,
      otherIncome: sum(
        exact(input.dividendos, 'dividendos'),
        exact(input.outrosRendimentos, 'outrosRendimentos'),
      ),
      otherTax: exact(input.impostoOutros, 'impostoOutros'),
      withheld: sum(
        exact(input.impostoRetido, 'impostoRetido'),
        exact(input.dividendosRetido, 'dividendosRetido'),
      ),
    });
    return {
      rendaTributavel: input.rendaTributavel,
      deducoes: {
        inss: toMoney(deductions.inss),
        dependentes: toMoney(deductions.dependentes),
        educacao: toMoney(deductions.educacao),
        saude: toMoney(deductions.saude),
        previdenciaPrivada: toMoney(deductions.previdenciaPrivada),
        pensaoAlimenticia: toMoney(deductions.pensaoAlimenticia),
        livroCaixa: toMoney(deductions.livroCaixa),
        total: toMoney(total),
      },
      completo: shown(full),
      simplificado: shown(simplified),
      modelo: model,
      economia: toMoney(sizeOf(minus(full.tax, simplified.tax))),
      impostoDevido: toMoney(tax),
      aliquotaEfetiva: toPercent(tax, income),
      ...(minimum && {
        impostoMinimo: {
          base: toMoney(minimum.income),
          aliquota: toDecimal(share(minimum.rate, 100), 4),
          valor: toMoney(minimum.tax),
          adicional: toMoney(minimum.added),
        },
      }),
      impostoRetido: given(input.impostoRetido, 'impostoRetido'),
      saldo: {
        tipo: BALANCES[compare(balance, zero) + 1] as Balance,
        valor: toMoney(sizeOf(balance)),
      },
      tabela: reportTable(law, [law.annual]),
    };
  },
});
