import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { caepf } from './caepf.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const caepfTexts = {
  englishName: 'CAEPF generator',
  summary: {
    pt: 'Gera e valida números do Cadastro de Atividade Econômica da Pessoa Física',
    en: 'Generates and validates numbers of the registry of economic activities of natural persons',
  },
  about: {
    pt: 'Cadastro da Receita Federal para pessoas físicas que exercem atividade econômica, como o produtor rural. Os números são fictícios e podem coincidir com os de uma pessoa real.',
    en: 'Registry of the Receita Federal, the Brazilian tax office, of natural persons with an economic activity, such as rural producers. The numbers are fictitious and may coincide with those of a real person.',
  },
  input: {
    count,
    formatted,
  },
  output: {
    caepfs: {
      pt: ['Números gerados', 'Números gerados, sem repetição'],
      en: ['Numbers generated', 'Numbers generated, none twice'],
    },
    cpf: {
      pt: ['Cpf', 'CPF do titular, refeito a partir do número'],
      en: ['Cpf', 'CPF of the holder, worked out from the number'],
    },
    sequence: {
      pt: ['Ordem da atividade do titular', 'Ordem da atividade do titular, de 3 dígitos'],
      en: ["Order of the holder's activity", "Order of the holder's activity, of 3 digits"],
    },
  },
} satisfies TextsOf<typeof caepf>;
