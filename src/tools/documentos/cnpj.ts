import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cnpj.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { count, flag } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import {
  cnpjOf,
  drawCnpj,
  drawCnpjBase,
  formatCnpj,
  formattedCnpjOf,
  HEAD_OFFICE,
  isAlphanumeric,
} from '../../documents/cnpj.ts';
import { distinct, distinctNumbers } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

const branch = v.pipe(
  v.string(),
  v.regex(
    /^[0-9A-Za-z]{4}$/,
    say({ pt: 'deve ter 4 algarismos ou letras', en: 'must have 4 digits or letters' }),
  ),
  v.check(
    (value) => value !== '0000',
    say(
      { pt: 'não pode ser 0000: a ordem começa em 0001', en: 'cannot be 0000: the order starts at 0001' },
      422,
    ),
  ),
);

/** Cadastro Nacional da Pessoa Jurídica: generates and validates. Source: Receita Federal; rule in `documents/cnpj.ts`. */
export const cnpj = defineDocument({
  path: '/cnpj',
  name: 'Gerador de CNPJ',
  items: 'cnpjs',
  generate: {
    input: {
      count: count(),
      formatted,
      alphanumeric: flag(false),
      branch: v.optional(branch, HEAD_OFFICE),
    },
    output: {
      cnpjs: v.array(v.string()),
    },
    run({ count, formatted, alphanumeric, branch }, { random }) {
      const order = branch.toUpperCase();
      if (!alphanumeric && isAlphanumeric(order)) {
        throw badParameter('branch', {
          pt: 'deve ter 4 algarismos quando alphanumeric não é true',
          en: 'must have 4 digits when alphanumeric is not true',
        });
      }
      if (!alphanumeric) {
        const branchOrder = Number(order);
        const bases = distinctNumbers(count, () => drawCnpjBase(random, branchOrder));
        return { cnpjs: bases.map(formatted ? formattedCnpjOf : cnpjOf) };
      }
      const cnpjs = distinct(count, () => drawCnpj(random, { branch: order, alphanumeric }));
      return { cnpjs: formatted ? cnpjs.map(formatCnpj) : cnpjs };
    },
  },
  validate: {
    narrows: ['alphanumeric', 'branch'],
    output: {
      root: v.string(),
      branch: v.string(),
      headOffice: v.boolean(),
      alphanumeric: v.boolean(),
    },
    says: {
      pt: 'deve ter 12 algarismos ou letras e 2 dígitos',
      en: 'must have 12 digits or letters and 2 digits',
    },
    parse,
    isValid,
  },
  wrong: { checkDigits: [-2] },
  examples: [{ input: { action: 'validate', value: '12abc34501de35' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '12.ABC.345/01DE-36' },
});
