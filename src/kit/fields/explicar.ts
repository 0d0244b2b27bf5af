import * as v from 'valibot';
import { flag } from './flag.ts';
import { num, pure } from './unit.ts';

/** The field of a tool that explains itself. */
export const explicar = flag(false);

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
