import type { totp } from './totp.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: calcular o código, conferir um (verify) ou criar um segredo (create)'],
  en: ['What to do', 'What to do: compute the code, check one (verify) or create a secret (create)'],
  choices: {
    code: { pt: 'Code', en: 'Code' },
    verify: { pt: 'Verify', en: 'Verify' },
    create: { pt: 'Create', en: 'Create' },
  },
} satisfies FieldTexts;

const secret = {
  pt: ['Segredo em Base32', 'Segredo em Base32. Só lido, e então obrigatório, com action=code e verify'],
  en: ['Secret', 'Secret in Base32. Only read, and then required, with action=code and verify'],
} satisfies FieldTexts;

const settings = {
  digits: {
    pt: ['Quantos dígitos o código tem', 'Quantos dígitos o código tem'],
    en: ['How many digits the code has', 'How many digits the code has'],
  },
  period: {
    pt: ['Quanto tempo um código vale', 'Quanto tempo um código vale'],
    en: ['How long a code holds', 'How long a code holds'],
  },
  algorithm: {
    pt: ['Algoritmo do HMAC', 'Algoritmo do HMAC; muitos aplicativos só conhecem sha1'],
    en: ['Algorithm', 'Algorithm of the HMAC; many apps know sha1 only'],
    choices: {
      sha1: { pt: 'Sha1', en: 'Sha1' },
      sha256: { pt: 'Sha256', en: 'Sha256' },
      sha512: { pt: 'Sha512', en: 'Sha512' },
    },
  },
} satisfies FieldsTexts;

const at = {
  pt: ['Instante do código', 'Instante do código, em UTC. Sem ele, agora'],
  en: ['Instant of the code', 'Instant of the code, in UTC. Without it, now'],
} satisfies FieldTexts;

const code = {
  pt: ['Code', 'Código a conferir. Só lido, e então obrigatório, com action=verify'],
  en: ['Code', 'Code to check. Only read, and then required, with action=verify'],
} satisfies FieldTexts;

const window = {
  pt: [
    'Quantos períodos antes e depois também valem',
    'Quantos períodos antes e depois também valem, com action=verify',
  ],
  en: [
    'How many periods before and after count too',
    'How many periods before and after count too, with action=verify',
  ],
} satisfies FieldTexts;

const account = {
  pt: ['Conta', 'Conta, como aparece no aplicativo. Só lida, e então obrigatória, com action=create'],
  en: ['Account', 'Account, as the app shows it. Only read, and then required, with action=create'],
} satisfies FieldTexts;

const issuer = {
  pt: ['Quem emite', 'Quem emite, como aparece no aplicativo. Só lido com action=create'],
  en: ['Issuer', 'Issuer, as the app shows it. Only read with action=create'],
} satisfies FieldTexts;

const drawn = {
  issuer,
  bytes: {
    pt: ['Tamanho do segredo em bytes', 'Tamanho do segredo em bytes, com action=create'],
    en: ['Size of the secret in bytes', 'Size of the secret in bytes, with action=create'],
  },
  qr: {
    pt: ['Qr', 'Se a resposta traz o QR Code em SVG, com action=create'],
    en: ['Qr', 'Whether the answer has the QR code as SVG, with action=create'],
  },
} satisfies FieldsTexts;

const settled = {
  digits: {
    pt: ['Quantos dígitos o código tem', 'Quantos dígitos o código tem'],
    en: ['How many digits the code has', 'How many digits the code has'],
  },
  period: {
    pt: ['Quanto tempo um código vale', 'Quanto tempo um código vale'],
    en: ['How long a code holds', 'How long a code holds'],
  },
  algorithm: {
    pt: ['Algoritmo do HMAC', 'Algoritmo do HMAC'],
    en: ['Algorithm', 'Algorithm of the HMAC'],
  },
} satisfies FieldsTexts;

export const totpTexts = {
  englishName: 'One-time password (TOTP)',
  summary: {
    pt: 'Calcula e confere códigos TOTP, e cria o segredo para o aplicativo autenticador',
    en: 'Computes and checks TOTP codes, and creates the secret for the authenticator app',
  },
  about: {
    pt: 'RFC 6238, sobre a RFC 4226. Um segredo criado com seed pode ser refeito por quem a conheça: não serve para uma conta de verdade.',
    en: 'RFC 6238, on RFC 4226. A secret created with seed can be made again by whoever knows it: it is not fit for a real account.',
  },
  input: {
    action,
    secret,
    ...settings,
    at,
    code,
    window,
    account,
    ...drawn,
  },
  output: [
    {
      action: {
        pt: ['O que foi feito', 'O que foi feito'],
        en: ['What was done', 'What was done'],
        choices: {
          code: { pt: 'Code', en: 'Code' },
        },
      },
      code: {
        pt: ['Code', 'Código'],
        en: ['Code', 'Code'],
      },
      remaining: {
        pt: ['Tempo até o código seguinte', 'Tempo até o código seguinte'],
        en: ['Time until the next code', 'Time until the next code'],
      },
      counter: {
        pt: ['Contador do período de at', 'Contador do período de at'],
        en: ['Counter', 'Counter of the period of at'],
      },
      validFrom: {
        pt: ['Instante em que o código começa a valer', 'Instante em que o código começa a valer, em UTC'],
        en: ['Instant from which the code holds', 'Instant from which the code holds, in UTC'],
      },
      validUntil: {
        pt: ['Instante em que o código deixa de valer', 'Instante em que o código deixa de valer, em UTC'],
        en: ['Instant at which the code ceases to hold', 'Instant at which the code ceases to hold, in UTC'],
      },
      ...settled,
    },
    {
      action: {
        pt: ['O que foi feito', 'O que foi feito'],
        en: ['What was done', 'What was done'],
        choices: {
          verify: { pt: 'Verify', en: 'Verify' },
        },
      },
      valid: {
        pt: ['O código confere', 'Se o código confere'],
        en: ['The code is right', 'Whether the code is right'],
      },
      delta: {
        pt: [
          'A quantos períodos de at o código vale',
          'A quantos períodos de at o código vale, negativo antes, ou null se não confere',
        ],
        en: [
          'How many periods from at the code holds',
          'How many periods from at the code holds, negative before it, or null if it is wrong',
        ],
      },
      counter: {
        pt: ['Contador do período de at', 'Contador do período de at'],
        en: ['Counter', 'Counter of the period of at'],
      },
    },
    {
      action: {
        pt: ['O que foi feito', 'O que foi feito'],
        en: ['What was done', 'What was done'],
        choices: {
          create: { pt: 'Create', en: 'Create' },
        },
      },
      secret: {
        pt: ['Segredo criado', 'Segredo criado, em Base32'],
        en: ['Secret', 'Secret created, in Base32'],
      },
      uri: {
        pt: ['Endereço otpauth', 'Endereço otpauth:// para o aplicativo'],
        en: ['Address otpauth', 'Address otpauth:// for the app'],
      },
      ...settled,
      seeded: {
        pt: [
          'Presente quando o segredo veio de seed',
          'Presente quando o segredo veio de seed, e não é um segredo',
        ],
        en: ['Present when the secret came from seed', 'Present when the secret came from seed, and is none'],
      },
      qr: {
        pt: ['Qr', 'QR Code do endereço, em SVG. Só com qr'],
        en: ['Qr', 'QR code of the address, as SVG. Only with qr'],
      },
    },
  ],
} satisfies TextsOf<typeof totp>;
