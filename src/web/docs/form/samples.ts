/** The line of a form that holds an example: which values are still of it, and how to be without them. */
import { h, put } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { Values } from '../core/types.ts';
import { announceChange } from './control.ts';
import { isChoice } from './create.ts';
import type { Fields } from './fields.ts';

/** `fillSample` fills the example in again. */
export function createSamples(
  { t }: Context,
  { controls, schema: { properties = {} } }: Fields,
  sample: Values,
  fillSample: () => void,
) {
  let own = new Set<string>();
  let isTouched = false;
  const element = h('p', { class: 'sample-line', hidden: Object.keys(sample).length === 0 });
  const act = (label: string, onclick: () => void) =>
    h('button', { type: 'button', class: 'link', onclick }, label);

  function show(): void {
    for (const [name, control] of controls) control.element.classList.toggle('of-sample', own.has(name));
    const [mark, rest] = isTouched ? t.form.stillOfSample : t.form.ofSample;
    put(
      element,
      own.size > 0 && [
        h('span', null, h('i', null, mark), rest),
        act(isTouched ? t.form.emptySample : t.form.startEmpty, empty),
      ],
      (isTouched || own.size === 0) && act(t.form.backToSample, goBack),
    );
  }

  /** Empties what is left of the example. A choice stays: it always has a value. */
  function empty(): void {
    for (const name of own) if (!isChoice(properties[name] ?? {})) controls.get(name)?.set(undefined);
    touch([...own]);
    announceChange(element);
  }

  function goBack(): void {
    fillSample();
    announceChange(element);
  }

  /** Somebody filled these fields. */
  function touch(names: readonly string[]): void {
    isTouched = true;
    for (const name of names) own.delete(name);
    show();
  }

  show();
  return {
    ...{ element, touch },
    /** Tests that the form holds the example as it came. */
    isWhole: () => own.size > 0 && !isTouched,
    /** Gives the fields that nobody touched, in a form that somebody did. */
    left: () => (isTouched ? [...own] : []),
    has: (name: string) => own.has(name),
    /** Takes the values that the form holds for those of the example, in these fields. */
    begin(names: readonly string[]): void {
      isTouched = false;
      own = new Set(names);
      show();
    },
  };
}
