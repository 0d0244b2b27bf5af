import { percentEncode } from '../lib/text/percent-encoding.ts';
import { MAX_FAULTS } from './limits.ts';
import { nameOf } from './path.ts';
import type { RawInput } from './raw-input.ts';

/** Characters of the header that names the ignored fields. */
const MAX_IGNORED = 1024;

/** A name as a header may hold it; half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const headerName = (name: string) => percentEncode(name.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The fields that a tool does not have, as a header lists them. Loaded where they are let pass. */
export function ignoredFields({ unknown, misplaced = [] }: RawInput): string {
  const names = [...misplaced, ...unknown.map(nameOf)].slice(0, MAX_FAULTS).map(headerName);
  while (names.join(',').length > MAX_IGNORED) names.pop();
  return names.join(',');
}
