import { input, system } from './_financing.texts.ts';
import type { financiamento } from './financiamento.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const financiamentoTexts = {
  englishName: 'SAC and Price loan',
  summary: { pt: 'Parcelas de um financiamento nos dois sistemas, custo efetivo total e comparação', en: 'Installments of a loan in both systems, the total effective cost and a comparison' },
  about: {
    pt: 'Cada valor é arredondado ao centavo, e a última parcela quita o que resta. O CET segue a Resolução CMN 4.881/2020, com meses iguais. A correção por TR ou outro índice fica de fora.',
    en: 'Each amount is rounded to the cent, and the last installment pays off what is left. The CET follows Resolution CMN 4.881/2020, with equal months. Indexation by the TR or another index is left out.',
  },
  headlines: [
    { when: { 'comparacao.menorCusto': 'sac' }, text: { pt: 'SAC custa {comparacao.diferencaTotal} a menos', en: 'SAC costs {comparacao.diferencaTotal} less' } },
    { when: { 'comparacao.menorCusto': 'price' }, text: { pt: 'Price custa {comparacao.diferencaTotal} a menos', en: 'Price costs {comparacao.diferencaTotal} less' } },
    { when: { 'comparacao.menorCusto': 'igual' }, text: { pt: 'SAC e Price custam o mesmo', en: 'SAC and Price cost the same' } },
  ],
  input,
  output: {
    valorFinanciado: {
      pt: ['Valor financiado', 'Valor menos entrada, mais as tarifas iniciais quando financiadas'],
      en: ['Amount financed', 'Amount less the down payment, plus the up-front fees when they are financed'],
    },
    prazoMeses: { pt: ['Número de parcelas', 'Número de parcelas, contados os meses de carência'], en: ['Number of installments', 'Number of installments, counting the months of grace'] },
    taxaMensalEfetiva: { pt: ['Taxa efetiva mensal', 'Taxa efetiva ao mês'], en: ['Effective monthly rate', 'Effective rate per month'] },
    taxaAnualEfetiva: { pt: ['Taxa efetiva anual', 'Taxa efetiva ao ano'], en: ['Effective yearly rate', 'Effective rate per year'] },
    price: { pt: ['Tabela Price', 'O financiamento na tabela Price; ausente com sistema sac'], en: ['Price system', 'The loan in the Price system; absent with sistema sac'], fields: system },
    sac: { pt: ['Sistema SAC', 'O financiamento no SAC; ausente com sistema price'], en: ['SAC system', 'The loan in the SAC; absent with sistema price'], fields: system },
    comparacao: {
      pt: ['Comparação', 'SAC ao lado da Price; só com sistema ambos'],
      en: ['Comparison', 'SAC compared with Price; only with sistema ambos'],
      fields: {
        menorCusto: {
          pt: ['Sistema mais barato', 'Sistema com a menor soma das parcelas'],
          en: ['Cheaper system', 'System with the lower sum of installments'],
          choices: { sac: { pt: 'SAC', en: 'SAC' }, price: { pt: 'Price', en: 'Price' }, igual: { pt: 'Custo igual', en: 'Same cost' } },
        },
        diferencaTotal: { pt: ['Diferença total', 'Diferença entre as somas das parcelas, sem sinal'], en: ['Total difference', 'Absolute difference between the sums of the installments'] },
        diferencaPrimeiraParcela: { pt: ['Diferença na 1ª parcela', 'Primeira parcela do SAC menos a da Price'], en: ['First installment difference', 'First installment of SAC less that of Price'] },
      },
    },
  },
} satisfies TextsOf<typeof financiamento>;
