import type { descontosProgressivos } from './descontos-progressivos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const descontosProgressivosTexts = {
  englishName: 'Successive discounts',
  summary: { pt: 'Descontos aplicados um sobre o outro, passo a passo, com o desconto efetivo', en: 'Discounts applied one after the other, step by step, with the effective discount' },
  search: { pt: 'desconto sobre desconto, 10 mais 5, descontos sucessivos', en: 'successive discounts, discount on discount, chained' },

  input: {
    valor: { pt: ['Preço original', 'Preço antes dos descontos'], en: ['Original price', 'Price before the discounts'] },
    descontos: {
      pt: ['Descontos', 'Descontos na ordem em que se aplicam: um número é um percentual, um objeto diz percentual ou valor'],
      en: ['Discounts', 'Discounts in the order in which they apply: a number is a percentage, an object says percentual or valor'],
      fields: {
        percentual: {
          pt: ['Desconto percentual', 'Desconto sobre o que resta. Envie este campo ou valor, nunca os dois'],
          en: ['Percentage off', 'Discount on what is left. Send this field or valor, never both'],
        },
        valor: { pt: ['Desconto fixo', 'Valor a descontar. Envie este campo ou percentual, nunca os dois'], en: ['Amount off', 'Fixed discount. Send this field or percentual, never both'] },
      },
    },
  },
  output: {
    valorOriginal: { pt: ['Preço original', 'Preço antes dos descontos'], en: ['Original price', 'Price before the discounts'] },
    valorFinal: { pt: ['Preço final', 'Preço depois de todos os descontos'], en: ['Final price', 'Price after all discounts'] },
    descontoTotal: { pt: ['Desconto total', 'Soma do que foi descontado'], en: ['Total discount', 'Sum of what was taken off'] },
    descontoEfetivo: { pt: ['Desconto efetivo', 'Desconto total sobre o preço original'], en: ['Effective discount', 'Total discount over the original price'] },
    somaDescontos: {
      pt: ['Soma dos percentuais', 'Soma simples dos percentuais, para comparar; só quando todos são percentuais'],
      en: ['Sum of the percentages', 'Plain sum of the percentages, to compare; only when all are percentages'],
    },
    etapas: {
      pt: ['Passo a passo', 'O que cada desconto faz'],
      en: ['Step by step', 'What each discount does'],
      fields: {
        ordem: { pt: ['Ordem', 'Número do desconto'], en: ['Order', 'Number of the discount'] },
        tipo: {
          pt: ['Tipo de desconto', 'Percentual do que resta ou valor fixo'],
          en: ['Type of discount', 'Percentage of what is left, or a fixed amount'],
          choices: { percentual: { pt: 'Percentual', en: 'Percentage' }, valor: { pt: 'Valor fixo', en: 'Fixed amount' } },
        },
        desconto: { pt: ['Desconto enviado', 'O desconto enviado, em reais ou percentual, como tipo diz'], en: ['Discount sent', 'The discount as sent, an amount or a percentage, as tipo says'] },
        valorAntes: { pt: ['Preço antes', 'Preço antes deste desconto'], en: ['Price before', 'Price before this discount'] },
        valorDesconto: { pt: ['Valor descontado', 'O que este desconto tira'], en: ['Amount taken off', 'What this discount takes off'] },
        valorDepois: { pt: ['Preço depois', 'Preço depois deste desconto'], en: ['Price after', 'Price after this discount'] },
      },
    },
  },
} satisfies TextsOf<typeof descontosProgressivos>;
