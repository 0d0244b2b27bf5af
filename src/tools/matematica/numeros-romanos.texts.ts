import type { numerosRomanos } from './numeros-romanos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numerosRomanosTexts = {
  englishName: 'Roman numerals',
  summary: { pt: 'Converte números de 1 a 3999 em romanos e romanos em números', en: 'Converts numbers from 1 to 3999 to Roman numerals and back' },
  search: { pt: 'algarismo romano, século, XIV', en: 'roman numerals, century' },

  input: {
    value: {
      pt: ['Número ou romano', 'Número de 1 a 3999, ou um numeral romano na forma canônica, em maiúsculas ou minúsculas'],
      en: ['Number or numeral', 'Number from 1 to 3999, or a Roman numeral in canonical form, in upper or lower case'],
    },
  },
  output: {
    direction: {
      pt: ['Conversão', 'Em que sentido se converteu, pelo valor enviado'],
      en: ['Conversion', 'Which way it was converted, by the value sent'],
      choices: { 'decimal-romano': { pt: 'Número para romano', en: 'Number to Roman numeral' }, 'romano-decimal': { pt: 'Romano para número', en: 'Roman numeral to number' } },
    },
    decimal: { pt: ['Número', 'Em algarismos comuns'], en: ['Number', 'In ordinary digits'] },
    roman: { pt: ['Numeral romano', 'Em maiúsculas'], en: ['Roman numeral', 'In upper case'] },
    breakdown: {
      pt: ['Decomposição', 'As parcelas do numeral, da maior à menor'],
      en: ['Breakdown', 'The terms of the numeral, largest first'],
      fields: { roman: { pt: ['Símbolos', 'Símbolos da parcela'], en: ['Symbols', 'Symbols of the term'] }, decimal: { pt: ['Valor', 'Valor da parcela'], en: ['Amount', 'Value of the term'] } },
    },
  },
} satisfies TextsOf<typeof numerosRomanos>;
