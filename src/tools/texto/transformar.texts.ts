import type { transformar } from './transformar.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const transformarTexts = {
  englishName: 'Text transformer',
  summary: {
    pt: 'Inverte, ordena, embaralha, limpa e converte textos em dez ações',
    en: 'Reverses, sorts, scrambles, cleans and converts texts in ten actions',
  },

  input: {
    text: {
      pt: ['O texto', 'O texto'],
      en: ['Text', 'The text'],
    },
    action: {
      pt: [
        'O que fazer',
        'O que fazer: tirar acentos, inverter, ordenar, virar de cabeça para baixo, empilhar, embaralhar o meio das palavras, escapar HTML, virar HTML, tirar repetidos ou juntar linhas',
      ],
      en: [
        'What to do',
        'What to do: remove accents, reverse, sort, turn upside down, stack, scramble the inside of words, escape HTML, make HTML, remove duplicates or join lines',
      ],
      choices: {
        removeAccents: { pt: 'Remove Accents', en: 'Remove Accents' },
        reverse: { pt: 'Reverse', en: 'Reverse' },
        sort: { pt: 'Sort', en: 'Sort' },
        upsideDown: { pt: 'Upside Down', en: 'Upside Down' },
        stacked: { pt: 'Stacked', en: 'Stacked' },
        scramble: { pt: 'Scramble', en: 'Scramble' },
        escapeHtml: { pt: 'Escape Html', en: 'Escape Html' },
        textToHtml: { pt: 'Text To Html', en: 'Text To Html' },
        removeDuplicates: { pt: 'Remove Duplicates', en: 'Remove Duplicates' },
        removeLineBreaks: { pt: 'Remove Line Breaks', en: 'Remove Line Breaks' },
      },
    },
    unit: {
      pt: [
        'O que se inverte',
        'O que se inverte, ordena ou tira: linhas ou palavras, ou caracteres em reverse. Com auto, linhas quando há mais de uma',
      ],
      en: [
        'What is reversed',
        'What is reversed, sorted or removed: lines or words, or characters in reverse. With auto, lines when there is more than one',
      ],
      choices: {
        auto: { pt: 'Auto', en: 'Auto' },
        characters: { pt: 'Characters', en: 'Characters' },
        words: { pt: 'Words', en: 'Words' },
        lines: { pt: 'Lines', en: 'Lines' },
      },
    },
    order: {
      pt: ['Ordem crescente ou decrescente', 'Ordem crescente ou decrescente; só em sort'],
      en: ['Ascending or descending order', 'Ascending or descending order; only for sort'],
      choices: {
        asc: { pt: 'Asc', en: 'Asc' },
        desc: { pt: 'Desc', en: 'Desc' },
      },
    },
    caseSensitive: {
      pt: ['CaseSensitive', 'Se maiúsculas e minúsculas fazem itens diferentes; só em removeDuplicates'],
      en: [
        'Upper and lower case make different items',
        'Whether upper and lower case make different items; only for removeDuplicates',
      ],
    },
    keepParagraphs: {
      pt: ['KeepParagraphs', 'Se as linhas em branco continuam a separar blocos; só em removeLineBreaks'],
      en: [
        'Blank lines still separate blocks',
        'Whether blank lines still separate blocks; only for removeLineBreaks',
      ],
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    result: {
      pt: ['O texto transformado', 'O texto transformado'],
      en: ['The text transformed', 'The text transformed'],
    },
    unit: {
      pt: [
        'O que foi ordenado ou tirado',
        'O que foi ordenado ou tirado: linhas ou palavras; só em sort e removeDuplicates',
      ],
      en: [
        'What was sorted or removed',
        'What was sorted or removed: lines or words; only for sort and removeDuplicates',
      ],
    },
    removed: {
      pt: [
        'Itens tirados ou quebras de linha achadas',
        'Itens tirados ou quebras de linha achadas; só em removeDuplicates e removeLineBreaks',
      ],
      en: [
        'Items removed or line breaks found',
        'Items removed or line breaks found; only for removeDuplicates and removeLineBreaks',
      ],
    },
  },
} satisfies TextsOf<typeof transformar>;
