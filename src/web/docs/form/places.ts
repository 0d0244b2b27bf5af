/** Places of a form that its answer names. */
import { type Child, h } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Place } from './form.ts';
import type { Cure } from './refused.ts';

/** Names places, each as a link to its field; in a sentence: `admissão, último dia e motivo`. */
export const linksTo = ({ t }: Context, places: readonly Place[], isSentence = true): Child =>
  places.map(({ label, focus }, i) => [
    i > 0 && (i === places.length - 1 ? ` ${t.form.and} ` : ', '),
    h('button', { type: 'button', class: 'link', onclick: focus }, isSentence ? inSentence(label) : label),
  ]);

/** A label inside a sentence begins with a small letter, unless it is an abbreviation. */
const inSentence = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Buttons that set the values that mend a fault. */
export const mendButtons = (
  kind: string,
  cures: readonly Cure[],
  change: (changes: Cure['changes']) => void,
): Child =>
  cures.map(({ label, changes }) => [
    ' ',
    h('button', { type: 'button', class: kind, onclick: () => change(changes) }, label),
  ]);
