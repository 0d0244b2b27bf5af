/** The one way from the facts of a refusal to its words. The first refused call loads this file. */
import type { ApiError } from '../../kit/errors/api-error.ts';
import { addWanted, inputError } from './faults.ts';
import { notFound, unknownTool } from './not-found.ts';
import type { Refused } from './refused.ts';

export { unknownFault } from './unknown.ts';

/** Makes the error of a refusal: 400, 404 or 422. */
export function describeRefusal({ refusal }: Refused): ApiError {
  if ('input' in refusal) return inputError(refusal.input);
  if ('bare' in refusal) return addWanted(refusal.bare, refusal.tool);
  if ('path' in refusal) return notFound(refusal);
  return unknownTool(refusal.id, refusal.ids, refusal.absent);
}
