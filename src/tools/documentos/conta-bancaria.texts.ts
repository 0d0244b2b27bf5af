import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { contaBancaria } from './conta-bancaria.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const facts = {
  bankCode: { pt: ['Código do banco', 'Código COMPE do banco'], en: ['Bank code', 'COMPE code of the bank'] },
  bankName: { pt: ['Banco', 'Nome do banco'], en: ['Bank', 'Name of the bank'] },
  agency: { pt: ['Agência', 'Agência, sem o dígito'], en: ['Branch', 'Branch, without its digit'] },
  agencyDigit: { pt: ['Dígito da agência', 'Dígito verificador, ou null em um banco que não o usa'], en: ['Branch check digit', 'Check digit, or null at a bank that has none'] },
  account: { pt: ['Conta', 'Conta, sem o dígito'], en: ['Account', 'Account, without its digit'] },
  accountDigit: { pt: ['Dígito da conta', 'Dígito verificador da conta'], en: ['Account check digit', 'Check digit of the account'] },
  verifiable: { pt: ['Regra conhecida', 'A regra do banco é conhecida; sem ela, só a forma é conferida'], en: ['Known rule', 'The rule of the bank is known; without it, only the format is checked'] },
} satisfies FieldsTexts;

const one = { ...facts, formatted: { pt: ['Agência e conta', 'Agência e conta, com os dígitos'], en: ['Branch and account', 'Branch and account, with their digits'] } } satisfies FieldsTexts;

export const contaBancariaTexts = {
  englishName: 'Bank account generator',
  summary: { pt: 'Gera e valida agência e conta com os dígitos verificadores do banco', en: 'Generates and validates branch and account numbers with the check digits of the bank' },
  search: { pt: 'agência, conta corrente, banco, dígito da conta', en: 'bank account, branch, checking account, account number' },
  about: {
    pt: 'As regras são as dos manuais dos bancos: nenhuma norma as unifica. As contas são fictícias e podem coincidir com a de alguém; a validação não diz se a conta existe.',
    en: "The rules are those of the banks' manuals: no standard unifies them. The accounts are fictitious and may match somebody's; validation does not tell whether the account exists.",
  },
  input: {
    value: documentValue('Agência e conta', 'Branch and account'),
    banco: {
      pt: ['Banco', 'Código COMPE do banco, de 3 dígitos. Sem ele, sorteado entre os que têm regra'],
      en: ['Bank', 'COMPE code of the bank, of 3 digits. Without it, one of those with a rule, at random'],
    },
    formatted,
  },
  output: [
    { contaBancaria: { pt: ['Conta bancária', 'Conta gerada'], en: ['Bank account', 'Account generated'], fields: one } },
    { contasBancarias: listed('Contas bancárias', 'Bank accounts', one, ['bankCode', 'bankName', 'formatted']) },
    facts,
  ],
} satisfies TextsOf<typeof contaBancaria>;
