import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { caepf } from './caepf.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const caepfTexts = {
  englishName: 'CAEPF generator',
  summary: {
    pt: 'Gera e valida números do Cadastro de Atividade Econômica da Pessoa Física (CAEPF)',
    en: 'Generates and validates numbers of the CAEPF, the Brazilian registry of economic activities of individuals',
  },
  search: { pt: 'produtor rural, empregador pessoa física, CEI', en: 'rural producer, individual employer' },
  about: {
    pt: 'Cadastro da Receita Federal para pessoas físicas que exercem atividade econômica, como o produtor rural. Os números são fictícios e podem coincidir com os de uma pessoa real.',
    en: 'Registry of the Receita Federal, the Brazilian tax office, for individuals with an economic activity, such as rural producers. The numbers are fictitious and may match those of real people.',
  },
  input: { value: documentValue('CAEPF'), count, formatted },
  output: {
    caepfs: { pt: ['CAEPFs', 'Números gerados, sem repetição'], en: ['CAEPFs', 'Numbers generated, without repeats'] },
    cpf: { pt: ['CPF do titular', 'Refeito a partir do número'], en: ['CPF of the holder', 'Worked out from the number'] },
    sequence: { pt: ['Ordem da atividade', 'Qual das atividades do titular, em 3 dígitos'], en: ['Activity number', "Which of the holder's activities, in 3 digits"] },
  },
} satisfies TextsOf<typeof caepf>;
