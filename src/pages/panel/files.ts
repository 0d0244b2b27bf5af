/**
 * Files of the panel that a browser loads. The build makes them from `src/web/panel`; in the sources the panel is
 * missing.
 */
import type { PageFiles } from '../files.ts';

export const page: PageFiles = { html: '', app: '', files: [] };
