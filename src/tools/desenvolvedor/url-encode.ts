import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { encodeUtf8 } from '../../lib/bytes/bytes.ts';
import { percentEncode } from '../../lib/text/percent-encoding.ts';
import { loneSurrogate } from './_bytes.ts';

type Mode = 'component' | 'uri' | 'form';

const encoders: Readonly<Record<Mode, (text: string) => string>> = {
  component: percentEncode,
  uri: encodeURI,
  // WHATWG URL, application/x-www-form-urlencoded serializing: "*" stays and "~" does not.
  form: (text) => percentEncode(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E'),
};

const decoders: Readonly<Record<Mode, (text: string) => string>> = {
  component: decodeURIComponent,
  uri: decodeURI,
  form: (text) => decodeURIComponent(text.replaceAll('+', ' ')),
};

/** Percent-encoding: RFC 3986 for a component, `encodeURI` of ECMA-262 for a whole address, WHATWG URL for a form. */
export const urlEncode = defineTool({
  method: 'POST',
  path: '/dev/url-encode',
  category: 'desenvolvedor',
  name: 'Codificador de URL',
  summary: 'Codifica e decodifica texto para URLs e formulários',
  en: { name: 'URL encoder', summary: 'Encodes and decodes text for URLs and forms' },
  about: {
    pt: 'Componente pela RFC 3986, endereço pelo encodeURI da ECMA-262 e formulário pelo padrão URL do WHATWG.',
    en: 'A component by RFC 3986, an address by encodeURI of ECMA-262 and a form by the URL standard of the WHATWG.',
  },
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: describe(rawText(0, 100_000), {
      pt: 'Texto a codificar ou a decodificar',
      en: 'Text to encode or to decode',
    }),
    action: describe(v.optional(v.picklist(['encode', 'decode']), 'encode'), {
      pt: 'O que fazer: codificar ou decodificar',
      en: 'What to do: encode or decode',
    }),
    mode: describe(v.optional(v.picklist(['component', 'uri', 'form']), 'component'), {
      pt: 'Do que se trata: uma parte de um endereço (component), um endereço inteiro (uri) ou um campo de formulário (form, espaço como +)',
      en: 'What it is: a part of an address (component), a whole address (uri) or a form field (form, a space as +)',
    }),
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    mode: describe(v.string(), {
      pt: 'Do que se trata: parte, endereço ou formulário',
      en: 'What it is: part, address or form',
    }),
    result: describe(v.string(), { pt: 'Texto codificado ou decodificado', en: 'Text encoded or decoded' }),
  }),
  result: 'result',
  examples: [{ input: { text: 'São Paulo & (teste)*!' } }],
  impossible: { text: '%zz', action: 'decode' },
  run({ text, action, mode }) {
    if (encodeUtf8(text) === null) throw invalidValue('text', loneSurrogate);
    if (action === 'encode') return { action, mode, result: encoders[mode](text) };
    try {
      return { action, mode, result: decoders[mode](text) };
    } catch {
      throw invalidValue('text', {
        pt: 'deve ter depois de cada "%" dois dígitos hexadecimais, que juntos formem UTF-8',
        en: 'must have two hexadecimal digits after each "%", which together make UTF-8',
      });
    }
  },
});
