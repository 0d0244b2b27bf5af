import type { Access } from '../../contracts/access.ts';
import type { PageGroup } from '../../contracts/pages.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import type { AreaParts } from './area-parts.ts';

/** The account area. Only this file is loaded until somebody asks for it. */
export interface AccountArea {
  readonly authenticateAccount: NonNullable<Access['authenticateAccount']>;
  readonly group: PageGroup;
}

export function createAccountArea(parts: AreaParts): AccountArea {
  const load = lazyPromise(async () => (await import('./area.ts')).createArea(parts));
  return {
    authenticateAccount: async (call) => (await load()).authenticate(call),
    group: { under: ['/account', '/plans'], load: async () => (await load()).pages },
  };
}
