import { actionDone, encodeOrDecode } from './_actions.texts.ts';
import type { urlEncode } from './url-encode.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const urlEncodeTexts = {
  englishName: 'URL encoder',
  summary: { pt: 'Codifica e decodifica texto para URLs e formulários', en: 'Encodes and decodes text for URLs and forms' },
  search: { pt: 'percent encoding, escapar url, encodeURIComponent, %20', en: 'percent encoding, escape url, encodeURIComponent, query string' },
  about: {
    pt: 'Componente pela RFC 3986, endereço pelo encodeURI da ECMA-262 e formulário pelo padrão URL do WHATWG.',
    en: 'A component by RFC 3986, an address by encodeURI of ECMA-262 and a form by the URL standard of the WHATWG.',
  },
  input: {
    text: { pt: ['Texto', 'Texto a codificar ou a decodificar'], en: ['Text', 'Text to encode or decode'], also: 'url' },
    action: encodeOrDecode,
    mode: {
      pt: ['Do que se trata', 'Do que se trata; em um campo de formulário, o espaço vira +'],
      en: ['What it is', 'What it is; in a form field, a space becomes +'],
      choices: { component: { pt: 'Parte de um endereço', en: 'Part of an address' }, uri: { pt: 'Endereço inteiro', en: 'Whole address' }, form: { pt: 'Campo de formulário', en: 'Form field' } },
    },
  },
  output: {
    action: actionDone,
    mode: { pt: ['Do que se trata', 'Do que se trata: parte, endereço ou formulário'], en: ['What it is', 'What it is: part, address or form'] },
    result: { pt: ['Resultado', 'Texto codificado ou decodificado'], en: ['Result', 'Encoded or decoded text'] },
  },
} satisfies TextsOf<typeof urlEncode>;
