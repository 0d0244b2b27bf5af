import { removeAccents } from '../../src/lib/text/accents.ts';

/** Insults, obscenities and slurs, Portuguese and English, as they may arise where two harmless words meet. */
const OFFENSIVE =
  /arromba|bicha|boceta|bosta|buceta|cacete|caralh|corno|cuzao|cuzinho|escroto|estupr|fodas?e|foder|fodid|hitler|idiota|imbecil|masturba|merda|nazista|otari[oa]|peido|pinto(?!r)|piroca|piranha|porra|prostitut|punhet|(?<!com|de|re)puta|puto|quenga|retardad|sapatao|tarado|travec|turbando|vagabund|vagina|xoxota|aquinorego|bitch|cunt|fuck|nigg|penis|shit|slut|whore/;

/** The texts in which something offensive can be read, letters and digits only. */
export function offensiveAmong(texts: Iterable<string>): string[] {
  const found: string[] = [];
  for (const text of texts) {
    const letters = removeAccents(text)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    if (OFFENSIVE.test(letters)) found.push(text);
  }
  return found;
}

/** Every pair of one of each. */
export function* pairs(first: readonly string[], second: readonly string[]): Generator<string> {
  for (const one of first) for (const other of second) yield `${one} ${other}`;
}
