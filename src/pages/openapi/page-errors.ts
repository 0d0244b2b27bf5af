/** The errors of a page: those that follow from how it is called, and those that it names. */
import { type Callers, isForAnyone } from '../../contracts/access.ts';
import type { Page, PageDescription } from '../../contracts/pages.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';

/** A page that counts by itself names a 429 if it counts. */
export function pageErrors(
  { access, counts = true }: Pick<Page, 'access' | 'counts'>,
  { query, body, errors = [] }: Partial<PageDescription>,
): readonly ErrorStatus[] {
  const isLimited = access === 'account' || (access === 'key' && counts);
  const all: readonly ErrorStatus[] = [
    ...errors,
    ...((query ?? body) ? ([400] as const) : []),
    ...(access === 'open' ? [] : ([401, 403] as const)),
    ...(isLimited ? ([429] as const) : []),
    500,
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** The errors of an address in a service with such callers: one that knows nobody refuses and limits nobody. */
export function errorsFor(callers: Callers, errors: readonly ErrorStatus[]): readonly ErrorStatus[] {
  return isForAnyone(callers) ? errors.filter((status) => ![401, 403, 429].includes(status)) : errors;
}
