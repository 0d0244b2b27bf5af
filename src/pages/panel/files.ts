/**
 * Files of the panel that a browser loads. The build makes them from `src/web/panel`; in the sources the panel is
 * missing.
 */
import type { PageFile } from '../files.ts';

export const files: readonly PageFile[] = [];
