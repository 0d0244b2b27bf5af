import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { rnm } from './rnm.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const rnmTexts = {
  englishName: 'Migrant registration (RNM) generator',
  summary: { pt: 'Gera números do Registro Nacional Migratório e confere a sua forma', en: 'Generates numbers of the RNM, the Brazilian migration registry, and checks their format' },
  search: { pt: 'estrangeiro, RNE, imigrante, migração', en: 'foreigner, immigrant, residence card' },
  about: {
    pt: 'Registro Nacional Migratório, o antigo RNE. A Polícia Federal não publica a regra do último caractere: a validação confere só a forma. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Registro Nacional Migratório, formerly RNE. The Polícia Federal does not publish the rule of the last character: validation checks the format only. The numbers are fictitious and may match those of real people.',
  },
  input: { value: documentValue('RNM'), count, formatted },
  output: {
    rnms: { pt: ['RNMs', 'Números gerados, sem repetição'], en: ['RNMs', 'Numbers generated, without repeats'] },
    verifiable: { pt: ['Tem regra conhecida', 'Sempre false: a regra do último caractere não é pública'], en: ['Has a known rule', 'Always false: the rule of the last character is not public'] },
  },
} satisfies TextsOf<typeof rnm>;
