/** A form with its answer and the call that it makes. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, message, waiting } from '../../shared/parts.ts';
import { type Judged, showAnswer, type Shown } from '../answer/answer.ts';
import { readTables } from '../answer/drawn.ts';
import type { Context } from '../core/context.ts';
import { announceChange } from '../form/control.ts';
import { createForm, type ToolForm } from '../form/form.ts';
import { failureMessage, waitOf } from '../form/failures.ts';
import { inLabels } from '../form/in-labels.ts';
import { type FaultPlace, linksTo, mendButtons, type Place } from '../form/places.ts';
import { describeRefused, sentence } from '../form/refused.ts';
import type { Answer, Refusal, Values, WholeTool } from '../core/types.ts';
import { answerBar } from './bar.ts';
import { callPart } from './call-part.ts';
import { keyRow } from './key-row.ts';

/** Milliseconds between the last key and the call. */
const REST = 250;
/** Milliseconds before a slow answer is announced. */
const PATIENCE = 300;

export type Judge = (input: Values, answer: unknown) => Judged;

export interface TryItParts {
  readonly tool: WholeTool;
  readonly fields: readonly string[];
  readonly shown: readonly string[];
  /** Initial values of the form, and the answer to them where they are an example of the tool. */
  readonly values: Values;
  /** The example of the tool that this form can be filled with. */
  readonly sample: Values;
  readonly example: unknown;
  /** The words of the button, by the values. */
  readonly verb: (values: Values) => readonly [verb: string, doing: string];
  readonly note: (values: Values) => string | null;
  /** Called with the values of the form when somebody filled it. */
  readonly onFilled: (values: Values) => void;
  /** Called with what a good answer says. */
  readonly onShown: (said: string) => void;
  /** Called with what an answer says, when somebody filled the form. */
  readonly onAnswered: (said: string) => void;
  /** Shows an answer in its own way, in place of a drawing. */
  readonly judge?: Judge;
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
  const { t, language, keys, service } = context;
  const { tool, verb, example } = parts;
  const needed = context.account ? t.form.needsAccount : t.form.needsKey;
  const form = createForm(context, tool.inputSchema, parts.fields, parts.shown, parts.sample);
  const notice = h('div', { role: 'alert' });
  const ofSample = h('p', { class: 'hint' });
  const send = button('primary', '', { type: 'submit' });
  const note = h('p', { class: 'hint' });
  const beside = h('span', { class: 'hint' });
  const top = h('div', { class: 'answer-top' });
  const spoken = h('p', { class: 'only-read', 'aria-live': 'polite' });
  const key = keyRow(context, keyChanged);
  const call = callPart(context, tool, () => void run(true), keyChanged);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let isLeft = false;
  /** The last good answer, which stands there until the next: its values, and when it came. */
  let good: { readonly values: Values; readonly at: string } | undefined;
  const pin = context.pins(tool.id);

  /** Shows an answer, and again when it is pinned or released. */
  function showGood(values: Values, answer: unknown, isExample: boolean): Shown {
    const onPin = () => {
      showGood(values, answer, isExample);
      top.querySelector<HTMLElement>('.pin')?.focus();
    };
    const judged = parts.judge?.(values, answer);
    const origin = isExample ? 'example' : 'call';
    const shown = showAnswer(context, { tool, input: values, answer, origin, pin, onPin, judged });
    show(shown);
    form.answered(answer, tool.outputSchema);
    good = { values: form.values(), at: new Date().toISOString() };
    parts.onShown(shown.spoken);
    return shown;
  }

  /** A demo key needs no words: the form calculates while somebody types. */
  const showKey = () => (key.element.hidden = keys.isDemo());

  function askForKey(): void {
    key.element.hidden = false;
    key.ask();
  }

  const filledWith = (value: string): Values => ({ ...form.values(), value });

  /** Uses the key as it stands now. */
  function keyChanged(): void {
    key.draw();
    showKey();
    call.keyChanged();
    tellBeside();
    showInput();
    if (keys.isDemo()) void run(false);
  }

  /** Shows what the form does with its values. */
  function showInput(): void {
    const values = form.values();
    call.showInput(values);
    put(send, verb(values)[0]);
    put(note, parts.note(values));
  }

  function tellBeside(text?: string): void {
    const usual = keys.current() === null ? needed : keys.isDemo() ? t.form.live : t.form.counts;
    put(beside, text ?? usual);
  }

  function show(shown: Shown): void {
    answers.classList.remove('stale', 'lacking');
    put(notice);
    const kept = form.ofSample();
    put(ofSample, kept.length > 0 && [t.form.withSample(kept.length), linksTo(context, kept), '.']);
    put(top, shown.top);
    put(spoken, shown.spoken);
  }

  /** Puts a message in the place of the answer, which stays behind it. */
  function tell(box: Child, isAsked: boolean, isLacking = false): void {
    if (!good) put(top);
    put(ofSample);
    answers.classList.toggle('lacking', isLacking);
    answers.classList.add('stale');
    put(notice, box);
    if (isAsked) notice.querySelector<HTMLElement>('.message')?.focus();
  }

  /** Says what the answer needs of the form. `isAsked`: by the button. */
  function tellPlaces(lacking: readonly Place[], wrong: readonly FaultPlace[], isAsked: boolean): void {
    const list = (head: string, places: readonly Place[]) =>
      places.length > 0 && [h('b', null, head), linksTo(context, places), '. '];
    const told = wrong.map((place) => {
      const { fault, path } = place;
      const said = inLabels(context, tool.inputSchema, fault.message);
      const before = good?.values ?? parts.sample;
      const own = { schema: tool.inputSchema, values: form.values(), path, good: before };
      return { place, ...describeRefused(context, { ...own, fault, said }) };
    });
    const mine = turn;
    for (const { place, text, cures } of told) {
      const show = () => mine === turn && place.fail([text, mendButtons('link', cures, form.change)]);
      // Nothing turns red under the fingers.
      if (isAsked || !place.hasFocus()) show();
      else form.element.addEventListener('focusout', show, { once: true });
    }
    if (isAsked) for (const place of lacking) place.fail(t.form.toFill);
    const [only, ...others] = told;
    const isAlone = only !== undefined && others.length === 0 && lacking.length === 0;
    const text = isAlone
      ? [h('b', null, linksTo(context, wrong, false)), ': ', only.text]
      : [list(t.form.lacks(lacking.length), lacking), list(t.form.mend, wrong)];
    const mends = isAlone && mendButtons('button small', only.cures, form.change);
    tell(
      message(wrong.length > 0 ? 'bad' : 'warned', text, mends, { tabindex: -1 }),
      isAsked,
      lacking.length > 0,
    );
  }

  function goBack(): void {
    form.fill(good?.values ?? parts.sample);
    announceChange(form.element);
  }

  /** Says why a call failed that was no fault of a field. */
  function tellFailure(answer: Answer, isAsked: boolean): void {
    const { error } = Object(answer.body) as Partial<Refusal>;
    const isRefused = [400, 422].includes(answer.status) && typeof error === 'string';
    const back = button('small', t.form.failed.back, { onclick: goBack });
    tell(
      isRefused
        ? message('bad', [sentence(inLabels(context, tool.inputSchema, error))], back, { tabindex: -1 })
        : failureMessage(context, answer, {
            since: good?.at ?? null,
            again: () => void run(true),
            askForKey,
            withoutKey: key.forget,
            back: goBack,
          }),
      isAsked,
    );
    const wait = waitOf(answer);
    if (wait !== null) resting = setTimeout(() => void run(false), wait * 1000);
    const mine = turn;
    const retry = () => {
      if (mine === turn && !isLeft) void run(false);
    };
    if (answer.status === 0) addEventListener('online', retry, { once: true });
  }

  /** Calls the tool. `isAsked`: by the button, and not by a pause in typing. */
  async function run(isAsked: boolean): Promise<void> {
    clearTimeout(resting);
    const own = keys.current();
    if (own === null) {
      if (isAsked) askForKey();
      return;
    }
    turn++;
    const mine = turn;
    const values = form.values();
    const empty = form.lacking();
    if (empty.length > 0) {
      form.clear();
      tellBeside();
      return tellPlaces(empty, [], isAsked);
    }
    if (isAsked) {
      tellFilled();
      send.setAttribute('aria-busy', 'true');
      put(send, verb(values)[1]);
    }
    const late = setTimeout(() => {
      const place = top.querySelector('.status .when');
      if (place) put(place, t.answer.updating);
    }, PATIENCE);
    const began = performance.now();
    const answer = await service.call(tool, values, own, language);
    const took = Math.round(performance.now() - began);
    if (answer.status === 200 && mine === turn && !isLeft) await readTables(context, tool.id, answer.body);
    clearTimeout(late);
    send.removeAttribute('aria-busy');
    put(send, verb(form.values())[0]);
    // A later call has been made, or the page was left.
    if (mine !== turn || isLeft) return;
    form.clear();
    call.showAnswer(answer, took);
    if (answer.status === 200) {
      tellBeside();
      const shown = showGood(values, answer.body, false);
      if (!form.isSample()) parts.onAnswered(shown.spoken);
      return;
    }
    const retry = (value: string) => {
      form.fill(filledWith(value));
      showInput();
      void run(true);
    };
    const { details, valid } = Object(answer.body) as Partial<Refusal>;
    const places = Array.isArray(details) ? form.placesOf(details) : [];
    const isEmpty = (place: FaultPlace) => place.isEmpty;
    // That a document is wrong is an answer, and no fault of the form.
    if (valid === false) {
      const { showRefusal } = await import('../answer/refusal.ts');
      if (mine !== turn || isLeft) return;
      show(showRefusal(context, tool, answer, retry));
      good = { values, at: new Date().toISOString() };
    } else if (places.length === 0) tellFailure(answer, isAsked);
    else
      tellPlaces(
        places.filter(isEmpty),
        places.filter((place) => !isEmpty(place)),
        isAsked,
      );
    const isCounted = answer.status === 400 || answer.status === 422;
    tellBeside(isCounted && !keys.isDemo() ? t.form.countedToo : undefined);
  }

  /** The example needs no values in the address. */
  const tellFilled = () => parts.onFilled(form.isSample() ? {} : form.values());

  function onTyping(): void {
    tellFilled();
    showInput();
    clearTimeout(resting);
    if (keys.isDemo()) resting = setTimeout(() => void run(false), REST);
    else answers.classList.toggle('stale', good !== undefined);
  }

  if (parts.values === parts.sample) form.fillSample();
  else form.fill(parts.values);
  const answers = h(
    'div',
    { class: 'answers', role: 'region', 'aria-label': t.answer.region },
    h('h2', { class: 'only-read' }, t.answer.region),
    notice,
    ofSample,
    top,
    spoken,
  );
  const element = h(
    'section',
    { class: 'try', 'aria-label': t.form.region },
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
        form.element,
        h('div', { class: 'ends' }, send, beside, key.element),
        note,
      ),
    ),
    answers,
  );
  element.append(answerBar(context, top, element));
  tellBeside();
  showInput();
  showKey();
  if (example !== undefined) {
    showGood(parts.values, example, true);
    call.showAnswer({ status: 200, body: example, requestId: '' });
  } else put(top, keys.current() === null ? h('p', { class: 'hint' }, needed) : waiting(language));
  if (keys.isDemo()) void run(false);
  return {
    ...{ element, form },
    input: form.values,
    call: call.element,
    leave() {
      isLeft = true;
      clearTimeout(resting);
    },
  };
}
