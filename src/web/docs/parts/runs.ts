/** The calls of a form: one at a time counts, and its answer or its refusal is shown. */
import type { Child } from '../../shared/dom.ts';
import { button, message } from '../../shared/parts.ts';
import { type Judged, showAnswer, type ShownAnswer } from '../answer/answer.ts';
import { readTables } from '../answer/drawn.ts';
import type { Context } from '../core/context.ts';
import type { Answer, Refusal, Schema, Values, WholeTool } from '../core/types.ts';
import { announceChange } from '../form/control.ts';
import { failureMessage, type Remedies, waitOf } from '../form/failures.ts';
import type { ToolForm } from '../form/form.ts';
import { inLabels } from '../form/in-labels.ts';
import type { FaultPlace, Place } from '../form/places.ts';
import { sentence } from '../form/refused.ts';
import type { AnswerPlace } from './answer-place.ts';
import { mendMessage } from './mended.ts';

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

export interface Runs {
  /** Calls the tool. `isAsked`: by the button, and not by a pause in typing. */
  run(isAsked: boolean): Promise<void>;
  /** Calls it once nobody types. */
  runSoon(): void;
  /** Keeps a call from being made soon. */
  wait(): void;
  /** Shows an answer of 200. */
  showGood(values: Values, answer: unknown, origin: ShownAnswer['origin']): void;
  leave(): void;
}

export function createRuns(context: Context, asking: Asking): Runs {
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
    const { askForKey, withoutKey } = asking;
    const again = () => void run(true);
    const remedies = { since: good?.at ?? null, again, askForKey, withoutKey, back: goBack };
    place.tell(failedMessage(context, tool.inputSchema, answer, remedies), isAsked);
    const seconds = waitOf(answer);
    if (seconds !== null) runIn(seconds * 1000);
    const isCurrent = begun();
    const retry = () => isCurrent() && void run(false);
    if (answer.status === 0) addEventListener('online', retry, { once: true });
  }

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
    leave() {
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
