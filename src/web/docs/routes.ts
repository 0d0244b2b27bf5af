/** The view of each address of the application. */
import { h } from '../shared/dom.ts';
import { type Place, placeOf } from './core/address.ts';
import type { Listed } from './core/catalogue.ts';
import type { Context, View } from './core/context.ts';
import { guideView } from './views/guide.ts';
import { homeView } from './views/home.ts';
import type { PlaceName } from './views/shell.ts';

/** The form and the answers of tools, which the first page has no need of, and the drawing of one. */
export async function loadTool(id: string) {
  const [view, { loadDrawing }] = await Promise.all([
    import('./views/tool.ts'),
    import('./drawings/index.ts'),
  ]);
  // Without its drawing an answer is complete.
  await loadDrawing(id).catch(() => undefined);
  return view;
}

/** The page of the API, which only its readers load. */
const loadApi = async () => import('./views/api.ts');

/** The views of legal tables, which only their readers load. */
const loadTables = () => [import('./views/tables.ts'), import('./views/table.ts')] as const;

/** A view, and the place that it belongs to. */
type Routed = readonly [View, PlaceName, isHome: boolean];

/** Gives the view of the address. `moveTo` writes another address of the same view. */
export async function viewAt(context: Context, moveTo: (hash: string) => void): Promise<Routed> {
  const at = placeOf(location.hash);
  const [first, second] = at.parts;
  if (at.isTool) return [await toolAt(context, at, moveTo), 'calculate', false];
  if (first === undefined) return [homeView(context, undefined), 'calculate', true];
  if (first === 'category') return [homeView(context, second), 'calculate', true];
  if (first === 'tables') return [await tablesAt(context, at), 'tables', false];
  if (first === 'api') return [await (await loadApi()).apiView(context), 'api', false];
  const guide = first === 'guide' ? await guideView(context, second) : undefined;
  return guide ? [guide, 'api', false] : [nothing(context, context.t.unknownPage), 'calculate', false];
}

async function toolAt(context: Context, at: Place, moveTo: (hash: string) => void): Promise<View> {
  const { t, catalogue, service, language } = context;
  const [id = ''] = at.parts;
  const tool = catalogue.find(id);
  if (!tool) {
    const { tools, nearest = tools[0] } = catalogue.search(id.replaceAll('-', ' '));
    return nothing(context, t.unknown(id), nearest);
  }
  const [{ toolView }, whole, tables] = await Promise.all([
    loadTool(tool.id),
    service.tool(tool.id, language),
    service.tables().catch(() => []),
  ]);
  const steps = whole.outputSchema['x-audit'] && (await import('./views/audit.ts')).auditInSteps;
  return toolView(context, { tool: whole, tables, steps }, at, moveTo);
}

async function tablesAt(context: Context, { parts: [, id], query }: Place): Promise<View> {
  const [tables, { tablesView }, { tableView }] = await Promise.all([
    context.service.tables(),
    ...loadTables(),
  ]);
  if (id === undefined) return tablesView(context, tables);
  const table = tables.find((one) => one.id === id);
  return table
    ? tableView(context, table, query.get('data'))
    : nothing(context, context.t.tables.unknown(id));
}

function nothing({ t }: Context, title: string, nearest?: Listed): View {
  return {
    title,
    element: h(
      'div',
      { class: 'alone stack' },
      h('h1', { tabindex: -1, class: 'wrap' }, title),
      nearest && h('p', null, t.meant, h('a', { href: `#${nearest.id}` }, nearest.name)),
      h('p', null, h('a', { href: '#/' }, t.backToTools)),
    ),
  };
}
