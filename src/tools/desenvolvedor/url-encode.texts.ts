import type { urlEncode } from './url-encode.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const urlEncodeTexts = {
  englishName: 'URL encoder',
  summary: {
    pt: 'Codifica e decodifica texto para URLs e formulários',
    en: 'Encodes and decodes text for URLs and forms',
  },
  about: {
    pt: 'Componente pela RFC 3986, endereço pelo encodeURI da ECMA-262 e formulário pelo padrão URL do WHATWG.',
    en: 'A component by RFC 3986, an address by encodeURI of ECMA-262 and a form by the URL standard of the WHATWG.',
  },
  input: {
    text: {
      pt: ['Texto a codificar ou a decodificar', 'Texto a codificar ou a decodificar'],
      en: ['Text', 'Text to encode or to decode'],
    },
    action: {
      pt: ['O que fazer', 'O que fazer: codificar ou decodificar'],
      en: ['What to do', 'What to do: encode or decode'],
      choices: {
        encode: { pt: 'Encode', en: 'Encode' },
        decode: { pt: 'Decode', en: 'Decode' },
      },
    },
    mode: {
      pt: [
        'Do que se trata',
        'Do que se trata: uma parte de um endereço (component), um endereço inteiro (uri) ou um campo de formulário (form, espaço como +)',
      ],
      en: [
        'What it is',
        'What it is: a part of an address (component), a whole address (uri) or a form field (form, a space as +)',
      ],
      choices: {
        component: { pt: 'Component', en: 'Component' },
        uri: { pt: 'Uri', en: 'Uri' },
        form: { pt: 'Form', en: 'Form' },
      },
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    mode: {
      pt: ['Do que se trata', 'Do que se trata: parte, endereço ou formulário'],
      en: ['What it is', 'What it is: part, address or form'],
    },
    result: {
      pt: ['Texto codificado ou decodificado', 'Texto codificado ou decodificado'],
      en: ['Text encoded or decoded', 'Text encoded or decoded'],
    },
  },
} satisfies TextsOf<typeof urlEncode>;
