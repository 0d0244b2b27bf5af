import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { cartaoCredito } from './cartao-credito.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cartaoCreditoTexts = {
  englishName: 'Credit card generator',
  summary: {
    pt: 'Gera e valida números de cartão para testes, com a bandeira',
    en: 'Generates and validates card numbers for tests, with their brand',
  },
  about: {
    pt: 'Números só para testes, com o dígito verificador de Luhn: não pertencem a uma conta conhecida, mas podem coincidir com o de um cartão real. A validação não verifica se o cartão existe ou está ativo.',
    en: 'Numbers for tests only, with the Luhn check digit: they belong to no known account, but may coincide with that of a real card. Validation does not check whether the card exists or is active.',
  },
  input: {
    count,
    formatted,
    brand: {
      pt: ['Bandeira', 'Bandeira. Sem ela, sorteada entre as mais comuns'],
      en: ['Brand', 'Brand. Without it, drawn among the most common ones'],
      choices: {
        visa: { pt: 'Visa', en: 'Visa' },
        mastercard: { pt: 'Mastercard', en: 'Mastercard' },
        elo: { pt: 'Elo', en: 'Elo' },
        amex: { pt: 'Amex', en: 'Amex' },
        hipercard: { pt: 'Hipercard', en: 'Hipercard' },
        diners: { pt: 'Diners', en: 'Diners' },
        discover: { pt: 'Discover', en: 'Discover' },
        jcb: { pt: 'Jcb', en: 'Jcb' },
        aura: { pt: 'Aura', en: 'Aura' },
      },
    },
  },
  output: {
    cartoes: {
      pt: ['Cartões', 'Cartões gerados'],
      en: ['Cards generated', 'Cards generated'],
      fields: {
        number: {
          pt: ['Número do cartão', 'Número do cartão'],
          en: ['Number', 'Number of the card'],
        },
        brand: {
          pt: ['Bandeira', 'Bandeira'],
          en: ['Brand', 'Brand'],
        },
        cvv: {
          pt: ['Código de segurança fictício', 'Código de segurança fictício'],
          en: ['Fictitious security code', 'Fictitious security code'],
        },
        expiry: {
          pt: ['Validade fictícia', 'Validade fictícia (MM/AA)'],
          en: ['Fictitious expiry date', 'Fictitious expiry date (MM/YY)'],
        },
      },
    },
    brand: {
      pt: ['Bandeira', 'Bandeira, ou null se o prefixo não é de uma conhecida'],
      en: ['Brand', 'Brand, or null if the prefix is of none that is known'],
    },
    iin: {
      pt: ['Iin', 'Identificação do emissor: os primeiros dígitos (IIN, ou BIN)'],
      en: ['Iin', 'Issuer identification: the first digits (IIN, or BIN)'],
    },
    last4: {
      pt: ['Quatro últimos dígitos', 'Quatro últimos dígitos'],
      en: ['Last 4', 'Last four digits'],
    },
    length: {
      pt: ['Quantos dígitos o número tem', 'Quantos dígitos o número tem'],
      en: ['How many digits the number has', 'How many digits the number has'],
    },
  },
} satisfies TextsOf<typeof cartaoCredito>;
