import * as v from 'valibot';

/** A field of one of a list of codes, whose messages name each: `341 (Itaú)`. */
/* @__NO_SIDE_EFFECTS__ */
export function codes<const Code extends string>(
  entries: readonly { readonly code: Code; readonly name: string }[],
) {
  const names = Object.fromEntries(entries.map(({ code, name }) => [code, name]));
  return v.pipe(v.picklist(entries.map(({ code }) => code)), v.metadata({ names }));
}
