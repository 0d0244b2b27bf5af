import * as v from 'valibot';
import { date, describe, flag } from '../../kit/fields/index.ts';

export const noQuery = v.object({});

export const tableQuery = v.object({
  data: describe(v.optional(date), {
    pt: 'O dia de que se quer saber. Sem ele, hoje em Brasília',
    en: 'The day in question. Without it, today in Brasília',
  }),
  estimativas: describe(flag(false), {
    pt: 'Se uma estimativa pode responder',
    en: 'Whether an estimate may answer',
  }),
});
