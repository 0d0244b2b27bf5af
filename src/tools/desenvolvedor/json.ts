import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe, flag, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { JsonSyntaxError, MAX_JSON_DEPTH, readJson } from './_json/read.ts';
import { writeJson } from './_json/write.ts';

// 500 levels of 8 spaces on each of 50,000 lines would make 200 million characters.
const MAX_RESULT = 8 * 2 ** 20;

const place = {
  path: describe(v.string(), {
    pt: 'Lugar, como JSON Pointer (RFC 6901)',
    en: 'Place, as a JSON Pointer (RFC 6901)',
  }),
  line: describe(
    v.number(),
    { pt: 'Linha do texto, a partir de 1', en: 'Line of the text, from 1 on' },
    null,
  ),
};

/** Lays JSON (RFC 8259) out anew without touching any value; the reader is in `_json/read.ts`. */
export const json = defineTool({
  method: 'POST',
  path: '/dev/json',
  category: 'desenvolvedor',
  name: 'Formatador de JSON',
  summary: 'Formata, minifica e valida JSON sem alterar nenhum valor',
  en: { name: 'JSON formatter', summary: 'Formats, minifies and validates JSON without altering any value' },
  about: {
    pt: 'RFC 8259. Números e textos são copiados como estão escritos, e chaves repetidas ficam todas.',
    en: 'RFC 8259. Numbers and strings are copied as written, and repeated keys are all kept.',
  },
  input: v.object({
    text: describe(rawText(1, 100_000), { pt: 'JSON', en: 'JSON' }),
    action: describe(v.optional(v.picklist(['format', 'minify']), 'format'), {
      pt: 'O que fazer: formatar ou minificar',
      en: 'What to do: format or minify',
    }),
    indent: describe(v.optional(v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 'tab']), 2), {
      pt: 'Espaços por nível, ou tab; 0 deixa tudo em uma linha. Só ao formatar',
      en: 'Spaces for each level, or tab; 0 leaves it all on one line. Only when formatting',
    }),
    sortKeys: describe(flag(false), {
      pt: 'Se as chaves são ordenadas, em todos os níveis',
      en: 'Whether keys are sorted, at every level',
    }),
  }),
  output: v.object({
    action: describe(v.string(), { pt: 'O que foi feito', en: 'What was done' }),
    result: describe(v.string(), { pt: 'JSON formatado ou minificado', en: 'JSON formatted or minified' }),
    bytesBefore: describe(v.number(), { pt: 'Tamanho do texto enviado', en: 'Size of the text sent' }, bytes),
    bytesAfter: describe(v.number(), { pt: 'Tamanho do resultado', en: 'Size of the result' }, bytes),
    depth: describe(v.number(), { pt: 'Níveis de aninhamento', en: 'Levels of nesting' }, null),
    keys: describe(
      v.number(),
      { pt: 'Quantas chaves há, com as repetidas', en: 'How many keys there are, with those repeated' },
      null,
    ),
    duplicateKeys: describe(v.array(v.object(place)), {
      pt: 'Chaves repetidas em um objeto, até 100',
      en: 'Keys repeated in an object, up to 100',
    }),
    unsafeIntegers: describe(
      v.array(
        v.object({
          value: describe(v.string(), {
            pt: 'O inteiro, como está escrito',
            en: 'The integer, as it is written',
          }),
          ...place,
        }),
      ),
      {
        pt: 'Inteiros além de 2⁵³ − 1, que muitos leitores arredondam, até 100',
        en: 'Integers beyond 2⁵³ − 1, which many readers round, up to 100',
      },
    ),
    duplicateKeyCount: describe(
      v.number(),
      { pt: 'Quantas chaves repetidas há, ao todo', en: 'How many repeated keys there are, in all' },
      null,
    ),
    unsafeIntegerCount: describe(
      v.number(),
      { pt: 'Quantos desses inteiros há, ao todo', en: 'How many of these integers there are, in all' },
      null,
    ),
  }),
  result: 'result',
  examples: [{ input: { text: '{"b":1,"a":[1,{"x":12345678901234567890}],"b":2}', sortKeys: true } }],
  impossible: { text: '{' },
  run({ text, action, indent, sortKeys }) {
    const { root, facts } = read(text.startsWith('\uFEFF') ? text.slice(1) : text);
    const layout =
      action === 'minify'
        ? { indent: '', colon: ':' }
        : { indent: indent === 'tab' ? '\t' : ' '.repeat(indent), colon: ': ' };
    const result = writeJson(root, { ...layout, sortKeys }, MAX_RESULT);
    if (result === null) {
      throw invalidValue('text', {
        pt: `passaria de ${MAX_RESULT} caracteres com este recuo; use um menor ou minify`,
        en: `would exceed ${MAX_RESULT} characters with this indent; use a smaller one or minify`,
      });
    }
    return {
      action,
      result,
      bytesBefore: new TextEncoder().encode(text).length,
      bytesAfter: new TextEncoder().encode(result).length,
      ...facts,
    };
  },
});

function read(text: string) {
  try {
    return readJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { position, tooDeep } = error;
    const lines = text.slice(0, position).split(/\r\n|\n|\r/);
    const [line, column] = [lines.length, [...(lines.at(-1) as string)].length + 1];
    const [pt, en] = tooDeep
      ? [`passa de ${MAX_JSON_DEPTH} níveis`, `exceeds ${MAX_JSON_DEPTH} levels`]
      : ['não é JSON válido', 'is not valid JSON'];
    throw invalidValue(
      'text',
      {
        pt: `${pt} a partir da linha ${line}, coluna ${column}`,
        en: `${en} from line ${line}, column ${column} on`,
      },
      { line, column, position },
    );
  }
}
