import { byteEncoding } from './_bytes.texts.ts';
import type { crc32 } from './crc32.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const crc32Texts = {
  englishName: 'CRC32',
  summary: {
    pt: 'Calcula a soma de verificação CRC-32 ou CRC-32C de um texto',
    en: 'Computes the checksum CRC-32 or CRC-32C of a text',
  },
  about: {
    pt: 'Detecta erros de transmissão; não é um hash criptográfico.',
    en: 'It detects errors of transmission; it is no cryptographic hash.',
  },
  input: {
    text: {
      pt: ['Dados a somar', 'Dados a somar'],
      en: ['Data to sum', 'Data to sum'],
    },
    inputEncoding: byteEncoding,
    variant: {
      pt: ['Polinômio', 'Polinômio: o do ZIP e da Ethernet (crc32) ou o de Castagnoli (crc32c)'],
      en: ['Polynomial', 'Polynomial: that of ZIP and Ethernet (crc32) or that of Castagnoli (crc32c)'],
      choices: {
        crc32: { pt: 'Crc32', en: 'Crc32' },
        crc32c: { pt: 'Crc32c', en: 'Crc32c' },
      },
    },
  },
  output: {
    variant: {
      pt: ['Polinômio usado', 'Polinômio usado'],
      en: ['Polynomial used', 'Polynomial used'],
    },
    crc32: {
      pt: ['Crc-32', 'Soma, em 8 dígitos hexadecimais'],
      en: ['Crc-32', 'Checksum, in 8 hexadecimal digits'],
    },
    decimal: {
      pt: ['Soma como inteiro sem sinal', 'Soma como inteiro sem sinal'],
      en: ['Checksum as an unsigned integer', 'Checksum as an unsigned integer'],
    },
    signed: {
      pt: ['Soma como inteiro de 32 bits com sinal', 'Soma como inteiro de 32 bits com sinal'],
      en: ['Checksum as a signed integer of 32 bits', 'Checksum as a signed integer of 32 bits'],
    },
    bytes: {
      pt: ['Tamanho dos dados', 'Tamanho dos dados'],
      en: ['Size of the data', 'Size of the data'],
    },
  },
} satisfies TextsOf<typeof crc32>;
