import type { contarPalavras } from './contar-palavras.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const contarPalavrasTexts = {
  englishName: 'Word counter',
  summary: { pt: 'Conta quantas vezes cada palavra ou expressão aparece em um texto', en: 'Counts how often each word or phrase occurs in a text' },
  search: { pt: 'quantas palavras, caracteres, letras, linhas, tamanho do texto, redação', en: 'word count, character count, letters, text length' },
  people: { name: { pt: 'Contar palavras', en: 'Count words' } },

  input: {
    text: { pt: ['Texto', 'Texto em que contar'], en: ['Text', 'Text to count in'] },
    caseSensitive: { pt: ['Diferenciar maiúsculas', 'Maiúsculas e minúsculas fazem palavras diferentes'], en: ['Match case', 'Upper and lower case make different words'] },
    ignoreAccents: { pt: ['Ignorar acentos', 'Palavras que só diferem nos acentos contam como uma'], en: ['Ignore accents', 'Words that differ only in accents count as one'] },
    ignoreStopWords: {
      pt: ['Sem palavras comuns', 'Deixa de fora artigos, preposições e outras palavras comuns do português'],
      en: ['Without common words', 'Leaves out articles, prepositions and other common words of Portuguese'],
    },
    minLength: { pt: ['Comprimento mínimo', 'Comprimento das palavras mais curtas que contam'], en: ['Minimum length', 'Length of the shortest words that count'] },
    ngram: { pt: ['Palavras seguidas', 'Palavras seguidas em cada expressão; 1 conta palavras'], en: ['Words in a row', 'Consecutive words in each phrase; 1 counts words'] },
    limit: { pt: ['Quantas mostrar', 'Quantas expressões a resposta traz, das mais frequentes'], en: ['How many to show', 'How many phrases the answer has, the most frequent first'] },
  },
  output: {
    totalWords: { pt: ['Total de palavras', 'Todas as palavras, antes dos filtros'], en: ['Total words', 'All words, before any filter'] },
    countedWords: { pt: ['Palavras contadas', 'Palavras ou expressões contadas'], en: ['Words counted', 'Words or phrases counted'] },
    uniqueWords: {
      pt: ['Palavras diferentes', 'Palavras ou expressões diferentes, também as que limit deixa de fora'],
      en: ['Different words', 'Different words or phrases, including those that limit leaves out'],
    },
    words: {
      pt: ['Mais frequentes', 'As mais frequentes, em empate pela ordem em que aparecem'],
      en: ['Most frequent', 'The most frequent, in a tie by the order in which they appear'],
      fields: {
        word: { pt: ['Palavra ou expressão', 'Palavra ou expressão'], en: ['Word or phrase', 'Word or phrase'] },
        count: { pt: ['Vezes', 'Vezes que aparece'], en: ['Times', 'Times that it occurs'] },
        percent: { pt: ['Parte do total', 'Parte das palavras ou expressões contadas'], en: ['Share of total', 'Share of the words or phrases counted'] },
      },
    },
  },
} satisfies TextsOf<typeof contarPalavras>;
