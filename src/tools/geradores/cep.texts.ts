import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import type { cep } from './cep.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cepTexts = {
  englishName: 'Postal code (CEP) generator',
  summary: { pt: 'Gera e valida CEPs, pela faixa do estado e da cidade', en: 'Generates and validates CEPs (postal codes), by the range of the state and of the city' },
  search: { pt: 'endereço, código postal, rua, correios', en: 'zip code, postal code, postcode, address' },
  about: {
    pt: 'Os números são sorteados nas faixas de CEP dos Correios; que exista um logradouro com eles não é garantido.',
    en: 'The numbers are drawn from the ranges of the Correios, the Brazilian postal service; there is no promise that a street has one.',
  },
  input: {
    value: documentValue('CEP', 'Postal code (CEP)'),
    count,
    formatted,
    state,
    capitalOnly: { pt: ['Só da capital', 'Sorteia só na faixa da capital do estado'], en: ['State capital only', 'Draws only from the range of the state capital'], also: 'capital' },
  },
  output: {
    ceps: { pt: ['CEPs', 'CEPs gerados'], en: ['Postal codes (CEPs)', 'Postal codes generated'] },
    items: {
      pt: ['CEPs com o lugar', 'Os mesmos CEPs, na mesma ordem, com seu lugar'],
      en: ['Postal codes with place', 'The same postal codes, in the same order, with their place'],
      fields: {
        cep: { pt: ['CEP', 'CEP'], en: ['Postal code (CEP)', 'Postal code'] },
        state: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
        city: { pt: ['Cidade', 'Município da faixa do CEP'], en: ['City', 'Municipality whose range holds the postal code'] },
      },
    },
    state: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
    city: { pt: ['Cidade', 'Município, quando a faixa é de um conhecido; senão null'], en: ['City', 'Municipality, when the range belongs to a known one; otherwise null'] },
    kind: {
      pt: ['Tipo de CEP', 'O que o sufixo identifica: logradouro, grande-usuario, promocional, unidade-dos-correios ou caixa-postal-comunitaria'],
      en: ['Postal code type', 'What the suffix identifies: a street (logradouro), a large user, a promotion, a post office or a community P.O. box'],
    },
  },
} satisfies TextsOf<typeof cep>;
