/** Finds what is wrong with an input that was refused, and describes it. An accepted input never comes here. */
import type * as v from 'valibot';
import { ApiError, type Fault } from '../../kit/errors/api-error.ts';
import { onlyWith, partsOf, type ReadFault, whyUnread } from '../../kit/reads.ts';
import { areSynonyms } from './synonyms.ts';
import { both, oneOf, required, type Text } from '../../kit/texts.ts';
import type { InputSchema, ToolInput } from '../../kit/tool.ts';
import { lazy } from '../../lib/lazy.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { describeMisread } from './misread.ts';
import { describeOtherMeasure, describeOtherUnit, hasOtherWord } from './other-unit.ts';
import { describeOtherForm } from './other-form.ts';
import { suggestFields, unknownFault } from './unknown.ts';
import { SENT_TWICE, TOO_LONG, TOO_MARKED } from '../markers.ts';
import { acceptedForms, choicesFor, isAccepted, withExampleAt, wantedPhrase } from './phrase.ts';
import { textsIn } from '../query.ts';
import { readText } from '../read-value.ts';
import { valueIn } from '../readable/values.ts';
import type { RawInput } from '../raw-input.ts';
import type { RefusedInput } from './refused.ts';
import { MAX_FAULTS } from '../limits.ts';
import { nameOf, type Path } from '../path.ts';
import { actionsReading, unmetNeeds, valueAt } from '../needs.ts';
import { factsOf, nodeAt, type SchemaNode, type Shape, shapeOf, stepsOf } from '../schema.ts';
import * as texts from './field-texts.ts';

type Issue = v.BaseIssue<unknown>;

interface Finding {
  readonly path: Path;
  readonly status: 400 | 422;
  fault(field: string): Fault;
}

/** The error of a refused input: its first faults, unknown fields before the others. It is a 400 when any fault is. */
export function inputError(refused: RefusedInput): ApiError {
  const { tool, ignoreUnknown } = refused;
  const unknown = ignoreUnknown ? [] : unknownFindings(refused);
  const order = Object.keys(tool.input.entries);
  // Faults for which the answer has no place are not looked for.
  const known = unknown.length < MAX_FAULTS ? knownFindings(refused) : [];
  const findings = [...unknown, ...known.toSorted((a, b) => placeOf(a, order) - placeOf(b, order))];
  const status = findings.some((one) => one.status === 400) ? 400 : 422;
  return new ApiError(status, {
    details: findings.slice(0, MAX_FAULTS).map(({ path, fault }) => fault(nameOf(asSent(path, refused.raw)))),
  });
}

/** The path with the names by which its fields were sent: who mends a value keeps its name. */
function asSent(path: Path, { names }: RawInput): Path {
  return names ? path.map((key, i) => names.get(nameOf(path.slice(0, i + 1))) ?? key) : path;
}

function placeOf({ path }: Finding, order: readonly string[]): number {
  return order.indexOf(String(path[0]));
}

function unknownFindings(refused: RefusedInput): readonly Finding[] {
  const { tool, raw } = refused;
  const all = lazy(() => (typeof raw.sent === 'string' ? textsIn(raw.sent) : raw.sent));
  const misplaced = (raw.misplaced ?? []).map((name) => finding([name], () => texts.goesInBody));
  const unknown = raw.unknown.map((path): Finding => {
    const parent = nodeAt(tool.input, path.slice(0, -1));
    const entries = (parent && stepsOf(parent)[0]?.entries) ?? {};
    const sent = Object.keys((valueAt(raw.values, path.slice(0, -1)) as object | undefined) ?? {});
    const doubled = raw.doubled?.get(nameOf(path));
    if (doubled !== undefined) return finding(path, () => texts.sameAs(doubled));
    const judge = (field: string) => judgedText(refused, [...path.slice(0, -1), field], valueAt(all(), path));
    return { path, status: 400, fault: () => unknownFault(path, entries, sent, judge) };
  });
  return [...misplaced, ...unknown];
}

/** Says how a value is sent under a suggested name, where it is not right as it came. */
function judgedText({ tool, schema }: RefusedInput, path: Path, value: unknown): Text | null {
  const node = nodeAt(schema, path);
  if (!node || typeof value !== 'string' || value.length > LONGEST_JUDGED) return null;
  const shape = shapeOf(node);
  if (shape.kind === 'other' && !shape.choices) return null;
  const name = nameOf(path);
  const read = valueIn(value, node, undefined, false);
  if (read !== undefined && isAccepted(node, read))
    return { pt: `Envie ${name}=${String(read)}`, en: `Send ${name}=${String(read)}` };
  if (shape.kind === 'other' || isAccepted(node, readText(value, shape))) return null;
  const must = texts.mustBe(acceptedForms(tool, schema, path));
  const number = readText(value, shape);
  const hint = typeof number === 'number' ? numberHint(number, node) : hintFor(value, node, schema, path);
  return both((language) => `${name} ${must[language]}${hint ? `; ${hint[language]}` : ''}`);
}

/** Characters of a value that is judged. */
const LONGEST_JUDGED = 40;

function knownFindings(refused: RefusedInput): readonly Finding[] {
  const { tool, schema, raw, issues } = refused;
  const elsewhere = Object.keys(raw.values).flatMap((field) => {
    const actions = actionsReading(tool, schema, field);
    return actions.length > 0 ? [finding([field], () => onlyWith([partsOf({ action: actions })]))] : [];
  });
  const wrong = issues.map((issue) => findingOf(issue, refused));
  const right = { ...refused.input };
  for (const { path } of wrong) delete right[String(path[0])];
  const told = wrong.map((one) => withCondition(one, refused, right));
  const unmet = needsOf(refused, wrong)
    .map(({ path, message }) =>
      finding(path, () =>
        message
          ? withChoices(message, raw, schema, path)
          : texts.requiredAs(wantedPhrase(tool, schema, path)),
      ),
    )
    .filter(({ path }) => !wrong.some((one) => overlap(one.path, path)));
  return [...elsewhere, ...told, ...unmet];
}

/** Adds to the fault of a wrong value that this call would not read a right one. */
function withCondition(
  { path, status, fault }: Finding,
  { tool, raw }: RefusedInput,
  right: Readonly<Record<string, unknown>>,
): Finding {
  const field = String(path[0]);
  const isSent = path.length === 1 && raw.values[field] !== undefined;
  const why = isSent && tool.reads ? whyUnread(tool.reads, field, { sent: raw.values, input: right }) : null;
  if (!why) return { path, status, fault };
  return {
    path,
    status,
    fault(name) {
      const { message, ...rest } = fault(name);
      return { ...rest, message: { pt: `${message.pt}; ${why.pt}`, en: `${message.en}; ${why.en}` } };
    },
  };
}

/** Adds the choices of a field that was not sent to a message that asks for it. */
function withChoices(message: Text, { values }: RawInput, schema: InputSchema, path: Path): Text {
  const node = nodeAt(schema, path);
  const choices = valueAt(values, path) === undefined && node ? choicesFor(node, '') : null;
  return choices
    ? {
        pt: `${message.pt}; ${nameOf(path)} é um destes: ${choices.pt}`,
        en: `${message.en}; ${nameOf(path)} is one of: ${choices.en}`,
      }
    : message;
}

function finding(path: Path, describe: () => Text, status: 400 | 422 = 400): Finding {
  return { path, status, fault: (field) => ({ field, message: describe() }) };
}

/** True where one path is the start of the other. */
function overlap(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).every((key, i) => key === b[i]);
}

function findingOf(issue: Issue, refused: RefusedInput): Finding {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const own = texts.decodeMessage(issue.message);
  return finding(path, () => describe(issue, path, own, refused), own?.status);
}

/** Describes what is allowed in place of the value sent, by the field's own schema. */
function describe(issue: Issue, path: Path, own: texts.Said | null, refused: RefusedInput): Text {
  const { tool, schema } = refused;
  const { input } = issue;
  if (input === SENT_TWICE) return texts.sentTwice;
  if (input === TOO_MARKED) return texts.tooMarked;
  if (input === undefined) return texts.requiredAs(wantedPhrase(tool, schema, path));
  const node = nodeAt(schema, path);
  if (own && input !== TOO_LONG) {
    const text = own.status === 422 ? own.text : withExampleAt(own.text, tool, schema, path);
    const written = node && typeof input === 'string' ? describeOtherForm(input, factsOf(node).form) : null;
    return withHint(text, written ?? numberHint(input, node));
  }
  const choices = node && choicesFor(node, typeof input === 'symbol' ? '' : input);
  if (choices) return oneOf(choices);
  const text = texts.mustBe(acceptedForms(tool, schema, path));
  if (path[0] === 'count' && typeof input === 'number' && input > 1) return withMany(text);
  const misread = node && typeof input === 'string' ? hintFor(input, node, schema, path) : null;
  return withHint(text, misread ?? numberHint(input, node));
}

const withHint = (text: Text, hint: Text | null): Text =>
  hint ? { pt: `${text.pt}; ${hint.pt}`, en: `${text.en}; ${hint.en}` } : text;

/** Quotes nothing, because it may be a document of a person. */
const inQuotes: Text = { pt: 'escreva entre aspas', en: 'write it in quotes' };

/** Says how a number is written that is right as a text, or in another unit. */
function numberHint(input: unknown, node: SchemaNode | undefined): Text | null {
  if (!node || typeof input !== 'number') return null;
  if (isAccepted(node, String(input))) return inQuotes;
  return describeOtherMeasure(input, factsOf(node).unit, (number) => isAccepted(node, number));
}

/** Adds to a refused `count` what gives more than one call does. */
const withMany = (text: Text): Text => ({
  pt: `${text.pt}; para mais, POST /batch, canivete call --repeat ou POST /mundo`,
  en: `${text.en}; for more, POST /batch, canivete call --repeat or POST /mundo`,
});

/** Says how a text is written that its field does not read, without a change of its quantity. */
function hintFor(text: string, node: SchemaNode, schema: InputSchema, path: Path): Text | null {
  const shape = shapeOf(node);
  const isNumber = shape.kind !== 'other' && shape.kind !== 'boolean';
  if (!isNumber || !hasOtherWord(text, factsOf(node).unit)) return describeMisread(text, shape);
  const parent = nodeAt(schema, path.slice(0, -1));
  const beside = (parent && stepsOf(parent)[0]?.entries) ?? {};
  return describeOtherUnit(text, { name: String(path.at(-1)), node, beside });
}

/** An input as `requires` may read it: a wrong choice is as good as none, and so is what has not the members it should. */
function soundPart(
  input: Readonly<Record<string, unknown>>,
  schema: InputSchema,
  wrong: readonly Finding[],
): Readonly<Record<string, unknown>> {
  const part = { ...input };
  const { entries } = shapeOf(schema);
  for (const { path } of wrong) {
    const field = String(path[0]);
    const shape = entries?.get(field);
    if (!shape || shape.choices || !hasForm(part[field], shape)) delete part[field];
  }
  return part;
}

/** The needs that are left when a caller has followed the other faults, and those that they already name a field for. */
function needsOf(refused: RefusedInput, wrong: readonly Finding[]): readonly ReadFault[] {
  const { tool, schema, raw, input } = refused;
  if (!tool.reads && !tool.requires) return [];
  const sound = soundPart(input, schema, wrong);
  // A missing field decides nothing, as a wrong value does.
  const asked = { ...Object.fromEntries(wrong.map(({ path }) => [path[0], null])), ...raw.values };
  const assumed = assumedPart(refused, wrong);
  const sent = { ...asked, ...assumed };
  const left = unmetNeeds(tool, { sent, input: { ...sound, ...assumed } });
  const named = unmetNeeds(tool, { sent: asked, input: sound }).filter(
    ({ path }) =>
      Object.hasOwn(assumed, String(path[0])) && !left.some((one) => nameOf(one.path) === nameOf(path)),
  );
  return [...named, ...left];
}

/** The fields that a caller adds who follows the other faults: unknown ones by the suggested names, choices by the first of them. */
function assumedPart(
  { tool, schema, raw, ignoreUnknown }: RefusedInput,
  wrong: readonly Finding[],
): Readonly<Record<string, unknown>> {
  const part: Record<string, unknown> = {};
  if (!ignoreUnknown) {
    const sent = Object.keys(raw.values);
    const free = Object.keys(schema.entries).filter((one) => !sent.includes(one));
    const entries = schema.entries as unknown as Readonly<Record<string, SchemaNode>>;
    for (const path of raw.unknown) {
      const [field] = path.length === 1 ? suggestFields(String(path[0]), free, entries) : [];
      if (field !== undefined) part[field] ??= exampleOf(tool, field, entries[field]);
    }
  }
  for (const { path } of wrong) {
    const field = String(path[0]);
    const node = nodeAt(schema, [field]);
    const first = node && path.length === 1 ? stepsOf(node)[0] : undefined;
    const choice = first?.type === 'picklist' && choiceNear(raw.values[field], first.options ?? []);
    if (choice) part[field] = choice;
  }
  return part;
}

/** The choice that a wrong one leads to: the nearest, and of a field that was not sent the first. */
function choiceNear(sent: unknown, options: readonly unknown[]): unknown {
  if (sent === undefined) return options[0];
  const [near] = typeof sent === 'string' ? likelyMeant(sent, options.map(String), areSynonyms) : [];
  return options.find((option) => String(option) === near);
}

/** A value of a field: one of the tool's examples, a choice, or any number. Needs ask no more than whether it is there. */
function exampleOf(tool: ToolInput, field: string, node: SchemaNode | undefined): unknown {
  const example = tool.examples.find(({ input }) => Object.hasOwn(input as object, field));
  if (example) return (example.input as Readonly<Record<string, unknown>>)[field];
  const first = node && stepsOf(node)[0];
  if (first?.type === 'number') return 1;
  return first?.type === 'picklist' ? first.options?.[0] : undefined;
}

function hasForm(value: unknown, { entries, item }: Shape): boolean {
  if (item) return Array.isArray(value) && value.every((one) => hasForm(one, item));
  // An object cannot be compared with a number.
  if (!entries) return typeof value !== 'object';
  if (typeof value !== 'object' || value === null) return false;
  const members = value as Readonly<Record<string, unknown>>;
  return [...entries].every(([key, shape]) => members[key] === undefined || hasForm(members[key], shape));
}

/** Adds what is wanted to a rule's bare `required` on a missing field. */
export function addWanted({ status, parts }: ApiError, tool: ToolInput): ApiError {
  const details = parts.details?.map((fault) =>
    fault.message === required
      ? { ...fault, message: texts.requiredAs(wantedPhrase(tool, tool.input, pathOf(fault.field))) }
      : fault,
  );
  return new ApiError(status, { ...parts, ...(details && { details }) });
}

/** The path that a name of `details` stands for. */
function pathOf(name: string): Path {
  const keys = name.match(/[^.[\]]+/g) ?? [];
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
