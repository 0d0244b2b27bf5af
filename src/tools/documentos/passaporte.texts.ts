import { count } from '../../kit/fields/numbers.texts.ts';
import type { passaporte } from './passaporte.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const passaporteTexts = {
  englishName: 'Passport generator',
  summary: {
    pt: 'Gera números de passaporte brasileiro e confere a sua forma',
    en: 'Generates numbers of the Brazilian passport and checks their form',
  },
  about: {
    pt: 'O número não tem dígito verificador: a validação confere só a forma. Os números são fictícios e podem coincidir com o de um passaporte real.',
    en: 'The number has no check digit: validation checks its form alone. The numbers are fictitious and may coincide with that of a real passport.',
  },
  input: {
    count,
  },
  output: {
    passaportes: {
      pt: ['Números gerados', 'Números gerados, sem repetição'],
      en: ['Numbers generated', 'Numbers generated, none twice'],
    },
    series: {
      pt: ['Série', 'Série, as duas letras'],
      en: ['Series', 'Series, the two letters'],
    },
    mrzCheckDigit: {
      pt: ['MrzCheckDigit', 'Dígito do número na linha de leitura mecânica (ICAO 9303)'],
      en: ['MrzCheckDigit', 'Digit of the number in the machine-readable zone (ICAO 9303)'],
    },
    verifiable: {
      pt: ['Sempre false', 'Sempre false: o número não tem dígito que o confirme'],
      en: ['Always false', 'Always false: the number has no digit that confirms it'],
    },
  },
} satisfies TextsOf<typeof passaporte>;
