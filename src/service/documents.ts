/**
 * Describes the service's own addresses for its documents (OpenAPI, the list of tools). Loaded with the first of them.
 */
import { type Callers, isForAnyone } from '../contracts/access.ts';
import type { Page, PageGroup } from '../contracts/pages.ts';
import { describeBatch } from '../pages/batch/description.ts';
import { healthDescription } from '../pages/health/description.ts';
import { createServe, type Serve } from '../pages/openapi/serve.ts';
import { tableDescriptions } from '../pages/tables/description.ts';
import { eventDescriptions, testDescription } from '../webhooks/description.ts';
import type { ReadOptions } from './options.ts';

/** The addresses that documents describe. */
export interface DocumentedPages {
  /** The host's pages, which describe themselves. */
  readonly host: readonly Page[];
  /** The service's pages, described here by their paths. */
  readonly own: readonly Page[];
  /** The pages of the documents. */
  readonly documents: readonly Page[];
  readonly groups: readonly PageGroup[];
}

export function createDocuments(
  {
    http,
    tools,
    input,
    callers,
  }: Pick<ReadOptions, 'http' | 'tools' | 'input'> & { readonly callers: Callers },
  { host, own, documents, groups }: DocumentedPages,
): Serve {
  const descriptions: Readonly<Record<string, Page['describe']>> = {
    '/webhooks/test': testDescription,
    '/batch': describeBatch(http.maxBatch),
    '/health': healthDescription,
    ...tableDescriptions,
  };
  const described = own.map((page): Page => {
    const describe = descriptions[page.path];
    return describe ? { ...page, describe } : page;
  });
  return createServe(
    {
      basePath: http.basePath,
      tools,
      closed: http.unknownFields === 'refuse',
      exact: input === 'exact',
      rateLimitHeaders: http.rateLimitHeaders,
      callers,
      async pages() {
        const grouped = await Promise.all(groups.map(async (group) => group.load()));
        return [...host, ...described, ...documents, ...grouped.flat()];
      },
      // Without accounts there are no webhooks.
      events: isForAnyone(callers) ? [] : eventDescriptions,
    },
    documents,
  );
}
