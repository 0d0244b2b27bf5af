/**
 * Files of the docs page that a browser loads. The build makes them from `src/web/docs`; in the sources the page is
 * missing.
 */
import type { PageFiles } from '../files.ts';

export const page: PageFiles = { html: '', app: '', files: [] };
