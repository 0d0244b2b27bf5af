import { byteEncoding, dataSize } from './_bytes.texts.ts';
import type { crc32 } from './crc32.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const crc32Texts = {
  englishName: 'CRC32',
  summary: { pt: 'Calcula a soma de verificação CRC-32 ou CRC-32C de um texto', en: 'Computes the CRC-32 or CRC-32C checksum of a text' },
  search: { pt: 'soma de verificação, CRC', en: 'CRC, cyclic redundancy check' },
  about: { pt: 'Detecta erros de transmissão; não é um hash criptográfico.', en: 'It detects transmission errors; it is not a cryptographic hash.' },
  input: {
    text: { pt: ['Dados', 'Dados a somar'], en: ['Data', 'Data to sum'] },
    inputEncoding: byteEncoding,
    variant: {
      pt: ['Polinômio', 'Polinômio da soma'],
      en: ['Polynomial', 'Polynomial of the checksum'],
      choices: { crc32: { pt: 'CRC-32 (ZIP e Ethernet)', en: 'CRC-32 (ZIP and Ethernet)' }, crc32c: { pt: 'CRC-32C (Castagnoli)', en: 'CRC-32C (Castagnoli)' } },
    },
  },
  output: {
    variant: { pt: ['Polinômio', 'Polinômio usado'], en: ['Polynomial', 'Polynomial used'] },
    crc32: { pt: ['Soma hexadecimal', 'Soma, em 8 dígitos hexadecimais'], en: ['Hexadecimal checksum', 'Checksum, in 8 hexadecimal digits'] },
    decimal: { pt: ['Inteiro sem sinal', 'Soma como inteiro sem sinal'], en: ['Unsigned integer', 'Checksum as an unsigned integer'] },
    signed: { pt: ['Inteiro com sinal', 'Soma como inteiro de 32 bits com sinal'], en: ['Signed integer', 'Checksum as a signed 32-bit integer'] },
    bytes: dataSize,
  },
} satisfies TextsOf<typeof crc32>;
