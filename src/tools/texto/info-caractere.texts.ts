import type { infoCaractere } from './info-caractere.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const infoCaractereTexts = {
  englishName: 'Character information',
  summary: {
    pt: 'Mostra os códigos de cada caractere em Unicode, HTML, URL, JavaScript e CSS',
    en: 'Shows the codes of each character in Unicode, HTML, URL, JavaScript and CSS',
  },

  input: {
    text: {
      pt: ['Os caracteres', 'Os caracteres; um emoji composto é um só'],
      en: ['The characters', 'The characters; a composed emoji is one'],
    },
  },
  output: {
    count: {
      pt: ['Número de caracteres', 'Número de caracteres'],
      en: ['Number of characters', 'Number of characters'],
    },
    characters: {
      pt: ['Os caracteres', 'Os caracteres, na ordem do texto'],
      en: ['The characters', 'The characters, in the order of the text'],
      fields: {
        character: {
          pt: ['O caractere', 'O caractere'],
          en: ['Character', 'The character'],
        },
        codePoints: {
          pt: ['Os pontos de código de que ele é feito', 'Os pontos de código de que ele é feito'],
          en: ['Code points', 'The code points that it is made of'],
          fields: {
            codePoint: {
              pt: ['Ponto de código', 'Ponto de código (U+00E1)'],
              en: ['Code point', 'Code point (U+00E1)'],
            },
            decimal: {
              pt: ['O ponto de código como número decimal', 'O ponto de código como número decimal'],
              en: ['Decimal', 'The code point as a decimal number'],
            },
            category: {
              pt: ['Categoria geral do Unicode', 'Categoria geral do Unicode, em duas letras'],
              en: ['General category of Unicode', 'General category of Unicode, in two letters'],
            },
            categoryLabel: {
              pt: ['Nome da categoria', 'Nome da categoria'],
              en: ['Name of the category', 'Name of the category (in Portuguese)'],
            },
            block: {
              pt: ['Bloco do Unicode', 'Bloco do Unicode; null fora de todos'],
              en: ['Block', 'Block of Unicode; null outside of all'],
            },
          },
        },
        htmlEntity: {
          pt: ['Entidade do HTML 4', 'Entidade do HTML 4.01 com nome; null sem uma'],
          en: ['Html entity', 'Named entity of HTML 4.01; null without one'],
        },
        htmlDecimal: {
          pt: ['Referência decimal do HTML', 'Referência decimal do HTML'],
          en: ['Html decimal', 'Decimal reference of HTML'],
        },
        htmlHex: {
          pt: ['Referência hexadecimal do HTML', 'Referência hexadecimal do HTML'],
          en: ['Hexadecimal reference of HTML', 'Hexadecimal reference of HTML'],
        },
        utf8: {
          pt: ['Utf-8', 'Bytes da codificação UTF-8, como hexadecimais'],
          en: ['Utf-8', 'Bytes of the UTF-8 encoding, as hexadecimals'],
        },
        utf16: {
          pt: ['Utf-16', 'Unidades da codificação UTF-16, como hexadecimais'],
          en: ['Utf-16', 'Units of the UTF-16 encoding, as hexadecimals'],
        },
        urlEncoded: {
          pt: ['O caractere como se escreve numa URL', 'O caractere como se escreve numa URL'],
          en: ['The character as it is written in a URL', 'The character as it is written in a URL'],
        },
        javascript: {
          pt: ['Javascript', 'Escape do JavaScript, por unidade UTF-16'],
          en: ['Javascript', 'Escape of JavaScript, by UTF-16 unit'],
        },
        css: {
          pt: ['Css', 'Escape do CSS, por ponto de código'],
          en: ['Css', 'Escape of CSS, by code point'],
        },
        decomposition: {
          pt: [
            'Pontos de código da forma decomposta',
            'Pontos de código da forma decomposta (NFD); null quando não muda',
          ],
          en: [
            'Code points of the decomposed form',
            'Code points of the decomposed form (NFD); null where it does not change',
          ],
        },
        emoji: {
          pt: ['O caractere é mostrado como emoji', 'Se o caractere é mostrado como emoji'],
          en: ['The character is shown as an emoji', 'Whether the character is shown as an emoji'],
        },
      },
    },
  },
} satisfies TextsOf<typeof infoCaractere>;
