import { count } from '../../kit/fields/numbers.texts.ts';
import type { numerosAleatorios } from './numeros-aleatorios.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numerosAleatoriosTexts = {
  englishName: 'Random numbers',
  summary: {
    pt: 'Sorteia números inteiros de um intervalo, com ou sem repetição',
    en: 'Draws whole numbers of a range, with or without repetition',
  },

  input: {
    min: {
      pt: ['Menor número do intervalo', 'Menor número do intervalo, inclusive'],
      en: ['Lowest number of the range', 'Lowest number of the range, included'],
    },
    max: {
      pt: ['Maior número do intervalo', 'Maior número do intervalo, inclusive'],
      en: ['Highest number of the range', 'Highest number of the range, included'],
    },
    count,
    allowDuplicates: {
      pt: ['Um número pode sair mais de uma vez', 'Se um número pode sair mais de uma vez'],
      en: ['A number may come more than once', 'Whether a number may come more than once'],
    },
    sort: {
      pt: ['Ordem da resposta', 'Ordem da resposta: a do sorteio (none), crescente ou decrescente'],
      en: ['Order of the answer', 'Order of the answer: as drawn (none), ascending or descending'],
      choices: {
        none: { pt: 'None', en: 'None' },
        asc: { pt: 'Asc', en: 'Asc' },
        desc: { pt: 'Desc', en: 'Desc' },
      },
    },
  },
  output: {
    numeros: {
      pt: ['Números', 'Números sorteados'],
      en: ['Numbers drawn', 'Numbers drawn'],
    },
    min: {
      pt: ['Menor número do intervalo', 'Menor número do intervalo'],
      en: ['Lowest number of the range', 'Lowest number of the range'],
    },
    max: {
      pt: ['Maior número do intervalo', 'Maior número do intervalo'],
      en: ['Highest number of the range', 'Highest number of the range'],
    },
    sum: {
      pt: ['Soma dos números', 'Soma dos números'],
      en: ['Sum', 'Sum of the numbers'],
    },
  },
} satisfies TextsOf<typeof numerosAleatorios>;
