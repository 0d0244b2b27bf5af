import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { passaporte } from './passaporte.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const passaporteTexts = {
  englishName: 'Passport number generator',
  summary: { pt: 'Gera números de passaporte brasileiro e confere a sua forma', en: 'Generates Brazilian passport numbers and checks their format' },
  search: { pt: 'documento de viagem, polícia federal', en: 'passport, travel document' },
  about: {
    pt: 'O número não tem dígito verificador: a validação confere só a forma. Os números são fictícios e podem coincidir com o de um passaporte real.',
    en: 'The number has no check digit: validation checks its format only. The numbers are fictitious and may match those of real passports.',
  },
  input: { value: documentValue('Passaporte', 'Passport number'), count },
  output: {
    passaportes: { pt: ['Passaportes', 'Números gerados, sem repetição'], en: ['Passports', 'Numbers generated, without repeats'] },
    series: { pt: ['Série', 'As duas letras do começo'], en: ['Series', 'The two letters at the start'] },
    mrzCheckDigit: {
      pt: ['Dígito da leitura mecânica', 'Dígito do número na linha de leitura mecânica (ICAO 9303)'],
      en: ['Machine-readable check digit', 'Digit of the number in the machine-readable zone (ICAO 9303)'],
    },
    verifiable: { pt: ['Tem dígito verificador', 'Sempre false: o número não tem dígito que o confirme'], en: ['Has a check digit', 'Always false: the number has no digit that confirms it'] },
  },
} satisfies TextsOf<typeof passaporte>;
