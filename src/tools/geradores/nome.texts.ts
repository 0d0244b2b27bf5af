import { count } from '../../kit/fields/numbers.texts.ts';
import { gender } from './_fields.texts.ts';
import type { nome } from './nome.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nomeTexts = {
  englishName: 'Name generator',
  summary: {
    pt: 'Gera nomes brasileiros completos, com a frequência do censo',
    en: 'Generates full Brazilian names, as frequent as in the census',
  },
  about: {
    pt: 'Os nomes são fictícios e podem coincidir com os de pessoas reais. As frequências são as do Censo do IBGE.',
    en: 'The names are fictitious and may coincide with those of real people. The frequencies are those of the census of IBGE.',
  },
  input: {
    count,
    gender: {
      pt: ['Gênero dos nomes', 'Gênero dos nomes. Sem ele, sorteado a cada um'],
      en: ['Gender', 'Gender of the names. Without it, drawn for each'],
      choices: gender.choices,
    },
    includeMiddleName: {
      pt: ['Há um segundo prenome ou mais um sobrenome', 'Se há um segundo prenome ou mais um sobrenome'],
      en: ['IncludeMiddleName', 'Whether there is a second given name or one more surname'],
    },
  },
  output: {
    nomes: {
      pt: ['Nomes', 'Nomes gerados, sem repetição'],
      en: ['Names generated', 'Names generated, none twice'],
    },
  },
} satisfies TextsOf<typeof nome>;
