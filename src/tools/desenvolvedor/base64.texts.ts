import { byteEncoding } from './_bytes.texts.ts';
import type { base64 } from './base64.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const base64Texts = {
  englishName: 'Base64',
  summary: {
    pt: 'Codifica e decodifica Base64, também na forma para URL',
    en: 'Encodes and decodes Base64, also in the form for URLs',
  },
  about: {
    pt: 'RFC 4648, seções 4 e 5. A leitura aceita os dois alfabetos, com ou sem preenchimento.',
    en: 'RFC 4648, sections 4 and 5. Decoding takes both alphabets, with or without padding.',
  },
  input: {
    text: {
      pt: ['Dados a codificar', 'Dados a codificar, ou Base64 a decodificar'],
      en: ['Data to encode', 'Data to encode, or Base64 to decode'],
    },
    action: {
      pt: ['O que fazer', 'O que fazer: codificar ou decodificar'],
      en: ['What to do', 'What to do: encode or decode'],
      choices: {
        encode: { pt: 'Encode', en: 'Encode' },
        decode: { pt: 'Decode', en: 'Decode' },
      },
    },
    inputEncoding: {
      pt: [
        'Como os bytes de text estão escritos',
        'Como os bytes de text estão escritos, ao codificar: texto em UTF-8, hexadecimal ou Base64',
      ],
      en: [
        'How the bytes of text are written',
        'How the bytes of text are written, when encoding: UTF-8 text, hexadecimal or Base64',
      ],
      choices: byteEncoding.choices,
    },
    urlSafe: {
      pt: ['O alfabeto é o de URLs', 'Se o alfabeto é o de URLs, com - e _. Só ao codificar'],
      en: [
        'The alphabet is that of URLs',
        'Whether the alphabet is that of URLs, with - and _. Only when encoding',
      ],
    },
    padding: {
      pt: [
        'O preenchimento com = é escrito',
        'Se o preenchimento com = é escrito. Sem ele, é, salvo com urlSafe. Só ao codificar',
      ],
      en: [
        'The = padding is written',
        'Whether the = padding is written. Without it, it is, except with urlSafe. Only when encoding',
      ],
    },
    outputEncoding: {
      pt: [
        'Como escrever os bytes decodificados',
        'Como escrever os bytes decodificados: texto em UTF-8 ou hexadecimal',
      ],
      en: ['How to write the bytes decoded', 'How to write the bytes decoded: UTF-8 text or hexadecimal'],
      choices: {
        utf8: { pt: 'Utf8', en: 'Utf8' },
        hex: { pt: 'Hex', en: 'Hex' },
      },
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    result: {
      pt: ['Base64', 'Base64, ou os dados decodificados'],
      en: ['Base64', 'Base64, or the data decoded'],
    },
    urlSafe: {
      pt: ['O alfabeto é o de URLs', 'Se o alfabeto é o de URLs. Só ao codificar'],
      en: ['The alphabet is that of URLs', 'Whether the alphabet is that of URLs. Only when encoding'],
    },
    bytes: {
      pt: ['Tamanho dos dados', 'Tamanho dos dados'],
      en: ['Size of the data', 'Size of the data'],
    },
  },
} satisfies TextsOf<typeof base64>;
