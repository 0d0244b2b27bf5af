import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly label: string;
    readonly folder: string;
    readonly digests: Readonly<Record<string, string>>;
  }
}

/** The runtime and its version, as the table names them. */
export const label = inject('label');
/** Where the package is installed. */
export const folder = inject('folder');
/** By tool, what the seeds give on the Node that started it all. */
export const digests = inject('digests');
