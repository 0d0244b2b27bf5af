import { explicarBy } from '../../kit/fields/index.ts';

/** The field of a tool of this category that explains itself. */
export const explicar = explicarBy(async () => import('./texts.ts'));
