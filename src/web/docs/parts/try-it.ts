/** A form with its answer and the call that it makes. */
import { h, put } from '../../shared/dom.ts';
import { button, waiting } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { createForm, type ToolForm } from '../form/form.ts';
import type { Values } from '../core/types.ts';
import { answerPlace } from './answer-place.ts';
import { answerBar } from './bar.ts';
import { callPart } from './call-part.ts';
import { keyRow } from './key-row.ts';
import { createRuns, type RunParts } from './runs.ts';

export type { Judge } from './runs.ts';

export interface TryItParts extends RunParts {
  readonly fields: readonly string[];
  readonly shown: readonly string[];
  /** Initial values of the form, and the answer to them where they are an example of the tool. */
  readonly values: Values;
  readonly example: unknown;
  /** The words of the button, by the values. */
  readonly verb: (values: Values) => readonly [verb: string, doing: string];
  readonly note: (values: Values) => string | null;
  /** Called with the values of the form when somebody filled it. */
  readonly onFilled: (values: Values) => void;
}

export interface TryIt {
  readonly element: HTMLElement;
  /** The same call for programs. */
  readonly call: HTMLElement;
  readonly form: ToolForm;
  /** The values that a call sends now. */
  input(): Values;
  leave(): void;
}

export function tryIt(context: Context, parts: TryItParts): TryIt {
  const { t, language, keys } = context;
  const { tool, verb, example } = parts;
  const needed = context.account ? t.form.needsAccount : t.form.needsKey;
  const form = createForm(context, tool.inputSchema, parts.fields, parts.shown, parts.sample);
  const send = button('primary', '', { type: 'submit' });
  const note = h('p', { class: 'hint' });
  const beside = h('span', { class: 'hint' });
  const place = answerPlace(context);
  const key = keyRow(context, keyChanged);
  const call = callPart(context, tool, () => void runs.run(true), keyChanged);
  const runs = createRuns(context, {
    ...{ ...parts, form, place, onAsked, onDone, showInput, tellCost },
    onAnswer: call.showAnswer,
    withoutKey: key.forget,
    askForKey() {
      key.element.hidden = false;
      key.ask();
    },
  });

  /** A demo key needs no words: the form calculates while somebody types. */
  const showKey = () => (key.element.hidden = keys.isDemo());

  /** Uses the key as it stands now. */
  function keyChanged(): void {
    key.draw();
    showKey();
    call.keyChanged();
    tellCost();
    showInput();
    if (keys.isDemo()) void runs.run(false);
  }

  /** Shows what the form does with its values. */
  function showInput(): void {
    const values = form.values();
    call.showInput(values);
    put(send, verb(values)[0]);
    put(note, parts.note(values));
  }

  function tellCost(text?: string): void {
    const usual = keys.current() === null ? needed : keys.isDemo() ? t.form.live : t.form.counts;
    put(beside, text ?? usual);
  }

  function onAsked(): void {
    onFilled();
    send.setAttribute('aria-busy', 'true');
    put(send, verb(form.values())[1]);
  }

  function onDone(): void {
    send.removeAttribute('aria-busy');
    put(send, verb(form.values())[0]);
  }

  /** The example needs no values in the address. */
  function onFilled(): void {
    parts.onFilled(form.isSample() ? {} : form.values());
  }

  function onTyping(): void {
    onFilled();
    showInput();
    runs.wait();
    if (keys.isDemo()) runs.runSoon();
    else place.becomeStale();
  }

  function onsubmit(event: Event): void {
    event.preventDefault();
    void runs.run(true);
  }

  if (parts.values === parts.sample) form.fillSample();
  else form.fill(parts.values);
  const ends = h('div', { class: 'ends' }, send, beside, key.element);
  const element = h(
    'section',
    { class: 'try', 'aria-label': t.form.region },
    h(
      'div',
      { class: 'asks' },
      h('form', { class: 'stack', novalidate: true, oninput: onTyping, onsubmit }, form.element, ends, note),
    ),
    place.element,
  );
  element.append(answerBar(context, place.top, element));
  tellCost();
  showInput();
  showKey();
  if (example !== undefined) {
    runs.showGood(parts.values, example, 'example');
    call.showAnswer({ status: 200, body: example, requestId: '' });
  } else put(place.top, keys.current() === null ? h('p', { class: 'hint' }, needed) : waiting(language));
  if (keys.isDemo()) void runs.run(false);
  return { element, form, input: form.values, call: call.element, leave: runs.leave };
}
