import type { Page } from '../../contracts/pages.ts';
import { version } from '../../lib/version.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';

export interface IndexParts {
  readonly basePath: string;
  readonly hasDocs: boolean;
  readonly hasDocuments: boolean;
  readonly hasHealth: boolean;
}

/** `GET` of the base path, for those who try the address: what answers there, and where it describes itself. */
export function indexPage({ basePath, hasDocs, hasDocuments, hasHealth }: IndexParts): Page {
  const answer = jsonAnswer(200, {
    name: 'canivete',
    version,
    ...(hasDocs && { docs: `${basePath}/docs` }),
    ...(hasDocuments && { openapi: `${basePath}/openapi.json`, tools: `${basePath}/tools` }),
    ...(hasHealth && { health: `${basePath}/health` }),
  });
  return { method: 'GET', path: '/', access: 'open', handle: () => answer };
}
