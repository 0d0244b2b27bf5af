import type { Page } from '../../contracts/pages.ts';
import { keptAnswer } from '../../pipeline/kept.ts';
import { filePage, fillIn, HTML, policy } from '../files.ts';
import { page } from './files.ts';

/**
 * Serves the panel. `hasSession`: the host knows who is logged in, so the page asks it before it shows its form.
 * `hasDocs`: the docs page is served too.
 */
export function panelPages(hasSession: boolean, hasDocs: boolean): readonly Page[] {
  const { html, files } = page;
  if (html === '') return [];
  const values = { session: hasSession ? 'host' : 'none', docs: hasDocs ? 'docs' : '' };
  const answer = keptAnswer(fillIn(html, values), { ...policy, 'content-type': HTML });
  return [
    {
      method: 'GET',
      path: '/panel',
      access: 'open',
      describe: {
        GET: {
          summary: { pt: 'A página da área da conta', en: 'The page of the account area' },
          file: HTML,
          revalidates: true,
        },
      },
      handle: ({ call }) => answer(call),
    },
    filePage('/panel/files/:file', files),
  ];
}
