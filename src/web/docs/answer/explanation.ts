/** The steps of a calculation, for the tools that explain theirs. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, copyButton, message, table, waiting } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Schema, Values, WholeTool } from '../core/types.ts';
import { accountOf, accountText, type Step } from './account.ts';
import { schemaFor } from './values.ts';
import { scrollRegion } from '../core/scrolled.ts';
import { lawLinks } from '../core/law-links.ts';

/** Steps that are shown at first: a loan of 50 years has thousands, which take a browser a second to draw. */
const AT_ONCE = 500;

/** Asks the same call to explain itself. */
export function explanation(context: Context, tool: WholeTool, input: Values): HTMLElement {
  const { t, keys, service, language } = context;
  const panel = h('div');
  const open = async () => {
    put(panel, waiting(language));
    const { status, body } = await service.call(
      tool,
      { ...input, explicar: true },
      keys.current() ?? '',
      language,
    );
    const { explicacao, error = t.answer.noAnswer } = Object(body) as {
      explicacao?: unknown;
      error?: string;
    };
    const steps = Array.isArray(explicacao) ? (explicacao as readonly Step[]) : [];
    put(
      panel,
      status === 200 ? account(context, steps, schemaFor(tool.outputSchema, body)) : message('bad', [error]),
    );
  };
  if (keys.isDemo()) void open();
  else if (keys.current() === null) put(panel, h('p', { class: 'hint' }, t.form.needsKey));
  // With a caller's own key every call counts, so that this one waits until it is wanted.
  else
    put(
      panel,
      h('p', { class: 'hint' }, t.form.counts),
      button('small', t.answer.explain, { onclick: () => void open() }),
    );
  return panel;
}

/** Shows the sums with their numbers, and the formulas folded below. */
function account(context: Context, steps: readonly Step[], schema: Schema | undefined): Child {
  const { t, language, say } = context;
  const groups = accountOf(context, steps, schema);
  if (groups.length === 0) return foldedSteps(context, steps);
  return [
    h(
      'div',
      { class: 'account' },
      groups.map(({ name, numbers, total, source, entries, rounding }) =>
        // A sum of one line is that line.
        entries.length === 0 && rounding === null
          ? accountRow('', name, numbers, total, source)
          : h(
              'section',
              { 'aria-label': name },
              accountRow('total', h('h3', null, name), numbers, h('b', null, total), source),
              entries.map((one) => accountRow('', one.name, one.numbers, one.result, one.source)),
              rounding &&
                h('p', { class: 'hint' }, t.answer.rounded(rounding.exact, rounding.total, rounding.rows)),
            ),
      ),
    ),
    h(
      'div',
      { class: 'line' },
      copyButton('text', language, () => accountText(groups), say),
    ),
    h(
      'details',
      { class: 'fold' },
      h('summary', null, h('b', null, t.answer.formulas), ` ${t.answer.steps(steps.length)}`),
      foldedSteps(context, steps),
    ),
  ];
}

/** A line of the account: its name, its numbers, its result and its law. */
const accountRow = (kind: string, name: Child, numbers: string, result: Child, source: string | null) =>
  h(
    'div',
    { class: `row ${kind}`.trim() },
    h('span', null, name),
    h('span', { class: 'wrap' }, numbers),
    h('span', { class: 'number' }, result),
    h('span', { class: 'hint' }, source !== null && lawLinks(source)),
  );

/** Shows the first steps, and all when they are asked for. */
function foldedSteps(context: Context, steps: readonly Step[]): Child {
  if (steps.length <= AT_ONCE) return stepsTable(context, steps);
  const place = h('div', { class: 'folded' });
  const all = () => {
    const whole = stepsTable(context, steps);
    put(place, whole);
    whole.focus();
  };
  const more = h(
    'button',
    { type: 'button', class: 'button text', onclick: all },
    context.t.answer.showLines(steps.length),
  );
  put(place, stepsTable(context, steps.slice(0, AT_ONCE)), h('div', { class: 'more' }, more));
  return place;
}

function stepsTable({ t, f }: Context, steps: readonly Step[]): HTMLElement {
  const { step, formula, result } = t.answer.stepHeads;
  return scrollRegion(
    t.answer.explained,
    table(
      t.answer.explained,
      [{ head: step }, { head: formula }, { head: result, class: 'number' }],
      steps.map(({ passo, descricao, formula, resultado, fonte }) => ({
        cells: [
          [
            h('span', { class: 'strong block' }, descricao ?? passo),
            h('code', { class: 'hint wrap' }, passo),
          ],
          [
            h('code', { class: 'wrap' }, formula),
            fonte !== null && h('span', { class: 'hint block' }, lawLinks(fonte)),
          ],
          typeof resultado === 'number' ? f.number(resultado) : String(resultado),
        ],
      })),
    ),
  );
}
