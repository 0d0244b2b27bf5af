/** What of an answer a person asked for: its one number or text, and a few facts beside it. */
import type { Schema, Values } from '../types.ts';

export interface Hero {
  readonly name: string;
  readonly value: unknown;
}

export interface Reading {
  readonly hero: Hero | null;
  /** Items that were generated, where the answer is a list of them. */
  readonly items: readonly unknown[] | null;
  readonly facts: readonly Hero[];
}

const MAX_FACTS = 5;

/** What results are called, from what is asked for most: of these names the first that is there is the number of a page. */
const RESULTS = (
  'liquido totalLiquido salarioLiquido valorLiquido montante valorFinal novoAluguel precoVenda precoSugerido valorParcela ' +
  'resultado result imc bmi das valor total lucro saldo hash text texto output value'
).split(' ');

/** Fields that say something of an answer, and are no part of its result. */
const ASIDE = new Set([
  'premissas',
  'assumptions',
  'aviso',
  'disclaimer',
  'tabela',
  'avisos',
  'warnings',
  'comparacao',
  'explicacao',
]);

const isOne = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export function readAnswer(toolId: string, input: Schema, answer: unknown): Reading {
  if (typeof answer !== 'object' || answer === null) return { hero: null, items: null, facts: [] };
  const values = answer as Values;
  const asked = input.properties ?? {};
  const entries = Object.entries(values).filter(([name]) => !ASIDE.has(name));
  const lists = entries.filter(([, value]) => Array.isArray(value) && value.every(isOne));
  const [first] = entries;
  // An answer that begins with a list of texts is that list.
  if (first && Array.isArray(first[1]) && first[1].length > 0 && lists.includes(first)) {
    return { hero: null, items: first[1], facts: factsOf(entries.slice(1)) };
  }
  const one = entries.filter(([, value]) => isOne(value));
  const own = one.filter(([name]) => !Object.hasOwn(asked, name));
  const hero =
    one.find(([name]) => name === 'formatted' && 'valid' in values) ??
    own.find(([name]) => name === camelCase(toolId)) ??
    byName(own) ??
    own.find(([name, value]) => typeof value === 'number' && !/^(?:code|count)$/.test(name)) ??
    own.find(([, value]) => typeof value === 'string') ??
    inside(entries) ??
    one.find(([, value]) => typeof value !== 'boolean');
  return {
    hero: hero ? { name: hero[0], value: hero[1] } : null,
    items: null,
    facts: factsOf(own.filter(([name]) => name !== hero?.[0] && name !== 'valid')),
  };
}

/** The result of an object, where an answer has no value of its own. */
function inside(entries: readonly (readonly [string, unknown])[]) {
  for (const [, value] of entries) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const own = Object.entries(value).filter(([, inner]) => isOne(inner));
    const found = byName(own) ?? own.find(([, inner]) => typeof inner === 'number');
    if (found) return found;
  }
  return undefined;
}

function byName(entries: readonly (readonly [string, unknown])[]) {
  return entries
    .filter(([name]) => RESULTS.includes(name))
    .toSorted(([a], [b]) => RESULTS.indexOf(a) - RESULTS.indexOf(b))[0];
}

function factsOf(entries: readonly (readonly [string, unknown])[]): readonly Hero[] {
  return entries
    .filter(([, value]) => isOne(value) && String(value).length <= 40)
    .slice(0, MAX_FACTS)
    .map(([name, value]) => ({ name, value }));
}

/** The last part of a tool's id as a field is called: `calculadoras-salario-liquido` is `salarioLiquido`. */
function camelCase(toolId: string): string {
  return toolId
    .replace(/^(?:calculadoras|texto|dev)-/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
