/** Places of the page that are no tools, for the search: pages of the guide, legal tables, errors, events. */
import { eventNames } from '../../../contracts/event-names.ts';
import { search } from '../../shared/search.ts';
import type { Block } from '../guide/guide.ts';
import { loadGuide } from '../guide/index.ts';
import type { Context } from './context.ts';

export interface FoundPlace {
  readonly title: string;
  readonly summary: string;
  /** The part of the page that it belongs to. */
  readonly where: string;
  readonly href: string;
}

interface Place extends FoundPlace {
  /** The words by which it is found, in addition to its title. */
  readonly text: string;
}

export type SearchPlaces = (query: string) => readonly FoundPlace[];

export async function readPlaces({ t, language, address, service }: Context): Promise<SearchPlaces> {
  const [guide, tables] = await Promise.all([loadGuide[language](), service.tables().catch(() => [])]);
  const pages = guide(address).groups.flatMap((group) => group.pages);
  const places: readonly Place[] = [
    ...t.errors.map(([code, when, remedy]) => ({
      ...{ title: code, summary: when, where: t.tool.errors, href: '#/guide/errors' },
      text: `${t.search.error} ${when} ${remedy}`,
    })),
    ...pages.map(({ id, title, blocks }) => ({
      ...{ title, summary: headsOf(blocks), where: t.places.guide, href: `#/guide/${id}` },
      text: JSON.stringify(blocks),
    })),
    ...eventNames.map((name) => ({
      ...{ title: name, summary: t.search.event, where: t.places.guide, href: '#/guide/webhooks' },
      text: t.search.event,
    })),
    ...tables.map(({ id, name, entries }) => ({
      ...{ title: name, where: t.places.tables, href: `#/tables/${encodeURIComponent(id)}` },
      summary: entries.at(-1)?.source ?? '',
      text: '',
    })),
  ];
  return (query) => {
    const byTitle = search(places, query, ({ title }) => title);
    const byText = search(places, query, ({ title, summary, text }) => `${title} ${summary} ${text}`);
    return [...new Set([...byTitle, ...byText])];
  };
}

export const headsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => ('head' in block ? [block.head] : [])).join(' · ');
