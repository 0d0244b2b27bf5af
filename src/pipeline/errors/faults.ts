/** Finds what is wrong with an input that was refused, and describes it. An accepted input never comes here. */
import type * as v from 'valibot';
import { ApiError, type Fault } from '../../kit/errors/api-error.ts';
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
  const meant = likelyMeant(String(path.at(-1)), free, areSynonyms).slice(0, 3);
  const [first] = meant;
  const node = first === undefined ? undefined : entries[first];
  const message = texts.unknownField(meant, fields, node && choicesFor(node, ''));
  const shown = field === '' ? '""' : field;
  return { field, message, sentence: { pt: `${shown}: ${message.pt}`, en: `${shown}: ${message.en}` } };
}

function knownFindings(refused: Refused): readonly Finding[] {
  const { tool, schema, raw, issues, input } = refused;
  const elsewhere = Object.keys(raw.values).flatMap((field) => {
    const actions = actionsReading(tool, schema, field);
    return actions.length > 0 ? [finding([field], () => texts.onlyWith(actions))] : [];
  });
  const wrong = issues.map((issue) => findingOf(issue, refused));
  const unmet = unmetNeeds(tool, soundPart(input, schema, wrong))
    .map(({ path, message }) =>
      finding(path, () => message ?? texts.requiredAs(wantedPhrase(tool, schema, path))),
    )
    .filter(({ path }) => !wrong.some((one) => overlap(one.path, path)));
  return [...elsewhere, ...wrong, ...unmet];
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
