import { byText } from '../../../lib/text/order.ts';
import * as v from 'valibot';
import type { Favorite } from '../../../contracts/key-store.ts';
import type { ToolHead } from '../../../kit/tool.ts';
import { address } from '../address.ts';
import { isoOf } from '../records.ts';
import { refusal } from '../refusals.ts';
import { idsOf, unknownTool } from './_tools.ts';

const changed = v.object({ tool: v.string(), favorite: v.boolean(), count: v.number() });

/** Gives favorites with their tools, newest first, without those of tools that are no longer served. */
export function favoritesOf(favorites: readonly Favorite[], tools: readonly ToolHead[]) {
  return favorites
    .flatMap(({ toolId, at }) => {
      const tool = tools.find(({ id }) => id === toolId);
      return tool ? [{ tool, at }] : [];
    })
    .toSorted((a, b) => b.at - a.at || byText(a.tool.id, b.tool.id));
}

export const listFavorites = address({
  method: 'GET',
  path: '/account/favorites',
  summary: {
    pt: 'As ferramentas favoritas, das mais novas às mais velhas',
    en: 'The favorite tools, newest first',
  },
  output: v.object({
    favorites: v.array(
      v.object({
        tool: v.string(),
        name: v.string(),
        category: v.string(),
        method: v.picklist(['GET', 'POST']),
        path: v.string(),
        at: v.string(),
      }),
    ),
  }),
  async handle({ account, area }) {
    const favorites = favoritesOf(await account.favorites.list(), area.tools);
    return {
      favorites: favorites.map(({ tool: { id, name, category, method, path }, at }) => ({
        tool: id,
        name,
        category,
        method,
        path,
        at: isoOf(at),
      })),
    };
  },
});

export const addFavorite = address({
  method: 'PUT',
  path: '/account/favorites/:tool',
  summary: { pt: 'Marca uma ferramenta como favorita', en: 'Makes a tool a favorite' },
  output: changed,
  async handle({ id: tool, account, area }) {
    requireServed(tool, area.tools);
    const { count } = await account.favorites.add(tool);
    return { tool, favorite: true, count };
  },
});

export const removeFavorite = address({
  method: 'DELETE',
  path: '/account/favorites/:tool',
  summary: { pt: 'Desmarca uma ferramenta favorita', en: 'Makes a tool no favorite any more' },
  output: changed,
  async handle({ id: tool, account, area }) {
    requireServed(tool, area.tools);
    const { count } = await account.favorites.remove(tool);
    return { tool, favorite: false, count };
  },
});

function requireServed(id: string, tools: readonly ToolHead[]): void {
  if (tools.some((tool) => tool.id === id)) return;
  const { pt, en } = unknownTool(id, idsOf(tools));
  const end = (text: string) => (text.endsWith('?') ? text : `${text}.`);
  throw refusal('not_found', { pt: end(`"${id}" ${pt}`), en: end(`"${id}" ${en}`) });
}
