/** The acts of an answer: it is pinned, copied and saved. */
import { put } from '../../shared/dom.ts';
import type { Saved } from '../../shared/download.ts';
import { button, copyButton } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Pin, Pinned } from '../core/pins.ts';
import type { ToolAnswer } from '../core/types.ts';
import { type Download, downloadMenu } from './downloads.ts';
import type { OwnPaper } from './printed.ts';

/** Keeps an answer beside the next ones, or lets the kept one go. */
export function pinButton(
  { t, say }: Context,
  pin: Pin,
  own: Pinned,
  onPin: (() => void) | undefined,
): HTMLButtonElement {
  const { keep, release, kept, released } = t.answer.compared;
  const isKept = pin.pinned() !== undefined;
  return button('text pin', isKept ? release : keep, {
    onclick: () => {
      pin.keep(isKept ? undefined : own);
      say(isKept ? released : kept);
      onPin?.();
    },
  });
}

/** A button that copies more than one value, and says so. */
export function copyAction({ language, say }: Context, label: string, text: () => string): HTMLElement {
  const pressed = copyButton('text', language, text, say, () => setTimeout(() => put(pressed, label), 2000));
  put(pressed, label);
  return pressed;
}

interface Made {
  /** Gives the answer as a text. */
  readonly copied: () => string;
  readonly drawn: Element | null;
  /** The files of its parts. */
  readonly files: readonly Download[];
  /** A paper of its own. */
  readonly own: OwnPaper | undefined;
}

/** Makes the menu of the files of an answer, with its paper. */
export function saveMenu(
  context: Context,
  { tool, input, answer }: ToolAnswer,
  { copied, drawn, files, own }: Made,
): HTMLElement {
  const { t } = context;
  const figure = () => drawn?.querySelector('figure') ?? null;
  const place = downloadMenu(context, () => [
    saved(t.answer.asText, '.txt', `${tool.id}.txt`, 'text/plain;charset=utf-8', copied),
    saved(t.answer.asData, 'JSON', `${tool.id}.json`, 'application/json', () =>
      JSON.stringify(answer, null, 2),
    ),
    ...files,
    ...picturesOf(context, tool.id, figure()),
    { label: t.answer.print, form: 'PDF', file: () => void paper.then(({ print }) => print()) },
  ]);
  const paper = import('./printed.ts').then(({ paperOf }) =>
    paperOf({ context, tool, input, answer, place, figure, own }),
  );
  return place;
}

const saved = (
  label: string,
  form: string,
  name: string,
  type: string,
  content: Saved['content'],
): Download => ({
  ...{ label, form },
  file: { name, type, content },
});

/** The files of a drawing, which are made as it stands on the page. */
function picturesOf({ t }: Context, id: string, figure: Element | null): readonly Download[] {
  if (!figure) return [];
  const load = async () => import('./picture.ts');
  return [
    saved(t.answer.drawing, 'SVG', `${id}.svg`, 'image/svg+xml', async () => (await load()).svgOf(figure)),
    saved(t.answer.drawing, 'PNG', `${id}.png`, 'image/png', async () => (await load()).pngOf(figure)),
  ];
}
