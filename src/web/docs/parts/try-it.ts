/** A form with its answer and the call that it makes. */
import { h, put } from '../../shared/dom.ts';
import { button, message, waiting } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import { showAnswer, showRefusal, type Shown } from '../answer/answer.ts';
import { readTables } from '../answer/drawn.ts';
import { callsOf, textOf } from '../../shared/calls.ts';
import type { Context } from '../core/context.ts';
import { createForm } from '../form/form.ts';
import type { Fault, Refusal, Values, WholeTool } from '../core/types.ts';
import { keyRow } from './key-row.ts';

/** Milliseconds between the last key and the call. */
const REST = 250;
/** Milliseconds before a slow answer is announced. */
const PATIENCE = 300;

export interface TryItParts {
  readonly tool: WholeTool;
  /** The purpose of this form, where a tool does several things. */
  readonly title: string | null;
  /** Values that are sent in addition to the fields. */
  readonly fixed: Values;
  readonly fields: readonly string[];
  readonly shown: readonly string[];
  /** Initial values of the form, and the answer to them where they are an example of the tool. */
  readonly values: Values;
  /** The example of the tool that this form can be filled with. */
  readonly sample: Values;
  readonly example: unknown;
  readonly verb: readonly [verb: string, doing: string];
  readonly note: string | null;
  /** Called with the values of the form when somebody filled it. */
  readonly onFilled: (values: Values) => void;
  /** Called with what an answer says, when somebody filled the form. */
  readonly onAnswered: (said: string) => void;
  /** Called when a key was taken or forgotten. */
  readonly onKey: () => void;
}

export interface TryIt {
  readonly element: HTMLElement;
  /** Uses the key as it stands now. */
  keyChanged(): void;
  leave(): void;
}

export function tryIt(context: Context, parts: TryItParts): TryIt {
  const { t, language, keys, service, say } = context;
  const { tool, fixed, verb, example } = parts;
  const needed = context.account ? t.form.needsAccount : t.form.needsKey;
  const form = createForm(context, tool.inputSchema, parts.fields, parts.shown, parts.sample);
  const alert = h('div', { role: 'alert' });
  const send = button('primary', verb[0], { type: 'submit' });
  const beside = h('span', { class: 'hint' });
  const calls = h('div', { class: 'calls' });
  const top = h('div', { class: 'answer-top' });
  const whole = h('div', { class: 'answer-whole' });
  const spoken = h('p', { class: 'only-read', 'aria-live': 'polite' });
  const key = keyRow(context, parts.onKey);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let isLeft = false;
  /** True while a good answer stands there. */
  let isAnswered = false;
  const pin = context.pins(`${tool.id} ${textOf(fixed['action'])}`);

  /** Shows an answer, and again when it is pinned or released. */
  function showGood(values: Values, answer: unknown, isExample: boolean): Shown {
    const onPin = () => {
      showGood(values, answer, isExample);
      top.querySelector<HTMLElement>('.pin')?.focus();
    };
    const shown = showAnswer(context, tool, values, answer, isExample, pin, onPin);
    show(shown, true);
    return shown;
  }

  /** The name of a part, which another form of the page has too. */
  const nameIn = (part: string) => (parts.title === null ? part : `${parts.title}: ${part}`);

  const filledWith = (value: string): Values => ({ ...form.values(), value });

  const input = (): Values => ({ ...fixed, ...form.values() });

  function tellBeside(text?: string): void {
    const usual = keys.current() === null ? needed : keys.isDemo() ? t.form.live : t.form.counts;
    put(beside, text ?? usual);
  }

  function showCalls(): void {
    put(
      calls,
      snippets(
        nameIn(t.answer.call),
        callsOf(context, tool, input(), keys.isDemo() || keys.areNeedless ? keys.current() : null),
        language,
        say,
      ),
    );
  }

  function show(shown: Shown, isGood: boolean): void {
    isAnswered = isGood;
    answers.classList.remove('stale');
    put(top, shown.top);
    put(whole, shown.whole);
    put(spoken, shown.spoken);
  }

  /** Lists what is wrong, above the form, with a way to each field. */
  function listFaults(faults: readonly Fault[], isAsked: boolean): void {
    const fields = form.fail(faults);
    const [first] = fields;
    if (!first) return put(alert);
    const links = fields.map(({ label, focus }, i) => [
      i > 0 && (i === fields.length - 1 ? ` ${t.form.and} ` : ', '),
      h('button', { type: 'button', class: 'link', onclick: focus }, label),
    ]);
    const text = [h('b', null, t.form.mend(fields.length)), ` ${t.form.nothingDone}: `, links, '.'];
    const list = message('bad', text, null, { tabindex: -1 });
    put(alert, list);
    if (isAsked) list.focus();
  }

  /** Calls the tool. `isAsked`: by the button, and not by a pause in typing. */
  async function run(isAsked: boolean): Promise<void> {
    clearTimeout(resting);
    const own = keys.current();
    if (own === null) {
      if (isAsked) key.ask();
      return;
    }
    turn++;
    const mine = turn;
    const values = input();
    if (isAsked) {
      tellFilled();
      send.setAttribute('aria-busy', 'true');
      put(send, verb[1]);
    }
    const late = setTimeout(() => {
      const place = top.querySelector('.status .when');
      if (place) put(place, t.answer.updating);
    }, PATIENCE);
    const answer = await service.call(tool, values, own, language);
    if (answer.status === 200 && mine === turn && !isLeft) await readTables(context, tool.id, answer.body);
    clearTimeout(late);
    send.removeAttribute('aria-busy');
    put(send, verb[0]);
    // A later call has been made, or the page was left.
    if (mine !== turn || isLeft) return;
    form.clear();
    if (answer.status === 200) {
      put(alert);
      tellBeside();
      const shown = showGood(values, answer.body, false);
      if (!form.isSample()) parts.onAnswered(shown.spoken);
      return;
    }
    const retry = (value: string) => {
      form.fill(filledWith(value));
      showCalls();
      void run(true);
    };
    const { details = [], valid } = Object(answer.body) as Partial<Refusal>;
    // That a document is wrong is an answer, and no fault of the form.
    const faults = valid === false ? [] : details;
    // Somebody who is still typing has not come to the empty fields yet.
    const missing = isAsked ? [] : form.missing(faults);
    // The last good answer stays meanwhile.
    if (!isAsked && isAnswered && faults.length > 0) answers.classList.add('stale');
    else show(showRefusal(context, tool, answer, retry), valid === false);
    listFaults(missing.length === faults.length ? [] : faults, isAsked);
    const isCounted = answer.status === 400 || answer.status === 422;
    if (missing.length > 0 && missing.length === details.length) tellBeside(t.form.lacks(missing.join(', ')));
    else tellBeside(isCounted && !keys.isDemo() ? t.form.countedToo : undefined);
    if (answer.status === 401 || answer.status === 403) key.ask();
  }

  /** The example needs no values in the address. */
  const tellFilled = () => parts.onFilled(form.isSample() ? {} : input());

  function onTyping(): void {
    tellFilled();
    showCalls();
    clearTimeout(resting);
    if (keys.isDemo()) resting = setTimeout(() => void run(false), REST);
    else answers.classList.toggle('stale', isAnswered);
  }

  if (parts.values === parts.sample) form.fillSample();
  else form.fill(parts.values);
  const answers = h(
    'div',
    { class: 'answers', role: 'region', 'aria-label': nameIn(t.answer.region) },
    h('h2', { class: 'only-read' }, t.answer.region),
    top,
    spoken,
    whole,
  );
  const element = h(
    'section',
    { class: 'try', 'aria-label': parts.title ?? t.form.region },
    h(
      'div',
      { class: 'asks' },
      h(
        'form',
        {
          class: 'stack',
          novalidate: true,
          oninput: onTyping,
          onsubmit: (event) => {
            event.preventDefault();
            void run(true);
          },
        },
        parts.title !== null && h('h2', null, parts.title),
        alert,
        form.element,
        h('div', { class: 'ends' }, send, beside, key.element),
        parts.note !== null && h('p', { class: 'hint' }, parts.note),
      ),
      calls,
    ),
    answers,
  );
  tellBeside();
  showCalls();
  if (example !== undefined) showGood(parts.values, example, true);
  else put(top, keys.current() === null ? h('p', { class: 'hint' }, needed) : waiting(language));
  if (keys.isDemo()) void run(false);
  return {
    element,
    keyChanged() {
      key.draw();
      tellBeside();
      showCalls();
      if (keys.isDemo()) void run(false);
    },
    leave() {
      isLeft = true;
      clearTimeout(resting);
    },
  };
}
