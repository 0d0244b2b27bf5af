/** The pages of a service, asked in this process. */
import { createService } from '../../../src/index.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { Failure, UsageError } from '../usage.ts';

/** Where `canivete serve` answers. */
const USUAL = 'http://127.0.0.1:8787/v1';

/** The option of the commands that write pages: where the API is that these name. */
export const apiArgs = { api: { type: 'string', default: USUAL } } as const;

export interface Site {
  /** The start of its addresses, with the origin. */
  readonly address: string;
  /** Reads a page, and rejects an answer that is an error. */
  text(path: string): Promise<string>;
}

type Handler = (request: Request) => Promise<Response>;

/** The service of this package, as if it were at an address. */
export function openSite(
  api: string,
  make: (basePath: string) => Handler = (basePath) => createService({ http: { basePath } }),
): Site {
  if (!/^https?:\/\/./.test(api) || !URL.canParse(api))
    throw new UsageError({
      pt: `--api aceita o endereço da API, com o caminho base: ${USUAL}`,
      en: `--api takes the address of the API, with its base path: ${USUAL}`,
    });
  const { origin, pathname } = new URL(api);
  const basePath = pathname.replace(/\/+$/, '');
  const service = make(basePath);
  const address = origin + basePath;
  return {
    address,
    async text(path) {
      const response = await service(new Request(address + path));
      if (response.ok) return response.text();
      throw new Failure({
        pt: `${path} respondeu ${response.status}`,
        en: `${path} answered ${response.status}`,
      });
    },
  };
}

/** The languages, that of the shorter addresses first. */
export const LANGUAGES = ['pt', 'en'] as const satisfies readonly Language[];
