import { badParameter } from '../kit/errors.ts';
import { CURRENT_SEED_VERSION, seedVersions } from '../kit/fields/seed.ts';
import { oneOf } from '../kit/texts.ts';
import type { AddedEntries } from '../kit/tool.ts';
import type { Random } from '../lib/random.ts';
import { seededRandom } from '../lib/random-sources.ts';
import type { Day } from '../kit/fields/today.ts';
import { todayAt } from './today.ts';
import type { AnyTool, Context } from '../kit/tool.ts';
import { ApiError } from '../kit/errors.ts';
import { required } from '../kit/texts.ts';
import { Refusal } from './refusal.ts';
import type { RawInput } from './raw-input.ts';
import { schemaFor, validate } from './validate.ts';

/** What the service gives every rule. */
export interface Environment {
  readonly random: Random;
  readonly clock: () => number;
  readonly tables: AddedEntries;
  readonly onDue?: Context['onDue'];
  /** The language of the texts that an answer holds; without it Portuguese. */
  readonly language?: Context['language'];
  /** Whether fields that a tool does not have are let pass. */
  readonly ignoreUnknown?: boolean;
}

/** A tool's answer to a raw input, validated first. Throws what `validate` and the rule throw. */
export function run(
  tool: AnyTool,
  raw: RawInput,
  environment: Environment,
  language = environment.language,
): unknown {
  const { values } = raw;
  const now = environment.clock();
  const day: Day = { today: () => todayAt(now) };
  const input = validate(tool, raw, environment.ignoreUnknown, day);
  const { seed } = input;
  if (typeof seed === 'string') requireHeld(input['seedVersion']);
  const context: Context = {
    random: typeof seed === 'string' ? seededRandom(seed) : environment.random,
    now,
    // A getter, because most tools never read the date.
    get today() {
      return day.today();
    },
    tables: environment.tables,
    onDue: environment.onDue,
    language,
    sent: values,
    lastSent: (...fields) => fields.findLast((field) => Object.hasOwn(values, field)) ?? fields[0],
  };
  try {
    return tool.run(input as never, context);
  } catch (error) {
    throw taught(error, tool);
  }
}

/** What a rule throws; of a field that it misses, with what is wanted there. */
function taught(error: unknown, tool: AnyTool): unknown {
  const isTerse =
    error instanceof ApiError && error.parts.details?.some(({ message }) => message === required);
  return isTerse ? new Refusal(({ withWanted }) => withWanted(error, tool)) : error;
}

function requireHeld(version: unknown): void {
  if (version === undefined || seedVersions.includes(version as number)) return;
  throw badParameter('seedVersion', oneOf(seedVersions));
}

/** The version by which a call drew from its seed; null of a call without a seed. */
export function seedVersionOf(tool: AnyTool, { values }: RawInput): number | null {
  if (typeof values['seed'] !== 'string' || !Object.hasOwn(schemaFor(tool, { values }).entries, 'seed'))
    return null;
  return (values['seedVersion'] as number | undefined) ?? CURRENT_SEED_VERSION;
}
