import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { flag, rawText, inUnit, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { bytes } from '../../kit/units.ts';
import { MAX_JSON_DEPTH, readJson } from './_json/read.ts';
import { JsonSyntaxError } from './_json/scan.ts';
import { writeJson } from './_json/write.ts';

// 500 levels of 8 spaces on each of 50,000 lines would make 200 million characters.
const MAX_RESULT = 8 * 2 ** 20;

const place = {
  path: v.string(),
  line: num(pure),
};

/** Formats JSON (RFC 8259) without touching any value; the reader is in `_json/read.ts`. */
export const json = defineTool({
  method: 'POST',
  path: '/dev/json',
  category: 'desenvolvedor',
  name: 'Formatador de JSON',
  input: v.object({
    text: rawText(1, 100_000),
    action: v.optional(v.picklist(['format', 'minify']), 'format'),
    indent: v.optional(inUnit(pure, v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 'tab'])), 2),
    sortKeys: flag(false),
  }),
  output: v.object({
    action: v.string(),
    result: v.string(),
    bytesBefore: num(bytes),
    bytesAfter: num(bytes),
    depth: num(pure),
    keys: num(pure),
    duplicateKeys: v.array(v.object(place)),
    unsafeIntegers: v.array(
      v.object({
        value: v.string(),
        ...place,
      }),
    ),
    duplicateKeyCount: num(pure),
    unsafeIntegerCount: num(pure),
  }),
  reads: { when: { indent: { action: 'format' } } },
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
