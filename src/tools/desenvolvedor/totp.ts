import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { flag, integer, inUnit, seeded, text, num, pure } from '../../kit/fields/index.ts';
import { drawQr } from '../../kit/qr-code.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { periods, seconds } from '../../kit/units.ts';
import { below, type Random } from '../../lib/random.ts';
import { readBytes } from './_bytes.ts';
import { instant, readInstant } from './_instant.ts';
import type { OtpSettings } from './_otp.ts';

const secret = v.pipe(
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
);
const at = v.optional(
  v.pipe(
    instant,
    v.check(
      (value) => readInstant(value) >= 0,
      say({ pt: 'deve ser de 1970 em diante', en: 'must be from 1970 on' }, 422),
    ),
  ),
);
/** Digits as an app shows them, with spaces or not: `720 187`. */
const code = v.pipe(
  text(1, 20),
  v.regex(/^\s*(?:\d\s*){6,8}$/, say({ pt: 'deve ter de 6 a 8 dígitos', en: 'must have 6 to 8 digits' })),
);
// A colon stands between the two in the address (Key Uri Format of Google Authenticator).
const noColon = v.check(
  (value: string) => !value.includes(':'),
  say({ pt: 'não pode conter ":"', en: 'cannot hold ":"' }),
);
const account = v.pipe(text(1, 100), noColon);
const issuer = v.optional(v.pipe(text(1, 50), noColon));

const action = v.optional(v.picklist(['code', 'verify', 'create']), 'code');
const settings = {
  digits: v.optional(inUnit(pure, integer(6, 8)), 6),
  period: inUnit(seconds, v.optional(integer(1, 300), 30)),
  algorithm: v.optional(v.picklist(['sha1', 'sha256', 'sha512']), 'sha1'),
};
const settled = {
  digits: num(pure),
  period: num(seconds),
  algorithm: v.string(),
};
const window = v.optional(inUnit(pure, integer(0, 10)), 1);
const drawn = {
  issuer,
  bytes: v.optional(inUnit(pure, integer(10, 64)), 20),
  ...seeded,
  qr: flag(false),
};

/** One-time passwords by time (RFC 6238): the code of a secret, the check of a code, and a new secret. */
export const totp = defineTool({
  method: 'POST',
  path: '/dev/totp',
  category: 'desenvolvedor',
  name: 'Senha de uso único (TOTP)',
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
      action: v.literal('code'),
      code: v.string(),
      remaining: num(seconds),
      counter: num(pure),
      validFrom: v.string(),
      validUntil: v.string(),
      ...settled,
    }),
    v.object({
      action: v.literal('verify'),
      valid: v.boolean(),
      delta: v.nullable(num(periods)),
      counter: num(pure),
    }),
    v.object({
      action: v.literal('create'),
      secret: v.string(),
      uri: v.string(),
      ...settled,
      seeded: v.optional(v.literal(true)),
      qr: v.optional(v.string()),
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
      // Refuse what a percent encoding cannot write.
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
  // Check before capitals are made, which turn other letters into plain ones too, such as ſ into S.
  return /^[A-Za-z2-7]+$/.test(bare) && ![1, 3, 6].includes(bare.length % 8) ? bare.toUpperCase() : null;
}

/** 400 on a code of another length than `digits` says. */
function codeOf(sent: string, digits: number): string {
  const code = sent.replace(/\s/g, '');
  if (code.length === digits) return code;
  throw badParameter('code', {
    pt: `deve ter ${digits} dígitos, como digits pede`,
    en: `must have ${digits} digits, as digits asks`,
  });
}

interface Enrolment {
  readonly account: string;
  /** Empty when there is no issuer. */
  readonly issuer: string;
  /** Length of the secret. */
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
  const { svg } = await drawQr('account', uri, 'M', 4);
  return svg;
}
