import type { Page } from '../../contracts/pages.ts';
import { filePages } from '../files.ts';
import { files } from './files.ts';

export interface DocsParts {
  /** Stands in the page, for whoever reads it. */
  readonly demoKey: string | undefined;
  /** Whether the panel is served beside it. */
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
