import { count } from '../../kit/fields/numbers.texts.ts';
import type { senha } from './senha.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const senhaTexts = {
  englishName: 'Password generator',
  summary: { pt: 'Gera senhas uniformes com as classes escolhidas e a entropia exata', en: 'Generates uniform passwords with the character classes you choose and their exact entropy' },
  search: { pt: 'senha forte, senha segura, aleatória, wifi', en: 'password, strong password, passphrase' },
  about: {
    pt: 'As senhas são uniformes entre todas as que têm o comprimento e cada classe escolhida, por um gerador criptográfico. Com seed, qualquer um que a conheça refaz a senha: não serve de segredo.',
    en: 'The passwords are uniform over all that have the length and each class chosen, by a cryptographic generator. With seed, anyone who knows it can make the password again: it is no secret.',
  },
  input: {
    count,
    length: { pt: ['Tamanho da senha', 'Comprimento de cada senha'], en: ['Password length', 'Length of each password'] },
    uppercase: { pt: ['Com letras maiúsculas', 'Cada senha tem letras maiúsculas'], en: ['With uppercase letters', 'Each password has uppercase letters'], also: 'maiusculas' },
    lowercase: { pt: ['Com letras minúsculas', 'Cada senha tem letras minúsculas'], en: ['With lowercase letters', 'Each password has lowercase letters'], also: 'minusculas' },
    numbers: { pt: ['Com números', 'Cada senha tem algarismos'], en: ['With digits', 'Each password has digits'], also: 'numeros' },
    symbols: { pt: ['Com símbolos', 'Cada senha tem símbolos'], en: ['With symbols', 'Each password has symbols'], also: 'simbolos' },
    excludeAmbiguous: { pt: ['Sem caracteres parecidos', 'Deixa de fora I, O, l, o, 0 e 1'], en: ['Without lookalikes', 'Leaves out I, O, l, o, 0 and 1'] },
  },
  output: {
    senhas: { pt: ['Senhas', 'Senhas geradas'], en: ['Passwords', 'Passwords generated'] },
    length: { pt: ['Tamanho da senha', 'Comprimento de cada senha'], en: ['Password length', 'Length of each password'] },
    poolSize: { pt: ['Caracteres possíveis', 'Quantos caracteres diferentes podem aparecer'], en: ['Possible characters', 'How many different characters may appear'] },
    entropyBits: { pt: ['Entropia', 'Log2 de quantas senhas são possíveis'], en: ['Entropy', 'Log2 of how many passwords are possible'] },
    strength: {
      pt: ['Força da senha', 'Pela entropia: fraca abaixo de 40 bits, media abaixo de 60, forte abaixo de 90, muito-forte daí em diante'],
      en: ['Strength', 'By the entropy: weak (fraca) below 40 bits, medium (media) below 60, strong (forte) below 90, very strong (muito-forte) from there on'],
      choices: { fraca: { pt: 'Fraca', en: 'Weak' }, media: { pt: 'Média', en: 'Medium' }, forte: { pt: 'Forte', en: 'Strong' }, 'muito-forte': { pt: 'Muito forte', en: 'Very strong' } },
    },
    seeded: { pt: ['Feita com semente', 'Presente quando a senha veio de uma semente, e não é um segredo'], en: ['Made from a seed', 'Present when the password came from a seed, and is no secret'] },
  },
} satisfies TextsOf<typeof senha>;
