import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { describe, flag, integer, inUnit, seeded, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { periods, seconds } from '../../kit/units.ts';
import { below, type Random } from '../../lib/random.ts';
import { readBytes } from './_bytes.ts';
import { instant, readInstant } from './_instant.ts';
import type { OtpSettings } from './_otp.ts';

const secret = describe(
  v.pipe(
    text(1, 256),
    v.check(
      (value) => readSecret(value) !== null,
      say(
        {
          pt: 'deve ser Base32: letras de A a Z e dígitos de 2 a 7, sem sobra de 1, 3 ou 6 caracteres depois de blocos de 8',
          en: 'must be Base32: letters A to Z and digits 2 to 7, without a rest of 1, 3 or 6 characters after blocks of 8',
        },
        422,
      ),
    ),
  ),
  {
    pt: 'Segredo em Base32. Só lido, e então obrigatório, com action=code e verify',
    en: 'Secret in Base32. Only read, and then required, with action=code and verify',
  },
);
const at = describe(
  v.optional(
    v.pipe(
      instant,
      v.check(
        (value) => readInstant(value) >= 0,
        say({ pt: 'deve ser de 1970 em diante', en: 'must be from 1970 on' }, 422),
      ),
    ),
  ),
  { pt: 'Instante do código, em UTC. Sem ele, agora', en: 'Instant of the code, in UTC. Without it, now' },
);
const code = describe(
  v.pipe(
    text(1, 8),
    v.regex(/^\d{6,8}$/, say({ pt: 'deve ter de 6 a 8 dígitos', en: 'must have 6 to 8 digits' })),
  ),
  {
    pt: 'Código a conferir. Só lido, e então obrigatório, com action=verify',
    en: 'Code to check. Only read, and then required, with action=verify',
  },
);
const account = describe(text(1, 100), {
  pt: 'Conta, como aparece no aplicativo. Só lida, e então obrigatória, com action=create',
  en: 'Account, as the app shows it. Only read, and then required, with action=create',
});
const issuer = describe(
  v.optional(
    v.pipe(
      text(1, 50),
      v.check((value) => !value.includes(':'), say({ pt: 'não pode conter ":"', en: 'cannot hold ":"' })),
    ),
  ),
  {
    pt: 'Quem emite, como aparece no aplicativo. Só lido com action=create',
    en: 'Issuer, as the app shows it. Only read with action=create',
  },
);

const action = describe(v.optional(v.picklist(['code', 'verify', 'create']), 'code'), {
  pt: 'O que fazer: calcular o código, conferir um (verify) ou criar um segredo (create)',
  en: 'What to do: compute the code, check one (verify) or create a secret (create)',
});
const settings = {
  digits: describe(v.optional(integer(6, 8), 6), {
    pt: 'Quantos dígitos o código tem',
    en: 'How many digits the code has',
  }),
  period: describe(inUnit(seconds, v.optional(integer(1, 300), 30)), {
    pt: 'Quanto tempo um código vale',
    en: 'How long a code holds',
  }),
  algorithm: describe(v.optional(v.picklist(['sha1', 'sha256', 'sha512']), 'sha1'), {
    pt: 'Algoritmo do HMAC; muitos aplicativos só conhecem sha1',
    en: 'Algorithm of the HMAC; many apps know sha1 only',
  }),
};
const settled = {
  digits: describe(
    v.number(),
    { pt: 'Quantos dígitos o código tem', en: 'How many digits the code has' },
    null,
  ),
  period: describe(v.number(), { pt: 'Quanto tempo um código vale', en: 'How long a code holds' }, seconds),
  algorithm: describe(v.string(), { pt: 'Algoritmo do HMAC', en: 'Algorithm of the HMAC' }),
};
const window = describe(v.optional(integer(0, 10), 1), {
  pt: 'Quantos períodos antes e depois também valem, com action=verify',
  en: 'How many periods before and after count too, with action=verify',
});
const drawn = {
  issuer,
  bytes: describe(v.optional(integer(10, 64), 20), {
    pt: 'Tamanho do segredo em bytes, com action=create',
    en: 'Size of the secret in bytes, with action=create',
  }),
  ...seeded,
  qr: describe(flag(false), {
    pt: 'Se a resposta traz o QR Code em SVG, com action=create',
    en: 'Whether the answer has the QR code as SVG, with action=create',
  }),
};

/** One-time passwords by time (RFC 6238): the code of a secret, the check of a code, and a new secret. */
export const totp = defineTool({
  method: 'POST',
  path: '/dev/totp',
  category: 'desenvolvedor',
  name: 'Senha de uso único (TOTP)',
  summary: 'Calcula e confere códigos TOTP, e cria o segredo para o aplicativo autenticador',
  en: {
    name: 'One-time password (TOTP)',
    summary: 'Computes and checks TOTP codes, and creates the secret for the authenticator app',
  },
  about: {
    pt: 'RFC 6238, sobre a RFC 4226. Um segredo criado com seed pode ser refeito por quem a conheça: não serve para uma conta de verdade.',
    en: 'RFC 6238, on RFC 4226. A secret created with seed can be made again by whoever knows it: it is not fit for a real account.',
  },
  sensitive: { result: true, inputs: ['secret', 'code'] },
  input: v.object({
    action,
    secret: v.optional(secret),
    ...settings,
    at,
    code: v.optional(code),
    window,
    account: v.optional(account),
    ...drawn,
  }),
  byAction: {
    code: v.object({ action, secret, ...settings, at }),
    verify: v.object({ action, secret, ...settings, at, code, window }),
    create: v.object({ action, ...settings, account, ...drawn }),
  },
  output: v.union([
    v.object({
      action: describe(v.literal('code'), { pt: 'O que foi feito', en: 'What was done' }),
      code: describe(v.string(), { pt: 'Código', en: 'Code' }),
      remaining: describe(
        v.number(),
        { pt: 'Tempo até o código seguinte', en: 'Time until the next code' },
        seconds,
      ),
      counter: describe(
        v.number(),
        { pt: 'Contador do período de at', en: 'Counter of the period of at' },
        null,
      ),
      validFrom: describe(v.string(), {
        pt: 'Instante em que o código começa a valer, em UTC',
        en: 'Instant from which the code holds, in UTC',
      }),
      validUntil: describe(v.string(), {
        pt: 'Instante em que o código deixa de valer, em UTC',
        en: 'Instant at which the code ceases to hold, in UTC',
      }),
      ...settled,
    }),
    v.object({
      action: describe(v.literal('verify'), { pt: 'O que foi feito', en: 'What was done' }),
      valid: describe(v.boolean(), { pt: 'Se o código confere', en: 'Whether the code is right' }),
      delta: describe(
        v.nullable(v.number()),
        {
          pt: 'A quantos períodos de at o código vale, negativo antes, ou null se não confere',
          en: 'How many periods from at the code holds, negative before it, or null if it is wrong',
        },
        periods,
      ),
      counter: describe(
        v.number(),
        { pt: 'Contador do período de at', en: 'Counter of the period of at' },
        null,
      ),
    }),
    v.object({
      action: describe(v.literal('create'), { pt: 'O que foi feito', en: 'What was done' }),
      secret: describe(v.string(), { pt: 'Segredo criado, em Base32', en: 'Secret created, in Base32' }),
      uri: describe(v.string(), {
        pt: 'Endereço otpauth:// para o aplicativo',
        en: 'Address otpauth:// for the app',
      }),
      ...settled,
      seeded: describe(v.optional(v.literal(true)), {
        pt: 'Presente quando o segredo veio de seed, e não é um segredo',
        en: 'Present when the secret came from seed, and is none',
      }),
      qr: describe(v.optional(v.string()), {
        pt: 'QR Code do endereço, em SVG. Só com qr',
        en: 'QR code of the address, as SVG. Only with qr',
      }),
    }),
  ]),
  result: ['code', 'valid', 'uri'],
  examples: [
    { input: { secret: 'JBSWY3DPEHPK3PXP', at: '2026-11-21T12:00:05.000Z' } },
    {
      input: { action: 'verify', secret: 'JBSWY3DPEHPK3PXP', code: '720187', at: '2026-11-21T12:00:31.000Z' },
    },
    { input: { action: 'create', account: 'ana@example.com', issuer: 'Exemplo' } },
  ],
  impossible: { secret: 'A' },
  run(input, { now, random }) {
    const { action, digits, period, algorithm } = input;
    const settings: OtpSettings = { digits, period, algorithm };
    if (action === 'create') {
      const { account = '', issuer = '' } = input;
      // What a percent encoding cannot write.
      readBytes('account', account, 'utf8');
      readBytes('issuer', issuer, 'utf8');
      return create({ ...input, account, issuer }, settings, random);
    }

    const instant = input.at === undefined ? Math.max(0, now) : readInstant(input.at);
    const secret = readSecret(input.secret as string) as string;
    const second = Math.floor(instant / 1000);
    const counter = Math.floor(second / period);
    if (action === 'verify') {
      const code = codeOf(input.code as string, digits);
      return loadOtp().then(({ codesOf, deltaOf }) => {
        const delta = deltaOf(code, counter, input.window, codesOf(secret, settings));
        return { action, valid: delta !== null, delta, counter };
      });
    }

    const iso = (counter: number) => new Date(counter * period * 1000).toISOString();
    return loadOtp().then(({ codesOf }) => ({
      action,
      code: codesOf(secret, settings)(counter),
      remaining: period - (second % period),
      counter,
      validFrom: iso(counter),
      validUntil: iso(counter + 1),
      ...settings,
    }));
  },
});

/** Loaded by the first call: most processes never have one. */
const loadOtp = async () => import('./_otp.ts');

/** A secret in capitals without spaces, hyphens and padding, or null when it is not Base32 (RFC 4648, section 6). */
function readSecret(value: string): string | null {
  const bare = value.replace(/[ -]/g, '').replace(/=+$/, '');
  // Before capitals are made, which turn other letters into plain ones too, such as ſ into S.
  return /^[A-Za-z2-7]+$/.test(bare) && ![1, 3, 6].includes(bare.length % 8) ? bare.toUpperCase() : null;
}

/** 400 on a code of another length than `digits` says. */
function codeOf(code: string, digits: number): string {
  if (code.length === digits) return code;
  throw badParameter('code', {
    pt: `deve ter ${digits} dígitos, como digits pede`,
    en: `must have ${digits} digits, as digits asks`,
  });
}

interface Enrolment {
  readonly account: string;
  /** Empty for none. */
  readonly issuer: string;
  /** Of the secret. */
  readonly bytes: number;
  readonly seed?: string | undefined;
  readonly qr: boolean;
}

async function create(asked: Enrolment, settings: OtpSettings, random: Random) {
  const { account, issuer, seed, qr } = asked;
  const bytes = Uint8Array.from({ length: asked.bytes }, () => below(random, 256));
  const { enrolment } = await loadOtp();
  const made = enrolment(bytes, account, issuer, settings);
  return {
    action: 'create' as const,
    ...made,
    ...settings,
    ...(seed !== undefined && { seeded: true as const }),
    ...(qr && { qr: await drawUri(made.uri) }),
  };
}

/** The address at level M, with the margin of four modules that ISO/IEC 18004 asks for. */
async function drawUri(uri: string): Promise<string> {
  const { drawQr } = await import('../../kit/qr-code.ts');
  return drawQr('account', uri, 'M', 4).svg;
}
