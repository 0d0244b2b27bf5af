/** The other side of `ahead.ts`. */
import { BoundedMap } from '../../../src/lib/bounded-map.ts';
import type { Detail } from '../../../src/pseudonyms/pseudonymizer.ts';
import { loadPseudonyms } from '../pseudonym-key.ts';
import type { ThreadKey } from '../threads.ts';
import { type Details, nameOf, type Wanted } from './ahead.ts';
import { KEPT, LONGEST_KEPT } from './column.ts';

/** Gives what answers the values of a message. */
export async function pseudonymAnswerer({
  key,
  context,
  isBack,
}: ThreadKey): Promise<(wanted: readonly Wanted[]) => readonly Details[]> {
  const { createPseudonymizer } = await loadPseudonyms();
  const made = createPseudonymizer({ key, context });
  const makeDetail = isBack ? made.restoreDetail : made.detail;
  const known = new BoundedMap<string, Detail>(KEPT);

  function detailsOf({ kind, options, values }: Wanted): Details {
    const name = nameOf(kind, options);
    return values.map((value) => {
      const id = `${name}\0${value}`;
      const found = known.get(id);
      if (found) return found;
      try {
        const detail = makeDetail(kind, value, options);
        if (value.length <= LONGEST_KEPT) known.set(id, detail);
        return detail;
      } catch {
        // The reader meets the same error, and names the line.
        return null;
      }
    });
  }

  return (wanted) => wanted.map(detailsOf);
}
