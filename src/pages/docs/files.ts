/** What a browser loads of the docs page. The build makes it of `browser`; from the sources there is no page. */
import type { PageFile } from '../files.ts';

export const files: readonly PageFile[] = [];
