/** The calls of a form: one at a time counts, and its answer or its refusal is shown. */
import { type Child, h } from '../../shared/dom.ts';
import { button, message } from '../../shared/parts.ts';
import { type Judged, showAnswer, type ShownAnswer } from '../answer/answer.ts';
import { readTables } from '../answer/drawn.ts';
import type { Context } from '../core/context.ts';
import type { Answer, Refusal, Schema, Values, WholeTool } from '../core/types.ts';
import { announceChange } from '../form/control.ts';
import { failureMessage, type Remedies, waitOf } from '../form/failures.ts';
import type { ToolForm } from '../form/form.ts';
import { inLabels } from '../form/in-labels.ts';
import { type FaultPlace, linksTo, mendButtons, type Place } from '../form/places.ts';
import { describeRefused, sentence } from '../form/refused.ts';
import type { AnswerPlace } from './answer-place.ts';

/** Milliseconds between the last key and the call. */
const REST = 250;
/** Milliseconds before a slow answer is announced. */
const PATIENCE = 300;

export type Judge = (input: Values, answer: unknown) => Judged;

export interface RunParts {
  readonly tool: WholeTool;
  /** The example of the tool that this form can be filled with. */
  readonly sample: Values;
  /** Called with what a good answer says. */
  readonly onShown: (said: string) => void;
  /** Called with what an answer says, when somebody filled the form. */
  readonly onAnswered: (said: string) => void;
  /** Shows an answer in its own way, in place of a drawing. */
  readonly judge?: Judge;
}

interface Asking extends RunParts {
  readonly form: ToolForm;
  readonly place: AnswerPlace;
  askForKey(): void;
  withoutKey(): void;
  /** Called before a call by the button. */
  onAsked(): void;
  /** Called after each call. */
  onDone(): void;
  /** Shows what the form does with its values. */
  showInput(): void;
  /** Called with each answer, and the milliseconds that it took. */
  onAnswer(answer: Answer, took: number): void;
  /** Says what a call costs; `text` says it in another way. */
  tellCost(text?: string): void;
}

export function createRuns(context: Context, asking: Asking) {
  const { t, language, keys, service } = context;
  const { tool, form, place, tellCost } = asking;
  const pin = context.pins(tool.id);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  /** The last good answer, which stands there until the next: its values, and when it came. */
  let good: { readonly values: Values; readonly at: string } | undefined;
  /** Gives a test that no later call was made. */
  const begun = () => {
    const mine = turn;
    return () => mine === turn;
  };
  const filledWith = (value: string): Values => ({ ...form.values(), value });
  const wait = () => clearTimeout(resting);
  const runIn = (time: number) => (resting = setTimeout(() => void run(false), time));

  /** Shows an answer, and again when it is pinned or released. */
  function showGood(values: Values, answer: unknown, origin: ShownAnswer['origin']): string {
    const onPin = () => {
      showGood(values, answer, origin);
      place.top.querySelector<HTMLElement>('.pin')?.focus();
    };
    const judged = asking.judge?.(values, answer);
    const shown = showAnswer(context, { tool, input: values, answer, origin, pin, onPin, judged });
    place.show(shown, form.ofSample());
    form.answered(answer, tool.outputSchema);
    good = { values: form.values(), at: new Date().toISOString() };
    asking.onShown(shown.spoken);
    return shown.spoken;
  }

  function tellPlaces(lacking: readonly Place[], wrong: readonly FaultPlace[], isAsked: boolean): void {
    const refused = { form, schema: tool.inputSchema, good: good?.values ?? asking.sample };
    const box = mendMessage(context, { ...refused, lacking, wrong, isAsked, isCurrent: begun() });
    place.tell(box, isAsked, lacking.length > 0);
  }

  function goBack(): void {
    form.fill(good?.values ?? asking.sample);
    announceChange(form.element);
  }

  /** Says why a call failed that was no fault of a field. */
  function tellFailure(answer: Answer, isAsked: boolean): void {
    const remedies = { ...asking, since: good?.at ?? null, again: () => void run(true), back: goBack };
    place.tell(failedMessage(context, tool.inputSchema, answer, remedies), isAsked, false);
    const seconds = waitOf(answer);
    if (seconds !== null) runIn(seconds * 1000);
    const isCurrent = begun();
    const retry = () => isCurrent() && void run(false);
    if (answer.status === 0) addEventListener('online', retry, { once: true });
  }

  /** Calls the tool. `isAsked`: by the button, and not by a pause in typing. */
  async function run(isAsked: boolean): Promise<void> {
    wait();
    const key = keys.current();
    if (key === null) {
      if (isAsked) asking.askForKey();
      return;
    }
    turn++;
    const isCurrent = begun();
    const values = form.values();
    const empty = form.lacking();
    if (empty.length > 0) {
      form.clear();
      tellCost();
      return tellPlaces(empty, [], isAsked);
    }
    if (isAsked) asking.onAsked();
    const late = setTimeout(place.becomeLate, PATIENCE);
    const [answer, took] = await timed(service.call(tool, values, key, language));
    if (answer.status === 200 && isCurrent()) await readTables(context, tool.id, answer.body);
    clearTimeout(late);
    asking.onDone();
    // A later call has been made, or the page was left.
    if (!isCurrent()) return;
    form.clear();
    asking.onAnswer(answer, took);
    if (answer.status !== 200) return showRefused(values, answer, isAsked);
    tellCost();
    const said = showGood(values, answer.body, 'call');
    if (!form.isSample()) asking.onAnswered(said);
  }

  async function showRefused(values: Values, answer: Answer, isAsked: boolean): Promise<void> {
    const isCurrent = begun();
    const retry = (value: string) => {
      form.fill(filledWith(value));
      asking.showInput();
      void run(true);
    };
    const { details, valid } = Object(answer.body) as Partial<Refusal>;
    const places = Array.isArray(details) ? form.placesOf(details) : [];
    const lacking = places.filter(({ isEmpty }) => isEmpty);
    const wrong = places.filter(({ isEmpty }) => !isEmpty);
    // That a document is wrong is an answer, and no fault of the form.
    if (valid === false) {
      const { showRefusal } = await import('../answer/refusal.ts');
      if (!isCurrent()) return;
      place.show(showRefusal(context, tool, answer, retry), form.ofSample());
      good = { values, at: new Date().toISOString() };
    } else if (places.length === 0) tellFailure(answer, isAsked);
    else tellPlaces(lacking, wrong, isAsked);
    const isCounted = [400, 422].includes(answer.status) && !keys.isDemo();
    tellCost(isCounted ? t.form.countedToo : undefined);
  }

  return {
    ...{ run, wait, showGood },
    runSoon: () => void runIn(REST),
    leave(): void {
      // Nothing that is under way is shown any more.
      turn++;
      wait();
    },
  };
}

/** Gives the result of a call, and the milliseconds that it took. */
async function timed<Result>(call: Promise<Result>): Promise<readonly [Result, number]> {
  const began = performance.now();
  const result = await call;
  return [result, Math.round(performance.now() - began)];
}

/** The message of a call that failed by no fault of a field: the sentence of the service, or else one of the page. */
function failedMessage(context: Context, schema: Schema, answer: Answer, remedies: Remedies): Child {
  const { error } = Object(answer.body) as Partial<Refusal>;
  if (![400, 422].includes(answer.status) || typeof error !== 'string')
    return failureMessage(context, answer, remedies);
  const back = button('small', context.t.form.failed.back, { onclick: remedies.back });
  return message('bad', [sentence(inLabels(context, schema, error))], back, { tabindex: -1 });
}

interface Refused {
  readonly form: ToolForm;
  readonly schema: Schema;
  /** The values of the last good answer. */
  readonly good: Values;
  readonly lacking: readonly Place[];
  readonly wrong: readonly FaultPlace[];
  /** True for a call by the button. */
  readonly isAsked: boolean;
  /** Tests that no later call was made. */
  readonly isCurrent: () => boolean;
}

/** Shows what is wrong at its fields, and gives the message about all of it. */
function mendMessage(context: Context, refused: Refused): HTMLElement {
  const { t } = context;
  const { form, schema, good, lacking, wrong, isAsked, isCurrent } = refused;
  const told = wrong.map((place) => {
    const { fault, path } = place;
    const said = inLabels(context, schema, fault.message);
    const parts = { schema, values: form.values(), path, good, fault, said };
    return { place, ...describeRefused(context, parts) };
  });
  for (const { place, text, cures } of told) {
    const show = () => isCurrent() && place.fail([text, mendButtons('link', cures, form.change)]);
    // Nothing turns red under the fingers.
    if (isAsked || !place.hasFocus()) show();
    else form.element.addEventListener('focusout', show, { once: true });
  }
  if (isAsked) for (const place of lacking) place.fail(t.form.toFill);
  const [only, ...others] = told;
  const isAlone = only !== undefined && others.length === 0 && lacking.length === 0;
  const list = (head: string, places: readonly Place[]) =>
    places.length > 0 && [h('b', null, head), linksTo(context, places), '. '];
  const text = isAlone
    ? [h('b', null, linksTo(context, wrong, false)), ': ', only.text]
    : [list(t.form.lacks(lacking.length), lacking), list(t.form.mend, wrong)];
  const mends = isAlone && mendButtons('button small', only.cures, form.change);
  return message(wrong.length > 0 ? 'bad' : 'warned', text, mends, { tabindex: -1 });
}
