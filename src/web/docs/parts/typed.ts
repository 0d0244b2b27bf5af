import { showValue } from '../answer/values.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { Values, WholeTool } from '../core/types.ts';

/** The single values that were typed, with their labels, in one line. */
export const typedIn = (
  context: Context,
  { inputSchema: { properties = {} } }: WholeTool,
  input: Values,
): string =>
  Object.entries(input)
    .filter(([name, value]) => name !== 'action' && typeof value !== 'object')
    .map(
      ([name, value]) => `${labelOf(name, properties[name])} ${showValue(context, value, properties[name])}`,
    )
    .join(' · ');
