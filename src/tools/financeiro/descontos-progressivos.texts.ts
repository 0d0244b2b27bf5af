import type { descontosProgressivos } from './descontos-progressivos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const descontosProgressivosTexts = {
  englishName: 'Discounts in a row',
  summary: {
    pt: 'Descontos aplicados um sobre o outro, passo a passo, com o desconto efetivo',
    en: 'Discounts applied one on the other, step by step, with the effective discount',
  },

  input: {
    valor: {
      pt: ['Preço antes dos descontos', 'Preço antes dos descontos'],
      en: ['Price before the discounts', 'Price before the discounts'],
    },
    descontos: {
      pt: [
        'Descontos',
        'Descontos na ordem em que se aplicam: um número é um percentual, um objeto diz percentual ou valor',
      ],
      en: [
        'Discounts in the order in which they apply',
        'Discounts in the order in which they apply: a number is a percentage, an object says percentual or valor',
      ],
      fields: {
        percentual: {
          pt: [
            'Desconto sobre o que resta',
            'Desconto sobre o que resta. Este campo ou valor, e só um deles',
          ],
          en: [
            'Discount on what is left',
            'Discount on what is left. This field or valor, and only one of them',
          ],
        },
        valor: {
          pt: ['Desconto fixo', 'Desconto fixo. Este campo ou percentual, e só um deles'],
          en: ['Fixed discount', 'Fixed discount. This field or percentual, and only one of them'],
        },
      },
    },
  },
  output: {
    valorOriginal: {
      pt: ['Preço antes dos descontos', 'Preço antes dos descontos'],
      en: ['Price before the discounts', 'Price before the discounts'],
    },
    valorFinal: {
      pt: ['Preço depois de todos os descontos', 'Preço depois de todos os descontos'],
      en: ['Price after all discounts', 'Price after all discounts'],
    },
    descontoTotal: {
      pt: ['Desconto total', 'Soma do que foi descontado'],
      en: ['Sum of what was taken off', 'Sum of what was taken off'],
    },
    descontoEfetivo: {
      pt: ['Desconto efetivo', 'Desconto total sobre o preço original'],
      en: ['Total discount on the original price', 'Total discount on the original price'],
    },
    somaDescontos: {
      pt: ['Soma descontos', 'Soma simples dos percentuais, para comparar; só quando todos são percentuais'],
      en: [
        'Plain sum of the percentages',
        'Plain sum of the percentages, to compare; only when all are percentages',
      ],
    },
    etapas: {
      pt: ['O que cada desconto faz', 'O que cada desconto faz'],
      en: ['What each discount does', 'What each discount does'],
      fields: {
        ordem: {
          pt: ['Número do desconto', 'Número do desconto'],
          en: ['Number of the discount', 'Number of the discount'],
        },
        tipo: {
          pt: [
            'O desconto é um percentual ou um valor fixo',
            'Se o desconto é um percentual ou um valor fixo',
          ],
          en: ['Tipo', 'Whether the discount is a percentage or a fixed amount'],
          choices: {
            percentual: { pt: 'Percentual', en: 'Percentual' },
            valor: { pt: 'Valor', en: 'Valor' },
          },
        },
        desconto: {
          pt: ['Desconto', 'O desconto enviado, em reais ou percentual, como tipo diz'],
          en: ['The discount sent', 'The discount sent, as an amount or a percentage, as tipo says'],
        },
        valorAntes: {
          pt: ['Preço antes deste desconto', 'Preço antes deste desconto'],
          en: ['Price before this discount', 'Price before this discount'],
        },
        valorDesconto: {
          pt: ['O que este desconto tira', 'O que este desconto tira'],
          en: ['What this discount takes off', 'What this discount takes off'],
        },
        valorDepois: {
          pt: ['Preço depois deste desconto', 'Preço depois deste desconto'],
          en: ['Price after this discount', 'Price after this discount'],
        },
      },
    },
  },
} satisfies TextsOf<typeof descontosProgressivos>;
