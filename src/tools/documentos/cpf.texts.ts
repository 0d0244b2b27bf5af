import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { cpf } from './cpf.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cpfTexts = {
  englishName: 'CPF generator',
  summary: { pt: 'Gera e valida CPFs, com a região fiscal do estado', en: 'Generates and validates CPFs, with the tax region of the state' },
  search: { pt: 'contribuinte, pessoa física, documento, cadastro de pessoa', en: 'taxpayer number, personal tax id, social security number, SSN' },
  people: { rank: 12 },
  about: {
    pt: 'Cadastro de Pessoas Físicas, da Receita Federal. Os números são fictícios e podem coincidir com o de uma pessoa real; a validação não diz se a inscrição existe.',
    en: 'Registry of individuals of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may match those of real people; validation does not tell whether the registration exists.',
  },
  input: {
    value: documentValue('CPF'),
    count,
    formatted,
    state: {
      pt: ['Estado', 'Unidade da federação, em duas letras, cuja região fiscal dá o nono dígito. Sem ela, sorteada'],
      en: ['State', 'Brazilian state, in two letters, whose tax region gives the ninth digit. Random if left out'],
    },
  },
  output: {
    cpfs: { pt: ['CPFs', 'CPFs gerados, sem repetição'], en: ['CPFs', 'CPFs generated, without repeats'] },
    fiscalRegion: { pt: ['Região fiscal', 'Região fiscal da inscrição, de 1 a 10'], en: ['Tax region', 'Tax region of the registration, from 1 to 10'] },
    states: { pt: ['Estados da região', 'Siglas dos estados da região fiscal'], en: ['States of the region', 'Codes of the states of the tax region'] },
  },
} satisfies TextsOf<typeof cpf>;
