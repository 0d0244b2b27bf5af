import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { cno } from './cno.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnoTexts = {
  englishName: 'CNO generator',
  summary: {
    pt: 'Gera e valida números do Cadastro Nacional de Obras e do CEI',
    en: 'Generates and validates numbers of the national registry of construction works',
  },
  about: {
    pt: 'Cadastro Nacional de Obras, da Receita Federal. Os números são fictícios e podem coincidir com o de uma obra real.',
    en: 'Cadastro Nacional de Obras, of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may coincide with that of a real work.',
  },
  input: {
    count,
    formatted,
  },
  output: {
    cnos: {
      pt: ['Números gerados', 'Números gerados, sem repetição'],
      en: ['Numbers generated', 'Numbers generated, none twice'],
    },
  },
} satisfies TextsOf<typeof cno>;
