import type { UsageRow } from '../../contracts/usage-store.ts';
import { byText } from '../../lib/text/order.ts';

export interface Sums {
  readonly ok: number;
  readonly refused: number;
  readonly failed: number;
}

/** Adds up the rows that have the same name. */
export function sumsBy<Name>(
  rows: readonly UsageRow[],
  nameOf: (row: UsageRow) => Name,
): ReadonlyMap<Name, Sums> {
  const sums = new Map<Name, Sums>();
  for (const row of rows) {
    const { ok, refused, failed } = sums.get(nameOf(row)) ?? { ok: 0, refused: 0, failed: 0 };
    const added = { ok: ok + row.ok, refused: refused + row.refused, failed: failed + row.failed };
    sums.set(nameOf(row), added);
  }
  return sums;
}

/** The sums of tools or keys, of those with most answers first. */
export function busiestFirst<Name extends string | null>(
  ...given: Parameters<typeof sumsBy<Name>>
): readonly (readonly [Name, Sums])[] {
  const total = ({ ok, refused, failed }: Sums) => ok + refused + failed;
  return [...sumsBy(...given)].toSorted(
    ([a, some], [b, others]) => total(others) - total(some) || byText(a ?? '', b ?? ''),
  );
}

/** The key of a row. Stores of hosts that were written before keys were counted leave it out. */
export const keyOfRow = ({ keyId }: UsageRow): string | null => keyId ?? null;
