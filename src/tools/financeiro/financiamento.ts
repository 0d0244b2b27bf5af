import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { reais, percentage } from '../../kit/units.ts';
import { toMoney } from '../../lib/numbers/exact.ts';
import { answerOf, compareSystems, input, monthsAsked, paidFor, system, termsOf } from './_financing.ts';
import { effectiveRates } from './_rates.ts';
import { num, pure } from '../../kit/fields/index.ts';

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
  examples: [{ input: { valor: 60_000, entrada: 12_000, taxa: 24, periodoTaxa: 'anual', prazo: 12 } }],
  impossible: { valor: 100, entrada: 100, taxa: 1, prazo: 1 },
  reads: {
    when: {
      conversaoTaxa: { periodoTaxa: 'anual' },
      tipoCarencia: 'carencia',
      dataPrimeiraParcela: { detalhar: true },
      financiarTarifas: 'tarifasIniciais',
    },
  },
  assumptions: {
    unused: {
      tipoCarencia: ({ carencia }) => carencia === 0,
      financiarTarifas: ({ tarifasIniciais }) => tarifasIniciais === 0,
    },
  },
  run(input) {
    const { instalments, grace } = monthsAsked(input);
    const terms = termsOf(input);
    const price = input.sistema === 'sac' ? undefined : paidFor('price', terms, input);
    const sac = input.sistema === 'price' ? undefined : paidFor('sac', terms, input);
    return {
      valorFinanciado: toMoney(terms.principal),
      prazoMeses: instalments + grace,
      ...effectiveRates(terms.rate),
      ...(price && { price: answerOf(price, terms, input) }),
      ...(sac && { sac: answerOf(sac, terms, input) }),
      ...(price && sac && { comparacao: compareSystems(sac, price) }),
    };
  },
});
