import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais, percentage } from '../../kit/units.ts';
import { toMoney } from '../../lib/numbers/exact.ts';
import { answerOf, compareSystems, input, monthsAsked, paidFor, system, termsOf } from './_financing.ts';
import { effectiveRates, isMonthly } from './_rates.ts';

/** A loan in SAC and in Price, each amount to the cent, with its total effective cost (CET). */
export const financiamento = defineCalculator({
  method: 'POST',
  path: '/calculadoras/financiamento',
  category: 'financeiro',
  name: 'Financiamento SAC e Price',
  summary: 'Parcelas de um financiamento nos dois sistemas, custo efetivo total e comparação',
  en: {
    name: 'SAC and Price financing',
    summary: 'Instalments of a loan in both systems, their total effective cost and the comparison',
  },
  about: {
    pt: 'Cada valor é arredondado ao centavo, e a última parcela quita o que resta. O CET segue a Resolução CMN 4.881/2020, com meses iguais. A correção por TR ou outro índice fica de fora.',
    en: 'Each amount is rounded to the cent, and the last instalment pays off what is left. The CET follows Resolution CMN 4.881/2020, with equal months. Indexation by the TR or another index is left out.',
  },
  input,
  output: v.object({
    valorFinanciado: describe(
      v.number(),
      {
        pt: 'Valor menos entrada, mais as tarifas iniciais quando financiadas',
        en: 'Amount less down payment, plus the initial fees when they are financed',
      },
      reais,
    ),
    prazoMeses: describe(
      v.number(),
      {
        pt: 'Número de parcelas, contados os meses de carência',
        en: 'Number of instalments, months of grace included',
      },
      null,
    ),
    taxaMensalEfetiva: describe(
      v.number(),
      { pt: 'Taxa efetiva ao mês', en: 'Effective rate per month' },
      percentage,
    ),
    taxaAnualEfetiva: describe(
      v.number(),
      { pt: 'Taxa efetiva ao ano', en: 'Effective rate per year' },
      percentage,
    ),
    price: describe(v.optional(system), {
      pt: 'O financiamento na tabela Price; ausente com sistema sac',
      en: 'The loan in the Price system; absent with sistema sac',
    }),
    sac: describe(v.optional(system), {
      pt: 'O financiamento no SAC; ausente com sistema price',
      en: 'The loan in the SAC; absent with sistema price',
    }),
    comparacao: describe(
      v.optional(
        v.object({
          menorCusto: describe(v.picklist(['sac', 'price', 'igual']), {
            pt: 'Sistema cuja soma das parcelas é menor',
            en: 'System whose sum of the instalments is smaller',
          }),
          diferencaTotal: describe(
            v.number(),
            {
              pt: 'Diferença entre as somas das parcelas, sem sinal',
              en: 'Difference between the sums of the instalments, without sign',
            },
            reais,
          ),
          diferencaPrimeiraParcela: describe(
            v.number(),
            {
              pt: 'Primeira parcela do SAC menos a da Price',
              en: 'First instalment of the SAC less that of Price',
            },
            reais,
          ),
        }),
      ),
      { pt: 'SAC ao lado da Price; só com sistema ambos', en: 'SAC beside Price; only with sistema ambos' },
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
