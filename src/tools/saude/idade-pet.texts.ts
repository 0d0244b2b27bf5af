import { disclaimer } from './_fields.texts.ts';
import type { idadePet } from './idade-pet.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const species = { pt: ['Espécie', 'Cão ou gato'], en: ['Species', 'Dog or cat'], choices: { cao: { pt: 'Cão', en: 'Dog' }, gato: { pt: 'Gato', en: 'Cat' } } } satisfies FieldTexts;

const method = {
  pt: ['Método', 'Pela tabela da espécie, ou pela idade epigenética, só para cães'],
  en: ['Method', 'By the chart of the species, or by epigenetic age, for dogs only'],
  choices: { tabela: { pt: 'Tabela da espécie', en: 'Species chart' }, epigenetico: { pt: 'Idade epigenética', en: 'Epigenetic age' } },
} satisfies FieldTexts;

const sizes = {
  pequeno: { pt: 'Pequeno', en: 'Small' },
  medio: { pt: 'Médio', en: 'Medium' },
  grande: { pt: 'Grande', en: 'Large' },
  gigante: { pt: 'Gigante', en: 'Giant' },
} satisfies FieldTexts['choices'];

export const idadePetTexts = {
  englishName: 'Pet age in human years',
  summary: { pt: 'Idade de cães, por porte, e de gatos em anos humanos', en: 'Age of dogs, by size, and of cats in human years' },
  search: { pt: 'cachorro, gato, idade humana, anos de cachorro', en: 'dog years, cat years, dog age, pet' },
  about: {
    pt: 'Cães pela tabela do American Kennel Club, por porte, ou pela metilação do DNA (Wang et al., 2020, medida em labradores); gatos pelas fases da AAFP/AAHA. É uma equivalência aproximada: a raça e a saúde contam mais.',
    en: 'Dogs by the American Kennel Club chart, by size, or by DNA methylation (Wang et al., 2020, measured in Labradors); cats by the AAFP/AAHA life stages. It is a rough equivalence: breed and health count more.',
  },
  input: {
    age: {
      pt: ['Idade do animal', 'Obrigatória se a data de nascimento não for informada; envie só uma das duas'],
      en: ["Pet's age", 'Required unless the birth date is given; send only one of the two'],
    },
    birthDate: { pt: ['Data de nascimento', 'No lugar da idade'], en: ['Birth date', 'Instead of the age'] },
    referenceDate: {
      pt: ['Idade neste dia', 'Dia em que se conta a idade pela data de nascimento. Sem ele, hoje em Brasília'],
      en: ['Age on this day', 'Day on which the age is counted from the birth date. If left out, today in Brasília'],
    },
    species,
    size: { pt: ['Porte do cão', 'Porte na idade adulta, para a tabela'], en: ['Dog size', 'Size as an adult, for the chart'], choices: sizes, also: 'porte' },
    method,
  },
  output: {
    species,
    size: { pt: ['Porte do cão', 'Só quando a tabela o usa'], en: ['Dog size', 'Only when the chart uses it'], choices: sizes },
    method,
    age: { pt: ['Idade do animal', 'Anos completos ou com decimais'], en: ["Pet's age", "Pet's age"] },
    humanAge: { pt: ['Idade humana', 'Idade equivalente de uma pessoa'], en: ['Human age', 'Equivalent age of a person'] },
    sevenYearRule: { pt: ['Regra dos 7 anos', 'A regra popular de 7 por 1, para comparar'], en: ['By the 7-year rule', 'The popular rule of 7 to 1, for comparison'] },
    disclaimer,
  },
} satisfies TextsOf<typeof idadePet>;
