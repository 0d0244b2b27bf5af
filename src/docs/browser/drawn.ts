import type { Language } from '../../pages/browser/language.ts';
import type { Values } from './types.ts';

/** The drawing of an answer, of the tools that have one. */
export function drawingOf(
  _toolId: string,
  _input: Values,
  _answer: unknown,
  _language: Language,
): SVGElement | HTMLElement | null {
  return null;
}
