/** Controls and forms of the docs page in a document without a page. */
import { vi } from 'vitest';
import type { Context } from '../../src/web/docs/core/context.ts';
import type { Schema, Values } from '../../src/web/docs/core/types.ts';
import type { ControlParts } from '../../src/web/docs/form/control.ts';
import { createControl } from '../../src/web/docs/form/create.ts';
import { createForm } from '../../src/web/docs/form/form.ts';
import { texts } from '../../src/web/docs/texts/index.ts';
import { createFormat } from '../../src/web/shared/format.ts';
import { makeDocument } from './document.ts';

export function makeForms() {
  const place = makeDocument();
  const { document, show, all } = place;
  const context = { t: texts.pt, language: 'pt', f: createFormat('pt') } as Context;
  const named = { context, name: 'campo', label: 'Campo', hint: 'Dica', isRequired: false };
  const isSaidOf = (note: Element) => document.querySelector(`[aria-describedby="${note.id}"]`);
  return {
    ...place,
    control(schema: Schema, parts: Partial<ControlParts> = {}) {
      const made = createControl({ ...named, ...parts, schema });
      show(made.element);
      return made;
    },
    form(
      schema: Schema,
      shown: readonly string[] = [],
      names = Object.keys(schema.properties ?? {}),
      sample: Values = {},
    ) {
      const made = createForm(context, schema, names, shown, sample);
      show(made.element);
      return made;
    },
    /** The hint of each field, or what is wrong there, in the order of the form. */
    notes: () =>
      all('[id]')
        .filter(isSaidOf)
        .map(({ textContent }) => textContent),
    /** The error shown at each field; fields without an error are left out. */
    said: () =>
      all('[id]')
        .filter(isSaidOf)
        .map((note) => (isSaidOf(note)?.getAttribute('aria-invalid') === 'true' ? note.textContent : '')),
    /** The names of fields as they are sent: those that are in the form, or those that come by their words. */
    sentNames: (isRare: boolean) =>
      all('[data-name]')
        .filter((field) => (field.closest('.field[hidden], .group[hidden]') !== null) === isRare)
        .map((field) => field.getAttribute('data-name'))
        .join(''),
    /** Hears what a control tells of itself. */
    listen(element: Element) {
      const told = vi.fn();
      element.addEventListener('input', told);
      return told;
    },
  };
}
