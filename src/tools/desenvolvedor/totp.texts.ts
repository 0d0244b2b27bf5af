import { actionDone } from './_actions.texts.ts';
import type { totp } from './totp.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: calcular o código, conferir um ou criar um segredo'],
  en: ['What to do', 'What to do: compute the code, check one or create a secret'],
  choices: { code: { pt: 'Calcular o código', en: 'Compute the code' }, verify: { pt: 'Conferir um código', en: 'Check a code' }, create: { pt: 'Criar um segredo', en: 'Create a secret' } },
} satisfies FieldTexts;

const secret = {
  pt: ['Segredo', 'Segredo em Base32. Só lido, e então obrigatório, com action=code e verify'],
  en: ['Shared secret', 'Secret in Base32. Only read, and then required, with action=code and verify'],
} satisfies FieldTexts;

const digits = { pt: ['Dígitos do código', 'Quantos dígitos o código tem'], en: ['Code length', 'How many digits the code has'], also: 'digitos' } satisfies FieldTexts;

const period = { pt: ['Validade do código', 'Quanto tempo um código vale'], en: ['Code lifetime', 'How long a code is valid'], also: 'periodo' } satisfies FieldTexts;

const settings = {
  digits,
  period,
  algorithm: {
    pt: ['Algoritmo', 'Algoritmo do HMAC; muitos aplicativos só conhecem SHA-1'],
    en: ['HMAC algorithm', 'Algorithm of the HMAC; many apps know SHA-1 only'],
    choices: { sha1: { pt: 'SHA-1', en: 'SHA-1' }, sha256: { pt: 'SHA-256', en: 'SHA-256' }, sha512: { pt: 'SHA-512', en: 'SHA-512' } },
  },
} satisfies FieldsTexts;

const at = { pt: ['Instante', 'Instante do código, em UTC. Sem ele, agora'], en: ['Moment', 'Instant of the code, in UTC. Without it, now'] } satisfies FieldTexts;

const code = {
  pt: ['Código a conferir', 'Código a conferir. Só lido, e então obrigatório, com action=verify'],
  en: ['Code to check', 'Code to check. Only read, and then required, with action=verify'],
} satisfies FieldTexts;

const window = {
  pt: ['Tolerância', 'Quantos períodos antes e depois também valem, com action=verify'],
  en: ['Tolerance', 'How many periods before and after are valid too, with action=verify'],
} satisfies FieldTexts;

const account = {
  pt: ['Conta', 'Conta, como aparece no aplicativo. Só lida, e então obrigatória, com action=create'],
  en: ['Account name', 'Account, as the app shows it. Only read, and then required, with action=create'],
} satisfies FieldTexts;

const issuer = {
  pt: ['Emissor', 'Quem emite, como aparece no aplicativo. Só lido com action=create'],
  en: ['Issued by', 'Issuer, as the app shows it. Only read with action=create'],
} satisfies FieldTexts;

const drawn = {
  issuer,
  bytes: { pt: ['Tamanho do segredo', 'Tamanho do segredo em bytes, com action=create'], en: ['Secret size', 'Size of the secret in bytes, with action=create'] },
  qr: { pt: ['Com QR Code', 'Traz o QR Code em SVG, com action=create'], en: ['With QR code', 'Brings the QR code as SVG, with action=create'] },
} satisfies FieldsTexts;

const settled = { digits, period, algorithm: { pt: ['Algoritmo', 'Algoritmo do HMAC'], en: ['HMAC algorithm', 'Algorithm of the HMAC'] } } satisfies FieldsTexts;

const counter = { pt: ['Contador', 'Contador do período de at'], en: ['Period counter', 'Counter of the period of at'] } satisfies FieldTexts;

export const totpTexts = {
  englishName: 'One-time password (TOTP)',
  summary: { pt: 'Calcula e confere códigos TOTP, e cria o segredo para o aplicativo autenticador', en: 'Computes and checks TOTP codes, and creates the secret for the authenticator app' },
  search: {
    pt: '2fa, dois fatores, autenticador, google authenticator, código de seis dígitos, verificação em duas etapas',
    en: '2fa, two factor code, mfa, authenticator app, one-time password, otp',
  },
  about: {
    pt: 'RFC 6238, sobre a RFC 4226. Um segredo criado com uma semente pode ser refeito por quem a conheça: não serve para uma conta de verdade.',
    en: 'RFC 6238, on RFC 4226. A secret created with a seed can be made again by anyone who knows it: it is not fit for a real account.',
  },
  input: { action, secret, ...settings, at, code, window, account, ...drawn },
  output: [
    {
      action: { ...actionDone, choices: { code: action.choices.code } },
      code: { pt: ['Código', 'Código do instante'], en: ['One-time code', 'Code of the moment'] },
      remaining: { pt: ['Tempo restante', 'Tempo até o código seguinte'], en: ['Time left', 'Time until the next code'] },
      counter,
      validFrom: { pt: ['Vale desde', 'Instante em que o código começa a valer, em UTC'], en: ['Starts at', 'Instant from which the code is valid, in UTC'] },
      validUntil: { pt: ['Vale até', 'Instante em que o código deixa de valer, em UTC'], en: ['Ends at', 'Instant at which the code stops being valid, in UTC'] },
      ...settled,
    },
    {
      action: { ...actionDone, choices: { verify: action.choices.verify } },
      valid: { pt: ['Código certo', 'O código confere'], en: ['Correct code', 'The code is right'] },
      delta: {
        pt: ['Períodos de diferença', 'A quantos períodos de at o código vale, negativo antes, ou null se não confere'],
        en: ['Periods off', 'How many periods from at the code is valid, negative before it, or null if it is wrong'],
      },
      counter,
    },
    {
      action: { ...actionDone, choices: { create: action.choices.create } },
      secret: { pt: ['Segredo', 'Segredo criado, em Base32'], en: ['Shared secret', 'Secret created, in Base32'] },
      uri: { pt: ['Endereço para o aplicativo', 'Endereço otpauth:// para o aplicativo'], en: ['Address for the app', 'Address otpauth:// for the app'] },
      ...settled,
      seeded: {
        pt: ['Segredo repetível', 'Presente quando o segredo veio de uma semente, e não é um segredo'],
        en: ['Repeatable secret', 'Present when the secret came from a seed, and so is not secret'],
      },
      qr: { pt: ['QR Code', 'QR Code do endereço, em SVG. Só com qr'], en: ['QR code', 'QR code of the address, as SVG. Only with qr'] },
    },
  ],
} satisfies TextsOf<typeof totp>;
