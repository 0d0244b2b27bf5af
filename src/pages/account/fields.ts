/** Fields of the account area, in addition to those of the tools. */
import * as v from 'valibot';
import { eventNames } from '../../contracts/event-names.ts';
import { createUrlPolicy } from '../../egress/url-options.ts';
import { judgeUrl } from '../../egress/url-policy.ts';
import { integer } from '../../kit/fields/numbers.ts';
import { say, type Text } from '../../kit/texts.ts';
import { parseDate } from '../../lib/dates/civil-date.ts';
import { faultOfHeaders } from '../../webhooks/own-headers.ts';

const NO_CONTROLS = /^\P{Cc}*$/u;

/** A text for people, of 1 to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
const label = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(max),
    v.regex(
      NO_CONTROLS,
      say({ pt: 'não pode ter caracteres de controle', en: 'must not have control characters' }),
    ),
  );

export const name = label(100);
export const description = label(500);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** The end of the year 9999, the last year of four digits. */
export const LAST_INSTANT = 253_402_300_799_999;

/** Gives the milliseconds since 1970 of an instant in the form of ISO 8601, or null for one that does not exist. */
export function instantIn(text: string): number | null {
  const at = parseDate(text.slice(0, 10)) ? Date.parse(text) : NaN;
  return at >= 0 && at <= LAST_INSTANT ? at : null;
}

/** An instant of ISO 8601 with an offset or `Z`; one that does not exist is 422. */
export const instant = v.pipe(
  v.string(),
  v.regex(
    INSTANT,
    say({
      pt: 'deve ser um instante ISO 8601 com fuso, como 2026-01-31T12:00:00Z',
      en: 'must be an instant of ISO 8601 with its offset, as 2026-01-31T12:00:00Z',
    }),
  ),
  v.check(
    (text) => instantIn(text) !== null,
    say({ pt: 'é um instante que não existe', en: 'is an instant that does not exist' }, 422),
  ),
  v.metadata({
    noun: { pt: 'um instante ISO 8601', en: 'an instant of ISO 8601' },
    example: '2026-01-31T12:00:00Z',
  }),
);

export const repeats = say({ pt: 'não pode repetir um item', en: 'must not repeat an item' });

/** Ids of tools; the address itself checks that they are served. */
export const toolIds = v.pipe(
  v.array(v.string()),
  v.minLength(1),
  v.maxLength(200),
  v.check((list) => new Set(list).size === list.length, repeats),
);

const ownHeaders = <Value extends v.GenericSchema<unknown, string | null>>(value: Value) =>
  v.pipe(
    v.record(v.string(), value),
    v.check(
      (headers) => faultOfHeaders(headers) === null,
      (issue) => say(faultOfHeaders(issue.input as Record<string, string>) as Text),
    ),
    v.metadata({
      noun: { pt: 'um objeto de nomes e textos', en: 'an object of names and texts' },
      example: { authorization: 'Basic YTpi' },
    }),
  );

/** Headers of a new webhook. */
export const headers = ownHeaders(v.string());
/** Changes to headers: null takes one away. */
export const headerChanges = ownHeaders(v.nullable(v.string()));

export const events = v.pipe(
  v.array(v.picklist(eventNames)),
  v.minLength(1),
  v.maxLength(eventNames.length),
  v.check((list) => new Set(list).size === list.length, repeats),
);

/** Seconds for which the replaced key or secret goes on working. */
export const overlap = v.optional(integer(0, 2_592_000), 86_400);

/** A text that every parser of URLs reads alike; the operation decides where it may lead. */
export const webhookUrl = v.pipe(
  v.string(),
  v.check(
    (text) => judgeUrl(text, lenient()).refused?.status !== 400,
    (issue) => say((judgeUrl(issue.input, lenient()).refused as Refused).message),
  ),
  v.metadata({
    noun: { pt: 'um URL https', en: 'an https URL' },
    example: 'https://exemplo.com.br/webhook',
  }),
);

type Refused = NonNullable<ReturnType<typeof judgeUrl>['refused']>;

/** A policy that allows http, so that the text of such a URL is judged to its end. */
/* @__NO_SIDE_EFFECTS__ */
const lenient = () => createUrlPolicy({ http: true });

/** The form of a delivery's id. In a query for a page of deliveries, no delivery needs to have this id. */
export const deliveryId = v.pipe(
  v.string(),
  v.regex(
    /^evt_[0-9a-hjkmnp-tv-z]{26}$/,
    say({ pt: 'deve ser o id de uma entrega', en: 'must be the id of a delivery' }),
  ),
);
