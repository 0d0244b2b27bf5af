import { byteEncoding } from './_bytes.texts.ts';
import type { jwt } from './jwt.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const jwtTexts = {
  englishName: 'JWT decoder',
  summary: {
    pt: 'Decodifica um JWT e, com uma chave, confere a assinatura',
    en: 'Decodes a JWT and, with a key, verifies its signature',
  },
  about: {
    pt: 'RFC 7519 e 7515. Sem secret nem publicKey a assinatura não é conferida: o conteúdo pode ter sido forjado.',
    en: 'RFC 7519 and 7515. Without secret and publicKey the signature is not verified: the content may be forged.',
  },
  input: {
    token: {
      pt: ['JWT', 'JWT, com ou sem "Bearer" na frente'],
      en: ['JWT', 'JWT, with or without "Bearer" before it'],
    },
    secret: {
      pt: [
        'Segredo de uma assinatura HS256',
        'Segredo de uma assinatura HS256, HS384 ou HS512. Não vai junto com publicKey',
      ],
      en: ['Secret', 'Secret of an HS256, HS384 or HS512 signature. It does not go together with publicKey'],
    },
    secretEncoding: {
      pt: [
        'Como os bytes de secret estão escritos',
        'Como os bytes de secret estão escritos: texto em UTF-8, hexadecimal ou Base64',
      ],
      en: [
        'How the bytes of secret are written',
        'How the bytes of secret are written: UTF-8 text, hexadecimal or Base64',
      ],
      choices: byteEncoding.choices,
    },
    publicKey: {
      pt: ['Chave pública', 'Chave pública, em PEM (SPKI) ou JWK, de uma assinatura RSA, ECDSA ou EdDSA'],
      en: ['Public key', 'Public key, as PEM (SPKI) or JWK, of an RSA, ECDSA or EdDSA signature'],
    },
  },
  output: {
    header: {
      pt: ['Cabeçalho', 'Cabeçalho'],
      en: ['Header', 'Header'],
    },
    payload: {
      pt: ['Conteúdo', 'Conteúdo'],
      en: ['Payload', 'Payload'],
    },
    signature: {
      pt: ['Assinatura', 'Assinatura, como está no token'],
      en: ['Signature', 'Signature, as the token has it'],
    },
    algorithm: {
      pt: ['Algoritmo que o cabeçalho diz', 'Algoritmo que o cabeçalho diz, ou null'],
      en: ['Algorithm', 'Algorithm that the header names, or null'],
    },
    signatureStatus: {
      pt: [
        'A assinatura é valida ou invalida',
        'Se a assinatura é valida ou invalida; nao-verificada sem chave',
      ],
      en: [
        'The signature is valid',
        'Whether the signature is valid (valida) or invalid (invalida); not verified (nao-verificada) without a key',
      ],
      choices: {
        'nao-verificada': { pt: 'Nao verificada', en: 'Nao verificada' },
        valida: { pt: 'Valida', en: 'Valida' },
        invalida: { pt: 'Invalida', en: 'Invalida' },
      },
    },
    issuedAt: {
      pt: ['Instante da emissão', 'Instante da emissão (iat), em UTC, ou null'],
      en: ['Instant of issue', 'Instant of issue (iat), in UTC, or null'],
    },
    notBefore: {
      pt: ['Instante a partir do qual vale', 'Instante a partir do qual vale (nbf), em UTC, ou null'],
      en: ['Not before', 'Instant from which it holds (nbf), in UTC, or null'],
    },
    expiresAt: {
      pt: ['Instante em que expira', 'Instante em que expira (exp), em UTC, ou null'],
      en: ['Expires at', 'Instant at which it expires (exp), in UTC, or null'],
    },
    expired: {
      pt: ['Já expirou', 'Se já expirou, ou null sem exp'],
      en: ['It has expired', 'Whether it has expired, or null without exp'],
    },
    notYetValid: {
      pt: ['Ainda não vale', 'Se ainda não vale, ou null sem nbf'],
      en: ['Not yet valid', 'Whether it does not hold yet, or null without nbf'],
    },
    secondsToExpiry: {
      pt: ['Quanto falta para expirar', 'Quanto falta para expirar, negativo depois disso, ou null sem exp'],
      en: [
        'What is left until it expires',
        'What is left until it expires, negative after that, or null without exp',
      ],
    },
    warnings: {
      pt: [
        'Alertas',
        'Alertas: alg-none, token sem assinatura; exp-in-milliseconds; exp-missing; not-verified, assinatura não conferida',
      ],
      en: [
        'Warnings',
        'Warnings: alg-none, a token without signature; exp-in-milliseconds; exp-missing; not-verified, signature not verified',
      ],
    },
  },
} satisfies TextsOf<typeof jwt>;
