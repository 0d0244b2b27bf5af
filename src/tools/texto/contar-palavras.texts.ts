import type { contarPalavras } from './contar-palavras.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const contarPalavrasTexts = {
  englishName: 'Word counter',
  summary: {
    pt: 'Conta quantas vezes cada palavra ou expressão aparece em um texto',
    en: 'Counts how often each word or expression occurs in a text',
  },

  input: {
    text: {
      pt: ['O texto', 'O texto'],
      en: ['The text', 'The text'],
    },
    caseSensitive: {
      pt: ['CaseSensitive', 'Se maiúsculas e minúsculas fazem palavras diferentes'],
      en: ['Upper and lower case make different words', 'Whether upper and lower case make different words'],
    },
    ignoreAccents: {
      pt: ['IgnoreAccents', 'Se palavras que só diferem nos acentos contam como uma'],
      en: ['IgnoreAccents', 'Whether words that differ only in accents count as one'],
    },
    ignoreStopWords: {
      pt: ['Artigos', 'Se artigos, preposições e outras palavras comuns do português ficam de fora'],
      en: ['Articles', 'Whether articles, prepositions and other common words of Portuguese are left out'],
    },
    minLength: {
      pt: ['MinLength', 'Comprimento das palavras mais curtas que contam'],
      en: ['Length of the shortest words that count', 'Length of the shortest words that count'],
    },
    ngram: {
      pt: ['Palavras seguidas em cada expressão', 'Palavras seguidas em cada expressão; 1 conta palavras'],
      en: ['Consecutive words in each expression', 'Consecutive words in each expression; 1 counts words'],
    },
    limit: {
      pt: ['Quantas expressões a resposta traz', 'Quantas expressões a resposta traz, das mais frequentes'],
      en: [
        'How many expressions the answer has',
        'How many expressions the answer has, the most frequent first',
      ],
    },
  },
  output: {
    totalWords: {
      pt: ['Todas as palavras', 'Todas as palavras, antes dos filtros'],
      en: ['All words', 'All words, before any filter'],
    },
    countedWords: {
      pt: ['Palavras ou expressões contadas', 'Palavras ou expressões contadas'],
      en: ['Counted words', 'Words or expressions counted'],
    },
    uniqueWords: {
      pt: [
        'Palavras ou expressões diferentes',
        'Palavras ou expressões diferentes, também as que limit deixa de fora',
      ],
      en: [
        'Different words or expressions',
        'Different words or expressions, those that limit leaves out included',
      ],
    },
    words: {
      pt: ['As mais frequentes', 'As mais frequentes, em empate pela ordem em que aparecem'],
      en: ['Words', 'The most frequent, on a tie in the order in which they appear'],
      fields: {
        word: {
          pt: ['Palavra ou expressão', 'Palavra ou expressão'],
          en: ['Word', 'Word or expression'],
        },
        count: {
          pt: ['Vezes que aparece', 'Vezes que aparece'],
          en: ['Times that it occurs', 'Times that it occurs'],
        },
        percent: {
          pt: ['Parte das palavras ou expressões contadas', 'Parte das palavras ou expressões contadas'],
          en: ['Share of the words or expressions counted', 'Share of the words or expressions counted'],
        },
      },
    },
  },
} satisfies TextsOf<typeof contarPalavras>;
