import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { chavePix } from './chave-pix.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const type = {
  pt: ['Tipo da chave', 'A aleatória é a evp'],
  en: ['Key type', 'The random one is evp'],
  choices: { cpf: { pt: 'CPF', en: 'CPF' }, cnpj: { pt: 'CNPJ', en: 'CNPJ' }, telefone: { pt: 'Telefone', en: 'Phone' }, email: { pt: 'E-mail', en: 'Email' }, evp: { pt: 'Aleatória', en: 'Random' } },
} satisfies FieldTexts;

export const chavePixTexts = {
  englishName: 'Pix key generator',
  summary: { pt: 'Gera e valida chaves Pix: CPF, CNPJ, telefone, e-mail e aleatória', en: 'Generates and validates Pix keys: CPF, CNPJ, phone, email and random' },
  search: { pt: 'chave aleatória, chave do pix', en: 'pix key, random key' },
  about: {
    pt: 'Formas das chaves do DICT, do Banco Central do Brasil. As chaves são fictícias, e as de CPF, CNPJ e telefone podem coincidir com as de alguém; a validação não consulta o DICT.',
    en: "Key formats of the DICT, of the Central Bank of Brazil. The keys are fictitious, and those of CPF, CNPJ and phone may match somebody's; validation does not look them up in the DICT.",
  },
  input: {
    value: documentValue('Chave Pix', 'Pix key'),
    count,
    type,
    alphanumeric: { pt: ['CNPJ com letras', 'Gera chaves CNPJ com letras. Só lido com type=cnpj'], en: ['CNPJ with letters', 'Generates CNPJ keys with letters. Only read with type=cnpj'] },
  },
  output: { chavesPix: { pt: ['Chaves Pix', 'Chaves geradas, sem repetição'], en: ['Pix keys', 'Keys generated, without repeats'] }, type },
} satisfies TextsOf<typeof chavePix>;
