import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { cartaoCredito } from './cartao-credito.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cartaoCreditoTexts = {
  englishName: 'Credit card generator',
  summary: { pt: 'Gera e valida números de cartão para testes, com a bandeira', en: 'Generates and validates card numbers for tests, with their brand' },
  search: { pt: 'cartão falso, visa, mastercard, elo, luhn, cartão de teste', en: 'fake card, visa, mastercard, luhn, test card' },
  about: {
    pt: 'Números só para testes, com o dígito verificador de Luhn: não pertencem a uma conta conhecida, mas podem coincidir com o de um cartão real. A validação não verifica se o cartão existe ou está ativo.',
    en: 'Numbers for tests only, with the Luhn check digit: they belong to no known account, but may match the number of a real card. Validation does not check whether the card exists or is active.',
  },
  input: {
    value: documentValue('Número do cartão', 'Card number'),
    count,
    formatted,
    brand: {
      pt: ['Bandeira', 'Sem ela, sorteada entre as mais comuns'],
      en: ['Brand', 'Without it, one of the most common, at random'],
      choices: {
        visa: { pt: 'Visa', en: 'Visa' },
        mastercard: { pt: 'Mastercard', en: 'Mastercard' },
        elo: { pt: 'Elo', en: 'Elo' },
        amex: { pt: 'American Express', en: 'American Express' },
        hipercard: { pt: 'Hipercard', en: 'Hipercard' },
        diners: { pt: 'Diners Club', en: 'Diners Club' },
        discover: { pt: 'Discover', en: 'Discover' },
        jcb: { pt: 'JCB', en: 'JCB' },
        aura: { pt: 'Aura', en: 'Aura' },
        hiper: { pt: 'Hiper', en: 'Hiper' },
        cabal: { pt: 'Cabal', en: 'Cabal' },
        banescard: { pt: 'Banescard', en: 'Banescard' },
        unionpay: { pt: 'Union Pay', en: 'Union Pay' },
        maestro: { pt: 'Maestro', en: 'Maestro' },
      },
    },
  },
  output: {
    cartoes: {
      pt: ['Cartões', 'Cartões gerados'],
      en: ['Cards', 'Cards generated'],
      fields: {
        number: { pt: ['Número do cartão', 'Dígitos do cartão, com o verificador'], en: ['Card number', 'Digits of the card, check digit included'] },
        brand: { pt: ['Bandeira', 'Bandeira'], en: ['Brand', 'Brand'] },
        cvv: { pt: ['Código de segurança', 'CVV fictício'], en: ['Security code', 'Fictitious CVV'] },
        expiry: { pt: ['Validade', 'Validade fictícia (MM/AA)'], en: ['Expiration date', 'Fictitious expiration date (MM/YY)'] },
      },
    },
    brand: { pt: ['Bandeira', 'Bandeira, ou null se nenhuma conhecida tem esse prefixo'], en: ['Brand', 'Brand, or null if no known one has that prefix'] },
    iin: { pt: ['Emissor (BIN)', 'Primeiros dígitos, que identificam o emissor (IIN, ou BIN)'], en: ['Issuer number (BIN)', 'First digits, which identify the issuer (IIN, or BIN)'] },
    last4: { pt: ['Últimos quatro dígitos', 'Os que um recibo mostra'], en: ['Last four digits', 'The ones that a receipt shows'] },
    length: { pt: ['Quantidade de dígitos', 'Quantos dígitos o número tem'], en: ['Number of digits', 'How many digits the number has'] },
  },
} satisfies TextsOf<typeof cartaoCredito>;
