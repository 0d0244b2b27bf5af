import type { infoCaractere } from './info-caractere.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const infoCaractereTexts = {
  englishName: 'Character information',
  summary: { pt: 'Mostra os códigos de cada caractere em Unicode, HTML, URL, JavaScript e CSS', en: 'Shows the codes of each character in Unicode, HTML, URL, JavaScript and CSS' },
  search: { pt: 'emoji, unicode, símbolo, código do caractere, ASCII', en: 'emoji, unicode, symbol, code point, ASCII' },

  input: { text: { pt: ['Caracteres', 'Caracteres a mostrar; um emoji composto é um só'], en: ['Characters', 'Characters to show; a composed emoji is one'] } },
  output: {
    count: { pt: ['Quantos caracteres', 'Número de caracteres'], en: ['How many characters', 'Number of characters'] },
    characters: {
      pt: ['Caracteres', 'Os caracteres, na ordem do texto'],
      en: ['Characters', 'The characters, in the order of the text'],
      columns: ['character', 'codePoints', 'htmlEntity', 'utf8', 'urlEncoded', 'javascript'],
      fields: {
        character: { pt: ['Caractere', 'O próprio caractere'], en: ['Character', 'The character itself'] },
        codePoints: {
          pt: ['Pontos de código', 'Pontos de código que formam o caractere'],
          en: ['Unicode code points', 'Code points that make up the character'],
          fields: {
            codePoint: { pt: ['Ponto de código', 'Ponto de código (U+00E1)'], en: ['Unicode code point', 'Code point (U+00E1)'] },
            decimal: { pt: ['Número decimal', 'O ponto de código como número decimal'], en: ['Decimal number', 'The code point as a decimal number'] },
            category: { pt: ['Categoria', 'Categoria geral do Unicode, em duas letras'], en: ['Category', 'General category of Unicode, in two letters'] },
            categoryLabel: { pt: ['Nome da categoria', 'Nome da categoria'], en: ['Category name', 'Name of the category'] },
            block: { pt: ['Bloco', 'Bloco do Unicode; null fora de todos'], en: ['Block', 'Unicode block; null outside of all'] },
          },
        },
        htmlEntity: { pt: ['Entidade HTML', 'Entidade do HTML 4.01 com nome; null sem uma'], en: ['HTML entity', 'Named entity of HTML 4.01; null without one'] },
        htmlDecimal: { pt: ['HTML decimal', 'Referência decimal do HTML'], en: ['HTML, decimal', 'Decimal reference of HTML'] },
        htmlHex: { pt: ['HTML hexadecimal', 'Referência hexadecimal do HTML'], en: ['HTML, hexadecimal', 'Hexadecimal reference of HTML'] },
        utf8: { pt: ['UTF-8', 'Bytes da codificação UTF-8, como hexadecimais'], en: ['UTF-8', 'Bytes of the UTF-8 encoding, in hexadecimal'] },
        utf16: { pt: ['UTF-16', 'Unidades da codificação UTF-16, como hexadecimais'], en: ['UTF-16', 'Units of the UTF-16 encoding, in hexadecimal'] },
        urlEncoded: { pt: ['Em uma URL', 'O caractere como se escreve numa URL'], en: ['In a URL', 'The character as it is written in a URL'] },
        javascript: { pt: ['Em JavaScript', 'Escape do JavaScript, por unidade UTF-16'], en: ['In JavaScript', 'Escape of JavaScript, by UTF-16 unit'] },
        css: { pt: ['Em CSS', 'Escape do CSS, por ponto de código'], en: ['In CSS', 'Escape of CSS, by code point'] },
        decomposition: {
          pt: ['Forma decomposta', 'Pontos de código da forma decomposta (NFD); null quando não muda'],
          en: ['Decomposed form', 'Code points of the decomposed form (NFD); null when it does not change'],
        },
        emoji: { pt: ['Mostrado como emoji', 'O caractere aparece como emoji'], en: ['Shown as emoji', 'The character appears as an emoji'] },
      },
    },
  },
} satisfies TextsOf<typeof infoCaractere>;
