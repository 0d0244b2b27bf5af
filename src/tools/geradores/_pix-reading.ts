/**
 * Reads a BR Code, or gives the reason why it is not a code of the Pix. The codes in use overrun some lengths, which
 * only warns.
 */
import {
  ACCOUNTS,
  type BrFields,
  crcOf,
  LOCATIONS,
  parseBrCode,
  parseBrFields,
  pixTemplate,
} from '../../documents/br-code.ts';
import { canonicalPixKey, checkPixKey, type PixKeyType, readPixKey } from '../../documents/chave-pix.ts';
import type { Text } from '../../kit/texts.ts';

/** Merchant category, currency, country, name and city. */
const REQUIRED = ['52', '53', '58', '59', '60'];
const REAL = '986';
const BRAZIL = 'BR';
const SINGLE_USE = '12';
export const NO_TXID = '***';

/** A host with a dot and a path, without a scheme, of at most 77 characters. */
export const LOCATION = /^(?=.{1,77}$)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?\/[!-~]+$/i;
const AMOUNT = /^(?=.{1,13}$)\d{1,10}(?:\.\d{0,2})?$/;

export const pixReasons = {
  structure: { pt: 'não tem a estrutura de um BR Code', en: 'does not have the structure of a BR Code' },
  crc: { pt: 'não confere com o seu CRC', en: 'does not match its CRC' },
  'not-pix': { pt: 'não é do Pix (br.gov.bcb.pix)', en: 'is not of the Pix (br.gov.bcb.pix)' },
  'missing-field': {
    pt: 'não tem um dos campos 52, 53, 58, 59 e 60',
    en: 'lacks one of the fields 52, 53, 58, 59 and 60',
  },
  currency: { pt: 'não é em reais (986)', en: 'is not in reais (986)' },
  country: { pt: 'não é do Brasil (BR)', en: 'is not of Brazil (BR)' },
  amount: { pt: 'tem um valor malformado', en: 'has a malformed amount' },
  key: {
    pt: 'deve ter uma chave ou um endereço, e só um deles',
    en: 'must have a key or a location, and only one of them',
  },
  url: { pt: 'tem um endereço malformado', en: 'has a malformed location' },
} satisfies Readonly<Record<string, Text>>;

export type PixReason = keyof typeof pixReasons;

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
