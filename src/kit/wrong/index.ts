/** Answers of a document tool to `invalid` and `variant`: values that are wrong on purpose, or look it. */
import { pick } from '../../lib/random.ts';
import type { Context } from '../tool.ts';
import {
  drawing,
  type Fields,
  joinAnswers,
  reasonOf,
  textOf,
  type WrongDocument,
  withText,
} from './drawing.ts';
import { invalidAnswer } from './invalid.ts';
import { lookAlikes } from './look-alikes.ts';

/** The answer of a call with `invalid` or `variant`. Throws 400 on `invalid` for a reason that cannot occur. */
export function wrongAnswer(document: WrongDocument, input: Fields, context: Context): Fields {
  const sent = Object.fromEntries(
    Object.entries(input).filter(([field]) => Object.hasOwn(context.sent, field)),
  );
  const answerOf = input['invalid'] === undefined ? lookAlikeAnswer : invalidAnswer;
  return answerOf(document, input, sent, context);
}

function lookAlikeAnswer(document: WrongDocument, input: Fields, sent: Fields, context: Context): Fields {
  const { random } = context;
  const variant = input['variant'] as keyof typeof lookAlikes;
  const choice = isIncomplete(document, sent) ? pick(random, document.wrong?.choices?.(sent) ?? [{}]) : {};
  const accepted: boolean[] = [];
  const find = drawing();
  const answer = joinAnswers(document, input, () => {
    const { answer, text } = find(variant, () => {
      const answer = document.generate.run({ ...input, ...choice, formatted: true, count: 1 }, context);
      const text = textOf(document, answer);
      // A text without a zero would be written as it is.
      return variant === 'letters' && !text.includes('0') ? null : { answer, text };
    });
    const written = lookAlikes[variant](random, text);
    accepted.push(reasonOf(document, written, { ...sent, ...choice }, context) === undefined);
    return withText(answer, text, written);
  });
  return { ...answer, variant, accepted };
}

/** True if validation requires an input that was not sent. */
function isIncomplete({ validate: { input = {} } }: WrongDocument, sent: Fields): boolean {
  return Object.entries(input).some(([field, { type }]) => type !== 'optional' && sent[field] === undefined);
}
