import { Problem } from './problem.ts';
import type { State } from './state.ts';

/** A State or city of an operation. City 9999999 of UF `EX` is abroad. */
export interface Place {
  readonly uf: string;
  readonly city: number;
}

const ABROAD = 9_999_999;

/** Finds a place by the IBGE code of its city, and its UF where it was sent. Throws a `Problem`. */
export function placeOf({ cities, states }: State, city: number, sentUf: string | undefined): Place {
  const own = city === ABROAD ? 'EX' : states.get(Math.floor(city / 100_000));
  if (own === undefined || (city !== ABROAD && !cities.has(city)))
    throw new Problem('municipio-nao-encontrado', `Município ${city} não encontrado`);
  const uf = sentUf?.toUpperCase() ?? own;
  if (![...states.values()].includes(uf)) throw new Problem('uf-nao-encontrada', `UF ${uf} não encontrada`);
  if (uf !== own)
    throw new Problem('municipio-nao-pertencente-uf', `O município ${city} não pertence à UF ${uf}`);
  return { uf, city };
}
