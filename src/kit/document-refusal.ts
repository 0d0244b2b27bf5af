/** Refusals of the values that a document tool validates, in words. */
import { ApiError } from './errors/api-error.ts';
import type { ReasonTexts } from './errors/reasons.ts';
import type { Text } from './texts.ts';
import type { Context } from './tool.ts';

/** The verdict of a rule on a value: valid, with its facts, or refused by a code. */
export type Said<ValidFacts> =
  | ({ readonly valid: true } & ValidFacts)
  | {
      readonly valid: false;
      /** `format`, a code of `reasons`, or the name of the input that asked for another kind. */
      readonly reason: string;
      /** The document that the value would be with the zeros that it has lost. */
      readonly candidate?: string;
    };

type Refused = Extract<Said<unknown>, { readonly valid: false }>;

/** The rule of a document and the words for what it refuses. */
export interface Judging {
  readonly says: Text | ((bare: string, input: never) => Text);
  readonly reasons: ReasonTexts;
  /** The text of the error, before that of the reason. */
  readonly invalid: Text;
  /** Inputs that ask for a kind of the document. */
  readonly narrows: readonly string[];
  tells?(reason: Text, value: string, input: never): Text;
  clean(value: string, input: never): string;
  judge(value: string, input: object, context: Context): Said<unknown>;
}

/** The refusal of a value, in words. */
export function refusalOf(
  { says, reasons, invalid, narrows, tells, clean, judge }: Judging,
  value: string,
  input: object,
  said: Refused,
  context: Context,
): ApiError {
  const { reason, candidate } = said;
  const facts = { valid: false, value, reason, ...(candidate !== undefined && { candidate }) };
  const sent = (input as Readonly<Record<string, unknown>>)[reason];
  // A code of the rule may have the name of an input too, such as that of a year which cannot be, or of a form.
  const isOther =
    narrows.includes(reason) && sent !== undefined && judge(value, omitNames(input, narrows), context).valid;
  if (reason === 'format' && !isOther) {
    const bare = clean(value, input as never);
    const isLost = (zeros: number) => judge('0'.repeat(zeros) + bare, input, context).valid;
    const message =
      candidate !== undefined
        ? lostZeros(bare, isLost(1) ? 1 : isLost(2) ? 2 : 3, candidate)
        : typeof says === 'function'
          ? says(bare, input as never)
          : says;
    return refusal(400, message, invalid, facts);
  }
  if (isOther) return refusal(422, otherKind(reason, sent), invalid, facts);
  const text = reasons[reason] as Text;
  return refusal(422, tells?.(text, value, input as never) ?? text, invalid, facts);
}

function omitNames(input: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
}

function lostZeros(digits: string, zeros: number, candidate: string): Text {
  const { length } = digits;
  const [pt, en] = [
    ['um zero', 'one zero'],
    ['dois zeros', 'two zeros'],
    ['três zeros', 'three zeros'],
  ][zeros - 1] as [string, string];
  return {
    pt: `tem ${length} dígitos; com ${pt} à esquerda seria ${candidate}, que é válido`,
    en: `has ${length} digits; with ${en} in front it would be ${candidate}, which is valid`,
  };
}

const otherKind = (name: string, sent: unknown): Text => ({
  pt: `é válido, mas não com ${name}=${String(sent)}`,
  en: `is valid, but not with ${name}=${String(sent)}`,
});

function refusal(status: 400 | 422, message: Text, invalid: Text, extra: object): ApiError {
  const sentence = { pt: `${invalid.pt}: ${message.pt}`, en: `${invalid.en}: ${message.en}` };
  return new ApiError(status, { details: [{ field: 'value', message, sentence }], extra: { ...extra } });
}
