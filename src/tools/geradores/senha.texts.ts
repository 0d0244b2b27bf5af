import { count } from '../../kit/fields/numbers.texts.ts';
import type { senha } from './senha.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const senhaTexts = {
  englishName: 'Password generator',
  summary: {
    pt: 'Gera senhas uniformes com as classes escolhidas e a entropia exata',
    en: 'Generates uniform passwords with the classes chosen and the exact entropy',
  },
  about: {
    pt: 'As senhas são uniformes entre todas as que têm o comprimento e cada classe escolhida, por um gerador criptográfico. Com seed, qualquer um que a conheça refaz a senha: não serve de segredo.',
    en: 'The passwords are uniform over all that have the length and each class chosen, by a cryptographic generator. With seed, whoever knows it makes the password again: it is no secret.',
  },
  input: {
    count,
    length: {
      pt: ['Comprimento de cada senha', 'Comprimento de cada senha'],
      en: ['Length', 'Length of each password'],
    },
    uppercase: {
      pt: ['Há letras maiúsculas', 'Se há letras maiúsculas'],
      en: ['There are capital letters', 'Whether there are capital letters'],
    },
    lowercase: {
      pt: ['Há letras minúsculas', 'Se há letras minúsculas'],
      en: ['There are small letters', 'Whether there are small letters'],
    },
    numbers: {
      pt: ['Há dígitos', 'Se há dígitos'],
      en: ['There are digits', 'Whether there are digits'],
    },
    symbols: {
      pt: ['Há símbolos', 'Se há símbolos'],
      en: ['There are symbols', 'Whether there are symbols'],
    },
    excludeAmbiguous: {
      pt: [
        'Ficam de fora os caracteres parecidos',
        'Se ficam de fora os caracteres parecidos: I, O, l, o, 0 e 1',
      ],
      en: [
        'Characters that look alike are left out',
        'Whether characters that look alike are left out: I, O, l, o, 0 and 1',
      ],
    },
  },
  output: {
    senhas: {
      pt: ['Senhas', 'Senhas geradas'],
      en: ['Passwords generated', 'Passwords generated'],
    },
    length: {
      pt: ['Comprimento de cada senha', 'Comprimento de cada senha'],
      en: ['Length', 'Length of each password'],
    },
    poolSize: {
      pt: ['Quantos caracteres diferentes podem aparecer', 'Quantos caracteres diferentes podem aparecer'],
      en: ['How many different characters may appear', 'How many different characters may appear'],
    },
    entropyBits: {
      pt: ['Entropia', 'Entropia: log2 de quantas senhas são possíveis'],
      en: ['Entropy bits', 'Entropy: log2 of how many passwords are possible'],
    },
    strength: {
      pt: [
        'Força pela entropia',
        'Força pela entropia: fraca abaixo de 40 bits, media abaixo de 60, forte abaixo de 90, muito-forte daí em diante',
      ],
      en: [
        'Strength',
        'Strength by the entropy: weak (fraca) below 40 bits, medium (media) below 60, strong (forte) below 90, very strong (muito-forte) from there on',
      ],
      choices: {
        fraca: { pt: 'Fraca', en: 'Fraca' },
        media: { pt: 'Media', en: 'Media' },
        forte: { pt: 'Forte', en: 'Forte' },
        'muito-forte': { pt: 'Muito forte', en: 'Muito forte' },
      },
    },
    seeded: {
      pt: [
        'Presente quando a senha veio de seed',
        'Presente quando a senha veio de seed, e não é um segredo',
      ],
      en: [
        'Present when the password came from seed',
        'Present when the password came from seed, and is no secret',
      ],
    },
  },
} satisfies TextsOf<typeof senha>;
