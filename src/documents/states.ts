import { stateCodes, states, type Uf } from '../data/states.ts';

/** True if a text is a unit of the federation, in capitals. */
export const isUf = (text: string): boolean => states.includes(text as Uf);

/** The state of an IBGE code; undefined where the code is no state's. */
export function stateOfCode(code: string): Uf | undefined {
  let state: Uf;
  for (state in stateCodes) if (String(stateCodes[state]) === code) return state;
  return undefined;
}
