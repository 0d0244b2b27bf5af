/** Finds what a name says beside its field: a unit or a period, which is not lost when the field is suggested. */
import { lazy } from '../../lib/lazy.ts';
import { oncePerText } from '../../lib/once-per.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { foldName } from '../../lib/text/folded.ts';
import { factsOf, type SchemaNode } from '../schema.ts';
import { choiceOf, PERIODS } from './other-unit.ts';
import { areSynonyms } from './synonyms.ts';

type Entries = Readonly<Record<string, SchemaNode>>;

/** Words that say a period. */
const PERIOD_WORDS: readonly RegExp[] = [
  /^(?:anos?|anual|anuais|aa|years?|yearly|annual|pa)$/,
  /^(?:semestres?|semestral|semestrais)$/,
  /^(?:trimestres?|trimestral|trimestrais|quarters?|quarterly)$/,
  /^(?:mes|meses|mensal|mensais|am|months?|monthly)$/,
  /^(?:quinzenas?|quinzenal|quinzenais)$/,
  /^(?:semanas?|semanal|semanais|weeks?|weekly)$/,
  /^(?:dias?|diari[ao]s?|days?|daily)$/,
  /^(?:horas?|hours?|hourly)$/,
  /^(?:minutos?|minutes?)$/,
  /^(?:segundos?|seconds?)$/,
];

/** Words that say a unit of another quantity than time. */
const MEASURE_WORDS: readonly RegExp[] = [
  /^(?:mm|milimetros?|millimeters?)$/,
  /^(?:cm|centimetros?|centimeters?)$/,
  /^(?:m|metros?|meters?)$/,
  /^(?:km|quilometros?|kilometers?)$/,
  /^(?:ft|foot|feet)$/,
  /^(?:inch|inches|polegadas?)$/,
  /^(?:milhas?|miles?)$/,
  /^(?:mg|miligramas?|milligrams?)$/,
  /^(?:gramas?|grams?)$/,
  /^(?:kg|quilos?|kilos?)$/,
  /^(?:lbs?|libras?|pounds?)$/,
  /^(?:ml|mililitros?|milliliters?)$/,
  /^(?:litros?|liters?)$/,
  /^(?:centavos?|cents?)$/,
  /^(?:dolar|dolares|dollars?|usd|euros?|eur)$/,
  /^(?:mil|milhares|thousands?|milhoes|millions?)$/,
];

/** Words between a name and its unit: `prazoEmAnos`, `taxaAoAno`. */
const BETWEEN = /^(?:ao?|em|por|de|in|per)$/;

/** Choices of fields that hold a period, those of one period together. */
const SAME_PERIOD = [
  ['anos', 'anual'],
  ['meses', 'mensal'],
  ['dias', 'diaria'],
] as const;

/** The words of a name: `taxaAnual`, `taxa_anual` and `Taxa anual` have two. */
export const wordsOf = (name: string): readonly string[] =>
  removeAccents(name)
    .replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The same of a field's own name. */
export const ownWordsOf = /* @__PURE__ */ oncePerText(wordsOf);

/** Any of these words, in one expression: every word of an unknown name is held against it. */
const unitWord = /* @__PURE__ */ lazy(
  () => new RegExp([...PERIOD_WORDS, ...MEASURE_WORDS, BETWEEN].map(({ source }) => source).join('|')),
);

/** True where words say a unit of these that neither a field's name nor its unit has. */
const saysMore = (words: readonly string[], own: readonly string[], units: readonly RegExp[]) =>
  units.some((unit) => words.some((word) => unit.test(word)) && !own.some((word) => unit.test(word)));

/** A name without the words of its unit or period and those between, folded: `altura` of `alturaEmCm`; empty where nothing is left. */
export function withoutUnit(name: string): string {
  const words = wordsOf(name).filter((word) => !unitWord().test(word));
  return words.join('');
}

/** The other quantity that a name says than a field: a measure, or a period, which an amount or a rate cannot be given in. */
export function otherQuantity(name: string, field: string, node: SchemaNode): 'measure' | 'period' | null {
  const { unit } = factsOf(node);
  // `hora` is a time of the day where a field is one.
  if (!unit && areSynonyms(foldName(name), foldName(field))) return null;
  const sent = wordsOf(name);
  const own = [field, unit?.pt ?? '', unit?.en ?? ''].flatMap(wordsOf);
  if (saysMore(sent, own, PERIOD_WORDS)) return unit?.noun || unit?.pt === '%' ? 'period' : 'measure';
  // `horas` does not say per what `horasNoturnas` counts.
  const [, per] = unit?.pt.split(' por ') ?? [];
  const isBare = per !== undefined && wordsOf(field).length > sent.length && field.startsWith(name);
  return isBare || saysMore(sent, own, MEASURE_WORDS) ? 'measure' : null;
}

/** The period that a name is, as the choices of fields write it: `anos` of `years`, `anual` of `aa`. */
export function periodNamed(name: string): string | undefined {
  const words = wordsOf(name).join(' ');
  return PERIODS.find(([, known]) => known.test(words))?.[0];
}

/** The choice of the field that holds the period of another, which a name says: `periodoTaxa=anual` of `taxaAoAno`. */
export function choiceSaid(name: string, node: SchemaNode, entries: Entries): string | undefined {
  const words = wordsOf(name);
  const runs = [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)];
  const said = new Set(
    PERIODS.filter(([, known]) => runs.some((run) => known.test(run))).map(([choice]) => choice),
  );
  const choices = SAME_PERIOD.filter((same) => same.some((choice) => said.has(choice))).flat();
  const { unit } = factsOf(node);
  return choices.map((choice) => choiceOf(unit, choice, entries)).find((choice) => choice !== undefined);
}
