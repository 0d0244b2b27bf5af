import { actionDone } from './_actions.texts.ts';
import type { cipher } from './cipher.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cipherTexts = {
  englishName: 'Classical ciphers',
  summary: { pt: 'Cifra e decifra com César, ROT13, Atbash e Vigenère', en: 'Enciphers and deciphers with Caesar, ROT13, Atbash and Vigenère' },
  search: { pt: 'cifra de César, criptografia, código secreto, decifrar, rot13, vigenère', en: 'cipher, secret code, encrypt, Caesar' },
  about: { pt: 'Cifras para jogos e ensino: não guardam segredo. Só as letras de A a Z mudam.', en: 'Ciphers for games and teaching: they keep no secret. Only the letters A to Z change.' },
  input: {
    text: { pt: ['Texto', 'Texto a cifrar ou a decifrar'], en: ['Text', 'Text to encipher or decipher'] },
    method: {
      pt: ['Cifra', 'Cifra a usar'],
      en: ['Cipher', 'Cipher to use'],
      choices: { caesar: { pt: 'César', en: 'Caesar' }, rot13: { pt: 'ROT13', en: 'ROT13' }, atbash: { pt: 'Atbash', en: 'Atbash' }, vigenere: { pt: 'Vigenère', en: 'Vigenère' } },
    },
    action: {
      pt: ['O que fazer', 'O que fazer com o texto'],
      en: ['What to do', 'What to do with the text'],
      choices: { encode: { pt: 'Cifrar', en: 'Encipher' }, decode: { pt: 'Decifrar', en: 'Decipher' } },
    },
    shift: { pt: ['Deslocamento', 'Quantas letras andar no alfabeto. Só com a cifra de César'], en: ['Letter shift', 'How many letters to move in the alphabet. Only with the Caesar cipher'] },
    key: { pt: ['Palavra-chave', 'Palavra-chave, de letras. Obrigatória com Vigenère, e só lida com ela'], en: ['Keyword', 'Keyword, of letters. Required with Vigenère, and only read with it'] },
    accents: {
      pt: ['Acentos', 'O que fazer dos acentos antes de cifrar'],
      en: ['Accented letters', 'What to do with accents before enciphering'],
      choices: { keep: { pt: 'Manter', en: 'Keep' }, remove: { pt: 'Tirar', en: 'Remove' } },
    },
  },
  output: {
    method: { pt: ['Cifra', 'Cifra usada'], en: ['Cipher', 'Cipher used'] },
    action: actionDone,
    shift: { pt: ['Deslocamento', 'Quantas letras andou. Só com a cifra de César'], en: ['Letter shift', 'How many letters it moved. Only with the Caesar cipher'] },
    key: { pt: ['Palavra-chave', 'Palavra-chave, em maiúsculas e só com letras. Só com Vigenère'], en: ['Keyword', 'Keyword, in capitals and with letters alone. Only with Vigenère'] },
    result: { pt: ['Resultado', 'Texto cifrado ou decifrado'], en: ['Result', 'Enciphered or deciphered text'] },
  },
} satisfies TextsOf<typeof cipher>;
