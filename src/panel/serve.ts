import type { Page } from '../contracts/pages.ts';
import { filePages } from '../pages/files.ts';
import { files } from './files.ts';

/** `hasSession`: whether the host tells who is logged in, so that the page asks before it shows its form. */
export function panelPages(hasSession: boolean): readonly Page[] {
  const session = hasSession ? 'host' : 'none';
  return filePages(files.map((file) => ({ ...file, text: file.text.replace('%session%', session) })));
}
