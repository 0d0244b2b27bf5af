/** Values that validation refuses for a reason that the caller chooses. */
import { below, digits, pick, type Random } from '../../lib/random.ts';
import type { Context } from '../tool.ts';
import { badParameter } from '../errors/api-error.ts';
import { oneOf } from '../texts.ts';
import {
  drawing,
  type Drawn,
  type Fields,
  joinAnswers,
  reasonOf,
  textOf,
  type WrongDocument,
  withText,
} from './drawing.ts';
import type { Part } from './ways.ts';

const ANY = 'any';
const LAST: Part = [-1];

const noReason = {
  pt: 'não se aplica: com estes campos, todo valor que tem a forma certa é válido',
  en: 'does not apply: with these fields, every value of the right form is valid',
};

/** Throws 400 on `invalid` for a reason that cannot occur with what was sent. */
export function invalidAnswer(
  document: WrongDocument,
  input: Fields,
  sent: Fields,
  context: Context,
): Fields {
  const { random } = context;
  const { wrong = {} } = document;
  const invalid = input['invalid'] as string;
  const reasonsWith = (choice: Fields) =>
    document.reasons.filter((reason) => wrong.canBe?.(reason, { ...input, ...choice }) ?? true);
  const choices = [{}, ...(wrong.choices?.(sent) ?? [])];
  const found = new Set(choices.flatMap(reasonsWith));
  const possible = document.reasons.filter((reason) => found.has(reason));
  if (possible.length === 0) throw badParameter('invalid', noReason);
  if (invalid !== ANY && !found.has(invalid)) throw badParameter('invalid', oneOf([...possible, ANY]));

  // Inputs that were not sent are chosen only where the reason needs it, and once for all values.
  const first = invalid === ANY ? pick(random, possible) : invalid;
  const fitting = choices.filter((choice) => reasonsWith(choice).includes(first));
  const choice = fitting[0] === choices[0] ? {} : pick(random, fitting);
  const own = reasonsWith(choice);
  const breaking = {
    document,
    input: { ...input, ...choice, count: 1 },
    sent: { ...sent, ...choice },
    context,
  };
  const reasons: string[] = [];
  const find = drawing();
  const answer = joinAnswers(document, input, () => {
    const reason = invalid === ANY ? pick(random, own) : invalid;
    reasons.push(reason);
    return find(reason, () => draw(breaking, reason)).answer;
  });
  return { ...answer, invalid, ...(invalid === ANY && { reasons }) };
}

interface Breaking {
  readonly document: WrongDocument;
  readonly input: Fields;
  readonly sent: Fields;
  readonly context: Context;
}

/** A valid value, made wrong; null when validation refuses it for another reason, or accepts it. */
function draw(breaking: Breaking, reason: string): Drawn | null {
  const { document, input, sent, context } = breaking;
  const valid = document.generate.run(input, context);
  const written = textOf(document, valid);
  const value = document.clean(written, sent);
  const wrong = mend(breaking, breakFor(breaking, value, reason), reason);
  const answer = document.wrong?.write
    ? document.wrong.write(valid, wrong, input)
    : withText(valid, written, punctuateAs(written, value, wrong));
  const text = textOf(document, answer);
  return reasonOf(document, text, sent, context) === reason ? { answer, text } : null;
}

function breakFor({ document, input, context: { random } }: Breaking, value: string, reason: string): string {
  const { parts = {}, checkDigits = LAST, replace } = document.wrong ?? {};
  const replaced = replace?.(value, reason, random, input);
  if (replaced !== undefined) return replaced;
  if (reason === 'repeated-digits') return digits(random, 1).repeat(value.length);
  return withOther(value, parts[reason] ?? checkDigits, random);
}

/** The value with its check digits made right, by trying them, unless it is they that are to be wrong. */
function mend({ document, sent, context }: Breaking, value: string, reason: string): string {
  const isMismatch = (one: string) => reasonOf(document, one, sent, context) === 'check-digit';
  if (reason === 'check-digit' || !isMismatch(value)) return value;
  const [from, to] = placesOf(value, document.wrong?.checkDigits ?? LAST);
  for (let number = 0; number < 10 ** (to - from); number++) {
    const one = replacedAt(value, from, to, String(number).padStart(to - from, '0'));
    if (!isMismatch(one)) return one;
  }
  return value;
}

function withOther(value: string, part: Part, random: Random): string {
  const [from, to] = placesOf(value, part);
  return replacedAt(value, from, to, part[2] ?? otherDigits(value.slice(from, to), random));
}

/** Draws other digits, as many as these. */
function otherDigits(some: string, random: Random): string {
  const drawn = below(random, 10 ** some.length - 1);
  return String(drawn >= Number(some) ? drawn + 1 : drawn).padStart(some.length, '0');
}

function placesOf({ length }: string, [from, to = length]: Part): readonly [number, number] {
  return [from < 0 ? length + from : from, to];
}

function replacedAt(value: string, from: number, to: number, put: string): string {
  return value.slice(0, from) + put + value.slice(to);
}

/** A value with the punctuation that another of its length has in writing. */
function punctuateAs(written: string, value: string, wrong: string): string {
  const isOnlyPunctuated = written.replace(/[^\da-z]/gi, '').endsWith(value);
  if (!isOnlyPunctuated || wrong.length !== value.length) return wrong;
  let left = wrong.length;
  let text = '';
  for (let i = written.length - 1; i >= 0; i--) {
    const sign = written[i] as string;
    text = (left > 0 && /[\da-z]/i.test(sign) ? wrong[--left] : sign) + text;
  }
  return text;
}
