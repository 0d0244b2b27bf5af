import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { percentage, reais } from '../../kit/units.ts';
import { computedBy } from './_arithmetic.ts';
import { answerOf, compareSystems, input, monthsAsked, paidFor, system, termsOf } from './_financing.ts';
import { effectiveRates, isMonthly } from './_rates.ts';
import { num, pure } from '../../kit/fields/index.ts';

/** Of doubles: the exponent of the growth of a year is below 100. */
const ERROR = 2 ** -45;

/** A loan in SAC and in Price, each amount to the cent, with its total effective cost (CET). */
export const financiamento = defineCalculator({
  method: 'POST',
  path: '/calculadoras/financiamento',
  category: 'financeiro',
  name: 'Financiamento SAC e Price',
  input,
  output: v.object({
    valorFinanciado: num(reais),
    prazoMeses: num(pure),
    taxaMensalEfetiva: num(percentage),
    taxaAnualEfetiva: num(percentage),
    price: v.optional(system),
    sac: v.optional(system),
    comparacao: v.optional(
      v.object({
        menorCusto: v.picklist(['sac', 'price', 'igual']),
        diferencaTotal: num(reais),
        diferencaPrimeiraParcela: num(reais),
      }),
    ),
  }),
  result: 'price.primeiraParcela',
  examples: [
    {
      input: { valor: 1200, entrada: 200, taxa: 2, prazo: 3 },
      output: {
        valorFinanciado: 1000,
        prazoMeses: 3,
        taxaMensalEfetiva: 2,
        taxaAnualEfetiva: 26.8242,
        price: {
          primeiraParcela: 346.75,
          ultimaParcela: 346.77,
          totalJuros: 40.27,
          totalSeguros: 0,
          totalTarifas: 0,
          totalPago: 1040.27,
          custoTotal: 1240.27,
          cetMensal: 2.0003,
          cetAnual: 26.83,
          parcelas: [
            exampleRow(1, 346.75, 326.75, 20, 673.25),
            exampleRow(2, 346.75, 333.28, 13.47, 339.97),
            exampleRow(3, 346.77, 339.97, 6.8, 0),
          ],
        },
        sac: {
          primeiraParcela: 353.33,
          ultimaParcela: 340.01,
          totalJuros: 40,
          totalSeguros: 0,
          totalTarifas: 0,
          totalPago: 1040,
          custoTotal: 1240,
          cetMensal: 2,
          cetAnual: 26.82,
          parcelas: [
            exampleRow(1, 353.33, 333.33, 20, 666.67),
            exampleRow(2, 346.66, 333.33, 13.33, 333.34),
            exampleRow(3, 340.01, 333.34, 6.67, 0),
          ],
        },
        comparacao: { menorCusto: 'sac', diferencaTotal: 0.27, diferencaPrimeiraParcela: 6.58 },
        premissas: {
          periodoTaxa: 'mensal',
          unidadePrazo: 'meses',
          sistema: 'ambos',
          carencia: 0,
          seguroMensal: 0,
          seguroPercentual: 0,
          tarifaMensal: 0,
          tarifasIniciais: 0,
          detalhar: true,
        },
      },
    },
  ],
  impossible: { valor: 100, entrada: 100, taxa: 1, prazo: 1 },
  assumptions: {
    unused: {
      conversaoTaxa: isMonthly,
      tipoCarencia: ({ carencia }) => carencia === 0,
      financiarTarifas: ({ tarifasIniciais }) => tarifasIniciais === 0,
    },
  },
  run(input) {
    const { instalments, grace } = monthsAsked(input);
    return computedBy({ relative: ERROR }, (a) => {
      const terms = termsOf(a, input);
      const price = input.sistema === 'sac' ? undefined : paidFor(a, 'price', terms, input);
      const sac = input.sistema === 'price' ? undefined : paidFor(a, 'sac', terms, input);
      return {
        valorFinanciado: a.toMoney(terms.principal),
        prazoMeses: instalments + grace,
        ...effectiveRates(a, terms.rate.value),
        ...(price && { price: answerOf(a, price, terms, input) }),
        ...(sac && { sac: answerOf(a, sac, terms, input) }),
        ...(price && sac && { comparacao: compareSystems(a, sac, price) }),
      };
    });
  },
});

/* @__NO_SIDE_EFFECTS__ */
function exampleRow(
  numero: number,
  prestacao: number,
  amortizacao: number,
  juros: number,
  saldoDevedor: number,
) {
  return { numero, prestacao, amortizacao, juros, seguro: 0, tarifa: 0, total: prestacao, saldoDevedor };
}
