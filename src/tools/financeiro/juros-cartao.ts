import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors.ts';
import { percentage, reais } from '../../kit/units.ts';
import type { DatedEntry } from '../../law/dated.ts';
import { lawOfToday } from '../../law/in-force.ts';
import { type Arithmetic, computedBy } from './_arithmetic.ts';
import { dailyRate, type IofTable } from '../../law/taxes/iof.ts';
import { iofTable } from '../../law/tables/iof.ts';
import { type Input, input, modes, parted, revolved } from './_card-bill.ts';
import { type CreditTax, percentOfAmount } from './_card-debt.ts';
import { inUnit, num, pure } from '../../kit/fields/index.ts';

/** Of doubles: the exponent of the growth of a year is below 9. */
const ERROR = 2 ** -47;

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

/** What an invoice not paid in full costs, in revolving credit or by instalments, under the legal ceiling. */
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
  requires: ({ modo }) => (modo === 'parcelamento' ? ['parcelas'] : []),
  result: 'totalDevido',
  examples: [
    {
      input: { valorFatura: 1000, valorPago: 100, taxaMensal: 15 },
      output: {
        modo: 'rotativo',
        pagamentoMinimo: 150,
        valorPago: 100,
        valorFinanciado: 900,
        emAtraso: true,
        taxaMensal: 15,
        taxaAnual: 435.03,
        meses: 1,
        juros: 135,
        multa: 18,
        jurosMora: 9,
        encargos: 162,
        limiteEncargos: 900,
        limiteAtingido: false,
        encargosSemLimite: 162,
        iof: { fixo: 3.42, diario: 2.21, total: 5.63 },
        totalDevido: 1067.63,
        custoEfetivo: 18.63,
        evolucao: [{ mes: 1, juros: 135, multa: 18, jurosMora: 9, encargosAcumulados: 162, saldo: 1062 }],
        premissas: {
          pagamentoMinimoPercentual: 15,
          modo: 'rotativo',
          meses: 1,
          multaPercentual: 2,
          jurosMoraPercentual: 1,
          iof: true,
        },
      },
    },
  ],
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
    return computedBy({ relative: ERROR }, (a) => answerOf(a, input, iof));
  },
});

function answerOf<N>(a: Arithmetic<N>, input: Input, iof: DatedEntry<IofTable>) {
  const { taxaMensal, modo } = input;
  const bill = a.amount(input.valorFatura, 'valorFatura');
  const minimum = percentOfAmount(a, bill, input.pagamentoMinimoPercentual, 'pagamentoMinimoPercentual');
  const paid = input.valorPago === undefined ? minimum : a.amount(input.valorPago, 'valorPago');
  const debt = a.minus(bill, paid);
  if (a.isBelow(debt, a.of(0))) {
    throw invalidValue('valorPago', {
      pt: 'não pode ser maior que valorFatura',
      en: 'cannot be more than valorFatura',
    });
  }
  const isLate = modo === 'rotativo' && a.isBelow(paid, minimum);
  const rate = a.over(a.of(taxaMensal, 'taxaMensal'), a.of(100));
  const shown = {
    modo,
    pagamentoMinimo: a.toMoney(minimum),
    valorPago: a.toMoney(paid),
    valorFinanciado: a.toMoney(debt),
    emAtraso: isLate,
    taxaMensal,
    taxaAnual: a.toDecimal(a.times(a.growth(rate, a.of(12)), a.of(100)), 2),
  };
  const tax = taxOn(a.toMoney(debt), iof);
  return {
    ...shown,
    ...(modo === 'rotativo' ? revolved(a, debt, isLate, input, tax) : parted(a, debt, input, tax)),
  };
}

/** The IOF of credit to a natural person. */
function taxOn(debt: number, { value, source }: DatedEntry<IofTable>): CreditTax {
  const { adicional, diasMaximos } = value.credito;
  return { once: adicional, daily: dailyRate(value, 'credito-pf', debt), days: diasMaximos, source };
}
