/** Finds what a name means that a tool does not have, and describes the fault. */
import type { Fault } from '../../kit/errors/api-error.ts';
import { both, type Text } from '../../kit/texts.ts';
import { BoundedMap } from '../../lib/bounded-map.ts';
import { oncePerObject } from '../../lib/once-per.ts';
import { foldName, foldOwnName } from '../../lib/text/folded.ts';
import { distance, likelyMeant } from '../../lib/text/spelling.ts';
import { nameOf, type Path } from '../path.ts';
import { factsOf, type SchemaNode, stepsOf } from '../schema.ts';
import * as texts from './field-texts.ts';
import { choiceOf } from './other-unit.ts';
import { choicesFor } from './phrase.ts';
import { areSynonyms } from './synonyms.ts';
import { choiceSaid, otherQuantity, ownWordsOf, periodNamed, withoutUnit, wordsOf } from './unit-names.ts';

type Entries = Readonly<Record<string, SchemaNode>>;

/** A name that a tool does not have, and what is said of it. */
interface Unknown {
  readonly message: Text;
  /** The field that it means first. Where its value is judged, this message stands, which has no choices. */
  readonly meant?: { readonly field: string; readonly message: Text };
}

/** Describes the fault of a name that is not among these fields. Fields that were sent are never suggested. */
export function unknownFault(
  path: Path,
  entries: Entries,
  sent: readonly string[] = [],
  judge: (field: string) => Text | null = () => null,
): Fault {
  const { message, meant } = unknownOf(String(path.at(-1)), entries, sent);
  const judged = meant ? judge(meant.field) : null;
  return faultOf(
    nameOf(path),
    meant && judged ? both((language) => `${meant.message[language]} ${judged[language]}`) : message,
  );
}

/** Names that are remembered, and characters of one with the fields beside it: who sends a wrong one sends it again. */
const [MOST, LONGEST] = [2_000, 500];
const remembered = new BoundedMap<string, Unknown>(MOST);
let schemas = 0;
const numberOf = oncePerObject((_entries: Entries) => ({ number: schemas++ }));

function unknownOf(name: string, entries: Entries, sent: readonly string[]): Unknown {
  const key = `${numberOf(entries).number}:${sent.join()}:${name}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = findUnknown(name, entries, sent);
  if (key.length <= LONGEST) remembered.set(key, found);
  return found;
}

function findUnknown(name: string, entries: Entries, sent: readonly string[]): Unknown {
  const fields = Object.keys(entries);
  const free = fields.filter((one) => !sent.includes(one));
  const listed = fields.length > texts.MAX_LISTED ? likelyFirst(fields, name, entries) : fields;
  const period = ofPeriod(name, free, entries);
  if (period) return { message: texts.sendAs(period) };
  const meant = suggestFields(name, free, entries).slice(0, 3);
  const [field] = meant;
  const message = texts.unknownField(meant, listed);
  const node = field === undefined ? undefined : entries[field];
  if (!node || field === undefined) return { message };
  if (fieldsNamed(name, free).length === 0) {
    const choice = choiceSaid(name, node, entries);
    if (choice) return { message: texts.sendAs({ field, choice }) };
    const other = otherQuantity(name, field, node);
    if (other === 'period') return { message: texts.unknownField([], listed) };
    if (other) return { message: texts.sendIn(field, factsOf(node).unit, listed) };
  }
  const choices = choicesFor(node, '');
  return {
    message: choices ? texts.unknownField(meant, listed, choices) : message,
    meant: { field, message },
  };
}

/** Fields in the order in which a list of them is cut: the required ones first, then those that share a word with a name. */
function likelyFirst(fields: readonly string[], name: string, entries: Entries): readonly string[] {
  const words = wordsOf(name);
  const [needed, others] = parted(fields, (field) => isNeeded(field, entries));
  const [alike, rest] = parted(others, (field) => ownWordsOf(field).some((word) => words.includes(word)));
  return [...needed, ...alike, ...rest];
}

const parted = (fields: readonly string[], isFirst: (field: string) => boolean) =>
  [fields.filter(isFirst), fields.filter((field) => !isFirst(field))] as const;

/** True for a field that the input cannot be without. */
function isNeeded(field: string, entries: Entries): boolean {
  const node = entries[field];
  return node !== undefined && !node.wrapped;
}

function faultOf(field: string, message: Text): Fault {
  const shown = field === '' ? '""' : field;
  return { field, message, sentence: { pt: `${shown}: ${message.pt}`, en: `${shown}: ${message.en}` } };
}

/** The one field whose period another field holds, of a name that says a period alone: `prazo com unidadePrazo=anos` for `anos`. */
function ofPeriod(name: string, free: readonly string[], entries: Entries) {
  const period = periodNamed(name);
  if (period === undefined || fieldsNamed(name, free).length > 0) return undefined;
  const ways = free.flatMap((field) => {
    const node = entries[field];
    const choice = node && choiceOf(factsOf(node).unit, period, entries);
    return choice ? [{ field, choice }] : [];
  });
  return ways.length === 1 ? ways[0] : undefined;
}

/** The fields of a name, but for case and signs. */
function fieldsNamed(name: string, free: readonly string[]): readonly string[] {
  const folded = foldName(name);
  return free.filter((field) => foldOwnName(field) === folded);
}

/** The fields that an unknown name probably means; of those as likely, the ones that the input cannot be without first. */
export function suggestFields(name: string, free: readonly string[], entries: Entries): readonly string[] {
  const own = fieldsNamed(name, free);
  if (own.length > 0) return own;
  const near = likelyMeant(name, free, areSynonyms, (field) => isNeeded(field, entries))
    .filter((field) => isNear(name, field))
    .flatMap((field) => (isQualified(name, field) ? qualifiedFields(field, free, entries) : [field]));
  const bare = withoutUnit(name);
  const isBare = (field: string) => foldOwnName(field) === bare || areSynonyms(foldOwnName(field), bare);
  const named = bare === foldName(name) ? [] : free.filter(isBare);
  return [...new Set(near.length > 0 ? [...named, ...near] : named)];
}

/** True for names that are spelled alike, mean the same, or share whole words: `planoSaude` holds no `ano`. */
function isNear(name: string, field: string): boolean {
  const [a, b] = [foldName(name), foldOwnName(field)];
  const most = a.length <= 5 ? 1 : 2;
  if (areSynonyms(a, b) || distance(a, b, most) <= most) return true;
  const [sent, own] = [wordsOf(name), ownWordsOf(field)].map((words) => ` ${words.join(' ')} `) as [
    string,
    string,
  ];
  return sent.includes(own) || own.includes(sent);
}

/** True for a name that says more than a field: `comprimentoPiso` of `comprimento`, and not `comprimentoo`. */
function isQualified(name: string, field: string): boolean {
  return name.startsWith(field) && /[\p{Lu}_-]/u.test(name.charAt(field.length));
}

/**
 * The fields that measure the same of something named, beside one of the bare measure: `comprimentoPeca`, or
 * `dimensoes.comprimento`, and not `comprimento`, for `comprimentoPiso`.
 */
function qualifiedFields(field: string, free: readonly string[], entries: Entries): readonly string[] {
  const qualified = free.flatMap((one) => {
    if (one.startsWith(field) && /\p{Lu}/u.test(one.charAt(field.length))) return [one];
    const node = entries[one];
    return Object.hasOwn((node && stepsOf(node)[0]?.entries) ?? {}, field) ? [`${one}.${field}`] : [];
  });
  return qualified.length > 0 ? qualified : [field];
}
