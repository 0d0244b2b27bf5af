/** Finds the field that a column names by its label or by another word, as a service finds that of a name which was sent. */
import { foldWord, meantBy, wordsOfFields } from '../../../src/kit/people-words.ts';
import type { FieldsTexts } from '../../../src/kit/tool-texts.ts';
import { nameOf, type Path } from '../../../src/pipeline/path.ts';
import { readPath } from './field-path.ts';
import { type JsonSchema, schemaAt } from './json-schema.ts';

/** A schema with the labels of one language, and the same with those of another. */
type InBoth = readonly [JsonSchema, JsonSchema];

export function isField(schema: JsonSchema, name: string): boolean {
  const path = readPath(name);
  return path !== null && schemaAt(schema, path) !== undefined;
}

/** The path of the one field that a name stands for: `itens[0].preço` is `itens[0].valor`. */
export function fieldNamed(schemas: InBoth, name: string): string | undefined {
  const path = meantAt(schemas, readPath(name) ?? [name]);
  return path && nameOf(path);
}

function meantAt([own, other]: InBoth, [step, ...rest]: Path): Path | undefined {
  if (step === undefined) return [];
  const isPlace = typeof step === 'number';
  const field = isPlace ? step : nameIn([own, other], step);
  if (field === undefined) return undefined;
  const inside = [own, other].map((one) => (isPlace ? one.items : one.properties?.[field]) ?? {});
  const after = meantAt(inside as unknown as InBoth, rest);
  return after && [field, ...after];
}

function nameIn(
  [{ properties = {} }, { properties: inOther = {} }]: InBoth,
  name: string,
): string | undefined {
  if (Object.hasOwn(properties, name)) return name;
  const texts: FieldsTexts = Object.fromEntries(
    Object.entries(properties).map(([field, { title = '', 'x-aliases': aliases = [] }]) => [
      field,
      {
        pt: [title, ''],
        en: [inOther[field]?.title ?? '', ''],
        also: (aliases as readonly string[]).join(' '),
      },
    ]),
  );
  return meantBy(foldWord(name), wordsOfFields(Object.keys(properties), texts)) ?? undefined;
}
