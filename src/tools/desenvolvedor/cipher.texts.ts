import type { cipher } from './cipher.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cipherTexts = {
  englishName: 'Classical ciphers',
  summary: {
    pt: 'Cifra e decifra com César, ROT13, Atbash e Vigenère',
    en: 'Enciphers and deciphers with Caesar, ROT13, Atbash and Vigenère',
  },
  about: {
    pt: 'Cifras para jogos e ensino: não guardam segredo. Só as letras de A a Z mudam.',
    en: 'Ciphers for games and teaching: they keep no secret. Only the letters A to Z change.',
  },
  input: {
    text: {
      pt: ['Texto a cifrar ou a decifrar', 'Texto a cifrar ou a decifrar'],
      en: ['Text', 'Text to encipher or to decipher'],
    },
    method: {
      pt: ['Cifra', 'Cifra: César (caesar), ROT13, Atbash ou Vigenère'],
      en: ['Cipher', 'Cipher: Caesar, ROT13, Atbash or Vigenère'],
      choices: {
        caesar: { pt: 'Caesar', en: 'Caesar' },
        rot13: { pt: 'Rot13', en: 'Rot13' },
        atbash: { pt: 'Atbash', en: 'Atbash' },
        vigenere: { pt: 'Vigenere', en: 'Vigenere' },
      },
    },
    action: {
      pt: ['O que fazer', 'O que fazer: cifrar (encode) ou decifrar (decode)'],
      en: ['What to do', 'What to do: encipher (encode) or decipher (decode)'],
      choices: {
        encode: { pt: 'Encode', en: 'Encode' },
        decode: { pt: 'Decode', en: 'Decode' },
      },
    },
    shift: {
      pt: ['Quantas letras andar no alfabeto', 'Quantas letras andar no alfabeto. Só com method=caesar'],
      en: [
        'How many letters to move in the alphabet',
        'How many letters to move in the alphabet. Only with method=caesar',
      ],
    },
    key: {
      pt: ['Palavra-chave', 'Palavra-chave, de letras. Só lida, e então obrigatória, com method=vigenere'],
      en: ['Keyword', 'Keyword, of letters. Only read, and then required, with method=vigenere'],
    },
    accents: {
      pt: ['Os acentos ficam', 'Se os acentos ficam (keep) ou saem antes (remove)'],
      en: ['Accents stay', 'Whether accents stay (keep) or are dropped first (remove)'],
      choices: {
        keep: { pt: 'Keep', en: 'Keep' },
        remove: { pt: 'Remove', en: 'Remove' },
      },
    },
  },
  output: {
    method: {
      pt: ['Cifra usada', 'Cifra usada'],
      en: ['Cipher used', 'Cipher used'],
    },
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    shift: {
      pt: ['Quantas letras andou', 'Quantas letras andou. Só com method=caesar'],
      en: ['How many letters it moved', 'How many letters it moved. Only with method=caesar'],
    },
    key: {
      pt: ['Palavra-chave', 'Palavra-chave, em maiúsculas e só com letras. Só com method=vigenere'],
      en: ['Keyword', 'Keyword, in capitals and of letters alone. Only with method=vigenere'],
    },
    result: {
      pt: ['Texto cifrado ou decifrado', 'Texto cifrado ou decifrado'],
      en: ['Text enciphered or deciphered', 'Text enciphered or deciphered'],
    },
  },
} satisfies TextsOf<typeof cipher>;
