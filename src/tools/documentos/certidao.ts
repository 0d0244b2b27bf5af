import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/certidao.ts';
import { integerFrom, inUnit, num, pure } from '../../kit/fields/index.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import {
  bookTypes,
  drawCertidao,
  formatCertidao,
  FIRST_CERTIDAO_YEAR,
  drawCertidaoYear,
} from '../../documents/certidao.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { impossibleYear } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const bookType = {
  pt: 'tem um tipo de livro que não existe',
  en: 'has a book type that does not exist',
};
const registryDigit = {
  pt: 'tem no código do cartório um dígito verificador que não confere',
  en: 'has a wrong check digit in the code of its registry office',
};
const otherService = {
  pt: 'não é do registro civil de pessoas naturais (55)',
  en: 'is not of the civil registry of natural persons (55)',
};

/** Registration number of civil certificates: generates and validates. Source: CNJ; rule in `documents/certidao.ts`. */
export const certidao = defineDocument({
  path: '/certidao',
  name: 'Gerador de certidão',
  invalid: { pt: 'Certidão inválida', en: 'Invalid certificate number' },
  plural: 'certidoes',
  generate: {
    input: {
      formatted,
      type: v.optional(v.picklist(bookTypes), 'nascimento'),
      year: v.optional(inUnit(pure, integerFrom(FIRST_CERTIDAO_YEAR))),
    },
    output: {
      certidao: v.string(),
      type: v.string(),
      year: num(pure),
    },
    run({ formatted, type, year: sent }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sent, FIRST_CERTIDAO_YEAR, current);
      const year = sent ?? drawCertidaoYear(random, current);
      const certidao = drawCertidao(random, type, year);
      return { certidao: formatted ? formatCertidao(certidao) : certidao, type, year };
    },
  },
  validate: {
    narrows: ['type', 'year'],
    reasons: {
      ...commonReasons,
      'registry-check-digit': registryDigit,
      service: otherService,
      'book-type': bookType,
      year: impossibleYear,
    },
    output: {
      registry: v.string(),
      collection: v.string(),
      service: v.string(),
      year: num(pure),
      type: v.string(),
      book: v.string(),
      page: v.string(),
      term: v.string(),
    },
    says: { pt: 'deve ter 32 dígitos', en: 'must have 32 digits' },
    parse,
    isDated: true,
    isValid,
  },
  wrong: {
    checkDigits: [-2],
    parts: { 'registry-check-digit': [5, 6], service: [8, 10], 'book-type': [14, 15, '0'], year: [10, 14] },
  },
  examples: [
    { input: { action: 'validate', value: '104539 01 55 2013 1 00012 021 0000123 21' } },
    { input: { type: 'casamento', year: 2024 } },
  ],
  impossible: { action: 'validate', value: '22222222222222222222222222222222' },
});
