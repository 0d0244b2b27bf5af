import { count } from '../../kit/fields/numbers.texts.ts';
import { gender } from './_fields.texts.ts';
import type { nome } from './nome.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const nomeTexts = {
  englishName: 'Name generator',
  summary: { pt: 'Gera nomes brasileiros completos, com a frequência do censo', en: 'Generates full Brazilian names, as frequent as in the census' },
  search: { pt: 'nomes brasileiros, sobrenome, nome aleatório, nome falso', en: 'random name, Brazilian names, surname, first name' },
  about: {
    pt: 'Os nomes são fictícios e podem coincidir com os de pessoas reais. As frequências são as do Censo do IBGE.',
    en: 'The names are fictitious and may match those of real people. The frequencies are those of the IBGE census.',
  },
  input: {
    count,
    gender: { pt: ['Gênero', 'Sem ele, sorteado a cada nome'], en: ['Gender', 'Without it, random for each name'], choices: gender.choices },
    includeMiddleName: { pt: ['Com nome do meio', 'Acrescenta um segundo prenome ou mais um sobrenome'], en: ['With a middle name', 'Adds a second given name or one more surname'] },
  },
  output: { nomes: { pt: ['Nomes', 'Nomes gerados, sem repetição'], en: ['Names', 'Names generated, without repeats'] } },
} satisfies TextsOf<typeof nome>;
