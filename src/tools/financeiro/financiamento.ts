import * as v from 'valibot';
import { defineTool } from '../../core/tool.ts';
import { toReais } from '../../lib/numbers/money.ts';
import { answerOf, compare, input, paidFor, system, termsOf } from './_financing.ts';
import { effectiveRates } from './_rates.ts';

/** A loan in SAC and in Price, each amount to the cent, with its total effective cost (CET). */
export const financiamento = defineTool({
  method: 'POST',
  path: '/calculadoras/financiamento',
  category: 'financeiro',
  name: 'Financiamento SAC e Price',
  summary: 'Parcelas de um financiamento nos dois sistemas, custo efetivo total e comparação',
  input,
  output: v.object({
    valorFinanciado: v.number(),
    prazoMeses: v.number(),
    taxaMensalEfetiva: v.number(),
    taxaAnualEfetiva: v.number(),
    price: v.optional(system),
    sac: v.optional(system),
    comparacao: v.optional(
      v.object({
        menorCusto: v.picklist(['sac', 'price', 'igual']),
        diferencaTotal: v.number(),
        diferencaPrimeiraParcela: v.number(),
      }),
    ),
  }),
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
      },
    },
  ],
  run(input) {
    const terms = termsOf(input);
    const price = input.sistema === 'sac' ? undefined : paidFor('price', terms, input);
    const sac = input.sistema === 'price' ? undefined : paidFor('sac', terms, input);
    return {
      valorFinanciado: toReais(terms.principal),
      prazoMeses: terms.instalments + input.carencia,
      ...effectiveRates(terms.rate),
      ...(price && { price: answerOf(price, terms, input) }),
      ...(sac && { sac: answerOf(sac, terms, input) }),
      ...(price && sac && { comparacao: compare(sac, price) }),
    };
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
