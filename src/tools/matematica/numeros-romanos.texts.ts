import type { numerosRomanos } from './numeros-romanos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numerosRomanosTexts = {
  englishName: 'Roman numerals',
  summary: {
    pt: 'Converte números de 1 a 3999 em romanos e romanos em números',
    en: 'Converts numbers from 1 to 3999 to Roman numerals and back',
  },

  input: {
    value: {
      pt: [
        'Número de 1 a 3999',
        'Número de 1 a 3999, ou um numeral romano na forma canônica, em maiúsculas ou minúsculas',
      ],
      en: ['Value', 'Number from 1 to 3999, or a Roman numeral in canonical form, in upper or lower case'],
    },
  },
  output: {
    direction: {
      pt: ['De onde para onde se converteu', 'De onde para onde se converteu, pelo valor enviado'],
      en: ['From what to what it was converted', 'From what to what it was converted, by the value sent'],
      choices: {
        'decimal-romano': { pt: 'Decimal romano', en: 'Decimal romano' },
        'romano-decimal': { pt: 'Romano decimal', en: 'Romano decimal' },
      },
    },
    decimal: {
      pt: ['O número', 'O número'],
      en: ['The number', 'The number'],
    },
    roman: {
      pt: ['O numeral romano', 'O numeral romano, em maiúsculas'],
      en: ['Roman', 'The Roman numeral, in upper case'],
    },
    breakdown: {
      pt: ['As parcelas do numeral', 'As parcelas do numeral, da maior à menor'],
      en: ['The terms of the numeral', 'The terms of the numeral, the greatest first'],
      fields: {
        roman: {
          pt: ['Símbolos da parcela', 'Símbolos da parcela'],
          en: ['Roman', 'Symbols of the term'],
        },
        decimal: {
          pt: ['Valor da parcela', 'Valor da parcela'],
          en: ['Value of the term', 'Value of the term'],
        },
      },
    },
  },
} satisfies TextsOf<typeof numerosRomanos>;
