import type { Page } from '../../contracts/pages.ts';
import type { TablePageParts } from './answers.ts';

/** The addresses of the legal tables, open to everybody and not counted. */
export function tablePages(parts: TablePageParts): Page[] {
  const load = () => import('./answers.ts');
  return [
    {
      method: 'GET',
      path: '/tabelas',
      access: 'open',
      handle: async (visit) => (await load()).listTables(visit, parts),
    },
    {
      method: 'GET',
      path: '/tabelas/:id',
      access: 'open',
      handle: async (visit) => (await load()).showTable(visit, parts),
    },
  ];
}
