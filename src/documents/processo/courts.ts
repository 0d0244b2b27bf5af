/** Courts of the Judiciary by their segment (J) and code (TR). Source: Resolução CNJ 65/2008, art. 1º, §§ 4º and 5º. */
import { courtStates } from '../../data/judiciary.ts';
import { ofStates } from '../../data/state-names.ts';
import type { Uf } from '../../data/states.ts';
import { lazy } from '../../lib/lazy.ts';

export interface Court {
  /** The state of the court, in segments that have one court a state. */
  readonly uf: Uf | null;
  readonly sigla: string;
  readonly nome: string;
}

/** The courts of one segment, by their codes. */
type Courts = ReadonlyMap<number, Court>;

/** The superior court itself, and the council of the segment. */
const SUPERIOR = 0;
const COUNCIL = 90;

/** Codes from 1 on. */
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** The codes of the courts of each segment: regions, military districts, or states by their place in `courtStates`. */
const codes = lazy((): readonly (readonly number[])[] => [
  [SUPERIOR],
  [SUPERIOR],
  [SUPERIOR],
  [...upTo(6), COUNCIL],
  [SUPERIOR, ...upTo(24), COUNCIL],
  [SUPERIOR, ...upTo(27)],
  [SUPERIOR, ...upTo(12)],
  upTo(27),
  // The military courts of Minas Gerais, Rio Grande do Sul and São Paulo.
  [13, 21, 26],
]);

/** The codes of a segment, 1 to 9; none of another. */
export function courtCodesOf(segment: number): readonly number[] {
  return codes()[segment - 1] ?? [];
}

function courtOf(segment: number, code: number): Court {
  const region = `${code}ª Região`;
  const isSuperior = code === SUPERIOR;
  switch (segment) {
    case 1:
      return one('STF', 'Supremo Tribunal Federal');
    case 2:
      return one('CNJ', 'Conselho Nacional de Justiça');
    case 3:
      return one('STJ', 'Superior Tribunal de Justiça');
    case 4:
      return code === COUNCIL
        ? one('CJF', 'Conselho da Justiça Federal')
        : one(`TRF${code}`, `Tribunal Regional Federal da ${region}`);
    case 5:
      if (isSuperior) return one('TST', 'Tribunal Superior do Trabalho');
      return code === COUNCIL
        ? one('CSJT', 'Conselho Superior da Justiça do Trabalho')
        : one(`TRT${code}`, `Tribunal Regional do Trabalho da ${region}`);
    case 6:
      return isSuperior
        ? one('TSE', 'Tribunal Superior Eleitoral')
        : ofState(code, 'TRE-', 'Tribunal Regional Eleitoral');
    case 7:
      return isSuperior
        ? one('STM', 'Superior Tribunal Militar')
        : one(`CJM${code}`, `${code}ª Circunscrição Judiciária Militar`);
    case 8:
      return courtStates[code - 1] === 'DF'
        ? { uf: 'DF', sigla: 'TJDFT', nome: `Tribunal de Justiça ${ofStates.DF} e dos Territórios` }
        : ofState(code, 'TJ', 'Tribunal de Justiça');
    default:
      return ofState(code, 'TJM', 'Tribunal de Justiça Militar');
  }
}

function one(sigla: string, nome: string): Court {
  return { uf: null, sigla, nome };
}

function ofState(code: number, sigla: string, nome: string): Court {
  const uf = courtStates[code - 1] as Uf;
  return { uf, sigla: sigla + uf, nome: `${nome} ${ofStates[uf]}` };
}

/** The courts of a segment, 1 to 9; none of another. */
export function courtsOf(segment: number): Courts {
  return new Map(courtCodesOf(segment).map((code) => [code, courtOf(segment, code)]));
}
