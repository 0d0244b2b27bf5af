import * as v from 'valibot';
import { describe } from '../../kit/fields/describe.ts';

/** Most tools that a list of them may name. */
export const MOST = 64;

export const selectionQuery = v.object({
  tools: describe(v.optional(v.string()), {
    pt: `Ids de ferramentas a listar elas mesmas, separados por vírgula; até ${MOST} ferramentas ao todo`,
    en: `Ids of tools to be listed themselves, separated by commas; up to ${MOST} tools in all`,
  }),
  categories: describe(v.optional(v.string()), {
    pt: 'Categorias cujas ferramentas se listam, separadas por vírgula',
    en: 'Categories whose tools are listed, separated by commas',
  }),
});
