import type { Figure } from './figures.mjs';

export const faults: readonly { readonly id: string; readonly reports: readonly string[] }[];
export function page(lines: readonly Figure[]): string;
