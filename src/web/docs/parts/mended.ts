/** The message that an answer needs something of the form, with buttons that mend it. */
import { h } from '../../shared/dom.ts';
import { message } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Schema, Values } from '../core/types.ts';
import type { ToolForm } from '../form/form.ts';
import { inLabels } from '../form/in-labels.ts';
import { type FaultPlace, linksTo, mendButtons, type Place } from '../form/places.ts';
import { describeRefused } from '../form/refused.ts';

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
export function mendMessage(context: Context, refused: Refused): HTMLElement {
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
