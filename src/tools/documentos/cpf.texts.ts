import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { cpf } from './cpf.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cpfTexts = {
  englishName: 'CPF generator',
  summary: {
    pt: 'Gera e valida CPFs, com a região fiscal do estado',
    en: 'Generates and validates CPFs, with the tax region of the state',
  },
  about: {
    pt: 'Cadastro de Pessoas Físicas, da Receita Federal. Os números são fictícios e podem coincidir com o de uma pessoa real; a validação não diz se a inscrição existe.',
    en: 'Registry of natural persons of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may coincide with that of a real person; validation does not tell whether the registration exists.',
  },
  input: {
    count,
    formatted,
    state: {
      pt: [
        'Unidade da federação',
        'Unidade da federação, em duas letras, cuja região fiscal dá o nono dígito. Sem ela, sorteada',
      ],
      en: [
        'Brazilian state',
        'Brazilian state, in two letters, whose tax region gives the ninth digit. Without it, drawn',
      ],
    },
  },
  output: {
    cpfs: {
      pt: ['Cpfs', 'CPFs gerados, sem repetição'],
      en: ['Cpfs', 'CPFs generated, none twice'],
    },
    fiscalRegion: {
      pt: ['Região fiscal da inscrição', 'Região fiscal da inscrição, de 1 a 10'],
      en: ['Tax region of the registration', 'Tax region of the registration, from 1 to 10'],
    },
    states: {
      pt: ['Siglas dos estados da região', 'Siglas dos estados da região'],
      en: ['Codes of the states of the region', 'Codes of the states of the region'],
    },
  },
} satisfies TextsOf<typeof cpf>;
