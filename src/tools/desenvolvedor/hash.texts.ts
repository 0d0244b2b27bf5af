import { byteEncoding } from './_bytes.texts.ts';
import type { hash } from './hash.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const hashTexts = {
  englishName: 'Hash generator',
  summary: { pt: 'Calcula o hash de um texto, com chave (HMAC) ou sem ela', en: 'Computes the hash of a text, with a key (HMAC) or without one' },
  search: { pt: 'sha256, sha1, sha512, md5, checksum, HMAC, resumo criptográfico', en: 'sha256, sha512, md5, checksum, digest' },
  about: {
    pt: 'HMAC pela RFC 2104. MD5 e SHA-1 estão quebrados, e nenhum destes hashes serve sozinho para guardar senhas.',
    en: 'HMAC by RFC 2104. MD5 and SHA-1 are broken, and none of these hashes alone is fit for storing passwords.',
  },
  input: {
    text: { pt: ['Dados', 'Dados de que calcular o hash'], en: ['Data', 'Data to hash'] },
    algorithm: {
      pt: ['Algoritmo', 'Algoritmo, como sha256 ou SHA-256: maiúsculas e hifens não contam'],
      en: ['Hash algorithm', 'Algorithm, such as sha256 or SHA-256: case and hyphens do not matter'],
    },
    inputEncoding: { pt: ['Formato dos dados', 'Como os bytes do texto estão escritos'], en: ['Data format', 'How the bytes of the text are written'], choices: byteEncoding.choices },
    key: { pt: ['Chave', 'Chave do HMAC; sem ela, o hash é simples'], en: ['HMAC key', 'Key of the HMAC; without it, a plain hash'] },
    keyEncoding: { pt: ['Formato da chave', 'Como os bytes de key estão escritos'], en: ['Key format', 'How the bytes of key are written'], choices: byteEncoding.choices },
    outputEncoding: {
      pt: ['Formato do hash', 'Como escrever o hash'],
      en: ['Hash format', 'How to write the hash'],
      choices: { hex: byteEncoding.choices.hex, base64: byteEncoding.choices.base64, base64url: { pt: 'Base64 para URL', en: 'URL-safe Base64' } },
    },
    expected: {
      pt: ['Hash esperado', 'Hash a comparar, no formato e do tamanho do calculado. Com ele, a resposta traz matches'],
      en: ['Expected hash', 'Hash to compare, in the format and of the length of the computed one. With it, the answer has matches'],
    },
  },
  output: {
    algorithm: { pt: ['Algoritmo', 'Algoritmo, pelo nome canônico'], en: ['Hash algorithm', 'Algorithm, by its canonical name'] },
    hash: { pt: ['Hash', 'Hash, ou HMAC'], en: ['Hash', 'Hash, or HMAC'] },
    encoding: { pt: ['Formato do hash', 'Como o hash está escrito'], en: ['Hash format', 'How the hash is written'] },
    bits: { pt: ['Tamanho do hash', 'Tamanho do hash'], en: ['Hash size', 'Size of the hash'] },
    hmac: { pt: ['Com chave (HMAC)', 'Calculado com chave, como HMAC'], en: ['With a key (HMAC)', 'Computed with a key, as an HMAC'] },
    weak: { pt: ['Algoritmo fraco', 'Algoritmo quebrado para fins de segurança'], en: ['Weak algorithm', 'Algorithm that is broken for security purposes'] },
    matches: { pt: ['Igual ao esperado', 'O hash é o de expected. Só com ele'], en: ['Matches the expected', 'The hash is that of expected. Only with it'] },
  },
} satisfies TextsOf<typeof hash>;
