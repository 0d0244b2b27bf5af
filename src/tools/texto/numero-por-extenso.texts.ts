import type { numeroPorExtenso } from './numero-por-extenso.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numeroPorExtensoTexts = {
  englishName: 'Number in words',
  summary: { pt: 'Escreve um número ou um valor em reais por extenso', en: 'Writes a number or an amount in reais in Portuguese words' },
  search: { pt: 'por extenso, cheque, escrever valor, ordinal, recibo', en: 'number to words, spell out, check, ordinal' },

  input: {
    value: {
      pt: ['Número', 'Número a escrever, com ponto ou vírgula antes dos decimais. Com currency, até dois decimais'],
      en: ['Number', 'Number to write, with a point or a comma before its decimals. With currency, at most two decimals'],
    },
    currency: { pt: ['Valor em reais', 'Lê o número como um valor em reais e centavos'], en: ['Amount in reais', 'Reads the number as an amount of reais and centavos'] },
    gender: {
      pt: ['Gênero', 'Gênero do que se conta (dois ou duas). Não vai com currency'],
      en: ['Gender', 'Gender of what is counted (dois or duas). Not sent with currency'],
      choices: { masculino: { pt: 'Masculino', en: 'Masculine' }, feminino: { pt: 'Feminino', en: 'Feminine' } },
    },
    decimalStyle: {
      pt: ['Leitura dos decimais', 'Como os decimais se dizem: três vírgula quatorze, ou três inteiros e quatorze centésimos. Não vai com currency'],
      en: ['Way to say decimals', 'How decimals are said: três vírgula quatorze, or três inteiros e quatorze centésimos. Not sent with currency'],
      choices: { virgula: { pt: 'Com vírgula', en: 'With a comma' }, inteiros: { pt: 'Com inteiros e centésimos', en: 'With wholes and hundredths' } },
    },
  },
  output: {
    value: { pt: ['Número lido', 'Número que foi lido, com ponto antes das casas decimais'], en: ['Number read', 'Number that was read, with a point before its decimals'] },
    currency: { pt: ['Valor em reais', 'O número foi lido como um valor em reais e centavos'], en: ['Amount in reais', 'The number was read as an amount of reais and centavos'] },
    text: { pt: ['Por extenso', 'Número por extenso'], en: ['In words', 'Number in words (in Portuguese)'] },
    textCapitalized: {
      pt: ['Com inicial maiúscula', 'O mesmo com a primeira letra maiúscula, como em cheques e contratos'],
      en: ['Capitalized', 'The same with a capital first letter, as in checks and contracts'],
    },
  },
} satisfies TextsOf<typeof numeroPorExtenso>;
