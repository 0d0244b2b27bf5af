import { classificationTable } from '../law/tables/cclasstrib.ts';
import type { Classification } from './data.ts';

/**
 * Reductions of CBS, IBS of the State and IBS of the city for a code, %. They stand in the legal table that
 * `calculadoras/cbs-ibs` reads; the official table has its own for codes which that one lacks, and where both differ.
 */
export function reductionsOf({ codigo, reducao }: Classification): readonly [number, number, number] {
  const own = classificationTable.entries.at(-1)?.value[codigo];
  return reducao ?? (own ? [own.cbs, own.ibs, own.ibs] : [0, 0, 0]);
}
