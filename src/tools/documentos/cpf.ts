import * as v from 'valibot';
import { count, describe, uf, upperUf } from '../../kit/fields/index.ts';
import { states } from '../../data/states.ts';
import {
  checkCpf,
  cpfOf,
  drawCpfBase,
  fiscalRegionOf,
  fiscalRegions,
  formatCpf,
  formattedCpfOf,
  isCpf,
} from '../../documents/cpf.ts';
import { distinctNumbers, pick } from '../../lib/random.ts';
import { lazy } from '../../lib/lazy.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** Of each state its region, so that a region is drawn as often as it has states. */
const regionsOfStates = lazy(() => states.map(fiscalRegionOf));

/** Cadastro de Pessoas Físicas: generates and validates. Source: Receita Federal; rule in `documents/cpf.ts`. */
export const cpf = defineDocument({
  path: '/cpf',
  name: 'Gerador de CPF',
  summary: 'Gera e valida CPFs, com a região fiscal do estado',
  en: { name: 'CPF generator', summary: 'Generates and validates CPFs, with the tax region of the state' },
  about: {
    pt: 'Cadastro de Pessoas Físicas, da Receita Federal. Os números são fictícios e podem coincidir com o de uma pessoa real; a validação não diz se a inscrição existe.',
    en: 'Registry of natural persons of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may coincide with that of a real person; validation does not tell whether the registration exists.',
  },
  items: 'cpfs',
  generate: {
    input: {
      count: count(),
      formatted,
      state: describe(v.optional(uf), {
        pt: 'Unidade da federação, em duas letras, cuja região fiscal dá o nono dígito. Sem ela, sorteada',
        en: 'Brazilian state, in two letters, whose tax region gives the ninth digit. Without it, drawn',
      }),
    },
    output: {
      cpfs: describe(v.array(v.string()), {
        pt: 'CPFs gerados, sem repetição',
        en: 'CPFs generated, none twice',
      }),
    },
    run({ count, formatted, state }, { random }) {
      const regions = state ? undefined : regionsOfStates();
      const region = state ? fiscalRegionOf(upperUf(state)) : 0;
      const draw = () => drawCpfBase(random, regions ? pick(random, regions) : region);
      return { cpfs: distinctNumbers(count, draw).map(formatted ? formattedCpfOf : cpfOf) };
    },
  },
  validate: {
    output: {
      fiscalRegion: describe(
        v.number(),
        { pt: 'Região fiscal da inscrição, de 1 a 10', en: 'Tax region of the registration, from 1 to 10' },
        null,
      ),
      states: describe(v.array(v.string()), {
        pt: 'Siglas dos estados da região',
        en: 'Codes of the states of the region',
      }),
    },
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run(value) {
      const reason = checkCpf(value);
      if (reason) return reason;
      const fiscalRegion = Number(value[8]);
      return { formatted: formatCpf(value), fiscalRegion, states: [...(fiscalRegions[fiscalRegion] ?? [])] };
    },
    isValid: isCpf,
  },
  wrong: { checkDigits: [-2] },
  examples: [
    { input: { action: 'validate', value: '111.444.777-35' } },
    { input: { count: 2, state: 'SP' } },
  ],
  impossible: { action: 'validate', value: '111.444.777-36' },
});
