/** The second step of an audit: which lines were read, and the facts that these need, each with its reason. */
import { todayAt } from '../../../lib/dates/today.ts';
import { type Child, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { isKnown, isUnread, judgedIn } from '../answer/judged.ts';
import type { Item } from '../answer/records.ts';
import { labelOf } from '../core/labels.ts';
import type { Schema, Values } from '../core/types.ts';
import { type Audit, linesIn } from './audit-parts.ts';

export interface FactsStep {
  /** The labels that were not recognized. */
  readonly unread: HTMLElement;
  /** Why the facts are asked for. */
  readonly why: HTMLElement;
  /** Reads which lines the printed ones are; none where the service does not say. */
  judged(): Promise<readonly Item[]>;
  /** Puts in the form what these lines need. */
  ask(lines: readonly Item[]): void;
}

/** `toLine` leads to the field that says which line a label is. */
export function factsStep(audit: Audit, toLine: (label: string) => void): FactsStep {
  const { context, tool, words, texts, form } = audit;
  const unread = h('p', { class: 'hint' });
  const why = h('aside');

  async function judged(): Promise<readonly Item[]> {
    const key = context.keys.current();
    if (key === null) return [];
    const values = form.values();
    const asked = { ...values, [words.facts]: guessed(audit, values) };
    const { status, body } = await context.service.call(tool, asked, key, context.language);
    if (status !== 200) return [];
    form.answered(body, tool.outputSchema);
    const lines = judgedIn(body, words);
    put(
      unread,
      lines.filter(isUnread).map(({ descricao }) => {
        const label = String(descricao);
        return [
          glyph('warned'),
          h('span', { class: 'warned' }, texts.unread(label), ' · '),
          h('button', { type: 'button', class: 'link', onclick: () => toLine(label) }, texts.choose),
          ' ',
        ];
      }),
    );
    return lines.filter((line) => line['encontrado'] !== 0);
  }

  function ask(lines: readonly Item[]): void {
    const given = Object(form.values()[words.facts]) as Values;
    const changes = [...answersIn(audit, given, lines), ...eventsIn(audit, given, lines)];
    if (changes.length > 0) form.change(changes);
    for (const [name, asked] of questionsIn(audit))
      if (asked.lines?.some((code) => lines.some(({ codigo }) => codigo === code)) ?? true)
        form.open([words.facts, name]);
    put(why, whyOf(audit, lines));
  }

  return { unread, why, judged, ask };
}

const questionsIn = ({ facts }: Audit) =>
  Object.entries(facts.properties ?? {}).flatMap(([name, { 'x-ask': asked }]) =>
    asked ? [[name, asked] as const] : [],
  );

const isEvent = ({ event }: Audit, { codigo }: Item): boolean =>
  event.properties?.['tipo']?.enum?.includes(codigo) === true;

/** Facts to read lines with before anything was asked. */
function guessed(audit: Audit, values: Values): Values {
  const { words, facts, sides } = audit;
  const given = Object(values[words.facts]) as Values;
  const first = linesIn(audit, values).find((line) => line?.['tipo'] !== sides[1])?.['valor'];
  const needed = (facts.required ?? []).filter((name) => given[name] === undefined);
  return {
    ...given,
    ...Object.fromEntries(
      needed.map((name) => {
        const isAmount = facts.properties?.[name]?.['x-ask']?.amountOf !== undefined;
        return [name, isAmount ? first : todayAt(Date.now()).slice(0, 7)];
      }),
    ),
  };
}

/** The first answers to questions whose line is printed. */
function answersIn(audit: Audit, given: Values, lines: readonly Item[]) {
  const amountOf = (code: unknown) => lines.find(({ codigo }) => codigo === code)?.['encontrado'];
  return questionsIn(audit).flatMap(([name, { amountOf: code }]) => {
    const amount = code !== undefined && given[name] === undefined ? amountOf(code) : undefined;
    return amount === undefined ? [] : [[[audit.words.facts, name], amount] as const];
  });
}

/** The events of the facts with those that lines are of and that they lack. */
function eventsIn(audit: Audit, given: Values, lines: readonly Item[]) {
  const { words, event } = audit;
  const events = (given[words.events] ?? []) as readonly Item[];
  const missing = lines.filter(
    (line) => isEvent(audit, line) && !events.some(({ tipo }) => tipo === line['codigo']),
  );
  const readsAmount = (kind: unknown) =>
    event['x-when']?.['valor']?.some((one) => one['tipo']?.includes(kind)) === true;
  const rows = missing.map(({ codigo, encontrado }) => ({
    tipo: codigo,
    ...(readsAmount(codigo) && { valor: encontrado }),
  }));
  return rows.length === 0
    ? []
    : [
        [
          [words.facts, words.events],
          [...events, ...rows],
        ] as const,
      ];
}

function whyOf(audit: Audit, lines: readonly Item[]): Child {
  const { words, texts, facts } = audit;
  const nameOf = (name: string) => labelOf(name, facts.properties?.[name] as Schema).toLowerCase();
  const needs = (line: Item): string => {
    if (!isKnown(line)) return texts.notByLaw;
    const { codigo } = line;
    const asked = questionsIn(audit)
      .filter(([, { lines: own = [], amountOf }]) => amountOf === codigo || own.includes(String(codigo)))
      .map(([name]) => nameOf(name));
    return [...asked, ...(isEvent(audit, line) ? [nameOf(words.events)] : [])].join(', ') || texts.nothing;
  };
  const row = (line: Item) =>
    h('div', null, h('span', null, String(line['descricao'])), h('span', { class: 'hint' }, needs(line)));
  return [
    h('h3', null, texts.why),
    h('p', { class: 'hint' }, texts.whyText(lines.length, lines.filter(isKnown).length)),
    h('div', { class: 'given' }, lines.map(row)),
  ];
}
