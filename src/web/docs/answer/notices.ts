/** The end of an answer: its warnings and sources, and what is written by hand on its paper. */
import { type Child, h } from '../../shared/dom.ts';
import { textField } from '../../shared/field.ts';
import { message } from '../../shared/parts.ts';
import { lawLinks } from '../core/law-links.ts';
import { inLabels } from '../form/in-labels.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { PaperWords, Schema, ToolAnswer } from '../core/types.ts';
import { nameOf } from '../tables/labels.ts';
import { valueRows } from './rows.ts';
import { showValue } from './values.ts';

/** Shows what an answer says of itself: warnings, where its figures come from, what it took for given. */
export function notices(
  context: Context,
  { tool: { inputSchema }, answer }: ToolAnswer,
  schema: Schema | undefined,
): Child {
  const { t } = context;
  const values = Object(answer) as Record<string, unknown>;
  const text = values['aviso'] ?? values['disclaimer'];
  const warnings = ['avisos', 'warnings'].flatMap((name) => {
    const codes = values[name];
    return Array.isArray(codes) ? [showEach(context, codes, schema?.properties?.[name]?.items)].flat() : [];
  });
  const given = ['premissas', 'assumptions'].flatMap((name) =>
    assumed(context, values[name], inputSchema.properties),
  );
  const { fonte } = Object(values['tabela']) as { fonte?: unknown };
  return [
    warnings.map((warning) => message('warned', [warning])),
    given.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, h('b', null, t.answer.assumed)),
        valueRows(
          context,
          given.map(({ name, value, schema }) => ({
            ...{ label: labelOf(name, schema), value, text: showValue(context, value, schema) },
          })),
        ),
      ),
    typeof fonte === 'string' && h('p', { class: 'hint notice' }, `${t.answer.source}: `, lawLinks(fonte)),
    typeof text === 'string' && h('p', { class: 'hint notice' }, inLabels(context, inputSchema, text)),
  ];
}

interface Assumed {
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema | undefined;
}

/** The values that were taken for given: a field that was not sent has its name in the form, and a constant of the method its own. */
function assumed(
  { language }: Pick<Context, 'language'>,
  values: unknown,
  fields: Schema['properties'] = {},
): readonly Assumed[] {
  return Object.entries(Object(values) as object).flatMap(([name, value]) => {
    const field = fields[name];
    return typeof value === 'object'
      ? assumed({ language }, value, field?.properties)
      : [{ name, value, schema: field ?? { title: nameOf(name, language) } }];
  });
}

const showEach = (context: Context, values: readonly unknown[], schema: Schema | undefined): string[] =>
  values.map((value) => showValue(context, value, schema));

/** Fields for the names on the paper of an answer, which stay on the page. */
export const linesToFill = ({ t, paper }: Context, words: PaperWords | undefined): Child =>
  words !== undefined &&
  h(
    'details',
    { class: 'fold' },
    h('summary', null, h('b', null, t.paper.toFill), ` ${t.paper.stays}`),
    h(
      'div',
      { class: 'fields' },
      words.lines.map((line) => {
        const field = textField(t.paper.lines[line], { value: paper.get(line), autocomplete: 'off' });
        field.input.addEventListener('input', () => void paper.set(line, field.input.value));
        return field.element;
      }),
    ),
  );
