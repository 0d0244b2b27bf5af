import type { Call } from '../contracts/call.ts';
import { badParameter } from '../kit/errors/api-error.ts';
import { queryTooLong } from './errors/texts.ts';
import { MAX_FAULTS, MAX_TARGET } from './limits.ts';
import { SENT_TWICE } from './markers.ts';
import type { Path } from './path.ts';
import { readText } from './read-value.ts';
import type { Shape } from './schema.ts';
import type { RawInput } from './raw-input.ts';

/** Refuses a request target, path and query together, that is too long to be read. */
export function checkTarget({ path, query }: Call): void {
  if (path.length + query.length + 1 > MAX_TARGET) throw badParameter('query', queryTooLong);
}

/** The known fields of a query, converted; an empty value is absent, and a field sent twice is faulty. */
export function readQuery(query: string, { entries = new Map() }: Shape): RawInput {
  const values: Record<string, unknown> = {};
  const unknown: Path[] = [];
  const seen: string[] = [];
  eachPair(query, (key, text) => {
    const shape = entries.get(key);
    if (!shape) addOnce(unknown, key);
    else if (seen.includes(key)) values[key] = SENT_TWICE;
    else {
      seen.push(key);
      if (text !== '') values[key] = readText(text, shape);
    }
  });
  return { values, unknown, sent: query };
}

/** The texts of a query by their names. */
export function textsIn(query: string): Readonly<Record<string, unknown>> {
  const texts: Record<string, unknown> = Object.create(null);
  eachPair(query, (key, text) => {
    if (key in texts) texts[key] = SENT_TWICE;
    else if (text !== '') texts[key] = text;
  });
  return texts;
}

/** The names in a query, each once. */
export function namesIn(query: string): readonly string[] {
  const names: Path[] = [];
  eachPair(query, (key) => addOnce(names, key));
  return names.map(([name]) => String(name));
}

function addOnce(names: Path[], name: string): void {
  if (names.length < MAX_FAULTS && !names.some(([known]) => known === name)) names.push([name]);
}

/** Reads the names and values of a query; an empty text between two `&` is skipped. */
function eachPair(query: string, take: (key: string, text: string) => void): void {
  // Most queries have nothing to decode, and then cutting is several times faster. `URLSearchParams` drops one leading
  // `?`, so one is put in front.
  if (/[%+]/.test(query)) for (const [key, text] of new URLSearchParams(`?${query}`)) take(key, text);
  else cut(query, take);
}

function cut(query: string, take: (key: string, text: string) => void): void {
  for (let start = 0; start < query.length;) {
    const ampersand = query.indexOf('&', start);
    const end = ampersand < 0 ? query.length : ampersand;
    const equals = query.indexOf('=', start);
    if (equals >= 0 && equals < end) take(query.slice(start, equals), query.slice(equals + 1, end));
    else if (end > start) take(query.slice(start, end), '');
    start = end + 1;
  }
}
