/**
 * The BR Code, the text of a Pix QR code ("copia e cola").
 *
 * ```ts
 * import * as pix from 'canivete/documents/pix';
 *
 * const payload = pix.generate({ key: '+5561912345678', name: 'José da Silva', city: 'São Paulo', amount: 10 });
 * const read = pix.parse(payload); // of type static, 10 reais
 * ```
 * @module
 */
import { checkPixKey, readPixKey } from '../../documents/chave-pix.ts';
import {
  ACCOUNT_LENGTH,
  foldPixText,
  ISPB,
  isPixText,
  LOCATION,
  PIX_LENGTHS,
  pixAccount,
  type PixFacts,
  readablePix,
  readPix,
  TXID,
  writePix,
} from '../../documents/pix.ts';
import { plainOf } from '../../lib/text/pasted.ts';
import { onlyIf, refuse } from './_options.ts';
import type { Parsed } from './_reading.ts';

const MAX_LENGTH = 1_000;

export type Parts = PixFacts;

/**
 * True if a value is the BR Code of a Pix. Source: BCB, Manual do BR Code.
 * @example pix.isValid(payload); // true
 */
export function isValid(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= MAX_LENGTH && typeof readPix(readablePix(value)) !== 'string'
  );
}

/**
 * Reads the BR Code of a Pix: its parts, or the reason why the value is refused. Source: BCB, Manual do BR Code.
 * @example pix.parse('000201'); // { valid: false, reason: 'structure' }
 */
export function parse(value: unknown): Parsed<Parts> {
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH)
    return { valid: false, reason: 'format' };
  const payload = readablePix(value);
  const facts = readPix(payload);
  return typeof facts === 'string'
    ? { valid: false, reason: facts }
    : { valid: true, value: payload, ...facts };
}

/**
 * Gives the code without the traces of pasting. It has no punctuation.
 * @example pix.format(` ${payload} `); // the payload
 */
export function format(value: string): string {
  return typeof value === 'string' ? readablePix(value) : '';
}

/** The parts of a code: a key, or one or both locations, and the receiver. */
export interface PixForm {
  /** A Pix key. `amount`, `txid`, `description` and `withdrawalIspb` are read with it alone. */
  readonly key?: string | undefined;
  /** Host and path of a dynamic code, without a scheme. */
  readonly url?: string | undefined;
  /** Host and path of a recurrence, without a scheme. */
  readonly recurrenceUrl?: string | undefined;
  /** The receiver, up to 25 characters, written without accents. */
  readonly name: string;
  /** The receiver's city, up to 15 characters, written without accents. */
  readonly city: string;
  /** BRL */
  readonly amount?: number | undefined;
  /** Up to 25 letters and digits, or `***`, the default. */
  readonly txid?: string | undefined;
  /** Up to 72 characters, as far as the key leaves room, written without accents. */
  readonly description?: string | undefined;
  /** The ISPB of who hands out cash, eight digits or capitals. */
  readonly withdrawalIspb?: string | undefined;
}

/**
 * Writes the BR Code of a Pix. Source: BCB, Manual do BR Code.
 *
 * Options: `key`, or `url` and `recurrenceUrl` (one of them or both); `name` and `city` (required); with a key, `amount`, `txid`
 * (default `***`), `description` and `withdrawalIspb`.
 * @example pix.generate({ key: '+5561912345678', name: 'José da Silva', city: 'São Paulo', amount: 10 });
 */
export function generate(options: PixForm): string {
  const { key: sent, url, recurrenceUrl, amount, txid, withdrawalIspb } = options;
  const isDynamic = url !== undefined || recurrenceUrl !== undefined;
  if ((sent !== undefined) === isDynamic)
    throw new TypeError('pix: it takes key, or url and recurrenceUrl (one of them or both)');
  for (const [name, value] of Object.entries({
    amount,
    txid,
    description: options.description,
    withdrawalIspb,
  }))
    onlyIf(!isDynamic, `pix: ${name}`, value, 'with key');
  const key = sent === undefined ? undefined : keyOf(sent);
  if (url !== undefined && !LOCATION.test(url)) refuse('pix: url', 'host and path without a scheme', url);
  if (recurrenceUrl !== undefined && !LOCATION.test(recurrenceUrl))
    refuse('pix: recurrenceUrl', 'host and path without a scheme', recurrenceUrl);
  if (amount !== undefined && !(amount > 0 && amount < 1e10 && Math.round(amount * 100) / 100 === amount))
    refuse('pix: amount', 'an amount in reais from 0.01 to 9999999999.99', amount);
  if (txid !== undefined && !TXID.test(txid)) refuse('pix: txid', '1 to 25 letters and digits, or ***', txid);
  if (withdrawalIspb !== undefined && !ISPB.test(withdrawalIspb))
    refuse('pix: withdrawalIspb', 'eight digits or capitals', withdrawalIspb);
  const form = {
    key,
    url,
    recurrenceUrl,
    amount,
    txid,
    withdrawalIspb,
    name: textOf(options, 'name'),
    city: textOf(options, 'city'),
    description: options.description === undefined ? undefined : textOf(options, 'description'),
  };
  if (key && pixAccount(form).length > ACCOUNT_LENGTH)
    refuse('pix: description', 'short enough to stand beside the key', options.description);
  return writePix(form);
}

function keyOf(sent: string) {
  const key = typeof sent === 'string' ? readPixKey(plainOf(sent)) : null;
  return key && checkPixKey(key) === null ? key : refuse('pix: key', 'a Pix key', sent);
}

function textOf(options: PixForm, name: keyof typeof PIX_LENGTHS): string {
  const sent: unknown = options[name];
  const folded = typeof sent === 'string' ? foldPixText(sent) : '';
  return isPixText(folded) && folded.length <= PIX_LENGTHS[name]
    ? folded
    : refuse(
        `pix: ${name}`,
        `a text of ASCII, besides accents, of 1 to ${PIX_LENGTHS[name]} characters`,
        sent,
      );
}
