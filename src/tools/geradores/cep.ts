import * as v from 'valibot';
import { defineDocument } from '../../kit/document.ts';
import { count, describe, flag, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import { distinctBy, pick } from '../../lib/random.ts';
import { formatted, state } from './_fields.ts';
import { cityOf, citiesOf, drawCep, drawCity, formatCep, kindOfCep, stateOfCep } from './_places.ts';

const noCepRange = { pt: 'não está na faixa de nenhum estado', en: 'is in the range of no state' };

/** Postal codes in the range of a city. That a street has the number is not promised. */
export const cep = defineDocument({
  path: '/cep',
  category: 'geradores',
  name: 'Gerador de CEP',
  summary: 'Gera e valida CEPs, pela faixa do estado e da cidade',
  en: {
    name: 'CEP generator',
    summary: 'Generates and validates CEPs (postal codes), by the range of the state and of the city',
  },
  about: {
    pt: 'Os números são sorteados nas faixas de CEP dos Correios; que exista um logradouro com eles não é garantido.',
    en: 'The numbers are drawn from the ranges of the Correios, the Brazilian post; that a street has one is not promised.',
  },
  items: 'ceps',
  generate: {
    input: {
      count: count(),
      formatted,
      state,
      capitalOnly: describe(flag(false), {
        pt: 'Se só vale a faixa da capital do estado',
        en: 'Whether only the range of the state capital counts',
      }),
    },
    output: {
      ceps: describe(v.array(v.string()), { pt: 'CEPs gerados', en: 'Postal codes generated' }),
      items: describe(
        v.array(
          v.object({
            cep: describe(v.string(), { pt: 'CEP', en: 'Postal code' }),
            state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
            city: describe(v.string(), {
              pt: 'Município em cuja faixa o CEP está',
              en: 'Municipality whose range holds the postal code',
            }),
          }),
        ),
        {
          pt: 'Os mesmos CEPs, na mesma ordem, com seu lugar',
          en: 'The same postal codes, in the same order, with their place',
        },
      ),
    },
    run({ count, formatted, state, capitalOnly }, { random }) {
      const items = distinctBy(
        count,
        ({ cep }) => cep,
        () => {
          const uf = state === undefined ? pick(random, states) : upperUf(state);
          const city = capitalOnly ? citiesOf(uf)[0] : drawCity(random, uf);
          const cep = drawCep(random, city);
          return { cep: formatted ? formatCep(cep) : cep, state: uf, city: city.name };
        },
      );
      return { ceps: items.map(({ cep }) => cep), items };
    },
  },
  validate: {
    reasons: { prefix: noCepRange },
    output: {
      state: describe(v.string(), { pt: 'Sigla da unidade da federação', en: 'Code of the state' }),
      city: describe(v.nullable(v.string()), {
        pt: 'Município, quando a faixa é de um conhecido; senão null',
        en: 'Municipality, when the range is of a known one; otherwise null',
      }),
      kind: describe(v.string(), {
        pt: 'O que o sufixo identifica: logradouro, grande-usuario, promocional, unidade-dos-correios ou caixa-postal-comunitaria',
        en: 'What the suffix identifies: street (logradouro), large user, promotion, post office or community P.O. box',
      }),
    },
    shape: { pattern: /^\d{8}$/, says: { pt: 'deve ter 8 dígitos', en: 'must have 8 digits' } },
    run(value) {
      const state = stateOfCep(value);
      if (!state) return 'prefix';
      const city = cityOf(value, state)?.name ?? null;
      return { formatted: formatCep(value), state, city, kind: kindOfCep(value) };
    },
  },
  wrong: { parts: { prefix: [0, 2, '00'] } },
  examples: [{ input: { action: 'validate', value: '01310-100' } }, { input: { state: 'RR' } }],
  impossible: { action: 'validate', value: '00130-318' },
});
