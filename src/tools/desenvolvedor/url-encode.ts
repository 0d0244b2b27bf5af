import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { rawText } from '../../kit/fields/index.ts';
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
  sensitive: { result: true, inputs: ['text'] },
  input: v.object({
    text: rawText(0, 100_000),
    action: v.optional(v.picklist(['encode', 'decode']), 'encode'),
    mode: v.optional(v.picklist(['component', 'uri', 'form']), 'component'),
  }),
  output: v.object({
    action: v.string(),
    mode: v.string(),
    result: v.string(),
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
