/** A printed document audited in steps: its lines, the facts that they need, and which of them agree. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import { judgedAnswer } from '../answer/judged.ts';
import type { Item } from '../answer/records.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { WholeTool } from '../core/types.ts';
import type { Judge, TryIt } from '../parts/try-it.ts';
import { factsStep } from './audit-facts.ts';
import { type Audit, fieldsOf, linesIn } from './audit-parts.ts';
import { printedStep } from './audit-printed.ts';

export function auditInSteps(context: Context, tool: WholeTool, make: (judge: Judge) => TryIt): TryIt {
  const fields = fieldsOf(context, tool);
  const { words, texts } = fields;
  let isAsked = false;
  const made = make((input, answer) => {
    if (isAsked) turn(2);
    isAsked = false;
    const toFacts = () => turn(1);
    return judgedAnswer(context, { tool, words, texts, input, answer, toFacts, toLine });
  });
  const { form, element } = made;
  const audit: Audit = { ...fields, context, tool, form };
  const facts = factsStep(audit, toLine);
  const printed = printedStep(audit, () => {
    if (context.keys.isDemo()) void facts.judged();
  });
  const goOn = button('primary', texts.goOn, { onclick: () => void toFacts() });
  const back = button('text', texts.back, { onclick: () => turn(0) });
  const stages = stagesOf(texts.steps, (next, now) => {
    if (next <= now) turn(next);
    else if (now === 0) void toFacts();
    else element.querySelector('form')?.requestSubmit();
  });

  async function toFacts(): Promise<void> {
    if (linesIn(audit, form.values()).length === 0) return form.lacking()[0]?.focus();
    goOn.setAttribute('aria-busy', 'true');
    put(goOn, texts.going);
    const lines = await facts.judged().finally(() => {
      goOn.removeAttribute('aria-busy');
      put(goOn, texts.goOn);
    });
    facts.ask(lines);
    turn(1);
  }

  function toLine(label: string): void {
    const known = (form.values()[words.map] ?? []) as readonly Item[];
    const place = known.findIndex(({ de }) => de === label);
    if (place < 0) form.change([[[words.map], [...known, { de: label }]]]);
    turn(0);
    form.open([words.map]);
    const choices = root.querySelectorAll<HTMLElement>(`[data-name="${words.map}"] select`);
    choices[place < 0 ? known.length : place]?.focus();
  }

  const root = h('div', { class: 'audit' }, stages.element, printed.element, element, facts.why);
  element.querySelector('.asks')?.append(printed.sum, facts.unread, goOn);
  element.querySelector('.ends')?.append(back);
  element.querySelector(`[data-name="${words.facts}"]`)?.classList.add('needed');
  element.addEventListener('submit', () => (isAsked = true), { capture: true });
  element.addEventListener('input', printed.tellSum);
  // A fault stands in the step of its field.
  element.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('.message .link');
      const names = Object.entries(audit.facts.properties ?? {}).map(([name, own]) => labelOf(name, own));
      if (link) show(names.some((name) => name.toLowerCase() === link.textContent.toLowerCase()) ? 1 : 0);
    },
    { capture: true },
  );

  function show(next: number): void {
    root.dataset['step'] = String(next + 1);
    stages.show(next);
  }

  /** Shows another step, from its beginning on. */
  function turn(next: number): void {
    show(next);
    root.scrollIntoView();
    stages.focus(next);
  }

  printed.tellSum();
  show(0);
  return { ...made, element: root };
}

/** The names of the steps. One can be pressed up to the step after the current one. */
function stagesOf(names: readonly string[], onPress: (next: number, now: number) => void) {
  let now = 0;
  const buttons = names.map((name, i) =>
    h(
      'button',
      { type: 'button', onclick: () => onPress(i, now) },
      h('span', { class: 'count' }, i + 1),
      name,
    ),
  );
  const element = h(
    'ol',
    { class: 'stages' },
    buttons.map((stage) => h('li', null, stage)),
  );
  return {
    element,
    focus: (step: number) => buttons[step]?.focus({ preventScroll: true }),
    show(step: number): void {
      now = step;
      for (const [i, stage] of buttons.entries()) {
        stage.toggleAttribute('disabled', i > step + 1);
        if (i === step) stage.setAttribute('aria-current', 'step');
        else stage.removeAttribute('aria-current');
      }
    },
  };
}
