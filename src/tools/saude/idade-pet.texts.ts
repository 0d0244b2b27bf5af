import { disclaimer } from './_fields.texts.ts';
import type { idadePet } from './idade-pet.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const species = {
  pt: ['Espécie', 'Espécie: cão ou gato'],
  en: ['Species', 'Species: dog (cao) or cat (gato)'],
  choices: {
    cao: { pt: 'Cao', en: 'Cao' },
    gato: { pt: 'Gato', en: 'Gato' },
  },
} satisfies FieldTexts;

const method = {
  pt: ['Como converter', 'Como converter: pela tabela da espécie, ou pela idade epigenética, só para cães'],
  en: [
    'How to convert',
    'How to convert: by the chart of the species (tabela), or by the epigenetic age, for dogs only',
  ],
  choices: {
    tabela: { pt: 'Tabela', en: 'Tabela' },
    epigenetico: { pt: 'Epigenetico', en: 'Epigenetico' },
  },
} satisfies FieldTexts;

export const idadePetTexts = {
  englishName: 'Age of a pet in human years',
  summary: {
    pt: 'Idade de cães, por porte, e de gatos em anos humanos',
    en: 'Age of dogs, by size, and of cats in human years',
  },
  about: {
    pt: 'Cães pela tabela do American Kennel Club, por porte, ou pela metilação do DNA (Wang et al., 2020, medida em labradores); gatos pelas fases da AAFP/AAHA. É uma equivalência aproximada: a raça e a saúde contam mais.',
    en: 'Dogs by the chart of the American Kennel Club, by size, or by DNA methylation (Wang et al., 2020, measured in Labradors); cats by the life stages of the AAFP/AAHA. It is a rough equivalence: breed and health count more.',
  },
  input: {
    age: {
      pt: ['Idade do animal', 'Idade do animal. Obrigatória sem birthDate, e não vai junto com ela'],
      en: ['Age', 'Age of the animal. Required without birthDate, and does not go together with it'],
    },
    birthDate: {
      pt: ['Data de nascimento', 'Data de nascimento, no lugar de age'],
      en: ['Birth date', 'Date of birth, in place of age'],
    },
    referenceDate: {
      pt: [
        'Dia em que se conta a idade',
        'Dia em que se conta a idade, com birthDate. Sem ele, hoje em Brasília',
      ],
      en: [
        'Day on which the age counts',
        'Day on which the age counts, with birthDate. Without it, today in Brasília',
      ],
    },
    species,
    size: {
      pt: ['Porte do cão adulto', 'Porte do cão adulto, para a tabela'],
      en: ['Size', 'Size of the grown dog, for the chart: small (pequeno), medium, large (grande) or giant'],
      choices: {
        pequeno: { pt: 'Pequeno', en: 'Pequeno' },
        medio: { pt: 'Medio', en: 'Medio' },
        grande: { pt: 'Grande', en: 'Grande' },
        gigante: { pt: 'Gigante', en: 'Gigante' },
      },
    },
    method,
  },
  output: {
    species,
    size: {
      pt: ['Porte', 'Porte, quando a tabela o usa'],
      en: ['Size', 'Size, when the chart uses it'],
      choices: {
        pequeno: { pt: 'Pequeno', en: 'Pequeno' },
        medio: { pt: 'Medio', en: 'Medio' },
        grande: { pt: 'Grande', en: 'Grande' },
        gigante: { pt: 'Gigante', en: 'Gigante' },
      },
    },
    method,
    age: {
      pt: ['Idade do animal', 'Idade do animal'],
      en: ['Age', 'Age of the animal'],
    },
    humanAge: {
      pt: ['Idade equivalente de uma pessoa', 'Idade equivalente de uma pessoa'],
      en: ['Human age', 'Equivalent age of a person'],
    },
    sevenYearRule: {
      pt: ['Idade pela regra popular de 7 por 1', 'Idade pela regra popular de 7 por 1, para comparar'],
      en: ['Age by the popular rule of 7 to 1', 'Age by the popular rule of 7 to 1, to compare'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof idadePet>;
