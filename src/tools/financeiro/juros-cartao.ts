import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { reais, percentage } from '../../kit/units.ts';
import type { DatedEntry } from '../../law/dated.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { amount, compare, exact, minus, toMoney } from '../../lib/numbers/exact.ts';
import { additionalRate, dailyRate, type IofTable } from '../../law/taxes/iof.ts';
import { iofTable } from '../../law/tables/iof.ts';
import { type Input, input, modes, payInParts, revolveDebt } from './_card-bill.ts';
import { type CreditTax, percentOfAmount } from './_card-debt.ts';
import { growth, toFraction, toPercentage } from './_interest.ts';
import { inUnit, num, pure } from '../../kit/fields/index.ts';

const figure = v.optional(v.number());

const month = v.object({
  mes: num(pure),
  juros: num(reais),
  multa: num(reais),
  jurosMora: num(reais),
  encargosAcumulados: num(reais),
  saldo: num(reais),
});

const instalment = v.object({
  numero: num(pure),
  valor: num(reais),
  amortizacao: num(reais),
  juros: num(reais),
  saldoDevedor: num(reais),
});

/** Cost of an invoice not paid in full, in revolving credit or by instalments, under the legal ceiling. */
export const jurosCartao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/juros-cartao',
  category: 'financeiro',
  name: 'Juros do cartão de crédito',
  tables: [iofTable],
  input,
  output: v.object({
    modo: v.picklist(modes),
    pagamentoMinimo: num(reais),
    valorPago: num(reais),
    valorFinanciado: num(reais),
    emAtraso: v.boolean(),
    taxaMensal: num(percentage),
    taxaAnual: num(percentage),
    meses: inUnit(pure, figure),
    parcelas: inUnit(pure, figure),
    valorParcela: inUnit(reais, figure),
    taxaAplicada: inUnit(percentage, figure),
    juros: num(reais),
    multa: inUnit(reais, figure),
    jurosMora: inUnit(reais, figure),
    encargos: num(reais),
    limiteEncargos: num(reais),
    limiteAtingido: v.boolean(),
    encargosSemLimite: num(reais),
    iof: v.object({
      fixo: num(reais),
      diario: num(reais),
      total: num(reais),
    }),
    totalDevido: num(reais),
    custoEfetivo: num(percentage),
    evolucao: v.union([v.array(month), v.array(instalment)]),
  }),
  reads: {
    needs: { parcelas: { modo: 'parcelamento' } },
    when: {
      taxaParcelamento: { modo: 'parcelamento' },
      meses: { modo: 'rotativo' },
      // A call without valorPago assumes that the minimum was paid, and so is not late.
      multaPercentual: { modo: 'rotativo', valorPago: [] },
      jurosMoraPercentual: { modo: 'rotativo', valorPago: [] },
    },
  },
  result: 'totalDevido',
  examples: [{ input: { valorFatura: 1000, valorPago: 100, taxaMensal: 15 } }],
  impossible: { valorFatura: 1, valorPago: 1.01, taxaMensal: 1 },
  assumptions: {
    unused: {
      multaPercentual: (_, { emAtraso }) => !emAtraso,
      jurosMoraPercentual: (_, { emAtraso }) => !emAtraso,
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
    ...(modo === 'rotativo' ? revolveDebt(debt, isLate, input, tax) : payInParts(debt, input, tax)),
  };
}

/** The IOF of credit to a natural person. */
function taxOn(debt: number, { value, source }: DatedEntry<IofTable>): CreditTax {
  return {
    once: additionalRate(value, 'credito-pf'),
    daily: dailyRate(value, 'credito-pf', debt),
    days: value.credito.diasMaximos,
    source,
  };
}
