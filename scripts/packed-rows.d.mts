import type { Plugin } from 'esbuild';

export function packedRows(): { name: string; load(id: string): string | null };
export const packedFiles: Plugin;
