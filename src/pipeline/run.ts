import { ApiError, badParameter } from '../kit/errors/api-error.ts';
import { CURRENT_SEED_VERSION, seedVersions } from '../kit/fields/seed.ts';
import type { Day } from '../kit/fields/today.ts';
import { oneOf, required } from '../kit/texts.ts';
import type { AddedEntries, AnyTool, Context } from '../kit/tool.ts';
import { todayAt } from '../lib/dates/today.ts';
import type { Random } from '../lib/random.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { Refused } from './errors/refused.ts';
import type { RawInput } from './raw-input.ts';
import { schemaFor, validate } from './validate.ts';

/** The parts of the service that every rule gets. */
export interface Environment {
  readonly random: Random;
  readonly clock: () => number;
  readonly tables: AddedEntries;
  readonly onDue?: Context['onDue'];
  /** The language of the texts that an answer holds; without it Portuguese. */
  readonly language?: Context['language'];
  /** True where fields that a tool does not have are ignored. */
  readonly ignoreUnknown?: boolean;
  /** True where names and values are read as programs send them alone. */
  readonly isExact?: boolean;
}

/** A tool's answer to a raw input, validated first. Throws what `validate` and the rule throw. */
export function run(
  tool: AnyTool,
  raw: RawInput,
  environment: Environment,
  language = environment.language,
  accountId?: string,
): unknown {
  const { values } = raw;
  const now = environment.clock();
  const day: Day = { today: () => todayAt(now) };
  const input = validate(tool, raw, environment.ignoreUnknown, day);
  const { seed } = input;
  if (typeof seed === 'string') requireHeld(input['seedVersion']);
  const random = typeof seed === 'string' ? seededRandom(seed) : environment.random;
  try {
    return tool.run(
      input as never,
      new RuleContext(environment, {
        random,
        now,
        day,
        language,
        texts: tool.texts,
        accountId,
        sent: values,
      }),
    );
  } catch (error) {
    throw addFieldHint(error, tool);
  }
}

interface RuleParts extends Pick<Context, 'random' | 'now' | 'language' | 'texts' | 'accountId' | 'sent'> {
  readonly day: Day;
}

/**
 * This is a class because engines build a literal with an accessor from scratch at each call. It has no private names,
 * because an object that inherits from a context could not read them.
 */
class RuleContext implements Context {
  readonly random;
  readonly now;
  readonly tables;
  readonly onDue;
  readonly language;
  readonly texts;
  readonly accountId;
  readonly sent;
  readonly lastSent: Context['lastSent'];
  private readonly day: Day;

  constructor({ tables, onDue }: Environment, parts: RuleParts) {
    const { random, now, day, language, texts, accountId, sent } = parts;
    this.random = random;
    this.now = now;
    this.tables = tables;
    this.onDue = onDue;
    this.language = language;
    this.texts = texts;
    this.accountId = accountId;
    this.sent = sent;
    this.lastSent = (...fields) => fields.findLast((field) => Object.hasOwn(sent, field)) ?? fields[0];
    this.day = day;
  }

  // Most tools never read the date.
  get today(): string {
    return this.day.today();
  }
}

/** Adds what the field accepts to a rule's error about a missing field. Any other error stays as it is. */
function addFieldHint(error: unknown, tool: AnyTool): unknown {
  const isTerse =
    error instanceof ApiError && error.parts.details?.some(({ message }) => message === required);
  return isTerse ? new Refused({ bare: error, tool }) : error;
}

function requireHeld(version: unknown): void {
  if (version === undefined || seedVersions.includes(version as number)) return;
  throw badParameter('seedVersion', oneOf(seedVersions));
}

/**
 * Gives the version by which a call drew from its seed; null for a call without a seed, unless its answer gives the seed
 * that was drawn.
 */
export function seedVersionOf(tool: AnyTool, { values }: RawInput, answer?: unknown): number | null {
  const told = (answer as { readonly seedVersion?: unknown } | null | undefined)?.seedVersion;
  if (typeof told === 'number') return told;
  if (typeof values['seed'] !== 'string' || !Object.hasOwn(schemaFor(tool, { values }).entries, 'seed'))
    return null;
  return (values['seedVersion'] as number | undefined) ?? CURRENT_SEED_VERSION;
}
