/** The drawing of an answer, with the legal tables that it needs. */
import { h, put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import { drawingOf, tablesFor } from '../drawings/index.ts';
import type { Values } from '../core/types.ts';

/** Reads the tables that the drawing of an answer needs, so that both are there at once. */
export async function readTables(
  { service }: Pick<Context, 'service'>,
  toolId: string,
  answer: unknown,
): Promise<void> {
  await Promise.allSettled(tablesFor(toolId, answer).map(async (path) => service.table(path)));
}

/** Makes a place for the drawing of an answer; null for a tool without a drawing. */
export function drawAnswer(
  { service, language }: Context,
  toolId: string,
  input: Values,
  answer: unknown,
): HTMLElement | null {
  const paths = tablesFor(toolId, answer);
  if (paths.length === 0) {
    const drawing = drawingOf(toolId, input, answer, language);
    return drawing && h('div', { class: 'drawn' }, drawing);
  }
  const place = h('div', { class: 'drawn' });
  // A missing table leaves out the drawing; the answer is complete without it.
  void Promise.all(paths.map(async (path) => service.table(path)))
    .then((tables) => put(place, drawingOf(toolId, input, answer, language, { tables })))
    .catch(() => undefined);
  return place;
}
