/**
 * BR Codes of the Pix: reads one, or gives the reason why it is refused, and writes one. The codes in use overrun some lengths,
 * which only warns. Sources in `br-code.ts`.
 */
import { removeAccents } from '../lib/text/accents.ts';
import { plainOf } from '../lib/text/pasted.ts';
import {
  ACCOUNTS,
  brField,
  type BrFields,
  crcOf,
  LOCATIONS,
  parseBrCode,
  parseBrFields,
  PIX_GUI,
  pixTemplate,
  sealBrCode,
} from './br-code.ts';
import { canonicalPixKey, checkPixKey, type PixKey, type PixKeyType, readPixKey } from './chave-pix.ts';

/** Merchant category, currency, country, name and city. */
const REQUIRED = ['52', '53', '58', '59', '60'];
const REAL = '986';
const BRAZIL = 'BR';
const SINGLE_USE = '12';
const NO_TXID = '***';

/** A host with a dot and a path, without a scheme, of at most 77 characters. */
export const LOCATION = /^(?=.{1,77}$)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?\/[!-~]+$/i;
const AMOUNT = /^(?=.{1,13}$)\d{1,10}(?:\.\d{0,2})?$/;

/** Why a text is no code of the Pix. */
export type PixReason =
  | 'structure'
  | 'crc'
  | 'not-pix'
  | 'missing-field'
  | 'currency'
  | 'country'
  | 'amount'
  | 'key'
  | 'url';

export interface PixFacts {
  readonly type: 'static' | 'dynamic' | 'recurrence' | 'composite';
  readonly singleUse: boolean;
  readonly key: string | null;
  readonly keyType: PixKeyType | null;
  readonly url: string | null;
  readonly recurrenceUrl: string | null;
  readonly withdrawalIspb: string | null;
  readonly description: string | null;
  readonly name: string;
  readonly city: string;
  readonly postalCode: string | null;
  readonly amount: number | null;
  readonly txid: string | null;
  readonly crc: string;
  readonly warnings: string[];
}

export function readPix(payload: string): PixFacts | PixReason {
  const fields = parseBrCode(payload);
  if (!fields) return 'structure';
  const account = pixTemplate(fields, ACCOUNTS);
  const location = pixTemplate(fields, LOCATIONS);
  const more = parseBrFields(fields.get('62') ?? '');
  if (account === 'broken' || location === 'broken' || !more) return 'structure';
  const crc = payload.slice(-4).toUpperCase();
  if (crcOf(payload.slice(0, -4)) !== crc) return 'crc';
  if (!account) return 'not-pix';
  if (REQUIRED.some((id) => !fields.get(id))) return 'missing-field';
  if (fields.get('53') !== REAL) return 'currency';
  if (fields.get('58') !== BRAZIL) return 'country';
  const amount = fields.get('54');
  if (amount !== undefined && !AMOUNT.test(amount)) return 'amount';
  const [key, url, recurrenceUrl] = [account.get('01'), account.get('25'), location?.get('25')];
  if (key === undefined ? (url ?? recurrenceUrl) === undefined : url !== undefined) return 'key';
  if ([url, recurrenceUrl].some((text) => text !== undefined && !LOCATION.test(text))) return 'url';
  return factsOf(fields, { account, key, url, recurrenceUrl, txid: more.get('05'), crc });
}

interface Parts {
  readonly account: BrFields;
  readonly key: string | undefined;
  readonly url: string | undefined;
  readonly recurrenceUrl: string | undefined;
  readonly txid: string | undefined;
  readonly crc: string;
}

function factsOf(fields: BrFields, { account, key, url, recurrenceUrl, txid, crc }: Parts): PixFacts {
  const isStatic = url === undefined && recurrenceUrl === undefined;
  const [name, city] = [fields.get('59') as string, fields.get('60') as string];
  const held = key === undefined ? null : heldKey(key);
  const amount = Number(fields.get('54') ?? 0);
  const isTxid = txid === undefined || txid === NO_TXID || /^[A-Za-z\d]{1,25}$/.test(txid);
  return {
    type: typeOf(url, recurrenceUrl),
    singleUse: fields.get('01') === SINGLE_USE,
    key: key ?? null,
    keyType: held?.type ?? null,
    url: url ?? null,
    recurrenceUrl: recurrenceUrl ?? null,
    withdrawalIspb: account.get('03') ?? null,
    description: account.get('02') ?? null,
    name,
    city,
    postalCode: fields.get('61') ?? null,
    amount: isStatic && amount > 0 ? amount : null,
    txid: isStatic && txid !== NO_TXID ? (txid ?? null) : null,
    crc,
    warnings: [
      ...(key !== undefined && !held?.isCanonical ? ['key-invalid'] : []),
      ...(Array.from(name).length > 25 ? ['name-long'] : []),
      ...(Array.from(city).length > 15 ? ['city-long'] : []),
      ...(isTxid ? [] : ['txid-invalid']),
    ],
  };
}

function typeOf(url: string | undefined, recurrenceUrl: string | undefined): PixFacts['type'] {
  if (url === undefined) return recurrenceUrl === undefined ? 'static' : 'recurrence';
  return recurrenceUrl === undefined ? 'dynamic' : 'composite';
}

/** The type of a key that the DICT would hold; null of another text. */
function heldKey(text: string) {
  const key = readPixKey(text);
  if (!key || checkPixKey(key) !== null) return null;
  return { type: key.type, isCanonical: canonicalPixKey(key) === text };
}

/** The code as it was sent, which may hold any sign; without the traces of pasting where it makes no sense with them. */
export function readablePix(payload: string): string {
  const trimmed = payload.trim();
  return typeof readPix(trimmed) === 'string' ? plainOf(trimmed) : trimmed;
}

/** Characters that the fields 26 to 51 hold. */
export const ACCOUNT_LENGTH = 99;
/** The most characters of the texts that are written without accents. */
export const PIX_LENGTHS = { name: 25, city: 15, description: 72 };

export const TXID = /^(?:\*{3}|[A-Za-z\d]{1,25})$/;
export const ISPB = /^[\dA-Z]{8}$/;

/** The parts of a code. Texts are of ASCII, within their lengths. */
export interface PixForm {
  readonly key?: PixKey | undefined;
  readonly url?: string | undefined;
  readonly recurrenceUrl?: string | undefined;
  readonly name: string;
  readonly city: string;
  /** BRL */
  readonly amount?: number | undefined;
  readonly txid?: string | undefined;
  readonly description?: string | undefined;
  readonly withdrawalIspb?: string | undefined;
}

/** A text as a code writes it, without accents. */
export function foldPixText(sent: string): string {
  return removeAccents(sent.trim());
}

/** True if a code can hold a folded text. */
export function isPixText(folded: string): boolean {
  return /^[ -~]+$/.test(folded);
}

const field = (id: string, value: string | undefined) => (value === undefined ? '' : brField(id, value));

/** The fields 00 to 25 of the account, which hold at most `ACCOUNT_LENGTH` characters. */
export function pixAccount({
  key,
  url,
  description,
  withdrawalIspb,
}: Omit<PixForm, 'name' | 'city'>): string {
  return (
    field('00', PIX_GUI) +
    field('01', key && canonicalPixKey(key)) +
    field('02', description) +
    field('03', withdrawalIspb) +
    field('25', url)
  );
}

export function writePix(form: PixForm): string {
  const { url, recurrenceUrl, amount, name, city, txid = NO_TXID } = form;
  return sealBrCode(
    field('00', '01') +
      field('01', url === undefined ? undefined : '12') +
      field('26', pixAccount(form)) +
      field('52', '0000') +
      field('53', REAL) +
      field('54', amount?.toFixed(2)) +
      field('58', BRAZIL) +
      field('59', name) +
      field('60', city) +
      field('62', field('05', txid)) +
      (recurrenceUrl === undefined ? '' : field('80', field('00', PIX_GUI) + field('25', recurrenceUrl))),
  );
}
