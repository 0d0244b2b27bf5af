import type { analisar } from './analisar.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const time = {
  seconds: { pt: ['Segundos', 'O tempo, como um número'], en: ['Seconds', 'The time, as a number'] },
  text: { pt: ['Por extenso', 'O tempo por extenso, como 3 min 5 s'], en: ['Written out', 'The time written out, such as 3 min 5 s'] },
} satisfies FieldsTexts;

export const analisarTexts = {
  englishName: 'Text analyzer',
  summary: { pt: 'Conta caracteres, palavras, frases e parágrafos e estima o tempo de leitura', en: 'Counts characters, words, sentences and paragraphs and estimates the reading time' },
  search: { pt: 'legibilidade, palavras repetidas, frequência, densidade, tempo de leitura', en: 'readability, keyword density, word frequency, reading time' },
  people: { name: { pt: 'Analisar texto', en: 'Analyze text' } },
  about: {
    pt: 'Um caractere é o que se vê como um (grafema): um emoji composto conta como um. Palavras com hífen ou apóstrofo, e números com pontos, contam como uma.',
    en: 'A character is what is seen as one (grapheme): a composed emoji counts as one. A word with a hyphen or apostrophe, or a number with periods, counts as one.',
  },
  input: {
    text: { pt: ['Texto', 'Texto a analisar; pode ser vazio'], en: ['Text', 'Text to analyze; may be empty'] },
    wordsPerMinute: { pt: ['Velocidade de leitura', 'Palavras lidas por minuto, para o tempo de leitura'], en: ['Reading speed', 'Words read per minute, for the reading time'] },
  },
  output: {
    characters: { pt: ['Caracteres', 'Caracteres, com espaços'], en: ['Characters', 'Characters, white space included'] },
    charactersNoSpaces: { pt: ['Caracteres sem espaços', 'Caracteres, sem espaços e quebras de linha'], en: ['Characters without spaces', 'Characters, without white space and line breaks'] },
    letters: { pt: ['Letras', 'Letras de qualquer alfabeto'], en: ['Letters', 'Letters of any alphabet'] },
    digits: { pt: ['Dígitos', 'Algarismos de 0 a 9 e de outras escritas'], en: ['Digits', 'Digits from 0 to 9 and of other scripts'] },
    punctuation: { pt: ['Pontuação e símbolos', 'Sinais de pontuação e símbolos'], en: ['Punctuation and symbols', 'Punctuation marks and symbols'] },
    spaces: { pt: ['Espaços', 'Espaços e quebras de linha'], en: ['White space', 'White space and line breaks'] },
    codePoints: { pt: ['Pontos de código', 'Pontos de código Unicode'], en: ['Unicode code points', 'Unicode code points'] },
    bytes: { pt: ['Tamanho em UTF-8', 'Tamanho do texto codificado como UTF-8, em número de bytes'], en: ['Size in UTF-8', 'Size of the text encoded as UTF-8, as a number of bytes'] },
    words: { pt: ['Palavras', 'Palavras'], en: ['Words', 'Words'] },
    uniqueWords: { pt: ['Palavras diferentes', 'Palavras diferentes, sem distinguir maiúsculas'], en: ['Different words', 'Different words, regardless of case'] },
    sentences: { pt: ['Frases', 'Frases; o ponto de uma abreviatura não termina uma'], en: ['Sentences', 'Sentences; the period of an abbreviation does not end one'] },
    paragraphs: {
      pt: ['Parágrafos', 'Parágrafos: blocos separados por linha em branco ou, quando só há um bloco, as linhas dele'],
      en: ['Paragraphs', 'Paragraphs: blocks separated by a blank line or, if there is only one block, its lines'],
    },
    lines: { pt: ['Linhas', 'Linhas; a quebra final não faz outra'], en: ['Lines', 'Lines; a final break does not make another'] },
    nonEmptyLines: { pt: ['Linhas com texto', 'Linhas com algum texto'], en: ['Lines with text', 'Lines with some text'] },
    averageWordLength: { pt: ['Caracteres por palavra', 'Caracteres por palavra, em média; 0 sem palavras'], en: ['Characters per word', 'Characters per word, on average; 0 without words'] },
    averageSentenceLength: { pt: ['Palavras por frase', 'Palavras por frase, em média; 0 sem palavras'], en: ['Words per sentence', 'Words per sentence, on average; 0 without words'] },
    longestWord: { pt: ['Palavra mais longa', 'Palavra mais longa, a primeira em caso de empate; null sem palavras'], en: ['Longest word', 'Longest word, the first in a tie; null without words'] },
    readingTime: { pt: ['Tempo de leitura', 'Tempo de leitura, à velocidade de wordsPerMinute'], en: ['Reading time', 'Reading time, at the speed of wordsPerMinute'], fields: time },
    speakingTime: { pt: ['Tempo de fala', 'Tempo de fala, a 130 palavras por minuto'], en: ['Speaking time', 'Speaking time, at 130 words per minute'], fields: time },
  },
} satisfies TextsOf<typeof analisar>;
