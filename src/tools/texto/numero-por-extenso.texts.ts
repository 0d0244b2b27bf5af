import type { numeroPorExtenso } from './numero-por-extenso.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numeroPorExtensoTexts = {
  englishName: 'Number in words',
  summary: {
    pt: 'Escreve um número ou um valor em reais por extenso',
    en: 'Writes a number or an amount in reais in Portuguese words',
  },

  input: {
    value: {
      pt: ['O número', 'O número, com ponto antes dos decimais. Com currency, até dois decimais'],
      en: ['The number', 'The number, with a point before its decimals. With currency, at most two decimals'],
    },
    currency: {
      pt: ['O número é um valor em reais e centavos', 'Se o número é um valor em reais e centavos'],
      en: ['Currency', 'Whether the number is an amount of reais and centavos'],
    },
    gender: {
      pt: ['Gênero do que se conta', 'Gênero do que se conta (dois ou duas); não conta com currency'],
      en: ['Gender', 'Gender of what is counted (dois or duas); does not count with currency'],
      choices: {
        masculino: { pt: 'Masculino', en: 'Masculino' },
        feminino: { pt: 'Feminino', en: 'Feminino' },
      },
    },
    decimalStyle: {
      pt: [
        'Como os decimais se dizem',
        'Como os decimais se dizem: três vírgula quatorze, ou três inteiros e quatorze centésimos; não conta com currency',
      ],
      en: [
        'How decimals are said',
        'How decimals are said: três vírgula quatorze, or três inteiros e quatorze centésimos; does not count with currency',
      ],
      choices: {
        virgula: { pt: 'Virgula', en: 'Virgula' },
        inteiros: { pt: 'Inteiros', en: 'Inteiros' },
      },
    },
  },
  output: {
    value: {
      pt: ['O número enviado', 'O número enviado'],
      en: ['The number sent', 'The number sent'],
    },
    currency: {
      pt: ['Ele é um valor em reais e centavos', 'Se ele é um valor em reais e centavos'],
      en: ['It is an amount of reais and centavos', 'Whether it is an amount of reais and centavos'],
    },
    text: {
      pt: ['O número por extenso', 'O número por extenso'],
      en: ['The number in words', 'The number in words (in Portuguese)'],
    },
    textCapitalized: {
      pt: [
        'O mesmo com a primeira letra maiúscula',
        'O mesmo com a primeira letra maiúscula, como em cheques e contratos',
      ],
      en: [
        'The same with a capital first letter',
        'The same with a capital first letter, as in cheques and contracts',
      ],
    },
  },
} satisfies TextsOf<typeof numeroPorExtenso>;
