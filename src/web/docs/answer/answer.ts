/** The answer of a tool: its main value, its drawing and its other values by their shapes. */
import { type Child, h, put } from '../../shared/dom.ts';
import { textField } from '../../shared/field.ts';
import { button, codeBlock, copyButton, jsonCode, message, state } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { shownByDrawing } from '../drawings/index.ts';
import { type Download, downloadMenu } from './downloads.ts';
import { type Alternatives, alternatives, alternativesIn, pathsOf } from './alternatives.ts';
import type { Saved } from '../../shared/download.ts';
import { drawAnswer } from './drawn.ts';
import { compared, isComparable } from './compared.ts';
import { labelOf } from '../core/labels.ts';
import type { Pin, Pinned } from '../core/pins.ts';
import type { PaperWords, Schema, Values, WholeTool } from '../core/types.ts';
import { copiedText } from './copied.ts';
import { lines } from './lines.ts';
import { type Part, partsOf } from './parts.ts';
import { rest } from './rest.ts';
import { isCode, valueRows } from './rows.ts';
import { nameOf } from '../tables/labels.ts';
import { isBlock, textBlock } from './text-block.ts';
import { type Fact, type Main, readWords, toldIn } from './words.ts';
import { showValue } from './values.ts';

/** Lines of JSON that are shown at first. */
const LINES = 15;
/** Longest number or name in the largest size, in letters. */
const LARGE = 24;
/** Characters of a value that are read aloud. */
const MOST_SPOKEN = 300;

export interface Shown {
  /** The value that a person asked for. */
  readonly top: Child;
  /** The same in words, for people who do not see the page. */
  readonly spoken: string;
}

/** An answer shown in its own way: the element, and the fields that it tells. */
export interface Judged {
  readonly element: HTMLElement;
  readonly tells: readonly string[];
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
  judged?: Judged,
): Shown {
  const { t, language, say } = context;
  const words = readWords(context, { tool, input, answer });
  const { schema, reading, main, why, facts } = words;
  const { items } = reading;
  const ways = alternativesIn(answer, schema);
  const isValid = (answer as { valid?: unknown } | null)?.valid === true;
  const texts = items?.map((item) => showValue(context, item, undefined));
  const status = isValid ? t.answer.valid : items ? t.answer.items(items.length) : null;
  const before = pin?.pinned();
  const comparison = before && compared(context, tool, before, { input, answer });
  const isByLine = (answer as { mode?: unknown } | null)?.mode === 'line';
  const files: Download[] = [];
  const told = toldIn(words);
  const elsewhere = [
    ...told.hidden,
    ...sentIn(input, answer),
    ...(reading.at === undefined ? [] : [reading.at]),
  ];
  const without = (hidden: readonly string[]): readonly Part[] =>
    partsOf(context, answer, schema, tool.id, { ...told, hidden: [...elsewhere, ...hidden] });
  const all = () =>
    texts?.join('\n') ?? copiedText(context, tool, input, { main, why, facts, parts: without([]) });
  const text = JSON.stringify(answer, null, 2);
  const drawn = judged?.element ?? drawAnswer(context, tool.id, input, answer);
  const downloads = (): readonly Download[] => [
    saved(t.answer.asText, '.txt', `${tool.id}.txt`, 'text/plain;charset=utf-8', all),
    saved(t.answer.asData, 'JSON', `${tool.id}.json`, 'application/json', () => text),
    ...files,
    ...picturesOf(context, tool.id, drawn),
    { label: t.answer.print, form: 'PDF', file: () => void paper.then(({ print }) => print()) },
  ];
  const menu = downloadMenu(context, downloads);
  // Rows of a form that have all lines of the answer say what a drawing would.
  const isToldInForm = Object.values(tool.inputSchema.properties ?? {}).some((own) =>
    own['x-from']?.some(({ others }) => others),
  );
  const hidden = [
    ...shownByDrawing(tool.id),
    ...(judged?.tells ?? []),
    ...(ways ? singlesOf(ways, answer, schema) : []),
    ...(isValid ? ['valid', 'value', 'formatted'] : []),
  ];
  const forms = { isFolded: facts.length > 0, isDrawn: drawn !== null, isByLine };
  const { open, folded, count } = rest(context, without(hidden), forms, files);
  const top = [
    h(
      'div',
      { class: 'line status' },
      status !== null && state('good', status),
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
      : main?.isSentence
        ? h('p', { class: 'headline' }, main.text)
        : main &&
          !(isBlock(main.value) && shownByDrawing(tool.id).includes(main.paths[0] ?? '')) &&
          shownHero(context, tool, main, isValid, (one) => files.push(one)),
    why &&
      h(
        'p',
        { class: 'why' },
        why.map((piece, i) => (i % 2 === 1 ? h('b', null, piece) : piece)),
      ),
    texts && lines(context, texts),
    ways && alternatives(context, ways, answer, schema),
    !isToldInForm && drawn,
    !judged && factList(facts),
    h('div', { class: 'rest' }, open),
    count > 0 &&
      h(
        'details',
        { class: 'fold values' },
        h('summary', null, t.answer.allValues(count)),
        h('div', { class: 'rest' }, isToldInForm && drawn, folded),
      ),
    notices(context, tool, schema, answer),
    linesToFill(context, schema?.['x-paper']),
  ];
  const figure = () => drawn?.querySelector('figure') ?? null;
  const paper = import('./printed.ts').then(({ paperOf }) =>
    paperOf({ context, tool, input, answer, place: menu, figure }),
  );
  // Nobody listens to a whole picture or file.
  const mainSpoken =
    main &&
    (main.label === null
      ? main.text
      : main.text.length > MOST_SPOKEN
        ? main.label
        : `${main.label}: ${main.text}`);
  const spoken = comparison?.spoken ?? mainSpoken ?? status ?? t.answer.now;
  return { top, spoken: isExample ? '' : spoken };
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
  { label, value, text }: Main,
  isValid: boolean,
  add: (file: Download) => void,
): HTMLElement {
  if (isBlock(value)) return textBlock(context, tool.id, label ?? tool.name, value, add);
  const isLong = text.length > LARGE;
  const isMono = isValid || (isLong && (isCode(value) || /\S{24}/.test(text)));
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

/** The fields of an answer that repeat what was sent. */
const sentIn = (input: Values, answer: unknown): readonly string[] =>
  Object.entries(Object(answer) as object).flatMap(([name, value]) =>
    Object.hasOwn(input, name) && String(input[name]) === String(value) ? [name] : [],
  );

/** Fields for the names on the paper of an answer, which stay on the page. */
const linesToFill = ({ t, paper }: Context, words: PaperWords | undefined): Child =>
  words !== undefined &&
  h(
    'details',
    { class: 'fold' },
    h('summary', null, h('b', null, t.paper.toFill), ` ${t.paper.stays}`),
    h(
      'div',
      { class: 'fields' },
      words.lines.map((line) => {
        const field = textField(t.paper.lines[line], { value: paper.get(line), autocomplete: 'off' });
        field.input.addEventListener('input', () => void paper.set(line, field.input.value));
        return field.element;
      }),
    ),
  );

/** Facts below the sentence, a name over its value. */
const factList = (facts: readonly Fact[]): Child =>
  facts.length > 0 &&
  h(
    'dl',
    { class: 'facts' },
    facts.map(({ label, text }) => h('div', null, h('dt', null, label), h('dd', null, text))),
  );

/** The paths of the values that alternatives show; their lists stand below them. */
function singlesOf(ways: Alternatives, answer: unknown, schema: Schema | undefined): readonly string[] {
  const paths = pathsOf(ways, answer, schema);
  return ways.names.flatMap((name, i) => paths[i]?.map((path) => `${name}.${path}`) ?? []);
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
        valueRows(
          context,
          given.map(({ name, value, schema }) => ({
            ...{ label: labelOf(name, schema), value, text: showValue(context, value, schema) },
          })),
        ),
      ),
    typeof fonte === 'string' && h('p', { class: 'hint notice' }, `${t.answer.source}: ${fonte}`),
    typeof text === 'string' && h('p', { class: 'hint notice' }, text),
  ];
}

interface Assumed {
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** The values that were taken for given: a field that was not sent has its name in the form, and a constant of the method its own. */
function assumed(
  { language }: Pick<Context, 'language'>,
  values: unknown,
  fields: Schema['properties'] = {},
): readonly Assumed[] {
  return Object.entries(Object(values) as object).flatMap(([name, value]) => {
    const field = fields[name];
    return typeof value === 'object'
      ? assumed({ language }, value, field?.properties)
      : [{ name, value, schema: field ?? { title: nameOf(name, language) } }];
  });
}

const showEach = (context: Context, values: readonly unknown[], schema: Schema | undefined): string[] =>
  values.map((value) => showValue(context, value, schema));

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
