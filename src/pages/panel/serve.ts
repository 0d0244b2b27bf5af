import type { Page } from '../../contracts/pages.ts';
import { filePages } from '../files.ts';
import { files } from './files.ts';

/**
 * Serves the panel. `hasSession`: the host knows who is logged in, so the page asks it before it shows its form.
 * `hasDocs`: the docs page is served too.
 */
export function panelPages(hasSession: boolean, hasDocs: boolean): readonly Page[] {
  const session = hasSession ? 'host' : 'none';
  return filePages(
    files.map((file) => ({
      ...file,
      text: file.text.replace('%session%', session).replace('%docs%', hasDocs ? 'docs' : ''),
    })),
    { pt: 'A página da área da conta', en: 'The page of the account area' },
  );
}
