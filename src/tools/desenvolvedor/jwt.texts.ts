import { byteEncoding } from './_bytes.texts.ts';
import type { jwt } from './jwt.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const jwtTexts = {
  englishName: 'JWT decoder',
  summary: { pt: 'Decodifica um JWT e, com uma chave, confere a assinatura', en: 'Decodes a JWT and, with a key, verifies its signature' },
  search: { pt: 'token, bearer, claims, ler token', en: 'token, bearer, claims, read token' },
  about: {
    pt: 'RFC 7519 e 7515. Sem secret nem publicKey a assinatura não é conferida: o conteúdo pode ter sido forjado.',
    en: 'RFC 7519 and 7515. Without secret or publicKey the signature is not verified: the content may be forged.',
  },
  input: {
    token: { pt: ['JWT', 'JWT, com ou sem "Bearer" na frente, em uma linha ou várias'], en: ['JWT', 'JWT, with or without "Bearer" before it, on one line or several'] },
    secret: {
      pt: ['Segredo', 'Segredo de uma assinatura HS256, HS384 ou HS512. Não vai junto com publicKey'],
      en: ['Shared secret', 'Secret of an HS256, HS384 or HS512 signature. It cannot go together with publicKey'],
    },
    secretEncoding: { pt: ['Formato do segredo', 'Como os bytes de secret estão escritos'], en: ['Secret format', 'How the bytes of secret are written'], choices: byteEncoding.choices },
    publicKey: {
      pt: ['Chave pública', 'Chave pública de uma assinatura RSA, ECDSA ou Ed25519: PEM (SPKI, PKCS#1 ou certificado), JWK ou JWKS, estes como objeto ou texto'],
      en: ['Public key', 'Public key of an RSA, ECDSA or Ed25519 signature: PEM (SPKI, PKCS#1 or certificate), JWK or JWKS, these as an object or text'],
    },
  },
  output: {
    header: { pt: ['Cabeçalho', 'Primeira parte do token, decodificada'], en: ['Header', 'First part of the token, decoded'] },
    payload: { pt: ['Conteúdo', 'Segunda parte do token, com as declarações'], en: ['Payload', 'Second part of the token, with the claims'] },
    signature: { pt: ['Assinatura', 'Assinatura, como está no token'], en: ['Signature', 'Signature, as the token has it'] },
    algorithm: { pt: ['Algoritmo', 'Algoritmo que o cabeçalho diz, ou null'], en: ['Signing algorithm', 'Algorithm that the header names, or null'] },
    signatureStatus: {
      pt: ['Conferência da assinatura', 'Resultado da conferência; sem chave, ela não é feita'],
      en: ['Signature check', 'Result of the check; without a key, there is none'],
      choices: { 'nao-verificada': { pt: 'Não conferida', en: 'Not verified' }, valida: { pt: 'Válida', en: 'Valid' }, invalida: { pt: 'Inválida', en: 'Invalid' } },
    },
    issuedAt: { pt: ['Emitido em', 'Instante da emissão (iat), em UTC, ou null'], en: ['Issued on', 'Instant of issue (iat), in UTC, or null'] },
    notBefore: { pt: ['Vale desde', 'Instante a partir do qual vale (nbf), em UTC, ou null'], en: ['Valid from', 'Instant from which it is valid (nbf), in UTC, or null'] },
    expiresAt: { pt: ['Expira em', 'Instante em que expira (exp), em UTC, ou null'], en: ['Expires on', 'Instant at which it expires (exp), in UTC, or null'] },
    expired: { pt: ['Já expirou', 'O instante de expirar já passou; null sem exp'], en: ['Has expired', 'The instant of expiry has passed; null without exp'] },
    notYetValid: { pt: ['Ainda não vale', 'O instante de começar a valer não chegou; null sem nbf'], en: ['Not valid yet', 'The instant from which it is valid has not come; null without nbf'] },
    secondsToExpiry: {
      pt: ['Tempo até expirar', 'Quanto falta para expirar, negativo depois disso, ou null sem exp'],
      en: ['Time to expiry', 'Time left until it expires, negative after that, or null without exp'],
    },
    warnings: {
      pt: ['Alertas', 'Alertas: alg-none, token sem assinatura; exp-in-milliseconds; exp-invalid; exp-missing; not-verified, assinatura não conferida; unsafe-integer, inteiro além de 2⁵³ − 1'],
      en: [
        'Warnings',
        'Warnings: alg-none, a token without a signature; exp-in-milliseconds; exp-invalid; exp-missing; not-verified, signature not verified; unsafe-integer, an integer beyond 2⁵³ − 1',
      ],
    },
  },
  warnings: {
    'alg-none': { pt: 'O token não tem assinatura (alg none): qualquer um pode tê-lo escrito.', en: 'The token has no signature (alg none): anybody may have written it.' },
    'exp-in-milliseconds': { pt: 'O vencimento (exp) parece estar em milissegundos; a RFC 7519 pede segundos.', en: 'The expiry (exp) seems to be in milliseconds; RFC 7519 wants seconds.' },
    'exp-invalid': { pt: 'O vencimento (exp) não é um número: a RFC 7519 pede segundos desde 1970.', en: 'The expiry (exp) is no number: RFC 7519 wants seconds since 1970.' },
    'exp-missing': { pt: 'O token não vence (exp ausente).', en: 'The token never expires (exp is missing).' },
    'not-verified': { pt: 'A assinatura não foi verificada: o conteúdo pode ter sido forjado.', en: 'The signature was not verified: the content may have been forged.' },
    'unsafe-integer': { pt: 'Uma declaração tem um inteiro além de 2⁵³ − 1, que muitos leitores arredondam.', en: 'A claim has an integer beyond 2⁵³ − 1, which many readers round.' },
  },
} satisfies TextsOf<typeof jwt>;
