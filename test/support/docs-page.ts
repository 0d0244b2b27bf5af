/** The docs page of the sources, on a service that a test makes of tools and tables. */
import { drawings, loadDrawing } from '../../src/web/docs/drawings/index.ts';
import { startDocs } from '../../src/web/docs/start.ts';
import type { LegalTable, WholeTool } from '../../src/web/docs/core/types.ts';
import { loadGuide } from '../../src/web/docs/guide/index.ts';
import { texts } from '../../src/web/docs/texts/index.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { type OpenedPage, openPage, type PageParts } from './opened-page.ts';

// The views are there at once where a page loads them.
await Promise.all([
  ...Object.keys(drawings).map(loadDrawing),
  ...Object.values(loadGuide).map(async (load) => load()),
  import('../../src/web/docs/views/tool.ts'),
  import('../../src/web/docs/views/api.ts'),
  import('../../src/web/docs/views/audit.ts'),
  import('../../src/web/docs/views/tables.ts'),
  import('../../src/web/docs/views/table.ts'),
]);

export const t = texts.pt;

/** Holds the clock of the tests of a file. */
export function holdClock(): void {
  const now = Date.parse('2026-11-21T12:17:11Z');
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** The parts of a tool; `result` has the paths of the main value. */
export type Made = Partial<WholeTool> & { readonly result?: readonly string[] };

export const madeTool = (id: string, { result, outputSchema = {}, ...parts }: Made = {}): WholeTool => ({
  ...{ id, method: 'GET', path: `/${id}`, category: 'texto', name: `Gerador de ${id}`, summary: `Faz ${id}` },
  ...{ inputSchema: {}, examples: [], errors: [] },
  outputSchema: result ? { ...outputSchema, 'x-hero': result } : outputSchema,
  ...parts,
});

export const madeTable = (id: string, parts: Partial<LegalTable> = {}): LegalTable => ({
  ...{ id, name: `Tabela ${id}`, tools: ['a'], confirmedThrough: 2026, due: false },
  ...{ checkedOn: '2026-02-03', reviewBy: '2027-01-31' },
  entries: [{ from: '2026-01-01', to: null, status: 'lei', source: `Lei ${id}` }],
  ...parts,
});

export interface MadeService {
  readonly tools: readonly WholeTool[];
  readonly tables?: readonly LegalTable[];
  readonly call?: (request: Request) => Promise<Response> | Response;
  /** Runs before the service answers. */
  readonly before?: (path: string) => unknown;
}

/** A service that has these tools and tables, and answers their calls so. */
export function madeService({ tools, tables, call, before }: MadeService) {
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/v1', '');
    await before?.(path);
    if (path === '/tools') return Response.json({ tools });
    if (path === '/tabelas') return Response.json({ tables }, { status: tables ? 200 : 404 });
    const own = tools.find(({ id }) => path === `/tools/${id}`);
    if (own) return Response.json(own);
    return (await call?.(request)) ?? Response.json({ error: 'none' }, { status: 404 });
  };
}

export const openDocs = async (
  hash: string,
  service: MadeService,
  parts: Partial<PageParts> = {},
): Promise<OpenedPage> =>
  openPage(startDocs, { path: `/v1/docs${hash}`, service: madeService(service), ...parts });

/** The fields of the forms of a page, folded ones too, by their accessible names, with what stands in each. */
export const valuesIn = (page: OpenedPage): readonly (readonly [string, string])[] =>
  page
    .all('main form input')
    .map((field) => [page.nameOf(field), (field as HTMLInputElement).value] as const)
    .filter(([name]) => name !== texts.pt.form.key && name !== texts.en.form.key);
