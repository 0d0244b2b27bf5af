/** Other writings of a call that is right: names and values as people write them, right, ambiguous or wrong. */
import * as fc from 'fast-check';
import { alsoOf, fieldsInside } from '../../src/kit/people-words.ts';
import type { FieldsTexts, FieldTexts } from '../../src/kit/tool-texts.ts';
import { synonymsOf } from '../../src/pipeline/errors/synonyms.ts';
import { factsOf, type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { foldName } from '../../src/lib/text/folded.ts';

type Values = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, SchemaNode>>;

/** Draws one of some writings. */
type Draw = <Value>(among: readonly Value[]) => Value;

/** A call written by somebody who knows the page, and not the schema. */
export function rewritten(
  value: unknown,
  node: SchemaNode,
  texts: FieldTexts | undefined,
  draw: Draw,
): unknown {
  const base = stepsOf(node)[0] as SchemaNode;
  if (Array.isArray(value))
    return base.item ? value.map((one) => rewritten(one, base.item as SchemaNode, texts, draw)) : value;
  if (typeof value === 'object' && value !== null)
    return base.entries ? rewrittenObject(value as Values, base.entries, fieldsInside(texts), draw) : value;
  return draw([value, value, ...writingsOf(value, node, texts)]);
}

export function rewrittenObject(sent: Values, entries: Entries, texts: FieldsTexts, draw: Draw): Values {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const node = entries[name];
      return [
        draw([
          name,
          name,
          ...namesOf(name, texts[name]).filter((one) => !isOther(one, name, entries, texts)),
        ]),
        node ? rewritten(value, node, texts[name], draw) : value,
      ];
    }),
  );
}

/** True for the name of another field, in any case, or a word for it: a call with it is another call. */
const isOther = (one: string, name: string, entries: Entries, texts: FieldsTexts) =>
  Object.keys(entries).some(
    (field) =>
      field !== name &&
      [field, ...alsoOf(field, texts[field])].some((word) => foldName(word) === foldName(one)),
  );

function namesOf(name: string, texts: FieldTexts | undefined): readonly string[] {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const labels = texts ? [texts.pt[0], texts.en[0], texts.pt[0].toUpperCase()] : [];
  const words = [...(texts?.also?.split(' ') ?? []), ...synonymsOf(foldName(name))];
  return [
    snake,
    snake.replaceAll('_', '-'),
    name.toUpperCase(),
    name.slice(0, -1),
    `${name}Anual`,
    ...labels,
    ...words,
  ];
}

const brazil = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 });
const abroad = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });
const bare = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8, useGrouping: false });
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 });

function writingsOf(value: unknown, node: SchemaNode, texts: FieldTexts | undefined): readonly unknown[] {
  const { form, unit } = factsOf(node);
  if (typeof value === 'number') {
    const printed = [brazil.format(value), abroad.format(value), bare.format(value)];
    // `1.234` is what a program prints of a number with three decimals, so that only an amount of money refuses it.
    if (unit?.pt === 'reais' || !/^-?\d{1,3}\.\d{3}$/.test(whole.format(value)))
      printed.push(whole.format(value));
    const marked = printed.flatMap((text) => [
      `R$ ${text}`,
      `${text}%`,
      `${text} mil`,
      `${text} ao ano`,
      `${text} anos`,
    ]);
    return [...printed, ...marked, ` ${value} `, `${value} ${unit?.pt ?? 'x'}`, `${value}${unit?.en ?? ''}`];
  }
  if (typeof value === 'boolean')
    return value ? ['sim', 'Sim', 'S', 'yes', 'Y', 'verdadeiro', 'on'] : ['não', 'NAO', 'n', 'No', 'off'];
  if (typeof value !== 'string') return [];
  if (form === 'date') return datesOf(value);
  if (form === 'month') {
    const [year, month] = value.split('-') as [string, string];
    const name = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(
      new Date(`${value}-01`),
    );
    return [
      `${month}/${year}`,
      `${month}/${year.slice(2)}`,
      `${name} de ${year}`,
      `${name.slice(0, 3)}/${year}`,
    ];
  }
  if (form === 'time') return [value.replace(':', 'h'), value.replace(/^0/, ''), `${value} pm`];
  const choices = texts?.choices;
  const label = choices && Object.hasOwn(choices, value) ? choices[value] : undefined;
  return label
    ? [label.pt, label.en, label.pt.toUpperCase(), value.replaceAll('-', '_'), ...synonymsOf(foldName(value))]
    : [];
}

function datesOf(value: string): readonly string[] {
  const [year, month, day] = value.split('-') as [string, string, string];
  const at = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return [];
  const long = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return [
    `${day}/${month}/${year}`,
    `${day}-${month}-${year}`,
    `${day}.${month}.${year}`,
    `${month}/${day}/${year}`,
    `${day}/${month}/${year.slice(2)}`,
    long('pt-BR'),
    long('en-US'),
  ];
}

/** Draws by fast-check. */
export const drawBy =
  (gen: fc.GeneratorValue): Draw =>
  (among) =>
    among[gen(fc.nat, { max: among.length - 1 })] as never;
