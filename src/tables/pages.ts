import type { Page } from '../contracts/pages.ts';
import type { TablePageParts } from './answers.ts';

/** The addresses of the legal tables, open to everybody and not counted. */
export function tablePages(parts: TablePageParts): Page[] {
  const load = () => import('./answers.ts');
  return [
    {
      method: 'GET',
      path: '/tabelas',
      access: 'open',
      describe: {
        GET: {
          summary: {
            pt: 'As tabelas legais, suas vigências e quando foram conferidas',
            en: 'The legal tables, when they hold and when they were checked',
          },
        },
      },
      handle: async (visit) => (await load()).listTables(visit, parts),
    },
    {
      method: 'GET',
      path: '/tabelas/:id',
      access: 'open',
      describe: {
        GET: {
          summary: {
            pt: 'O que uma tabela legal diz em um dia',
            en: 'What a legal table says on a day',
          },
          errors: [400, 404, 422],
        },
      },
      handle: async (visit) => (await load()).showTable(visit, parts),
    },
  ];
}
