/** The answer of a tool: its number, its drawing, a few facts, and the whole of it below. */
import { type Child, h, put } from '../../shared/dom.ts';
import { codeBlock, copyButton, jsonCode, message, state, table } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { drawAnswer } from './drawn.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Answer, Refusal, Values, WholeTool } from '../core/types.ts';
import { readAnswer } from './reading.ts';
import { canExplain, explanationTab } from './explanation.ts';
import { tabs } from '../../shared/tabs.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { flatten, schemaAt, schemaOf, showValue } from './values.ts';

/** Lines of JSON that are shown at first. */
const LINES = 15;
/** Longest number or name in the largest size, in letters. */
const LARGE = 24;

export interface Shown {
  /** The value that a person asked for. */
  readonly top: Child;
  /** The whole answer. */
  readonly whole: Child;
  /** The same in words, for people who do not see the page. */
  readonly spoken: string;
}

/** Shows an answer of 200. `isExample`: it is the example of the tool, and nobody called. */
export function showAnswer(
  context: Context,
  tool: WholeTool,
  input: Values,
  answer: unknown,
  isExample: boolean,
): Shown {
  const { t, language, say } = context;
  const { hero, items, facts } = readAnswer(tool, input, answer);
  const isValid = (answer as { valid?: unknown } | null)?.valid === true;
  const status = isValid ? t.answer.valid : items ? `200 · ${t.answer.items(items.length)}` : '200';
  const heroSchema = hero?.path
    ? schemaAt(tool.outputSchema, hero.path)
    : schemaOf(tool.outputSchema, hero?.name ?? '');
  const heroText = hero && showValue(context, hero.value, heroSchema);
  const heroLabel = hero && labelOf(hero.name, heroSchema);
  const top = [
    h(
      'div',
      { class: 'line status' },
      state('good', status),
      h(
        'span',
        { class: 'hint push' },
        isExample ? h('span', { class: 'badge' }, t.answer.example) : t.answer.now,
        items && copyButton('text', language, () => items.join('\n'), say),
      ),
    ),
    hero &&
      h(
        'div',
        { class: 'hero' },
        !isValid && h('p', { class: 'hint' }, heroLabel),
        h(
          'p',
          { class: `answer wrap${(heroText ?? '').length > LARGE ? ' long' : ''}${isValid ? ' mono' : ''}` },
          heroText,
        ),
      ),
    items && itemList(context, items),
    drawAnswer(context, tool.id, input, answer),
    facts.length > 0 &&
      h(
        'dl',
        { class: 'facts' },
        facts.map(({ name, value }) => {
          const schema = schemaOf(tool.outputSchema, name);
          return h(
            'div',
            null,
            h('dt', { class: 'hint' }, labelOf(name, schema)),
            h('dd', { class: 'wrap' }, showValue(context, value, schema)),
          );
        }),
      ),
    notices(answer),
  ];
  const spoken = hero ? `${heroLabel}: ${heroText}` : status;
  return { top, whole: wholeOf(context, tool, input, answer), spoken: isExample ? '' : spoken };
}

function itemList({ language, say }: Context, items: readonly unknown[]): HTMLElement {
  return h(
    'ul',
    { class: 'items' },
    items.map((item) =>
      h(
        'li',
        null,
        h('code', { class: 'wrap' }, String(item)),
        copyButton('text', language, () => String(item), say),
      ),
    ),
  );
}

/** Shows the sentences in which an answer describes itself. */
function notices(answer: unknown): Child {
  const { aviso, disclaimer } = Object(answer) as { aviso?: unknown; disclaimer?: unknown };
  const text = aviso ?? disclaimer;
  return typeof text === 'string' && h('p', { class: 'hint notice' }, text);
}

function wholeOf(context: Context, tool: WholeTool, input: Values, answer: unknown): HTMLElement {
  const { t, language, say } = context;
  const text = JSON.stringify(answer, null, 2);
  const fields = h('div');
  return tabs(
    t.answer.region,
    [
      { name: t.answer.json, panel: h('div', null, foldedJson(context, text)) },
      { name: t.answer.fields, panel: fields, open: () => put(fields, fieldTable(context, tool, answer)) },
      ...(canExplain(context, tool) ? [explanationTab(context, tool, input)] : []),
    ],
    copyButton('text push', language, () => text, say),
  );
}

/** Shows the first lines of JSON, and the rest when asked for. */
export function foldedJson({ t }: Context, text: string): HTMLElement {
  const lines = text.split('\n');
  if (lines.length <= LINES + 2) return codeBlock(t.answer.json, jsonCode(text), 'json');
  const place = h('div', { class: 'folded' });
  const show = (isWhole: boolean) => {
    const code = codeBlock(
      t.answer.json,
      jsonCode(isWhole ? text : lines.slice(0, LINES).join('\n')),
      isWhole ? 'json tall' : 'json',
    );
    const more = h(
      'button',
      {
        type: 'button',
        class: 'button text',
        'aria-expanded': String(isWhole),
        onclick: () => {
          show(!isWhole);
          place.querySelector('button')?.focus();
        },
      },
      isWhole ? t.answer.fewerLines : t.answer.showLines(lines.length),
    );
    put(place, code, h('div', { class: 'more' }, more));
  };
  show(false);
  return place;
}

function fieldTable(context: Context, { outputSchema }: WholeTool, answer: unknown): HTMLElement {
  const { t } = context;
  const { field, value, what } = t.answer.fieldHeads;
  return scrollRegion(
    t.answer.fields,
    table(
      t.answer.fields,
      [{ head: field }, { head: value, class: 'number' }, { head: what }],
      flatten(answer, outputSchema).map((one) => ({
        cells: [
          h('code', { class: 'wrap' }, one.path),
          h('span', { class: 'wrap' }, showValue(context, one.value, one.schema)),
          one.schema ? hintOf(one.schema) : '',
        ],
      })),
    ),
  );
}

/** Shows an answer that is not a 200. */
export function showRefusal(context: Context, { status, body, requestId }: Answer): Shown {
  const { t } = context;
  const { error = t.answer.noAnswer, details, valid, reason } = Object(body) as Partial<Refusal>;
  const word =
    valid === false
      ? `${t.answer.invalid}${reason === undefined ? '' : ` · ${reason}`}`
      : status === 400
        ? t.answer.refused
        : status === 422
          ? t.answer.impossible
          : t.answer.failed(status);
  const [before, after] = t.answer.eachAtField;
  const top = [
    h(
      'div',
      { class: 'line status' },
      state('bad', status === 0 ? word : `${status} · ${word}`),
      h('span', { class: 'hint push mono' }, requestId),
    ),
    details === undefined && message('bad', [error]),
    details !== undefined && [
      codeBlock(t.answer.json, jsonCode(JSON.stringify(body, null, 2)), 'json whole'),
      h('p', { class: 'hint' }, before, h('code', null, 'details'), after),
    ],
  ];
  return { top, whole: null, spoken: error };
}
