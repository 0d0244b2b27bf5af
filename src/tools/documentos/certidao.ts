import * as v from 'valibot';
import { describe, integerFrom } from '../../kit/fields/index.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import {
  type BookType,
  bookTypes,
  checkCertidao,
  drawCertidao,
  formatCertidao,
  readCertidao,
} from '../../documents/certidao.ts';
import { between } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { impossibleYear } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const bookType = {
  pt: 'tem um tipo de livro que não existe',
  en: 'has a book type that does not exist',
};
const otherService = {
  pt: 'não é do registro civil de pessoas naturais (55)',
  en: 'is not of the civil registry of natural persons (55)',
};

/** Certificates carry the number since 1 January 2010. */
const FIRST_YEAR = 2010;
/** How far back a draw without `year` goes. */
const YEARS_BACK = 60;

/** Registration number of civil certificates: generates and validates. Source: CNJ; rule in `documents/certidao.ts`. */
export const certidao = defineDocument({
  path: '/certidao',
  name: 'Gerador de certidão',
  invalid: { pt: 'Certidão inválida', en: 'Invalid certificate number' },
  summary: 'Gera e valida matrículas de certidões de nascimento, casamento e óbito',
  en: {
    name: 'Certificate generator',
    summary: 'Generates and validates registration numbers of birth, marriage and death certificates',
  },
  about: {
    pt: 'Matrícula nacional do Provimento CNJ nº 149/2023, art. 473. Os números são fictícios e podem coincidir com os de um registro real.',
    en: 'National registration number of Provimento CNJ 149/2023, art. 473. The numbers are fictitious and may coincide with those of a real record.',
  },
  generate: {
    input: {
      formatted,
      type: describe(v.optional(v.picklist(bookTypes), 'nascimento'), {
        pt: 'Livro do registro, que diz o tipo da certidão',
        en: 'Book of the record, which tells the kind of certificate: birth (nascimento), marriage (casamento), death (obito) and others',
      }),
      year: describe(v.optional(integerFrom(FIRST_YEAR)), {
        pt: 'Ano do registro. Sem ele, sorteado',
        en: 'Year of the record. Without it, drawn',
      }),
    },
    output: {
      certidao: describe(v.string(), { pt: 'Matrícula gerada', en: 'Registration number generated' }),
      type: describe(v.string(), { pt: 'Livro do registro', en: 'Book of the record' }),
      year: describe(v.number(), { pt: 'Ano do registro', en: 'Year of the record' }, null),
    },
    run({ formatted, type, year: sent }, { random, today }) {
      const current = yearOf(today);
      requireYearUpTo(sent, FIRST_YEAR, current);
      const year = sent ?? between(random, Math.max(FIRST_YEAR, current - YEARS_BACK), current);
      const certidao = drawCertidao(random, type, year);
      return { certidao: formatted ? formatCertidao(certidao) : certidao, type, year };
    },
  },
  validate: {
    reasons: { ...commonReasons, service: otherService, 'book-type': bookType, year: impossibleYear },
    output: {
      registry: describe(v.string(), {
        pt: 'Código Nacional da Serventia (CNS), de 6 dígitos',
        en: 'National code of the registry office (CNS), of 6 digits',
      }),
      collection: describe(v.string(), {
        pt: 'Acervo: 01 o próprio, os seguintes de serventias incorporadas',
        en: 'Collection: 01 its own, the next ones of offices that it took over',
      }),
      service: describe(v.string(), {
        pt: 'Serviço: 55, registro civil das pessoas naturais',
        en: 'Service: 55, civil registry of natural persons',
      }),
      year: describe(v.number(), { pt: 'Ano do registro', en: 'Year of the record' }, null),
      type: describe(v.string(), {
        pt: 'Livro do registro, que diz o tipo da certidão',
        en: 'Book of the record, which tells the kind of certificate, in Portuguese',
      }),
      book: describe(v.string(), { pt: 'Número do livro', en: 'Number of the book' }),
      page: describe(v.string(), { pt: 'Número da folha', en: 'Number of the page' }),
      term: describe(v.string(), { pt: 'Número do termo', en: 'Number of the entry' }),
    },
    shape: { pattern: /^\d{32}$/, says: { pt: 'deve ter 32 dígitos', en: 'must have 32 digits' } },
    run(value, _, { today }) {
      const reason = checkCertidao(value, yearOf(today));
      if (reason) return reason;
      const parts = readCertidao(value);
      return { formatted: formatCertidao(value), ...parts, type: parts.type as BookType };
    },
  },
  wrong: {
    checkDigits: [-2],
    parts: { service: [8, 10], 'book-type': [14, 15, '0'], year: [10, 14] },
  },
  examples: [
    { input: { action: 'validate', value: '104539 01 55 2013 1 00012 021 0000123 21' } },
    { input: { type: 'casamento', year: 2024 } },
  ],
  impossible: { action: 'validate', value: '22222222222222222222222222222222' },
});
