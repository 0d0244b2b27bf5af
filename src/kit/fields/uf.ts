import * as v from 'valibot';
import { stateCodes, type Uf } from '../../data/states.ts';
import { say } from '../texts.ts';

/** A unit of the federation in any case; a rule takes it through `upperUf`. */
export const uf = v.pipe(
  v.string(),
  v.check(
    (value) => Object.hasOwn(stateCodes, value.toUpperCase()),
    say({
      pt: 'deve ser a sigla de uma das 27 unidades da federação',
      en: 'must be the code of one of the 27 Brazilian states',
    }),
  ),
  v.metadata({
    form: 'state',
    noun: { pt: 'uma sigla de unidade da federação', en: 'a code of a Brazilian state' },
    example: 'SP',
    component: 'State',
  }),
);

export function upperUf(value: string): Uf {
  return value.toUpperCase() as Uf;
}
