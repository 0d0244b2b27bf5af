import type { analisar } from './analisar.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const time = {
  seconds: {
    pt: ['O tempo', 'O tempo, como um número'],
    en: ['The time', 'The time, as a number'],
  },
  text: {
    pt: ['O tempo por extenso', 'O tempo por extenso, como 3 min 5 s'],
    en: ['Text', 'The time as a text, such as 3 min 5 s'],
  },
} satisfies FieldsTexts;

export const analisarTexts = {
  englishName: 'Text analyser',
  summary: {
    pt: 'Conta caracteres, palavras, frases e parágrafos e estima o tempo de leitura',
    en: 'Counts characters, words, sentences and paragraphs and estimates the reading time',
  },
  about: {
    pt: 'Um caractere é o que se vê como um (grafema): um emoji composto conta como um. Palavras com hífen ou apóstrofo, e números com pontos, contam como uma.',
    en: 'A character is what is seen as one (grapheme): a composed emoji counts as one. Words with a hyphen or apostrophe, and numbers with points, count as one.',
  },
  input: {
    text: {
      pt: ['O texto', 'O texto; pode ser vazio'],
      en: ['Text', 'The text; may be empty'],
    },
    wordsPerMinute: {
      pt: ['Velocidade de leitura', 'Velocidade de leitura'],
      en: ['Words per minute', 'Reading speed'],
    },
  },
  output: {
    characters: {
      pt: ['Caracteres', 'Caracteres, com espaços'],
      en: ['Characters', 'Characters, white space included'],
    },
    charactersNoSpaces: {
      pt: ['Caracteres', 'Caracteres, sem espaços e quebras de linha'],
      en: ['Characters', 'Characters, without white space and line breaks'],
    },
    letters: {
      pt: ['Letras', 'Letras'],
      en: ['Letters', 'Letters'],
    },
    digits: {
      pt: ['Dígitos', 'Dígitos'],
      en: ['Digits', 'Digits'],
    },
    punctuation: {
      pt: ['Sinais de pontuação e símbolos', 'Sinais de pontuação e símbolos'],
      en: ['Punctuation', 'Punctuation marks and symbols'],
    },
    spaces: {
      pt: ['Espaços e quebras de linha', 'Espaços e quebras de linha'],
      en: ['White space and line breaks', 'White space and line breaks'],
    },
    codePoints: {
      pt: ['Pontos de código Unicode', 'Pontos de código Unicode'],
      en: ['Code points', 'Unicode code points'],
    },
    bytes: {
      pt: [
        'Tamanho do texto codificado como UTF-8',
        'Tamanho do texto codificado como UTF-8, em número de bytes',
      ],
      en: ['Size of the text encoded as UTF-8', 'Size of the text encoded as UTF-8, as a number of bytes'],
    },
    words: {
      pt: ['Palavras', 'Palavras'],
      en: ['Words', 'Words'],
    },
    uniqueWords: {
      pt: ['Palavras diferentes', 'Palavras diferentes, sem distinguir maiúsculas'],
      en: ['Different words', 'Different words, case disregarded'],
    },
    sentences: {
      pt: ['Frases', 'Frases; o ponto de uma abreviatura não termina uma'],
      en: ['Sentences', 'Sentences; the point of an abbreviation does not end one'],
    },
    paragraphs: {
      pt: [
        'Parágrafos',
        'Parágrafos: blocos separados por linha em branco ou, quando só há um bloco, as linhas dele',
      ],
      en: [
        'Paragraphs',
        'Paragraphs: blocks apart by a blank line or, where there is only one block, its lines',
      ],
    },
    lines: {
      pt: ['Linhas', 'Linhas; a quebra final não faz outra'],
      en: ['Lines', 'Lines; a final break does not make another'],
    },
    nonEmptyLines: {
      pt: ['Linhas com algum texto', 'Linhas com algum texto'],
      en: ['Lines with some text', 'Lines with some text'],
    },
    averageWordLength: {
      pt: ['Caracteres por palavra', 'Caracteres por palavra, em média; 0 sem palavras'],
      en: ['Characters per word', 'Characters per word, on average; 0 without words'],
    },
    averageSentenceLength: {
      pt: ['Palavras por frase', 'Palavras por frase, em média; 0 sem palavras'],
      en: ['Words per sentence', 'Words per sentence, on average; 0 without words'],
    },
    longestWord: {
      pt: ['A palavra mais longa', 'A palavra mais longa, a primeira em caso de empate; null sem palavras'],
      en: ['Longest word', 'The longest word, the first on a tie; null without words'],
    },
    readingTime: {
      pt: ['Tempo de leitura', 'Tempo de leitura, à velocidade de wordsPerMinute'],
      en: ['Reading time', 'Reading time, at the speed of wordsPerMinute'],
      fields: time,
    },
    speakingTime: {
      pt: ['Tempo de fala', 'Tempo de fala, a 130 palavras por minuto'],
      en: ['Speaking time', 'Speaking time, at 130 words a minute'],
      fields: time,
    },
  },
} satisfies TextsOf<typeof analisar>;
