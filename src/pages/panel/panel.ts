import type { PageGroup } from '../../contracts/pages.ts';

/** The page of the account area. Only this file is loaded until somebody asks for it. */
export function panelGroup(hasSession: boolean, hasDocs: boolean): PageGroup {
  return {
    under: ['/panel'],
    load: async () => (await import('./serve.ts')).panelPages(hasSession, hasDocs),
  };
}
