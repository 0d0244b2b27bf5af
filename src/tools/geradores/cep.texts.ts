import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import type { cep } from './cep.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cepTexts = {
  englishName: 'CEP generator',
  summary: {
    pt: 'Gera e valida CEPs, pela faixa do estado e da cidade',
    en: 'Generates and validates CEPs (postal codes), by the range of the state and of the city',
  },
  about: {
    pt: 'Os números são sorteados nas faixas de CEP dos Correios; que exista um logradouro com eles não é garantido.',
    en: 'The numbers are drawn from the ranges of the Correios, the Brazilian post; that a street has one is not promised.',
  },
  input: {
    value: documentValue('CEP', 'Postal code (CEP)'),
    count,
    formatted,
    state,
    capitalOnly: {
      pt: ['Só vale a faixa da capital do estado', 'Se só vale a faixa da capital do estado'],
      en: ['Capital only', 'Whether only the range of the state capital counts'],
    },
  },
  output: {
    ceps: {
      pt: ['Ceps', 'CEPs gerados'],
      en: ['Ceps', 'Postal codes generated'],
    },
    items: {
      pt: ['Os mesmos CEPs', 'Os mesmos CEPs, na mesma ordem, com seu lugar'],
      en: ['The same postal codes', 'The same postal codes, in the same order, with their place'],
      fields: {
        cep: {
          pt: ['Cep', 'CEP'],
          en: ['Cep', 'Postal code'],
        },
        state: {
          pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
          en: ['Code of the state', 'Code of the state'],
        },
        city: {
          pt: ['Município em cuja faixa o CEP está', 'Município em cuja faixa o CEP está'],
          en: ['City', 'Municipality whose range holds the postal code'],
        },
      },
    },
    state: {
      pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
      en: ['Code of the state', 'Code of the state'],
    },
    city: {
      pt: ['Município', 'Município, quando a faixa é de um conhecido; senão null'],
      en: ['Municipality', 'Municipality, when the range is of a known one; otherwise null'],
    },
    kind: {
      pt: [
        'O que o sufixo identifica',
        'O que o sufixo identifica: logradouro, grande-usuario, promocional, unidade-dos-correios ou caixa-postal-comunitaria',
      ],
      en: [
        'What the suffix identifies',
        'What the suffix identifies: street (logradouro), large user, promotion, post office or community P.O. box',
      ],
    },
  },
} satisfies TextsOf<typeof cep>;
