/** What a browser loads of the panel. The build makes it of `browser`; from the sources there is no panel. */
import type { PageFile } from '../files.ts';

export const files: readonly PageFile[] = [];
