/**
 * Rights of the employee, by the way in which a contract ends: CLT, arts. 477 to 487; Lei 8.036/1990, arts. 18 and 20;
 * Lei 7.998/1990.
 */
import type { Motivo } from './_fields.ts';

export interface Termination {
  /** Percent of the notice that an employer pays who dispenses with it; null where no notice is due. */
  readonly aviso: number | null;
  /** Percent of the 13th pay and of the proportional vacation. */
  readonly proporcionais: number;
  /** Percent of the balance of the FGTS. */
  readonly multa: number;
  readonly saque: number;
  /** True when it opens the right to the seguro-desemprego. */
  readonly seguro: boolean;
}

/** Lei 8.036/1990, art. 18, § 1º. */
const DISMISSAL: Termination = { aviso: 100, proporcionais: 100, multa: 40, saque: 100, seguro: true };
const WITHOUT_NOTICE = { aviso: null, proporcionais: 100 };

export const terminations: Readonly<Record<Motivo, Termination>> = {
  'sem-justa-causa': DISMISSAL,
  'rescisao-indireta': DISMISSAL,
  // CLT, art. 484-A.
  acordo: { aviso: 50, proporcionais: 100, multa: 20, saque: 80, seguro: false },
  // CLT, art. 484; Súmula 14 of the TST; Lei 8.036/1990, art. 18, § 2º.
  'culpa-reciproca': { aviso: 50, proporcionais: 50, multa: 20, saque: 100, seguro: false },
  'pedido-demissao': { aviso: 0, proporcionais: 100, multa: 0, saque: 0, seguro: false },
  // Súmula 171 of the TST.
  'justa-causa': { aviso: null, proporcionais: 0, multa: 0, saque: 0, seguro: false },
  'termino-contrato': { ...WITHOUT_NOTICE, multa: 0, saque: 100, seguro: false },
  falecimento: { ...WITHOUT_NOTICE, multa: 0, saque: 100, seguro: false },
  // CLT, art. 479; Decreto 99.684/1990, art. 14.
  'antecipada-empregador': { ...WITHOUT_NOTICE, multa: 40, saque: 100, seguro: true },
  // CLT, art. 480.
  'antecipada-empregado': { ...WITHOUT_NOTICE, multa: 0, saque: 0, seguro: false },
};

/** The ways to end a contract whose rights are such. */
export function motivesWith(has: (rights: Termination) => boolean): readonly Motivo[] {
  const motives = Object.keys(terminations) as Motivo[];
  return motives.filter((motive) => has(terminations[motive]));
}
