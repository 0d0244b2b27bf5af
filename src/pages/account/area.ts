/** The addresses of the account area, loaded when one of them is first asked for. */
import type { Access } from '../../contracts/access.ts';
import type { Page } from '../../contracts/pages.ts';
import * as addresses from './addresses/index.ts';
import type { AreaParts } from './area-parts.ts';
import { createWho } from './who.ts';

export interface Area {
  readonly authenticate: NonNullable<Access['authenticateAccount']>;
  readonly pages: readonly Page[];
}

export function createArea(parts: AreaParts): Area {
  const { eraseAccount, renameAccount, ...all } = addresses;
  const allowed = [
    ...Object.values(all),
    ...(parts.mayRename ? [renameAccount] : []),
    ...(parts.mayErase ? [eraseAccount] : []),
  ];
  return {
    authenticate: createWho(parts),
    pages: allowed.map(({ method, path, access, describe, answer }) => ({
      method,
      path,
      access,
      describe: { [method]: describe },
      handle: async (visit) => answer(visit, parts),
    })),
  };
}
