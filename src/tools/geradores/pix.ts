import * as v from 'valibot';
import { checkPixKey, mobileMeant, type PixKey, pixKeyTypes, readPixKey } from '../../documents/chave-pix.ts';
import {
  ACCOUNT_LENGTH,
  foldPixText,
  ISPB,
  isPixText,
  LOCATION,
  PIX_LENGTHS,
  pixAccount,
  type PixFacts,
  type PixReason,
  readablePix,
  readPix,
  TXID,
  writePix,
} from '../../documents/pix.ts';
import { ApiError, type Fault, invalidValue } from '../../kit/errors/api-error.ts';
import { flag, positiveMoney, text, withExample, num } from '../../kit/fields/index.ts';
import {
  emailReasons,
  phoneReasons,
  commonReasons,
  orPhone,
  type ReasonTexts,
} from '../../kit/errors/reasons.ts';
import { drawQr } from '../../kit/qr-code.ts';
import { say, type Text } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { reais } from '../../kit/units.ts';
import { plainOf } from '../../lib/text/pasted.ts';

const keyReasons: ReasonTexts = { ...commonReasons, ...phoneReasons, ...emailReasons };

const nullableText = v.nullable(v.string());

const pixReasons: Readonly<Record<PixReason, Text>> = {
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
};

type FoldedField = keyof typeof PIX_LENGTHS;
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
        TXID,
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
        ISPB,
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
  examples: [
    { input: { key: '+5561912345678', name: 'José da Silva', city: 'São Paulo', amount: 10, qr: true } },
  ],
  impossible: { action: 'read', payload: '000201630' },
  run(input) {
    const { action, qr } = input;
    const [payload, warnings] =
      action === 'read' ? [readablePix(input.payload as string), []] : create(input as Create);
    const facts = factsOf(payload);
    const answer = { action, payload, ...facts, warnings: [...warnings, ...facts.warnings] };
    if (!qr) return answer;
    return drawQr('payload', payload, 'M', 4).then(({ svg }) => ({ ...answer, qr: svg }));
  },
});

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
  for (const [field, max] of Object.entries(PIX_LENGTHS)) {
    const sent: unknown = input[field as FoldedField];
    if (typeof sent !== 'string') continue;
    const { length } = foldPixText(sent);
    if (length === 0 || length > max) faults.push({ field, message: tooLong(max) });
  }
  return faults;
}

function create(input: Create): readonly [payload: string, warnings: string[]] {
  const key = input.key === undefined ? undefined : (readPixKey(plainOf(input.key)) ?? undefined);
  const [name, city] = [foldPixText(input.name), foldPixText(input.city)];
  const description = input.description === undefined ? undefined : foldPixText(input.description);
  const form = { ...input, key, name, city, description };

  const reason = key && checkPixKey(key);
  const faults: Fault[] = reason ? [{ field: 'key', message: ofKey(key, keyReasons[reason] as Text) }] : [];
  for (const [field, text] of Object.entries({ name, city, description })) {
    if (text !== undefined && !isPixText(text)) faults.push({ field, message: notAscii });
  }
  const held = pixAccount({ ...form, description: undefined }).length;
  if (key && pixAccount(form).length > ACCOUNT_LENGTH) {
    const tooMany = description !== undefined && held <= ACCOUNT_LENGTH ? 'description' : 'withdrawalIspb';
    if (faults.every((one) => one.field !== tooMany)) faults.push({ field: tooMany, message: tooMuch(held) });
  }
  if (faults.length > 0) throw new ApiError(422, { details: faults, ...(reason && { extra: { reason } }) });

  const isChanged = (Object.keys(PIX_LENGTHS) as FoldedField[]).some(
    (one) => form[one] !== input[one]?.trim(),
  );
  return [writePix(form), isChanged ? ['accents-removed'] : []];
}

function ofKey(key: PixKey, reason: Text): Text {
  const phone = mobileMeant(key);
  return phone === null ? reason : orPhone(reason, phone);
}

const notAscii: Text = {
  pt: 'deve ter só letras, dígitos e sinais do ASCII, além de acentos',
  en: 'must have ASCII letters, digits and signs only, besides accents',
};

function tooMuch(held: number): Text {
  const left = Math.max(0, ACCOUNT_LENGTH - held - 4);
  return {
    pt: `não cabe junto da chave: restam ${left} caracteres`,
    en: `does not fit beside the key: ${left} characters are left`,
  };
}
