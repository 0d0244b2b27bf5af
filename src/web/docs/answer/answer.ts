/** The answer of a tool: its main value, its drawing, its other values by their shapes, and the whole of it below. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, codeBlock, copyButton, jsonCode, message, state, table } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { wrongDigitsOf } from '../drawings/check-digits.ts';
import { shownByDrawing } from '../drawings/index.ts';
import { type Download, downloadMenu } from './downloads.ts';
import { type Alternatives, alternatives, alternativesIn } from './alternatives.ts';
import type { Saved } from '../../shared/download.ts';
import { drawAnswer } from './drawn.ts';
import { compared, isComparable } from './compared.ts';
import { headlineOf, heroWords } from './headline.ts';
import { hintOf, labelOf } from '../core/labels.ts';
import type { Pin, Pinned } from '../core/pins.ts';
import type { Answer, Refusal, Schema, Values, WholeTool } from '../core/types.ts';
import { lines } from './lines.ts';
import { ASIDE, type Reading, readAnswer } from './reading.ts';
import { rest } from './rest.ts';
import { type Named, valueRows } from './rows.ts';
import { nameOf } from '../tables/labels.ts';
import { isBlock, textBlock } from './text-block.ts';
import { canExplain, explanationTab } from './explanation.ts';
import { tabs } from '../../shared/tabs.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { type Flat, flatten, schemaFor, showValue } from './values.ts';

/** Lines of JSON that are shown at first. */
const LINES = 15;
/** Longest number or name in the largest size, in letters. */
const LARGE = 24;
/** Characters of a value that are read aloud. */
const MOST_SPOKEN = 300;

export interface Shown {
  /** The value that a person asked for. */
  readonly top: Child;
  /** The whole answer. */
  readonly whole: Child;
  /** The same in words, for people who do not see the page. */
  readonly spoken: string;
}

/**
 * Shows an answer of 200. `isExample`: it is the example of the tool, and nobody called. `pin` keeps an answer to compare
 * the next ones with; `onPin` is called when it was pressed.
 */
export function showAnswer(
  context: Context,
  tool: WholeTool,
  input: Values,
  answer: unknown,
  isExample: boolean,
  pin?: Pin,
  onPin?: () => void,
): Shown {
  const { t, language, say } = context;
  const schema = schemaFor(tool.outputSchema, answer);
  const reading = readAnswer(tool, input, answer);
  const { hero, items } = reading;
  const headline = headlineOf(context, tool, schema, answer);
  const ways = alternativesIn(answer, schema);
  const isValid = (answer as { valid?: unknown } | null)?.valid === true;
  const texts = items?.map((item) => showValue(context, item, undefined));
  const status = isValid ? t.answer.valid : items ? t.answer.items(items.length) : '200';
  const main = hero && heroWords(context, schema, hero);
  const before = pin?.pinned();
  const comparison = before && compared(context, tool, before, { input, answer });
  const isByLine = (answer as { mode?: unknown } | null)?.mode === 'line';
  const files: Download[] = [];
  const parts = { file: tool.id, hidden: hiddenIn(tool, input, answer, reading, ways), files, isByLine };
  const all = () => texts?.join('\n') ?? plainText(context, schema, answer);
  const text = JSON.stringify(answer, null, 2);
  const drawn = drawAnswer(context, tool.id, input, answer);
  const downloads = (): readonly Download[] => [
    saved(t.answer.asText, '.txt', `${tool.id}.txt`, 'text/plain;charset=utf-8', all),
    saved(t.answer.asData, 'JSON', `${tool.id}.json`, 'application/json', () => text),
    ...files,
    ...picturesOf(context, tool.id, drawn),
    { label: t.answer.print, form: 'PDF', file: () => print() },
  ];
  const menu = downloadMenu(context, downloads);
  const top = [
    h(
      'div',
      { class: 'line status' },
      state('good', status),
      h(
        'span',
        { class: 'hint push' },
        isExample
          ? h('span', { class: 'badge when' }, t.answer.example)
          : h('span', { class: 'when' }, t.answer.now),
        pin &&
          isComparable(context, tool, input, answer) &&
          pinButton(context, pin, { input, answer }, onPin),
        copyAction(texts ? t.answer.copyAll : t.answer.copyWhole, language, all, say),
        menu,
      ),
    ),
    before && !comparison && h('p', { class: 'hint' }, t.answer.compared.change),
    comparison
      ? comparison.element
      : headline !== null
        ? h('p', { class: 'headline' }, headline)
        : hero &&
          main &&
          !shownByDrawing(tool.id).includes(hero.name) &&
          shownHero(context, tool, main.label, hero.value, main.text, isValid, (one) => files.push(one)),
    texts && lines(context, texts),
    ways && alternatives(context, ways, answer, schema),
    drawn,
    h('div', { class: 'rest' }, rest(context, parts, answer, schema)),
    notices(context, tool, schema, answer),
  ];
  layPaper(context, tool, input, answer, menu);
  // Nobody listens to a whole picture or file.
  const mainSpoken = main && (main.text.length > MOST_SPOKEN ? main.label : `${main.label}: ${main.text}`);
  const spoken = comparison?.spoken ?? headline ?? mainSpoken ?? status;
  return { top, whole: wholeOf(context, tool, input, answer), spoken: isExample ? '' : spoken };
}

/** Keeps an answer beside the next ones, or lets the kept one go. */
function pinButton(
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
function picturesOf({ t }: Context, id: string, place: Element | null): readonly Download[] {
  const figure = place?.querySelector('figure');
  if (!figure) return [];
  const load = async () => import('./picture.ts');
  return [
    saved(t.answer.drawing, 'SVG', `${id}.svg`, 'image/svg+xml', async () => (await load()).svgOf(figure)),
    saved(t.answer.drawing, 'PNG', `${id}.png`, 'image/png', async () => (await load()).pngOf(figure)),
  ];
}

/** Lays the paper of an answer when it is printed. The paper is loaded with the answers that have one. */
function layPaper(
  { language }: Context,
  { id }: WholeTool,
  input: Values,
  answer: unknown,
  place: Element,
): void {
  if (id !== 'calculadoras-folha') return;
  void import('./printed.ts').then(({ layWhenPrinted }) => layWhenPrinted(language, input, answer, place));
}

/** A button that copies more than one value, and says so. */
function copyAction(
  label: string,
  language: Context['language'],
  text: () => string,
  say: Context['say'],
): HTMLElement {
  const pressed = copyButton('text', language, text, say, () => setTimeout(() => put(pressed, label), 2000));
  put(pressed, label);
  return pressed;
}

/** The value that was asked for, in the largest letters that it leaves room for. */
function shownHero(
  context: Context,
  tool: WholeTool,
  label: string,
  value: unknown,
  text: string,
  isValid: boolean,
  add: (file: Download) => void,
): HTMLElement {
  if (isBlock(value)) return textBlock(context, tool.id, label, value, add);
  const isLong = text.length > LARGE;
  const isMono = isValid || (isLong && !text.includes(' '));
  return h(
    'div',
    { class: 'hero' },
    !isValid && h('p', { class: 'hint' }, label),
    h(
      'p',
      { class: `answer wrap${isLong ? ' long' : ''}${isMono ? ' mono' : ''}` },
      isLong && isMono ? inEqualParts(text) : text,
    ),
  );
}

/** Letters of a line of a long code. */
const PART = 36;

/** A code in lines of one length. */
function inEqualParts(text: string): Child {
  const count = Math.ceil(text.length / PART);
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, i) => [
    i > 0 && h('wbr'),
    text.slice(i * length, (i + 1) * length),
  ]);
}

/** The paths of what is shown above the rest, was sent, or describes the answer. */
function hiddenIn(
  tool: WholeTool,
  input: Values,
  answer: unknown,
  { hero, at }: Reading,
  ways: Alternatives | null,
): ReadonlySet<string> {
  const sent = Object.entries(Object(answer) as object).flatMap(([name, value]) =>
    Object.hasOwn(input, name) && String(input[name]) === String(value) ? [name] : [],
  );
  const isHeld =
    (answer as { valid?: unknown } | null)?.valid === true ? ['valid', 'value', 'formatted'] : [];
  const main = hero ? [hero.path?.join('.').replaceAll('*', '0') ?? hero.name] : at === undefined ? [] : [at];
  return new Set([
    ...ASIDE,
    ...sent,
    ...isHeld,
    ...main,
    ...singlesOf(ways, answer),
    ...shownByDrawing(tool.id),
  ]);
}

/** The paths of the single values of alternatives; their lists are shown below them. */
const singlesOf = (ways: Alternatives | null, answer: unknown): readonly string[] =>
  ways?.names.flatMap((name) =>
    Object.entries(Object((answer as Record<string, unknown>)[name]) as object).flatMap(([field, value]) =>
      Array.isArray(value) ? [] : [`${name}.${field}`],
    ),
  ) ?? [];

/** All values of an answer with their names, a line each. */
function plainText(context: Context, schema: Schema | undefined, answer: unknown): string {
  return flatten(answer, schema)
    .map((one) => `${labelOf(one.name, one.schema)}: ${showValue(context, one.value, one.schema)}`)
    .join('\n');
}

/** Shows what an answer says of itself: warnings, where its figures come from, what it took for given. */
function notices(
  context: Context,
  { inputSchema }: WholeTool,
  schema: Schema | undefined,
  answer: unknown,
): Child {
  const { t } = context;
  const values = Object(answer) as Record<string, unknown>;
  const text = values['aviso'] ?? values['disclaimer'];
  const warnings = ['avisos', 'warnings'].flatMap((name) => {
    const codes = values[name];
    return Array.isArray(codes) ? [showEach(context, codes, schema?.properties?.[name]?.items)].flat() : [];
  });
  const given = ['premissas', 'assumptions'].flatMap((name) =>
    assumed(context, values[name], inputSchema.properties),
  );
  const { fonte } = Object(values['tabela']) as { fonte?: unknown };
  return [
    warnings.map((warning) => message('warned', [warning])),
    given.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, h('b', null, t.answer.assumed)),
        valueRows(context, given),
      ),
    typeof fonte === 'string' && h('p', { class: 'hint notice' }, `${t.answer.source}: ${fonte}`),
    typeof text === 'string' && h('p', { class: 'hint notice' }, text),
  ];
}

/** The values that were taken for given: a field that was not sent has its name in the form, and a constant of the method its own. */
function assumed(
  { language }: Pick<Context, 'language'>,
  values: unknown,
  fields: Schema['properties'] = {},
): readonly Named[] {
  return Object.entries(Object(values) as object).flatMap(([name, value]) => {
    const field = fields[name];
    return typeof value === 'object'
      ? assumed({ language }, value, field?.properties)
      : [{ name, value, schema: field ?? { title: nameOf(name, language) } }];
  });
}

const showEach = (context: Context, values: readonly unknown[], schema: Schema | undefined): string[] =>
  values.map((value) => showValue(context, value, schema));

/** The name of the view that was chosen last: it stays for all pages. */
let chosen: string | undefined;

function wholeOf(context: Context, tool: WholeTool, input: Values, answer: unknown): HTMLElement {
  const { t, language, say } = context;
  const text = JSON.stringify(answer, null, 2);
  const fields = h('div');
  const views = [
    ...(canExplain(context, tool) ? [explanationTab(context, tool, input)] : []),
    { name: t.answer.fields, panel: fields, open: () => put(fields, foldedFields(context, tool, answer)) },
    { name: t.answer.json, panel: h('div', null, foldedJson(context, text)) },
  ];
  const first = Math.max(
    0,
    views.findIndex(({ name }) => name === chosen),
  );
  return tabs(
    t.answer.region,
    views,
    h(
      'span',
      { class: 'push' },
      copyButton('text', language, () => text, say),
    ),
    { first, onChoose: (index) => (chosen = views[index]?.name) },
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

/** Shows the first fields of an answer, and all when asked for. */
function foldedFields(context: Context, { outputSchema }: WholeTool, answer: unknown): Child {
  const all = flatten(answer, outputSchema);
  if (all.length <= LINES) return fieldTable(context, all);
  const place = h('div', { class: 'folded' });
  const more = button('text', context.t.answer.showLines(all.length), {
    onclick: () => put(place, fieldTable(context, all)),
  });
  put(place, fieldTable(context, all.slice(0, LINES - 5)), h('div', { class: 'more' }, more));
  return place;
}

function fieldTable(context: Context, fields: readonly Flat[]): HTMLElement {
  const { t } = context;
  const { field, value, what } = t.answer.fieldHeads;
  return scrollRegion(
    t.answer.fields,
    table(
      t.answer.fields,
      [{ head: field }, { head: value, class: 'number' }, { head: what }],
      fields.map((one) => ({
        cells: [
          h('code', { class: 'wrap path' }, one.path),
          h('span', { class: 'wrap' }, showValue(context, one.value, one.schema)),
          one.schema ? hintOf(one.schema) : '',
        ],
      })),
    ),
  );
}

/** Shows an answer that is not a 200. `retry` is called with a document that is right. */
export function showRefusal(
  context: Context,
  tool: WholeTool,
  { status, body, requestId }: Answer,
  retry: (value: string) => void,
): Shown {
  const { t, language } = context;
  const told = status === 0 ? t.answer.noAnswer : t.answer.unexplained(status);
  const { error = told, details, valid, candidate } = Object(body) as Partial<Refusal>;
  const request = h('span', { class: 'hint push mono' }, requestId);
  if (valid === false) {
    const wrong = wrongDigitsOf(tool.id, body, language);
    const right = wrong?.fixed ?? candidate;
    const top = [
      h('div', { class: 'line status' }, state('bad', t.answer.invalid), request),
      h('p', { class: 'verdict' }, wrong?.title ?? error),
      (wrong !== null || right !== undefined) &&
        h(
          'p',
          { class: 'prose' },
          wrong && `${wrong.text} `,
          right !== undefined &&
            h(
              'button',
              { type: 'button', class: 'link', onclick: () => retry(right) },
              t.answer.check(right),
            ),
        ),
      drawAnswer(context, tool.id, {}, body),
    ];
    return { top, whole: foldedBody(context, body), spoken: wrong?.title ?? error };
  }
  const word =
    status === 400 ? t.answer.refused : status === 422 ? t.answer.impossible : t.answer.failed(status);
  const top = [
    h('div', { class: 'line status' }, state('bad', status === 0 ? word : `${status} · ${word}`), request),
    message('bad', [error]),
  ];
  return { top, whole: details === undefined ? null : foldedBody(context, body), spoken: error };
}

/** The body of a refusal, for programs. */
function foldedBody({ t }: Context, body: unknown): HTMLElement {
  const text = JSON.stringify(body, null, 2);
  return h(
    'details',
    { class: 'fold' },
    h('summary', null, t.answer.json),
    codeBlock(t.answer.json, jsonCode(text), 'json whole'),
  );
}
