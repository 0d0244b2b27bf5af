import type { Page } from '../../contracts/pages.ts';
import { filePages } from '../files.ts';
import { files } from './files.ts';

export interface DocsParts {
  /** Stands in the page, where every reader sees it. */
  readonly demoKey: string | undefined;
  /** True if the panel is served too. */
  readonly hasPanel: boolean;
}

export function docsPages({ demoKey = '', hasPanel }: DocsParts): readonly Page[] {
  return filePages(
    files.map((file) => ({
      ...file,
      text: file.text.replace('%demo%', () => demoKey).replace('%panel%', hasPanel ? 'panel' : ''),
    })),
    { pt: 'A página da documentação', en: 'The docs page' },
  );
}
