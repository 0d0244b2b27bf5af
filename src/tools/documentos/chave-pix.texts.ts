import { count } from '../../kit/fields/numbers.texts.ts';
import type { chavePix } from './chave-pix.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const type = {
  pt: ['Tipo da chave', 'Tipo da chave; evp é a aleatória'],
  en: ['Kind of key', 'Kind of key; evp is the random one'],
  choices: {
    cpf: { pt: 'Cpf', en: 'Cpf' },
    cnpj: { pt: 'Cnpj', en: 'Cnpj' },
    telefone: { pt: 'Telefone', en: 'Telefone' },
    email: { pt: 'Email', en: 'Email' },
    evp: { pt: 'Evp', en: 'Evp' },
  },
} satisfies FieldTexts;

export const chavePixTexts = {
  englishName: 'Pix key generator',
  summary: {
    pt: 'Gera e valida chaves Pix: CPF, CNPJ, telefone, e-mail e aleatória',
    en: 'Generates and validates Pix keys: CPF, CNPJ, telephone, e-mail and random',
  },
  about: {
    pt: 'Formas das chaves do DICT, do Banco Central do Brasil. As chaves são fictícias, e as de CPF, CNPJ e telefone podem coincidir com as de alguém; a validação não consulta o DICT.',
    en: "Forms of the keys of the DICT, of the Central Bank of Brazil. The keys are fictitious, and those of CPF, CNPJ and telephone may coincide with somebody's; validation does not look them up in the DICT.",
  },
  input: {
    count,
    type,
    alphanumeric: {
      pt: ['Uma chave CNPJ tem letras', 'Se uma chave CNPJ tem letras. Só lido com type=cnpj'],
      en: ['A CNPJ key has letters', 'Whether a CNPJ key has letters. Only read with type=cnpj'],
    },
  },
  output: {
    chavesPix: {
      pt: ['Chaves pix', 'Chaves geradas, sem repetição'],
      en: ['Keys generated', 'Keys generated, none twice'],
    },
    type,
  },
} satisfies TextsOf<typeof chavePix>;
