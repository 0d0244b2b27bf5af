import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { rnm } from './rnm.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const rnmTexts = {
  englishName: 'RNM generator',
  summary: {
    pt: 'Gera números do Registro Nacional Migratório e confere a sua forma',
    en: 'Generates numbers of the national migration registry and checks their form',
  },
  about: {
    pt: 'Registro Nacional Migratório, o antigo RNE. A Polícia Federal não publica a regra do último caractere: a validação confere só a forma. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Registro Nacional Migratório, formerly RNE. The Polícia Federal does not publish the rule of the last character: validation checks the form alone. The numbers are fictitious and may coincide with that of a real person.',
  },
  input: {
    count,
    formatted,
  },
  output: {
    rnms: {
      pt: ['Números gerados', 'Números gerados, sem repetição'],
      en: ['Numbers generated', 'Numbers generated, none twice'],
    },
    verifiable: {
      pt: ['Sempre false', 'Sempre false: a regra do último caractere não é pública'],
      en: ['Always false', 'Always false: the rule of the last character is not public'],
    },
  },
} satisfies TextsOf<typeof rnm>;
