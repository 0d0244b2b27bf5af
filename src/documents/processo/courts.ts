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

const REGIONS_FEDERAL = 6;
const REGIONS_LABOR = 24;
const MILITARY_DISTRICTS = 12;
/** States with a military court of their own. */
const MILITARY_STATES: readonly Uf[] = ['MG', 'RS', 'SP'];
/** The superior court itself, and the council of the segment. */
const SUPERIOR = 0;
const COUNCIL = 90;

function one(code: number, sigla: string, nome: string): [number, Court] {
  return [code, { uf: null, sigla, nome }];
}

function regions(count: number, sigla: string, nome: (ordinal: string) => string): [number, Court][] {
  return Array.from({ length: count }, (_, i) => one(i + 1, `${sigla}${i + 1}`, nome(`${i + 1}ª`)));
}

function ofEachState(
  states: readonly Uf[],
  sigla: (uf: Uf) => string,
  nome: (ofState: string) => string,
): [number, Court][] {
  return states.map((uf) => [
    courtStates.indexOf(uf) + 1,
    { uf, sigla: sigla(uf), nome: nome(ofStates[uf]) },
  ]);
}

/** The court of the Federal District is also that of the territories. */
function stateCourts(): [number, Court][] {
  return ofEachState(
    courtStates,
    (uf) => (uf === 'DF' ? 'TJDFT' : `TJ${uf}`),
    (ofState) => `Tribunal de Justiça ${ofState}${ofState === ofStates.DF ? ' e dos Territórios' : ''}`,
  );
}

const lists = (): readonly (readonly [number, Court][])[] => [
  [one(SUPERIOR, 'STF', 'Supremo Tribunal Federal')],
  [one(SUPERIOR, 'CNJ', 'Conselho Nacional de Justiça')],
  [one(SUPERIOR, 'STJ', 'Superior Tribunal de Justiça')],
  [
    ...regions(REGIONS_FEDERAL, 'TRF', (ordinal) => `Tribunal Regional Federal da ${ordinal} Região`),
    one(COUNCIL, 'CJF', 'Conselho da Justiça Federal'),
  ],
  [
    one(SUPERIOR, 'TST', 'Tribunal Superior do Trabalho'),
    ...regions(REGIONS_LABOR, 'TRT', (ordinal) => `Tribunal Regional do Trabalho da ${ordinal} Região`),
    one(COUNCIL, 'CSJT', 'Conselho Superior da Justiça do Trabalho'),
  ],
  [
    one(SUPERIOR, 'TSE', 'Tribunal Superior Eleitoral'),
    ...ofEachState(
      courtStates,
      (uf) => `TRE-${uf}`,
      (ofState) => `Tribunal Regional Eleitoral ${ofState}`,
    ),
  ],
  [
    one(SUPERIOR, 'STM', 'Superior Tribunal Militar'),
    ...regions(MILITARY_DISTRICTS, 'CJM', (ordinal) => `${ordinal} Circunscrição Judiciária Militar`),
  ],
  stateCourts(),
  ofEachState(
    MILITARY_STATES,
    (uf) => `TJM${uf}`,
    (ofState) => `Tribunal de Justiça Militar ${ofState}`,
  ),
];

const courts = lazy(() => lists().map((list): Courts => new Map(list)));

const NONE: Courts = new Map();

/** The courts of a segment, 1 to 9; none of another. */
export function courtsOf(segment: number): Courts {
  return courts()[segment - 1] ?? NONE;
}
