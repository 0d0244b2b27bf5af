/** All tools, by category, and the search over them. */
import { searchWords } from '../../../lib/text/search.ts';
import { distance } from '../../../lib/text/spelling.ts';
import { shortName } from '../../../shown/tool-names.ts';
import { createSearch, tellingWords } from '../../../shown/tool-search.ts';
import type { Tool } from './types.ts';

export interface Listed extends Tool {
  readonly short: string;
}

export interface Catalogue {
  readonly tools: readonly Listed[];
  /** Those that people open most, in that order. */
  readonly most: readonly Listed[];
  /** Categories with their tools, both in the order in which they are read. */
  readonly groups: readonly { readonly category: string; readonly tools: readonly Listed[] }[];
  find(id: string): Listed | undefined;
  search(query: string): Found;
  /** Lets tools be found by the words of the other language too: the same tools, as it describes them. */
  alsoBy(others: readonly Tool[]): void;
}

export interface Found {
  readonly tools: readonly Listed[];
  /** The tool nearest in spelling, if nothing was found. */
  readonly nearest: Listed | undefined;
}

/** Categories in the order of an index; one that is not here comes after them. */
const ORDER = [
  'trabalhista',
  'tributario',
  'financeiro',
  'documentos',
  'saude',
  'matematica',
  'construcao',
  'consultas',
  'geradores',
  'texto',
  'desenvolvedor',
  'marketplace',
];

/** The tools that are opened most come first. */
const LAST = Number.MAX_VALUE;
const rankOf = ({ people }: Tool) => people?.rank ?? LAST;

export function createCatalogue(tools: readonly Tool[]): Catalogue {
  const listed = tools.map((tool) => ({ ...tool, short: tool.people?.name ?? shortName(tool.name) }));
  const categories = [...new Set(tools.map(({ category }) => category))];
  const rank = (category: string) => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);
  const groups = categories
    .toSorted((a, b) => rank(a) - rank(b))
    .map((category) => ({
      category,
      tools: listed
        .filter((tool) => tool.category === category)
        .toSorted((a, b) => a.short.localeCompare(b.short, 'pt')),
    }));
  const searchBy = (others: readonly Tool[]) =>
    createSearch(listed, ({ id, name, people, summary, search, category, categoryName, choices }) => {
      const other = others.find((one) => one.id === id);
      return {
        id,
        names: joined(name, other?.name),
        words: joined(search, people?.name, other?.search, other?.people?.name),
        summaries: joined(summary, other?.summary),
        others: joined(category, categoryName, choices, other?.categoryName, other?.choices),
      };
    });
  let findBest = searchBy([]);

  function search(query: string): Found {
    const asked = tellingWords(query);
    // A query without words finds nothing here: the page lists the tools elsewhere.
    const found = asked.length === 0 ? [] : findBest(query, true);
    return { tools: found, nearest: found.length > 0 ? undefined : nearest(asked) };
  }

  function nearest(asked: readonly string[]): Listed | undefined {
    const [closest] = listed
      .map((tool) => ({
        tool,
        far: Math.min(
          ...asked.flatMap((word) => searchWords(tool.name).map((own) => distance(word, own) / word.length)),
        ),
      }))
      .toSorted((a, b) => a.far - b.far || rankOf(a.tool) - rankOf(b.tool));
    return closest && closest.far <= 0.5 ? closest.tool : undefined;
  }

  return {
    tools: listed,
    most: listed.filter((tool) => rankOf(tool) < LAST).toSorted((a, b) => rankOf(a) - rankOf(b)),
    groups,
    find: (id) => listed.find((tool) => tool.id === id),
    search,
    alsoBy(others) {
      findBest = searchBy(others);
    },
  };
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');
