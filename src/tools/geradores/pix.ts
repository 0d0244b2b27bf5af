import * as v from 'valibot';
import { brField, PIX_GUI, sealBrCode } from '../../documents/br-code.ts';
import { canonicalPixKey, checkPixKey, pixKeyTypes, readPixKey } from '../../documents/chave-pix.ts';
import { ApiError, type Fault, invalidValue } from '../../kit/errors/api-error.ts';
import { flag, positiveMoney, text, withExample, num } from '../../kit/fields/index.ts';
import { emailReasons, phoneReasons, commonReasons, type ReasonTexts } from '../../kit/errors/reasons.ts';
import { drawQr } from '../../kit/qr-code.ts';
import { say, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { reais } from '../../kit/units.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { plainOf } from '../../lib/text/pasted.ts';
import { LOCATION, NO_TXID, type PixFacts, pixReasons, readPix } from './_pix-reading.ts';

const keyReasons: ReasonTexts = { ...commonReasons, ...phoneReasons, ...emailReasons };

const nullableText = v.nullable(v.string());

/** Characters that the fields 26 to 51 hold. */
const ACCOUNT = 99;
/** The most characters of the texts that are written without accents. */
const LENGTHS = { name: 25, city: 15, description: 72 };

type FoldedField = keyof typeof LENGTHS;
type Sent = { readonly [Field in FoldedField | 'key' | 'url' | 'recurrenceUrl']?: string | undefined };

const location = v.pipe(
  v.string(),
  v.regex(
    LOCATION,
    say({
      pt: 'deve ter servidor e caminho, sem https://, com até 77 caracteres, como pix.exemplo.com/qr/1',
      en: 'must have host and path, without https://, of at most 77 characters, such as pix.example.com/qr/1',
    }),
  ),
);

const createEntries = {
  key: v.optional(text(1, 400)),
  url: v.optional(location),
  recurrenceUrl: v.optional(location),
  name: text(1, 400),
  city: text(1, 400),
  amount: v.optional(positiveMoney(9_999_999_999.99)),
  txid: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:\*{3}|[A-Za-z\d]{1,25})$/,
        say({
          pt: 'deve ter de 1 a 25 letras e dígitos, ou ser ***',
          en: 'must have 1 to 25 letters and digits, or be ***',
        }),
      ),
    ),
  ),
  description: v.optional(text(1, 400)),
  withdrawalIspb: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\dA-Z]{8}$/,
        say({ pt: 'deve ter 8 dígitos ou letras maiúsculas', en: 'must have 8 digits or capital letters' }),
      ),
    ),
  ),
  qr: flag(false),
};
/** The static code of the manual of the BR Code (Banco Central do Brasil). */
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const readEntries = {
  payload: withExample(MANUAL, text(1, 1_000)),
  qr: flag(false),
};
const action = v.optional(v.picklist(['create', 'read']), 'create');

type Create = v.InferOutput<v.ObjectSchema<typeof createEntries, undefined>>;

/** BR Codes of the Pix: writes and reads. Sources in `documents/br-code.ts`. */
export const pix = defineTool({
  method: 'POST',
  path: '/pix',
  category: 'geradores',
  name: 'Pix copia e cola',
  input: v.object({
    action,
    ...createEntries,
    name: v.optional(createEntries.name),
    city: v.optional(createEntries.city),
    payload: v.optional(readEntries.payload),
  }),
  byAction: {
    create: v.object({ action, ...createEntries }),
    read: v.object({ action, ...readEntries }),
  },
  output: v.object({
    action: v.picklist(['create', 'read']),
    payload: v.string(),
    type: v.picklist(['static', 'dynamic', 'recurrence', 'composite']),
    singleUse: v.boolean(),
    key: nullableText,
    keyType: v.nullable(v.picklist(pixKeyTypes)),
    url: nullableText,
    recurrenceUrl: nullableText,
    withdrawalIspb: nullableText,
    description: nullableText,
    name: v.string(),
    city: v.string(),
    postalCode: nullableText,
    amount: v.nullable(num(reais)),
    txid: nullableText,
    crc: v.string(),
    warnings: v.array(v.string()),
    qr: v.optional(v.string()),
  }),
  reads: {
    when: { amount: 'key', txid: 'key', description: 'key', withdrawalIspb: 'key' },
    either: [
      [['key'], ['url']],
      [['key'], ['recurrenceUrl']],
    ],
  },
  requires: (input) => (input.action === 'create' ? formFaults(input) : []),
  warnings: ['accents-removed', 'key-invalid', 'name-long', 'city-long', 'txid-invalid'],
  result: ['payload', 'name'],
  examples: [{ input: { key: '+5561912345678', name: 'José da Silva', city: 'São Paulo', amount: 10 } }],
  impossible: { action: 'read', payload: '000201630' },
  run(input) {
    const { action, qr } = input;
    const [payload, warnings] =
      action === 'read' ? [readable(input.payload as string), []] : create(input as Create);
    const facts = factsOf(payload);
    const answer = { action, payload, ...facts, warnings: [...warnings, ...facts.warnings] };
    if (!qr) return answer;
    return drawQr('payload', payload, 'M', 4).then(({ svg }) => ({ ...answer, qr: svg }));
  },
});

/** The code as it was sent, which may hold any sign; without the traces of pasting where it makes no sense with them. */
function readable(payload: string): string {
  const trimmed = payload.trim();
  return typeof readPix(trimmed) === 'string' ? plainOf(trimmed) : trimmed;
}

/** Reads a code. Throws 422 with the reason why it is not a code of the Pix. */
function factsOf(payload: string): PixFacts {
  const facts = readPix(payload);
  if (typeof facts !== 'string') return facts;
  throw invalidValue('payload', pixReasons[facts], { reason: facts });
}

const tooLong = (max: number): Text => ({
  pt: `deve ter de 1 a ${max} caracteres`,
  en: `must have 1 to ${max} characters`,
});

const ofNoType: Text = {
  pt: 'deve ser uma chave Pix: CPF, CNPJ, telefone com +55, e-mail ou chave aleatória',
  en: 'must be a Pix key: CPF, CNPJ, telephone with +55, e-mail address or random key',
};

const keyOrLocation: Text = {
  pt: 'Envie key, ou url e recurrenceUrl (uma delas ou as duas)',
  en: 'Send key, or url and recurrenceUrl (one of them or both)',
};

/** Finds the faults of a code to create that the schema does not express. */
function formFaults(input: Sent): readonly Fault[] {
  const { key } = input;
  const faults: Fault[] = [];
  const isStatic = input.url === undefined && input.recurrenceUrl === undefined;
  if (key === undefined && isStatic) faults.push({ field: 'key', message: keyOrLocation });
  else if (typeof key === 'string' && !readPixKey(plainOf(key)))
    faults.push({ field: 'key', message: ofNoType });
  for (const [field, max] of Object.entries(LENGTHS)) {
    const sent: unknown = input[field as FoldedField];
    if (typeof sent !== 'string') continue;
    const { length } = fold(sent).folded;
    if (length === 0 || length > max) faults.push({ field, message: tooLong(max) });
  }
  return faults;
}

function create(input: Create): readonly [payload: string, warnings: string[]] {
  const { url, recurrenceUrl, amount, txid = NO_TXID, withdrawalIspb } = input;
  const key = input.key === undefined ? null : readPixKey(plainOf(input.key));
  const [name, city] = [fold(input.name), fold(input.city)];
  const description = input.description === undefined ? undefined : fold(input.description);
  const field = (id: string, value: string | undefined) => (value === undefined ? '' : brField(id, value));
  const keyField = field('01', key ? canonicalPixKey(key) : undefined);
  const held = field('00', PIX_GUI) + keyField + field('03', withdrawalIspb) + field('25', url);

  const reason = key && checkPixKey(key);
  const faults: Fault[] = reason ? [{ field: 'key', message: keyReasons[reason] as Text }] : [];
  for (const [field, text] of Object.entries({ name, city, description })) {
    if (text && !/^[ -~]+$/.test(text.folded)) faults.push({ field, message: notAscii });
  }
  if (key && held.length + field('02', description?.folded).length > ACCOUNT) {
    const tooMany = description && held.length <= ACCOUNT ? 'description' : 'withdrawalIspb';
    if (faults.every((one) => one.field !== tooMany)) {
      faults.push({ field: tooMany, message: tooMuch(held.length) });
    }
  }
  if (faults.length > 0) throw new ApiError(422, { details: faults, ...(reason && { extra: { reason } }) });

  const account =
    field('00', PIX_GUI) +
    keyField +
    field('02', description?.folded) +
    field('03', withdrawalIspb) +
    field('25', url);
  const payload = sealBrCode(
    field('00', '01') +
      field('01', url === undefined ? undefined : '12') +
      field('26', account) +
      field('52', '0000') +
      field('53', '986') +
      field('54', amount?.toFixed(2)) +
      field('58', 'BR') +
      field('59', name.folded) +
      field('60', city.folded) +
      field('62', field('05', txid)) +
      (recurrenceUrl === undefined ? '' : field('80', field('00', PIX_GUI) + field('25', recurrenceUrl))),
  );
  const isChanged = [name, city, description].some((one) => one?.hadAccents);
  return [payload, isChanged ? ['accents-removed'] : []];
}

const notAscii: Text = {
  pt: 'deve ter só letras, dígitos e sinais do ASCII, além de acentos',
  en: 'must have ASCII letters, digits and signs only, besides accents',
};

/** A text as a code writes it, without accents. */
function fold(sent: string) {
  const trimmed = sent.trim();
  const folded = removeAccents(trimmed);
  return { folded, hadAccents: folded !== trimmed };
}

function tooMuch(held: number): Text {
  const left = Math.max(0, ACCOUNT - held - 4);
  return {
    pt: `não cabe junto da chave: restam ${left} caracteres`,
    en: `does not fit beside the key: ${left} characters are left`,
  };
}
