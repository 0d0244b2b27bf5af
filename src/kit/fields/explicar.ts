import * as v from 'valibot';
import type { CategoryTexts } from '../tool-texts.ts';
import { flag } from './flag.ts';
import { num, pure } from './unit.ts';

/** Loads the texts by which the tools of a category explain themselves. */
export type LoadTexts = () => Promise<CategoryTexts>;

/** The field of a tool that explains itself, with the texts of its category. */
/* @__NO_SIDE_EFFECTS__ */
export function explicarBy(load: LoadTexts): ReturnType<typeof flag> {
  return { ...flag(false), load } as ReturnType<typeof flag>;
}

/** The way to the texts that `explicarBy` was given. */
export function loadOf(explicar: object): LoadTexts {
  return (explicar as { readonly load: LoadTexts }).load;
}

const step = v.pipe(
  v.object({
    passo: v.string(),
    descricao: v.string(),
    formula: v.string(),
    valores: v.record(
      v.string(),
      v.union([
        v.number(),
        v.object({
          passo: v.string(),
        }),
      ]),
    ),
    resultado: num(pure),
    arredondamento: v.string(),
    fonte: v.nullable(v.string()),
    campo: v.nullable(v.string()),
    raiz: v.optional(v.literal(true)),
  }),
  v.metadata({ component: 'ExplanationStep' }),
);

/** The steps of an explanation. */
export const explicacao = v.optional(v.array(step));
