import { byteEncoding } from './_bytes.texts.ts';
import type { hash } from './hash.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const hashTexts = {
  englishName: 'Hash generator',
  summary: {
    pt: 'Calcula o hash de um texto, com chave (HMAC) ou sem ela',
    en: 'Computes the hash of a text, with a key (HMAC) or without one',
  },
  about: {
    pt: 'HMAC pela RFC 2104. MD5 e SHA-1 estão quebrados, e nenhum destes hashes serve sozinho para guardar senhas.',
    en: 'HMAC by RFC 2104. MD5 and SHA-1 are broken, and none of these hashes alone is fit for storing passwords.',
  },
  input: {
    text: {
      pt: ['Dados', 'Dados'],
      en: ['Data', 'Data'],
    },
    algorithm: {
      pt: ['Algoritmo', 'Algoritmo, como sha256 ou SHA-256: maiúsculas e hifens não contam'],
      en: ['Algorithm', 'Algorithm, such as sha256 or SHA-256: capitals and hyphens do not count'],
    },
    inputEncoding: {
      pt: [
        'Como os bytes de text estão escritos',
        'Como os bytes de text estão escritos: texto em UTF-8, hexadecimal ou Base64',
      ],
      en: [
        'How the bytes of text are written',
        'How the bytes of text are written: UTF-8 text, hexadecimal or Base64',
      ],
      choices: byteEncoding.choices,
    },
    key: {
      pt: ['Chave', 'Chave: pede o HMAC'],
      en: ['Key', 'Key: asks for the HMAC'],
    },
    keyEncoding: {
      pt: [
        'Como os bytes de key estão escritos',
        'Como os bytes de key estão escritos: texto em UTF-8, hexadecimal ou Base64',
      ],
      en: [
        'How the bytes of key are written',
        'How the bytes of key are written: UTF-8 text, hexadecimal or Base64',
      ],
      choices: byteEncoding.choices,
    },
    outputEncoding: {
      pt: ['Como escrever o hash', 'Como escrever o hash'],
      en: ['How to write the hash', 'How to write the hash'],
      choices: {
        hex: { pt: 'Hex', en: 'Hex' },
        base64: { pt: 'Base64', en: 'Base64' },
        base64url: { pt: 'Base64url', en: 'Base64url' },
      },
    },
    expected: {
      pt: ['Hash a comparar', 'Hash a comparar: acrescenta matches'],
      en: ['Hash to compare', 'Hash to compare: adds matches'],
    },
  },
  output: {
    algorithm: {
      pt: ['Algoritmo', 'Algoritmo, pelo nome canônico'],
      en: ['Algorithm', 'Algorithm, by its canonical name'],
    },
    hash: {
      pt: ['Hash', 'Hash, ou HMAC'],
      en: ['Hash', 'Hash, or HMAC'],
    },
    encoding: {
      pt: ['Como o hash está escrito', 'Como o hash está escrito'],
      en: ['How the hash is written', 'How the hash is written'],
    },
    bits: {
      pt: ['Tamanho do hash', 'Tamanho do hash'],
      en: ['Size of the hash', 'Size of the hash'],
    },
    hmac: {
      pt: ['Hmac', 'Se é um HMAC'],
      en: ['Hmac', 'Whether it is an HMAC'],
    },
    weak: {
      pt: ['Weak', 'Se o algoritmo está quebrado para fins de segurança'],
      en: ['Weak', 'Whether the algorithm is broken for purposes of security'],
    },
    matches: {
      pt: ['O hash é o de expected', 'Se o hash é o de expected. Só com ele'],
      en: ['The hash is that of expected', 'Whether the hash is that of expected. Only with it'],
    },
  },
} satisfies TextsOf<typeof hash>;
