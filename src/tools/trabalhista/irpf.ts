import * as v from 'valibot';
import { ano, dependentes, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { type AnnualTax, type AnnualTaxTable, pensionLimit, taxReturn } from '../../lib/law/annual-tax.ts';
import { reportTable } from '../../lib/law/dated.ts';
import {
  compare,
  exact,
  least,
  minus,
  share,
  sum,
  toDecimal,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { annualTaxTable } from '../../tables/irrf-anual.ts';
import { optionalMoney, positiveMoney } from './_fields.ts';

const input = v.object({
  rendaTributavel: positiveMoney,
  inss: optionalMoney,
  despesasMedicas: optionalMoney,
  pensaoAlimenticia: optionalMoney,
  livroCaixa: optionalMoney,
  despesasEducacao: optionalMoney,
  previdenciaPrivada: optionalMoney,
  modelo: v.optional(v.picklist(['auto', 'completo', 'simplificado']), 'auto'),
  impostoRetido: optionalMoney,
  dividendos: optionalMoney,
  outrosRendimentos: optionalMoney,
  impostoOutros: optionalMoney,
  dividendosRetido: optionalMoney,
  dependentes,
  ano,
});

type Input = v.InferOutput<typeof input>;

/** A balance below 0, of 0 and above it. */
const BALANCES = ['a-restituir', 'zero', 'a-pagar'] as const;
type Balance = (typeof BALANCES)[number];

const taxed = v.object({
  deducoes: v.number(),
  baseCalculo: v.number(),
  aliquota: v.number(),
  parcelaDeduzir: v.number(),
  impostoTabela: v.number(),
  reducao: v.number(),
  impostoDevido: v.number(),
});

/** The deductions of the full model, those with a limit cut to it. */
function deductionsOf(table: AnnualTaxTable, input: Input) {
  const { dependentes } = input;
  const education = share(exact(table.educacao), 1 + dependentes);
  return {
    inss: exact(input.inss),
    dependentes: share(exact(table.dependente), dependentes),
    educacao: least(exact(input.despesasEducacao), education),
    saude: exact(input.despesasMedicas),
    previdenciaPrivada: least(exact(input.previdenciaPrivada), pensionLimit(exact(input.rendaTributavel))),
    pensaoAlimenticia: exact(input.pensaoAlimenticia),
    livroCaixa: exact(input.livroCaixa),
  };
}

const shown = ({ deductions, base, bracket, tableTax, reduction, tax }: AnnualTax) => ({
  deducoes: toMoney(deductions),
  baseCalculo: toMoney(base),
  aliquota: bracket.aliquota,
  parcelaDeduzir: bracket.parcelaDeduzir,
  impostoTabela: toMoney(tableTax),
  reducao: toMoney(reduction),
  impostoDevido: toMoney(tax),
});

/** The yearly return of a resident: both models, the minimum tax and the balance. Rule in `lib/annual-tax.ts`. */
export const irpf = defineTool({
  method: 'GET',
  path: '/calculadoras/irpf',
  category: 'trabalhista',
  name: 'Calculadora de IRPF anual',
  summary: 'Declaração anual nos modelos completo e simplificado, com o saldo',
  input,
  output: v.object({
    rendaTributavel: v.number(),
    deducoes: v.object({
      inss: v.number(),
      dependentes: v.number(),
      educacao: v.number(),
      saude: v.number(),
      previdenciaPrivada: v.number(),
      pensaoAlimenticia: v.number(),
      livroCaixa: v.number(),
      total: v.number(),
    }),
    completo: taxed,
    simplificado: taxed,
    modelo: v.picklist(['completo', 'simplificado']),
    economia: v.number(),
    impostoDevido: v.number(),
    aliquotaEfetiva: v.number(),
    impostoMinimo: v.optional(
      v.object({
        base: v.number(),
        aliquota: v.number(),
        valor: v.number(),
        adicional: v.number(),
      }),
    ),
    impostoRetido: v.number(),
    saldo: v.object({ tipo: v.picklist(BALANCES), valor: v.number() }),
    tabela,
  }),
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
      output: {
        rendaTributavel: 96_000,
        deducoes: {
          inss: 9200.16,
          dependentes: 2275.08,
          educacao: 0,
          saude: 6000,
          previdenciaPrivada: 0,
          pensaoAlimenticia: 0,
          livroCaixa: 0,
          total: 17_475.24,
        },
        completo: {
          deducoes: 17_475.24,
          baseCalculo: 78_524.76,
          aliquota: 27.5,
          parcelaDeduzir: 10_904.66,
          impostoTabela: 10_689.65,
          reducao: 0,
          impostoDevido: 10_689.65,
        },
        simplificado: {
          deducoes: 17_640,
          baseCalculo: 78_360,
          aliquota: 27.5,
          parcelaDeduzir: 10_904.66,
          impostoTabela: 10_644.34,
          reducao: 0,
          impostoDevido: 10_644.34,
        },
        modelo: 'simplificado',
        economia: 45.31,
        impostoDevido: 10_644.34,
        aliquotaEfetiva: 11.09,
        impostoMinimo: { base: 96_000, aliquota: 0, valor: 0, adicional: 0 },
        impostoRetido: 11_000,
        saldo: { tipo: 'a-restituir', valor: 355.66 },
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Lei nº 9.250/1995, na redação da Lei nº 15.270/2025',
        },
      },
    },
  ],
  run(input, context) {
    const law = lawOf({ annual: annualTaxTable }, input, context);
    const table = law.annual.value;
    const income = exact(input.rendaTributavel);
    const deductions = deductionsOf(table, input);
    const total = sum(...Object.values(deductions));

    const { full, simplified, model, tax, minimum, balance } = taxReturn(table, {
      taxable: income,
      deductions: total,
      model: input.modelo,
      otherIncome: sum(exact(input.dividendos), exact(input.outrosRendimentos)),
      otherTax: exact(input.impostoOutros),
      withheld: sum(exact(input.impostoRetido), exact(input.dividendosRetido)),
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
      economia: Math.abs(toMoney(minus(full.tax, simplified.tax))),
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
      impostoRetido: input.impostoRetido,
      saldo: {
        tipo: BALANCES[compare(balance, zero) + 1] as Balance,
        valor: Math.abs(toMoney(balance)),
      },
      tabela: reportTable(law, [law.annual]),
    };
  },
});
