import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { decodeMorse, encodeMorse } from './_morse.ts';

/** International Morse code (ITU-R M.1677-1), in writing. */
export const morse = defineTool({
  method: 'POST',
  path: '/dev/morse',
  category: 'desenvolvedor',
  name: 'Código Morse',
  summary: 'Escreve texto em código Morse e o lê de volta',
  en: { name: 'Morse code', summary: 'Writes text in Morse code and reads it back' },
  about: {
    pt: 'Código internacional da recomendação ITU-R M.1677-1. Sinais de serviço vão entre < e >, como <SK>.',
    en: 'International code of recommendation ITU-R M.1677-1. Prosigns stand in angle brackets, such as <SK>.',
  },
  input: v.object({
    text: describe(text(1, 100_000), {
      pt: 'Texto a codificar, ou código a decodificar',
      en: 'Text to encode, or code to decode',
    }),
    action: describe(v.optional(v.picklist(['encode', 'decode']), 'encode'), {
      pt: 'O que fazer: codificar ou decodificar',
      en: 'What to do: encode or decode',
    }),
    extended: describe(flag(false), {
      pt: 'Se valem as letras acentuadas de uso nacional; sem elas, o acento cai',
      en: 'Whether accented letters of national use count; without them, the accent is dropped',
    }),
    ignoreUnknown: describe(flag(false), {
      pt: 'Se o que não existe no código é deixado de fora, em vez de recusado',
      en: 'Whether what the code does not have is left out, instead of refused',
    }),
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    result: describe(v.string(), {
      pt: 'Código, com espaço entre letras e / entre palavras, ou o texto em maiúsculas',
      en: 'Code, with a space between letters and / between words, or the text in capitals',
    }),
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
