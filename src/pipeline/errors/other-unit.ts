/** Says how a number with a magnitude, a period or a unit is written for a field, where its quantity stays what it was. */
import { both, type Language, type Text } from '../../kit/texts.ts';
import type { Unit } from '../../kit/units.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { isOwnUnit, numberIn } from '../readable/numbers.ts';
import { factsOf, type SchemaNode, stepsOf } from '../schema.ts';
import { isAccepted } from './phrase.ts';

/** A field with those that stand beside it. */
export interface Field {
  readonly name: string;
  readonly node: SchemaNode;
  readonly beside: Readonly<Record<string, SchemaNode>>;
}

const MAGNITUDES: readonly (readonly [factor: number, word: RegExp])[] = [
  [1e3, /^(?:mil|k|thousand)$/],
  [1e6, /^(?:milhao|milhoes|mi|million|millions)$/],
  [1e9, /^(?:bilhao|bilhoes|bi|billion|billions)$/],
];

/** Periods of a term and of a rate, by the choices that fields of a unit have for them. */
export const PERIODS: readonly (readonly [choice: string, word: RegExp])[] = [
  ['anos', /^(?:anos?|years?)$/],
  ['meses', /^(?:mes|meses|months?)$/],
  ['dias', /^(?:dias?|days?)$/],
  ['anual', /^(?:ao ano|a\.?\s?a\.?|anual|annual|por ano|a year|per year|yearly|p\.?a\.?)$/],
  ['mensal', /^(?:ao mes|a\.?\s?m\.?|mensal|por mes|a month|per month|monthly)$/],
  ['diaria', /^(?:ao dia|a\.?\s?d\.?|diaria|por dia|a day|per day|daily)$/],
];

/** Units of one quantity, each with how many of the first it has. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
  { mg: 1, g: 1000, kg: 1_000_000 },
  { ml: 1, litros: 1000, l: 1000 },
];

const LIKE_A_NUMBER = /^\s*([-+\u2212]?)\s*(R\$)?\s*(\d[\d.,]*)\s*(%?)\s*(.*?)\s*$/isu;

/** True where a text is a number with a sign or a word that its field has not by itself. */
export function hasOtherWord(text: string, unit: Unit | null | undefined): boolean {
  const [, , currency, , percent = '', word = ''] = LIKE_A_NUMBER.exec(text) ?? [];
  const isMoney = unit?.pt.startsWith('reais') === true;
  return (
    (currency !== undefined && !isMoney) ||
    (percent !== '' && unit?.pt !== '%') ||
    (word !== '' && !isOwnUnit(word, unit))
  );
}

/** Describes how such a number is written; null where no number is sure. */
export function describeOtherUnit(text: string, { name, node, beside }: Field): Text | null {
  const { unit } = factsOf(node);
  const [, sign = '', currency, printed = '', percent = '', word = ''] = LIKE_A_NUMBER.exec(text) ?? [];
  const number = numberIn(`${sign === '+' ? '' : sign}${printed}`, { unit: null, cents: undefined });
  if (number === undefined || word === '') return null;
  const isMoney = unit?.pt.startsWith('reais') === true;
  if ((currency !== undefined && !isMoney) || (percent !== '' && unit?.pt !== '%')) return null;
  const plain = removeAccents(word).toLowerCase();
  const magnitude = MAGNITUDES.find(([, known]) => known.test(plain.replace(/ (?:de )?reais$/, '')));
  if (magnitude) {
    // The words after a magnitude are the unit, which only money is sure of. The field must take the product.
    const isBare = magnitude[1].test(plain) || isMoney;
    const product = scaled(number, magnitude[0]);
    return percent === '' && isBare && isAccepted(node, product) ? write(text, product) : null;
  }
  const period = PERIODS.find(([, known]) => known.test(plain));
  if (period) return withPeriod(text, number, period[0], { name, node, beside });
  const measures = MEASURES.find((one) => unit && Object.hasOwn(one, unit.pt) && Object.hasOwn(one, plain));
  if (!measures || !unit) return null;
  return inOwnUnit(unit, scaled(number, (measures[plain] as number) / (measures[unit.pt] as number)));
}

/** Says how a number beyond the bounds of its field is written, if it is right in one other unit of the same quantity. */
export function describeOtherMeasure(
  number: number,
  unit: Unit | null | undefined,
  isRight: (number: number) => boolean,
): Text | null {
  const measures = unit && MEASURES.find((one) => Object.hasOwn(one, unit.pt));
  if (!measures) return null;
  const ways = Object.entries(measures)
    .map(([name, size]) => ({ name, own: scaled(number, size / (measures[unit.pt] as number)) }))
    .filter(({ name, own }) => name !== unit.pt && isRight(own));
  const [way, other] = ways;
  if (!way || other) return null;
  const { pt, en } = inOwnUnit(unit, way.own);
  return { pt: `se são ${way.name}, ${pt}`, en: `if these are ${way.name}, ${en}` };
}

/** A product of decimals, without the error of doubles. */
const scaled = (number: number, factor: number) => Number((number * factor).toPrecision(15));

const words = { pt: { write: 'escreva', with: 'com' }, en: { write: 'write', with: 'with' } } as const;

const write = (text: string, number: number): Text =>
  both((language) => `${JSON.stringify(text)}: ${words[language].write} ${number}`);

function inOwnUnit(unit: Unit, number: number): Text {
  const said = (language: Language) => unit[language];
  return {
    pt: `este campo é em ${said('pt')}: ${number}`,
    en: `this field is in ${said('en')}: ${number}`,
  };
}

function withPeriod(
  text: string,
  number: number,
  period: string,
  { name, node, beside }: Field,
): Text | null {
  const { unit } = factsOf(node);
  const choice = choiceOf(unit, period, beside);
  if (choice) {
    if (!isAccepted(node, number)) return null;
    return both(
      (language) =>
        `${JSON.stringify(text)}: ${words[language].write} ${name}=${number} ${words[language].with} ${choice}`,
    );
  }
  const isYears = period === 'anos';
  return unit?.pt === 'meses' && isYears && Number.isInteger(number) ? inOwnUnit(unit, number * 12) : null;
}

/** The field beside one that holds its period, with a choice: `periodoTaxa=anual`. */
export function choiceOf(
  unit: Unit | null | undefined,
  period: string,
  beside: Readonly<Record<string, SchemaNode>>,
): string | undefined {
  const { field } = unit ?? {};
  const holder = field === undefined ? undefined : beside[field];
  const options = holder ? (stepsOf(holder)[0]?.options ?? []) : [];
  return options.includes(period) ? `${field}=${period}` : undefined;
}
