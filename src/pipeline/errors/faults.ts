/** Finds what is wrong with an input that was refused, and describes it. An accepted input never comes here. */
import type * as v from 'valibot';
import { ApiError, type Fault } from '../../kit/errors/api-error.ts';
import { onlyWith, partsOf, type ReadFault, whyUnread } from '../../kit/reads.ts';
import { areSynonyms } from './synonyms.ts';
import { oneOf, required, type Text } from '../../kit/texts.ts';
import type { InputSchema, ToolInput } from '../../kit/tool.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { describeMisread } from './misread.ts';
import { SENT_TWICE, TOO_LONG, TOO_MARKED } from '../markers.ts';
import { acceptedForms, choicesFor, withExampleAt, wantedPhrase } from './phrase.ts';
import type { RawInput } from '../raw-input.ts';
import { MAX_FAULTS } from '../limits.ts';
import { nameOf, type Path } from '../path.ts';
import { actionsReading, unmetNeeds, valueAt } from '../needs.ts';
import { nodeAt, type SchemaNode, type Shape, shapeOf, stepsOf } from '../schema.ts';
import * as texts from './texts.ts';

type Issue = v.BaseIssue<unknown>;

export interface Refused {
  readonly tool: ToolInput;
  /** The schema of the action that was sent. */
  readonly schema: InputSchema;
  readonly raw: RawInput;
  readonly issues: readonly Issue[];
  /** The value that the schema made of the input. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly ignoreUnknown: boolean;
}

interface Finding {
  readonly path: Path;
  readonly status: 400 | 422;
  fault(field: string): Fault;
}

/** The error of a refused input: its first faults, unknown fields before the others. It is a 400 when any fault is. */
export function inputError(refused: Refused): ApiError {
  const { tool, ignoreUnknown } = refused;
  const order = Object.keys(tool.input.entries);
  const known = knownFindings(refused).toSorted((a, b) => placeOf(a, order) - placeOf(b, order));
  const findings = ignoreUnknown ? known : [...unknownFindings(refused), ...known];
  const status = findings.some((one) => one.status === 400) ? 400 : 422;
  return new ApiError(status, {
    details: findings.slice(0, MAX_FAULTS).map(({ path, fault }) => fault(nameOf(path))),
  });
}

function placeOf({ path }: Finding, order: readonly string[]): number {
  return order.indexOf(String(path[0]));
}

function unknownFindings({ tool, raw }: Refused): readonly Finding[] {
  const misplaced = (raw.misplaced ?? []).map((name) => finding([name], () => texts.goesInBody));
  const unknown = raw.unknown.map((path): Finding => {
    const parent = nodeAt(tool.input, path.slice(0, -1));
    const entries = (parent && stepsOf(parent)[0]?.entries) ?? {};
    const sent = Object.keys((valueAt(raw.values, path.slice(0, -1)) as object | undefined) ?? {});
    return { path, status: 400, fault: () => unknownFault(path, Object.keys(entries), sent, entries) };
  });
  return [...misplaced, ...unknown];
}

/** Describes the fault of a name that is not among these fields. Fields that were sent are never suggested. */
export function unknownFault(
  path: Path,
  fields: readonly string[],
  sent: readonly string[] = [],
  entries: Readonly<Record<string, SchemaNode>> = {},
): Fault {
  const field = nameOf(path);
  const free = fields.filter((one) => !sent.includes(one));
  const meant = suggestFields(String(path.at(-1)), free, entries).slice(0, 3);
  const [first] = meant;
  const node = first === undefined ? undefined : entries[first];
  const message = texts.unknownField(meant, fields, node && choicesFor(node, ''));
  const shown = field === '' ? '""' : field;
  return { field, message, sentence: { pt: `${shown}: ${message.pt}`, en: `${shown}: ${message.en}` } };
}

/** The fields that an unknown name probably means; of those as likely, the ones that the input cannot be without first. */
function suggestFields(
  name: string,
  free: readonly string[],
  entries: Readonly<Record<string, SchemaNode>>,
): readonly string[] {
  const isNeeded = (field: string) => {
    const node = entries[field];
    return node !== undefined && !node.wrapped;
  };
  const near = likelyMeant(name, free, areSynonyms, isNeeded).flatMap((field) =>
    isQualified(name, field) ? qualifiedFields(field, free, entries) : [field],
  );
  return [...new Set(near)];
}

/** True for a name that says more than a field: `comprimentoPiso` of `comprimento`, and not `comprimentoo`. */
function isQualified(name: string, field: string): boolean {
  return name.startsWith(field) && /[\p{Lu}_-]/u.test(name.charAt(field.length));
}

/**
 * The fields that measure the same of something named, beside one of the bare measure: `comprimentoPeca`, or
 * `dimensoes.comprimento`, and not `comprimento`, for `comprimentoPiso`.
 */
function qualifiedFields(
  field: string,
  free: readonly string[],
  entries: Readonly<Record<string, SchemaNode>>,
): readonly string[] {
  const qualified = free.flatMap((one) => {
    if (one.startsWith(field) && /\p{Lu}/u.test(one.charAt(field.length))) return [one];
    const node = entries[one];
    return Object.hasOwn((node && stepsOf(node)[0]?.entries) ?? {}, field) ? [`${one}.${field}`] : [];
  });
  return qualified.length > 0 ? qualified : [field];
}

function knownFindings(refused: Refused): readonly Finding[] {
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
  { tool, raw }: Refused,
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

function findingOf(issue: Issue, refused: Refused): Finding {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const own = texts.decodeMessage(issue.message);
  return finding(path, () => describe(issue, path, own, refused), own?.status);
}

/** Describes what is allowed in place of the value sent, by the field's own schema. */
function describe(issue: Issue, path: Path, own: texts.Said | null, refused: Refused): Text {
  const { tool, schema } = refused;
  const { input } = issue;
  if (input === SENT_TWICE) return texts.sentTwice;
  if (input === TOO_MARKED) return texts.tooMarked;
  if (input === undefined) return texts.requiredAs(wantedPhrase(tool, schema, path));
  if (own && input !== TOO_LONG) {
    return own.status === 422 ? own.text : withExampleAt(own.text, tool, schema, path);
  }
  const node = nodeAt(schema, path);
  const choices = node && choicesFor(node, typeof input === 'symbol' ? '' : input);
  if (choices) return oneOf(choices);
  const text = texts.mustBe(acceptedForms(tool, schema, path));
  const misread = node && typeof input === 'string' ? describeMisread(input, shapeOf(node)) : null;
  return misread ? { pt: `${text.pt}; ${misread.pt}`, en: `${text.en}; ${misread.en}` } : text;
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
function needsOf(refused: Refused, wrong: readonly Finding[]): readonly ReadFault[] {
  const { tool, schema, raw, input } = refused;
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
  { tool, schema, raw, ignoreUnknown }: Refused,
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
    if (first?.type === 'picklist' && raw.values[field] === undefined) part[field] = first.options?.[0];
  }
  return part;
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
