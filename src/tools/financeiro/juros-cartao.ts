import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import type { DatedEntry } from '../../law/dated.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { amount, compare, exact, minus, toMoney } from '../../lib/numbers/exact.ts';
import { dailyRate, type IofTable } from '../../law/taxes/iof.ts';
import { iofTable } from '../../law/tables/iof.ts';
import { type Input, input, modes, parted, revolved } from './_card-bill.ts';
import { type CreditTax, percentOfAmount } from './_card-debt.ts';
import { growth, toFraction, toPercentage } from './_interest.ts';

const figure = v.optional(v.number());

const month = v.object({
  mes: describe(v.number(), { pt: 'Número do mês', en: 'Number of the month' }, null),
  juros: describe(v.number(), { pt: 'Juros do mês', en: 'Interest of the month' }, reais),
  multa: describe(
    v.number(),
    { pt: 'Multa, só no primeiro mês', en: 'Late fee, in the first month only' },
    reais,
  ),
  jurosMora: describe(v.number(), { pt: 'Juros de mora do mês', en: 'Default interest of the month' }, reais),
  encargosAcumulados: describe(
    v.number(),
    { pt: 'Soma dos encargos até aqui', en: 'Sum of the charges so far' },
    reais,
  ),
  saldo: describe(
    v.number(),
    { pt: 'Dívida com os encargos, sem IOF', en: 'Debt with its charges, without IOF' },
    reais,
  ),
});

const instalment = v.object({
  numero: describe(v.number(), { pt: 'Número da parcela', en: 'Number of the instalment' }, null),
  valor: describe(v.number(), { pt: 'Valor da parcela', en: 'Amount of the instalment' }, reais),
  amortizacao: describe(
    v.number(),
    { pt: 'O que a parcela abate da dívida', en: 'What the instalment takes off the debt' },
    reais,
  ),
  juros: describe(v.number(), { pt: 'Juros da parcela', en: 'Interest of the instalment' }, reais),
  saldoDevedor: describe(
    v.number(),
    { pt: 'Dívida depois da parcela', en: 'Debt after the instalment' },
    reais,
  ),
});

/** What an invoice not paid in full costs, in revolving credit or by instalments, under the legal ceiling. */
export const jurosCartao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/juros-cartao',
  category: 'financeiro',
  name: 'Juros do cartão de crédito',
  summary: 'Custo da fatura não paga, no rotativo ou parcelada, com o teto legal e o IOF',
  en: {
    name: 'Credit card interest',
    summary: 'Cost of a bill not paid in full, revolving or by instalments, with the legal ceiling and IOF',
  },
  about: {
    pt: 'Juros, multa e mora somados não passam do valor financiado (Lei 14.690/2023, art. 28, § 1º, e Resolução CMN 4.549/2017). O IOF, de pessoa física (Decreto 6.306/2007, art. 7º), fica fora do teto. O rotativo dura no máximo até a fatura seguinte: mais meses mostram uma dívida não paga.',
    en: 'Interest, late fee and default interest together never exceed the amount financed (Law 14.690/2023, art. 28, § 1, and Resolution CMN 4.549/2017). IOF, of natural persons (Decree 6.306/2007, art. 7), is outside the ceiling. Revolving credit lasts at most until the next bill: more months show a debt that is not paid.',
  },
  tables: [iofTable],
  input,
  output: v.object({
    modo: describe(v.picklist(modes), { pt: 'O modo calculado', en: 'The mode worked out' }),
    pagamentoMinimo: describe(
      v.number(),
      { pt: 'Pagamento mínimo da fatura', en: 'Minimum payment of the bill' },
      reais,
    ),
    valorPago: describe(
      v.number(),
      { pt: 'O que se pagou da fatura', en: 'What was paid of the bill' },
      reais,
    ),
    valorFinanciado: describe(v.number(), { pt: 'O que ficou por pagar', en: 'What was left to pay' }, reais),
    emAtraso: describe(v.boolean(), {
      pt: 'Se há multa e mora: rotativo, com menos que o mínimo pago',
      en: 'Whether there are late fee and default interest: rotativo, with less than the minimum paid',
    }),
    taxaMensal: describe(
      v.number(),
      { pt: 'Juros do rotativo ao mês', en: 'Interest of the revolving credit per month' },
      percentage,
    ),
    taxaAnual: describe(
      v.number(),
      { pt: 'A mesma taxa ao ano, por juros compostos', en: 'The same rate per year, compounded' },
      percentage,
    ),
    meses: describe(
      figure,
      { pt: 'Meses em aberto; só no rotativo', en: 'Months left open; only in rotativo' },
      null,
    ),
    parcelas: describe(
      figure,
      { pt: 'Número de parcelas; só no parcelamento', en: 'Number of instalments; only in parcelamento' },
      null,
    ),
    valorParcela: describe(
      figure,
      {
        pt: 'Valor de cada parcela, menos a última, que acerta os centavos; só no parcelamento',
        en: 'Amount of each instalment but the last, which settles the cents; only in parcelamento',
      },
      reais,
    ),
    taxaAplicada: describe(
      figure,
      {
        pt: 'Taxa mensal das parcelas, já com o teto; só no parcelamento',
        en: 'Monthly rate of the instalments, after the ceiling; only in parcelamento',
      },
      percentage,
    ),
    juros: describe(v.number(), { pt: 'Soma dos juros', en: 'Sum of the interest' }, reais),
    multa: describe(
      figure,
      { pt: 'Multa por atraso; só no rotativo', en: 'Late fee; only in rotativo' },
      reais,
    ),
    jurosMora: describe(
      figure,
      { pt: 'Soma dos juros de mora; só no rotativo', en: 'Sum of the default interest; only in rotativo' },
      reais,
    ),
    encargos: describe(
      v.number(),
      {
        pt: 'Juros, multa e mora, já com o teto',
        en: 'Interest, late fee and default interest, after the ceiling',
      },
      reais,
    ),
    limiteEncargos: describe(
      v.number(),
      {
        pt: 'Teto legal dos encargos, que é o valor financiado',
        en: 'Legal ceiling of the charges, which is the amount financed',
      },
      reais,
    ),
    limiteAtingido: describe(v.boolean(), {
      pt: 'Se os encargos chegaram ao teto',
      en: 'Whether the charges reached the ceiling',
    }),
    encargosSemLimite: describe(
      v.number(),
      { pt: 'O que os encargos seriam sem o teto', en: 'What the charges would be without the ceiling' },
      reais,
    ),
    iof: describe(
      v.object({
        fixo: describe(
          v.number(),
          { pt: 'Parte fixa, cobrada uma vez', en: 'Fixed part, charged once' },
          reais,
        ),
        diario: describe(
          v.number(),
          { pt: 'Parte diária, por até 365 dias', en: 'Daily part, for up to 365 days' },
          reais,
        ),
        total: describe(v.number(), { pt: 'Soma das duas', en: 'Sum of both' }, reais),
      }),
      { pt: 'IOF de pessoa física; 0 com iof false', en: 'IOF of natural persons; 0 with iof false' },
    ),
    totalDevido: describe(
      v.number(),
      { pt: 'Valor financiado, encargos e IOF', en: 'Amount financed, charges and IOF' },
      reais,
    ),
    custoEfetivo: describe(
      v.number(),
      { pt: 'Encargos e IOF sobre o valor financiado', en: 'Charges and IOF on the amount financed' },
      percentage,
    ),
    evolucao: describe(v.union([v.array(month), v.array(instalment)]), {
      pt: 'A dívida mês a mês, no rotativo, ou parcela a parcela, no parcelamento',
      en: 'The debt month by month, in rotativo, or instalment by instalment, in parcelamento',
    }),
  }),
  requires: ({ modo }) => (modo === 'parcelamento' ? ['parcelas'] : []),
  result: 'totalDevido',
  examples: [{ input: { valorFatura: 1000, valorPago: 100, taxaMensal: 15 } }],
  impossible: { valorFatura: 1, valorPago: 1.01, taxaMensal: 1 },
  assumptions: {
    unused: {
      meses: ({ modo }) => modo === 'parcelamento',
      multaPercentual: (_, { emAtraso }) => !emAtraso,
      jurosMoraPercentual: (_, { emAtraso }) => !emAtraso,
      taxaParcelamento: ({ modo }) => modo === 'rotativo',
    },
    constants: ({ taxaMensal }, { valorPago }) => ({ valorPago, taxaParcelamento: taxaMensal }),
  },
  run(input, context) {
    const { iof } = lawOfToday({ iof: iofTable }, context);
    return answerOf(input, iof);
  },
});

function answerOf(input: Input, iof: DatedEntry<IofTable>) {
  const { taxaMensal, modo } = input;
  const bill = amount(input.valorFatura, 'valorFatura');
  const minimum = percentOfAmount(bill, input.pagamentoMinimoPercentual, 'pagamentoMinimoPercentual');
  const paid = input.valorPago === undefined ? minimum : amount(input.valorPago, 'valorPago');
  const debt = minus(bill, paid);
  if (compare(bill, paid) < 0) {
    throw invalidValue('valorPago', {
      pt: 'não pode ser maior que valorFatura',
      en: 'cannot be more than valorFatura',
    });
  }
  const isLate = modo === 'rotativo' && compare(paid, minimum) < 0;
  const rate = toFraction(taxaMensal, 'taxaMensal');
  const shown = {
    modo,
    pagamentoMinimo: toMoney(minimum),
    valorPago: toMoney(paid),
    valorFinanciado: toMoney(debt),
    emAtraso: isLate,
    taxaMensal,
    taxaAnual: toPercentage(growth(rate, exact(12)), 2),
  };
  const tax = taxOn(toMoney(debt), iof);
  return {
    ...shown,
    ...(modo === 'rotativo' ? revolved(debt, isLate, input, tax) : parted(debt, input, tax)),
  };
}

/** The IOF of credit to a natural person. */
function taxOn(debt: number, { value, source }: DatedEntry<IofTable>): CreditTax {
  const { adicional, diasMaximos } = value.credito;
  return { once: adicional, daily: dailyRate(value, 'credito-pf', debt), days: diasMaximos, source };
}
