import { count } from '../../kit/fields/numbers.texts.ts';
import type { numerosAleatorios } from './numeros-aleatorios.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const numerosAleatoriosTexts = {
  englishName: 'Random numbers',
  summary: { pt: 'Sorteia números inteiros de um intervalo, com ou sem repetição', en: 'Draws whole numbers from a range, with or without repeats' },
  search: { pt: 'sortear, sorteio, rifa, dado, loteria, número da sorte', en: 'random number, dice, roll, raffle, draw, lottery' },

  input: {
    min: { pt: ['Menor número', 'Começo do intervalo, que também pode sair'], en: ['Lowest number', 'Start of the range, which may also come'], also: 'minimo' },
    max: { pt: ['Maior número', 'Fim do intervalo, que também pode sair'], en: ['Highest number', 'End of the range, which may also come'], also: 'maximo' },
    count,
    allowDuplicates: { pt: ['Com repetição', 'Um número pode sair mais de uma vez'], en: ['With repeats', 'A number may come more than once'], also: 'repetir' },
    sort: {
      pt: ['Ordem', 'Ordem dos números na resposta'],
      en: ['Order', 'Order of the numbers in the answer'],
      choices: { none: { pt: 'Ordem do sorteio', en: 'As drawn' }, asc: { pt: 'Crescente', en: 'Ascending' }, desc: { pt: 'Decrescente', en: 'Descending' } },
    },
  },
  output: {
    numeros: { pt: ['Números', 'Números sorteados'], en: ['Numbers', 'Numbers drawn'] },
    min: { pt: ['Menor número', 'Começo do intervalo'], en: ['Lowest number', 'Start of the range'] },
    max: { pt: ['Maior número', 'Fim do intervalo'], en: ['Highest number', 'End of the range'] },
    sum: { pt: ['Soma', 'Soma dos números'], en: ['Sum', 'Sum of the numbers'] },
  },
} satisfies TextsOf<typeof numerosAleatorios>;
