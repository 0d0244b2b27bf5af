import type * as v from 'valibot';
import type { Call } from '../../contracts/call.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { oneOf, type Text, withMore } from '../../kit/texts.ts';
import type { ServedTool } from '../../kit/tool.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { readPageQuery } from '../../pipeline/page-input.ts';
import { MOST, selectionQuery } from './query.ts';

/** Most names in a refusal: those that were probably meant, or else some. */
const MOST_MEANT = 3;
const MOST_SHOWN = 12;

/** The tools that a request asks to list themselves; null where it names no tools. */
export type Selection = readonly ServedTool[] | null;

/** The tools that `?tools=` and `?categories=` name, together, in the order of the service. Throws 400. */
export function readSelection(call: Call, tools: readonly ServedTool[]): Selection {
  return select(readPageQuery(selectionQuery, call).values, tools);
}

function select(named: v.InferOutput<typeof selectionQuery>, tools: readonly ServedTool[]): Selection {
  if (named.tools === undefined && named.categories === undefined) return null;
  const ids = namesIn(named.tools);
  const categories = namesIn(named.categories);
  const known = [...new Set<string>(tools.map(({ category }) => category))];
  requireKnown(
    'tools',
    ids,
    tools.map(({ id }) => id),
  );
  requireKnown('categories', categories, known);
  const selected = tools.filter(({ id, category }) => ids.includes(id) || categories.includes(category));
  if (selected.length > MOST)
    throw badParameter(named.tools === undefined ? 'categories' : 'tools', tooMany(selected.length));
  return selected;
}

function requireKnown(field: string, names: readonly string[], known: readonly string[]): void {
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return;
  const near = likelyMeant(wrong, known).slice(0, MOST_MEANT);
  throw badParameter(field, near.length > 0 ? suggest(wrong, near) : oneOf(listNames(known)));
}

const suggest = (wrong: string, near: readonly string[]): Text => ({
  pt: `não há "${wrong}". Você quis dizer ${near.join(' ou ')}?`,
  en: `there is no "${wrong}". Did you mean ${near.join(' or ')}?`,
});

const listNames = (names: readonly string[]): Text =>
  withMore(names.slice(0, MOST_SHOWN), names.length - MOST_SHOWN);

const namesIn = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const tooMany = (count: number): Text => ({
  pt: `são ${count} ferramentas: podem ser até ${MOST}`,
  en: `are ${count} tools: there may be up to ${MOST}`,
});
