import * as v from 'valibot';
import { badParameter } from '../../core/errors.ts';
import { count, flag } from '../../core/fields.ts';
import { say } from '../../core/texts.ts';
import { checkCnpj, drawCnpj, formatCnpj, HEAD_OFFICE, isAlphanumeric } from '../../lib/documents/cnpj.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument, formatted } from './_document.ts';

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

/** Cadastro Nacional da Pessoa Jurídica: generates and validates. Source: Receita Federal; rule in `lib/documents/cnpj.ts`. */
export const cnpj = defineDocument({
  path: '/cnpj',
  name: 'Gerador de CNPJ',
  summary: 'Gera e valida CNPJs numéricos e alfanuméricos',
  items: 'cnpjs',
  generate: {
    input: {
      count: count(),
      formatted,
      alphanumeric: flag(false),
      branch: v.optional(branch, HEAD_OFFICE),
    },
    output: { cnpjs: v.array(v.string()) },
    run({ count, formatted, alphanumeric, branch }, { random }) {
      const order = branch.toUpperCase();
      if (!alphanumeric && isAlphanumeric(order)) {
        throw badParameter('branch', {
          pt: 'deve ter 4 algarismos quando alphanumeric não é true',
          en: 'must have 4 digits when alphanumeric is not true',
        });
      }
      const cnpjs = distinct(count, () => drawCnpj(random, { branch: order, alphanumeric }));
      return { cnpjs: formatted ? cnpjs.map(formatCnpj) : cnpjs };
    },
  },
  validate: {
    output: {
      root: v.string(),
      branch: v.string(),
      headOffice: v.boolean(),
      alphanumeric: v.boolean(),
    },
    shape: {
      pattern: /^[0-9A-Z]{12}\d{2}$/,
      says: {
        pt: 'deve ter 12 algarismos ou letras e 2 dígitos',
        en: 'must have 12 digits or letters and 2 digits',
      },
    },
    run(value) {
      const reason = checkCnpj(value);
      if (reason) return reason;
      const branch = value.slice(8, 12);
      return {
        formatted: formatCnpj(value),
        root: value.slice(0, 8),
        branch,
        headOffice: branch === HEAD_OFFICE,
        alphanumeric: isAlphanumeric(value),
      };
    },
  },
  examples: [
    {
      input: { action: 'validate', value: '12abc34501de35' },
      output: {
        valid: true,
        value: '12abc34501de35',
        formatted: '12.ABC.345/01DE-35',
        root: '12ABC345',
        branch: '01DE',
        headOffice: false,
        alphanumeric: true,
      },
    },
    { input: { count: 2 }, output: { cnpjs: ['62.549.832/0001-19', '83.268.628/0001-08'] } },
  ],
});
