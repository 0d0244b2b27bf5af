import type { Child } from '../../../pages/browser/dom.ts';
import type { Context } from '../context.ts';

/** Examples of what is drawn of answers. */
export function samples(_context: Context): Child {
  return null;
}
