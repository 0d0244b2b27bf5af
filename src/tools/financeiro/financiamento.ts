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
  examples: [{ input: { valor: 1200, entrada: 200, taxa: 2, prazo: 3 } }],
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
