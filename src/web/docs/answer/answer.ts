/** The answer of a tool: its main value, its drawing and its other values by their shapes. */
import { type Child, h } from '../../shared/dom.ts';
import { state } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { shownByDrawing } from '../drawings/index.ts';
import type { Pin } from '../core/pins.ts';
import type { Schema, ToolAnswer, Values, WholeTool } from '../core/types.ts';
import { copyAction, pinButton, saveMenu } from './acts.ts';
import { alternatives, type Alternatives, alternativesIn, pathsOf } from './alternatives.ts';
import { compared, isComparable } from './compared.ts';
import { copiedText } from './copied.ts';
import type { Download } from './downloads.ts';
import { drawAnswer } from './drawn.ts';
import { lines } from './lines.ts';
import { linesToFill, notices } from './notices.ts';
import { type Part, partsOf } from './parts.ts';
import { rest } from './rest.ts';
import type { OwnPaper } from './printed.ts';
import { showValue } from './values.ts';
import { type Fact, type Main, readWords, toldIn, type Words } from './words.ts';
import { isCode } from './rows.ts';
import { isBlock, textBlock } from './text-block.ts';

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

/** An answer shown and printed in its own way. */
export interface Judged extends OwnPaper {
  readonly element: HTMLElement;
  /** The fields that the element shows. */
  readonly tells: readonly string[];
}

/** An answer of 200 that is to be shown. */
export interface ShownAnswer extends ToolAnswer {
  /** The example of a tool was computed before, and nobody called. */
  readonly origin: 'example' | 'call';
  /** Keeps an answer to compare the next ones with. */
  readonly pin?: Pin;
  /** Called when the answer was pinned or released. */
  readonly onPin?: () => void;
  /** The answer shown in its own way, in place of a drawing. */
  readonly judged?: Judged | undefined;
}

export function showAnswer(context: Context, shown: ShownAnswer): Shown {
  const { t } = context;
  const { tool, input, answer, origin, pin } = shown;
  const words = readWords(context, shown);
  const { schema, main, why } = words;
  const { items } = words.reading;
  const texts = items?.map((item) => showValue(context, item, undefined));
  const status = isValid(answer) ? t.answer.valid : items ? t.answer.items(items.length) : null;
  const before = pin?.pinned();
  const comparison = before && compared(context, tool, before, shown);
  const drawn = shown.judged?.element ?? drawAnswer(context, tool.id, input, answer);
  const files: Download[] = [];
  const copied = () =>
    texts?.join('\n') ??
    copiedText(context, tool, input, { ...words, parts: partsLeft(context, shown, words, []) });
  const top = [
    statusLine(context, shown, status, [
      copyAction(context, texts ? t.answer.copyAll : t.answer.copyWhole, copied),
      saveMenu(context, shown, { copied, drawn, files, own: shown.judged }),
    ]),
    before && !comparison && h('p', { class: 'hint' }, t.answer.compared.change),
    comparison
      ? comparison.element
      : main && hero(context, tool, main, isValid(answer), (file) => files.push(file)),
    why &&
      h(
        'p',
        { class: 'why' },
        why.map((piece, i) => (i % 2 === 1 ? h('b', null, piece) : piece)),
      ),
    texts && lines(context, texts),
    belowHero(context, shown, words, drawn, files),
    notices(context, shown, schema),
    linesToFill(context, schema?.['x-paper']),
  ];
  const spoken = comparison?.spoken ?? (main ? spokenMain(main) : (status ?? t.answer.now));
  return { top, spoken: origin === 'example' ? '' : spoken };
}

const isValid = (answer: unknown): boolean => (answer as { valid?: unknown } | null)?.valid === true;

/** Nobody listens to a whole picture or file. */
const spokenMain = ({ label, text }: Main): string =>
  label === null ? text : text.length > MOST_SPOKEN ? label : `${label}: ${text}`;

/** The line above an answer: its status and its acts. */
function statusLine(
  context: Context,
  shown: ShownAnswer,
  status: string | null,
  acts: readonly HTMLElement[],
): HTMLElement {
  const { t } = context;
  const { tool, input, answer, origin, pin, onPin } = shown;
  return h(
    'div',
    { class: 'line status' },
    status !== null && state('good', status),
    h(
      'span',
      { class: 'hint push' },
      origin === 'example'
        ? h('span', { class: 'badge when' }, t.answer.example)
        : h('span', { class: 'when' }, t.answer.now),
      pin && isComparable(context, tool, input, answer) && pinButton(context, pin, { input, answer }, onPin),
      acts,
    ),
  );
}

/** The value that was asked for, in the largest letters that it leaves room for. */
function hero(
  context: Context,
  tool: WholeTool,
  { label, value, text, paths: [path = ''], isSentence }: Main,
  isValid: boolean,
  add: (file: Download) => void,
): Child {
  if (isSentence) return h('p', { class: 'headline' }, text);
  if (isBlock(value) && shownByDrawing(tool.id).includes(path)) return null;
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

/** The parts of an answer that its words do not say, and that stand nowhere else: `hidden` are paths that do. */
function partsLeft(
  context: Context,
  { tool, input, answer }: ShownAnswer,
  words: Words,
  hidden: readonly string[],
): readonly Part[] {
  const { at } = words.reading;
  const told = toldIn(words);
  const elsewhere = [...told.hidden, ...sentIn(input, answer), ...(at === undefined ? [] : [at]), ...hidden];
  return partsOf(context, answer, words.schema, tool.id, { ...told, hidden: elsewhere });
}

/** The drawing of an answer, its facts and its other values. `files` takes the files of what is shown. */
function belowHero(
  context: Context,
  shown: ShownAnswer,
  words: Words,
  drawn: HTMLElement | null,
  files: Download[],
): Child {
  const { tool, answer, judged } = shown;
  const { schema, facts } = words;
  const ways = alternativesIn(answer, schema);
  // Rows of a form that have all lines of the answer say what a drawing would.
  const isToldInForm = Object.values(tool.inputSchema.properties ?? {}).some((own) =>
    own['x-from']?.some(({ others }) => others),
  );
  const hidden = [
    ...shownByDrawing(tool.id),
    ...(judged?.tells ?? []),
    ...(ways ? singlesOf(ways, answer, schema) : []),
    ...(isValid(answer) ? ['valid', 'value', 'formatted'] : []),
  ];
  const isByLine = (answer as { mode?: unknown } | null)?.mode === 'line';
  const forms = { isFolded: facts.length > 0, isDrawn: drawn !== null, isByLine };
  const { open, folded, count } = rest(context, partsLeft(context, shown, words, hidden), forms, files);
  return [
    ways && alternatives(context, ways, answer, schema),
    !isToldInForm && drawn,
    !judged && factList(facts),
    h('div', { class: 'rest' }, open),
    count > 0 &&
      h(
        'details',
        { class: 'fold values' },
        h('summary', null, context.t.answer.allValues(count)),
        h('div', { class: 'rest' }, isToldInForm && drawn, folded),
      ),
  ];
}

/** The fields of an answer that repeat what was sent. */
const sentIn = (input: Values, answer: unknown): readonly string[] =>
  Object.entries(Object(answer) as object).flatMap(([name, value]) =>
    Object.hasOwn(input, name) && String(input[name]) === String(value) ? [name] : [],
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
