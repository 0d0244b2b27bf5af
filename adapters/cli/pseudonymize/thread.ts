/** The other side of `ahead.ts`. */
import type { Detail } from '../../../src/pseudonyms/pseudonymizer.ts';
import { loadPseudonyms } from '../pseudonym-key.ts';
import type { ThreadKey } from '../threads.ts';
import type { Details, Wanted } from './ahead.ts';

/** Gives what answers the values of a message. */
export async function pseudonymAnswerer({
  key,
  context,
  isBack,
}: ThreadKey): Promise<(wanted: Wanted) => Details> {
  const { createPseudonymizer } = await loadPseudonyms();
  const made = createPseudonymizer({ key, context });
  const detailOf = isBack ? made.restoreDetail : made.detail;
  return ({ kind, options, values }) =>
    values.map((value): Detail | null => {
      try {
        return detailOf(kind, value, options);
      } catch {
        // The reader meets the same error, and names the line.
        return null;
      }
    });
}
