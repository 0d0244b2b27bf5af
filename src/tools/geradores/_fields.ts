/** Fields that several generators share. */
import * as v from 'valibot';
import { flag, uf } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';

export const gender = v.picklist(['masculino', 'feminino']);

/** State of the result; drawn when absent. */
export const state = v.optional(uf);

/** Punctuation of documents, phones and CEP. */
export const formatted = flag(true);

/** An absolute address of the web. */
export const url = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:\/\/\S+$/i.test(value) && isUrl(value),
    say({ pt: 'deve ser um endereço http(s) completo', en: 'must be an absolute http(s) URL' }),
  ),
);

function isUrl(value: string): boolean {
  try {
    return new URL(value).hostname !== '';
  } catch {
    return false;
  }
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,3})?Z$/;

/** An instant in UTC (ISO 8601). */
export const instant = v.pipe(
  v.string(),
  v.regex(
    INSTANT,
    say({
      pt: 'deve ter a forma AAAA-MM-DDTHH:mm:ss.sssZ',
      en: 'must have the form YYYY-MM-DDTHH:mm:ss.sssZ',
    }),
  ),
  v.check(exists, say({ pt: 'é um instante que não existe', en: 'is an instant that does not exist' }, 422)),
);

function exists(value: string): boolean {
  const [, date, hours, minutes, seconds] = INSTANT.exec(value) as unknown as [string, string, ...string[]];
  return parseDate(date) !== null && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
}
