import type { PageGroup } from '../../contracts/pages.ts';
import { isText, option, type OptionsOf } from '../../lib/options.ts';
import type { DocsParts } from './serve.ts';

export const docsOptions = {
  /**
   * A key with which all readers of the page call tools: it stands in the page. Default none: a reader pastes a key of
   * their own.
   */
  demoKey: option<string>((value) => isText(value) && /^[\w-]+$/.test(value as string)),
};

export type DocsSettings = OptionsOf<typeof docsOptions>;

/** The docs page. Only this file is loaded until somebody asks for it. */
export function docsGroup(parts: DocsParts): PageGroup {
  return {
    under: ['/docs', '/llms.txt', '/sitemap.xml'],
    load: async () => (await import('./serve.ts')).docsPages(parts),
  };
}
