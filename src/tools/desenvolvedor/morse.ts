import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { decodeMorse, encodeMorse } from './_morse.ts';

/** International Morse code (ITU-R M.1677-1), in writing. */
export const morse = defineTool({
  method: 'POST',
  path: '/dev/morse',
  category: 'desenvolvedor',
  name: 'Código Morse',
  input: v.object({
    text: text(1, 100_000),
    action: v.optional(v.picklist(['encode', 'decode']), 'encode'),
    extended: flag(false),
    ignoreUnknown: flag(false),
  }),
  output: v.object({
    action: v.string(),
    result: v.string(),
  }),
  result: 'result',
  examples: [{ input: { text: 'SOS São Paulo <SK>' } }],
  impossible: { text: '<A>' },
  run({ text, action, extended, ignoreUnknown }) {
    const lines = unixLines(text);
    if (action === 'encode') {
      const leaveOut = (character: string) => (ignoreUnknown ? null : refuse(character));
      return { action, result: encodeMorse(lines, extended, leaveOut) };
    }
    const replace = (code: string) => (ignoreUnknown ? '\uFFFD' : refuse(code));
    return { action, result: decodeMorse(lines, extended, replace) };
  },
});

function refuse(unknown: string): never {
  const shown = unknown.length > 20 ? `${unknown.slice(0, 20)}…` : unknown;
  throw invalidValue('text', {
    pt: `tem "${shown}", que não existe no código Morse; use ignoreUnknown para passar por cima`,
    en: `has "${shown}", which Morse code does not have; use ignoreUnknown to pass over it`,
  });
}
