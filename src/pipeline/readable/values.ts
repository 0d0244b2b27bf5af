/** Reads a text as its field takes it, where one reading is left. */
import { foldWord, meantBy, stateNamed, wordsOfChoices } from '../../kit/people-words.ts';
import type { FieldTexts } from '../../kit/tool-texts.ts';
import { readText } from '../read-value.ts';
import { type FieldFacts, factsOf, type SchemaNode, shapeOf } from '../schema.ts';
import { dateIn, monthIn, timeIn } from './dates.ts';
import { numberIn } from './numbers.ts';

const YES = new Set(['sim', 's', 'yes', 'y']);
const NO = new Set(['nao', 'n', 'no']);

/** Characters of a choice, a state or a truth value, at most. */
const LONGEST_WORD = 100;

const FORMS: Readonly<Record<NonNullable<FieldFacts['form']>, (text: string) => string | undefined>> = {
  date: dateIn,
  month: monthIn,
  time: timeIn,
  state: (text) => stateNamed(foldWord(text)),
};

/** Forms as a strict reading takes them. */
const STRICT: Readonly<Record<NonNullable<FieldFacts['form']>, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
  time: /^\d{2}:\d{2}$/,
  state: /^[a-z]{2}$/i,
};

/** The value that a text is in a field; undefined where a strict reading takes the text, and where none is sure. */
export function valueIn(
  text: string,
  node: SchemaNode,
  texts: FieldTexts | undefined,
  isTyped: boolean,
): unknown {
  const shape = shapeOf(node);
  const { kind, choices, cents } = shape;
  if (kind !== 'other') {
    if (isTyped || typeof readText(text, shape) !== 'string') return undefined;
    return kind === 'boolean' ? truthIn(text) : numberIn(text, { unit: factsOf(node).unit, cents });
  }
  if (text.length > LONGEST_WORD) return undefined;
  const { form } = factsOf(node);
  if (form) return STRICT[form].test(text) ? undefined : readForm(text.trim(), form);
  if (!choices || [...choices.values()].includes(readText(text, shape))) return undefined;
  const words = [...choices.values()].map(String);
  return meantBy(foldWord(text), wordsOfChoices(words, texts)) ?? undefined;
}

function readForm(text: string, form: NonNullable<FieldFacts['form']>): string | undefined {
  return STRICT[form].test(text) ? text : FORMS[form](text);
}

function truthIn(text: string): boolean | undefined {
  if (text.length > LONGEST_WORD) return undefined;
  const folded = foldWord(text);
  if (YES.has(folded) || folded === 'true' || folded === '1') return true;
  return NO.has(folded) || folded === 'false' || folded === '0' ? false : undefined;
}
