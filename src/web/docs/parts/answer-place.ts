/** The place of an answer beside its form, with a message over it where the next one did not come. */
import { type Child, h, put } from '../../shared/dom.ts';
import type { Shown } from '../answer/answer.ts';
import type { Context } from '../core/context.ts';
import { linksTo, type Place } from '../form/places.ts';

export type AnswerPlace = ReturnType<typeof answerPlace>;

export function answerPlace(context: Context) {
  const { t } = context;
  const notice = h('div', { role: 'alert' });
  const ofSample = h('p', { class: 'hint' });
  const top = h('div', { class: 'answer-top' });
  const spoken = h('p', { class: 'only-read', 'aria-live': 'polite' });
  const element = h(
    'div',
    { class: 'answers', role: 'region', 'aria-label': t.answer.region },
    h('h2', { class: 'only-read' }, t.answer.region),
    ...[notice, ofSample, top, spoken],
  );
  let hasAnswer = false;
  return {
    ...{ element, top },
    /** Shows an answer; `kept` are the fields that it has from the example. */
    show(shown: Shown, kept: readonly Place[]): void {
      hasAnswer = true;
      element.classList.remove('stale', 'lacking');
      put(notice);
      put(ofSample, kept.length > 0 && [t.form.withSample(kept.length), linksTo(context, kept), '.']);
      put(top, shown.top);
      put(spoken, shown.spoken);
    },
    /** Puts a message in the place of the answer, which stays behind it. `isAsked`: by the button. */
    tell(box: Child, isAsked: boolean, isLacking: boolean): void {
      if (!hasAnswer) put(top);
      put(ofSample);
      element.classList.toggle('lacking', isLacking);
      element.classList.add('stale');
      put(notice, box);
      if (isAsked) notice.querySelector<HTMLElement>('.message')?.focus();
    },
    /** Says that the form holds other values than those of the answer. */
    becomeStale: () => void element.classList.toggle('stale', hasAnswer),
    /** Says that the next answer is late. */
    becomeLate(): void {
      const place = top.querySelector('.status .when');
      if (place) put(place, t.answer.updating);
    },
  };
}
