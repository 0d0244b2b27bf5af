import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { dependentes, explicar, legalYear, num, tabela, taxTableEntries } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { type AnnualTax, type AnnualTaxTable, pensionLimit, taxReturn } from '../../law/annual-tax.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  recordGiven,
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
  rendaTributavel: positiveAmount,
  inss: optionalAmount,
  despesasMedicas: optionalAmount,
  pensaoAlimenticia: optionalAmount,
  livroCaixa: optionalAmount,
  despesasEducacao: optionalAmount,
  previdenciaPrivada: optionalAmount,
  modelo: v.optional(v.picklist(['auto', 'completo', 'simplificado']), 'auto'),
  impostoRetido: optionalAmount,
  dividendos: optionalAmount,
  outrosRendimentos: optionalAmount,
  impostoOutros: optionalAmount,
  dividendosRetido: optionalAmount,
  dependentes,
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** A balance below 0, of 0 and above it. */
const BALANCES = ['a-restituir', 'zero', 'a-pagar'] as const;
type Balance = (typeof BALANCES)[number];

const taxed = v.object({
  deducoes: num(reais),
  baseCalculo: num(reais),
  ...taxTableEntries,
  impostoDevido: num(reais),
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

const show = ({ deductions, base, bracket, tableTax, reduction, tax }: AnnualTax) => ({
  deducoes: toMoney(deductions),
  baseCalculo: toMoney(base),
  aliquota: recordGiven(bracket.aliquota, 'aliquota', bracket),
  parcelaDeduzir: recordGiven(bracket.parcelaDeduzir, 'parcelaDeduzir', bracket),
  impostoTabela: toMoney(tableTax),
  reducao: toMoney(reduction),
  impostoDevido: toMoney(tax),
});

/** True if an answer is of a year without the minimum tax. */
const hasNoMinimumTax = (_: unknown, { impostoMinimo }: { readonly impostoMinimo?: unknown }) =>
  impostoMinimo === undefined;

/** The yearly return of a resident: both models, the minimum tax and the balance. Rule in `law/annual-tax.ts`. */
export const irpf = defineCalculator({
  method: 'GET',
  path: '/calculadoras/irpf',
  category: 'trabalhista',
  name: 'Calculadora de IRPF anual',
  tables: [annualTaxTable],
  input,
  output: v.object({
    rendaTributavel: num(reais),
    deducoes: v.object({
      inss: num(reais),
      dependentes: num(reais),
      educacao: num(reais),
      saude: num(reais),
      previdenciaPrivada: num(reais),
      pensaoAlimenticia: num(reais),
      livroCaixa: num(reais),
      total: num(reais),
    }),
    completo: taxed,
    simplificado: taxed,
    modelo: v.picklist(['completo', 'simplificado']),
    economia: num(reais),
    impostoDevido: num(reais),
    aliquotaEfetiva: num(percentage),
    impostoMinimo: v.optional(
      v.object({
        base: num(reais),
        aliquota: num(percentage),
        valor: num(reais),
        adicional: num(reais),
      }),
    ),
    impostoRetido: num(reais),
    saldo: v.object({
      tipo: v.picklist(BALANCES),
      valor: num(reais),
    }),
    tabela,
  }),
  reads: { when: { impostoOutros: ['dividendos', 'outrosRendimentos'] } },
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
  impossible: { rendaTributavel: 1000, ano: 2019 },
  assumptions: {
    // Before 2026 there is no minimum tax, and only that tax reads them.
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
      completo: show(full),
      simplificado: show(simplified),
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
      impostoRetido: recordGiven(input.impostoRetido, 'impostoRetido'),
      saldo: {
        tipo: BALANCES[compare(balance, zero) + 1] as Balance,
        valor: toMoney(sizeOf(balance)),
      },
      tabela: reportTable(law, [law.annual]),
    };
  },
});
