import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/chave-acesso.ts';
import { fiscalDocuments } from '../../data/fiscal-documents.ts';
import { states } from '../../data/states.ts';
import {
  drawChaveAcesso,
  drawNumber,
  formatChaveAcesso,
  partsOfChaveAcesso,
  FIRST_KEY_YEAR,
  LAST_SERIES,
  cleanChaveAcesso,
} from '../../documents/chave-acesso.ts';
import { checkCnpj, drawCnpj } from '../../documents/cnpj.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { flag, integer, integerFrom, text, uf, upperUf, inUnit, num, pure } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import { plainOf } from '../../lib/text/pasted.ts';
import { stateCode } from './_reasons.ts';
import { requireYearUpTo } from './_years.ts';

const emissionType = {
  pt: 'tem um tipo de emissão que o documento não tem',
  en: 'has an emission type that the document does not have',
};
const impossibleDate = { pt: 'tem um mês impossível', en: 'has an impossible month' };
const invalidIssuer = {
  pt: 'tem um emitente que não é CNPJ nem CPF válido',
  en: 'has an issuer that is neither a valid CNPJ nor a valid CPF',
};
const zeroNumber = { pt: 'tem o número zero', en: 'has the number zero' };

/** The last year in which keys without an emission type were issued. */
const LAST_YEAR_OF_OLD = 2011;

const facts = {
  model: num(pure),
  document: v.string(),
  state: v.string(),
};

/** The 14 characters of a CNPJ as it was sent. Throws 400 for another shape and 422 for one that is not valid. */
function readCnpj(sent: string): string {
  const cnpj = clean(plainOf(sent));
  if (!/^[\dA-Z]{12}\d{2}$/.test(cnpj)) {
    throw badParameter('cnpj', {
      pt: 'deve ter 14 caracteres, os dois últimos dígitos',
      en: 'must have 14 characters, the last two of them digits',
    });
  }
  const reason = checkCnpj(cnpj) as keyof typeof commonReasons | null;
  if (reason) throw invalidValue('cnpj', commonReasons[reason]);
  return cnpj;
}

/** Access key of fiscal documents: generates and validates. Rule and its sources in `documents/chave-acesso.ts`. */
export const chaveAcesso = defineDocument({
  path: '/chave-acesso',
  name: 'Gerador de chave de acesso',
  invalid: { pt: 'Chave de acesso inválida', en: 'Invalid access key' },
  plural: 'chavesAcesso',
  warnings: ['unknown-model'],
  reads: { when: { alphanumeric: { cnpj: null } } },
  generate: {
    input: {
      model: v.optional(inUnit(pure, v.picklist(fiscalDocuments.map(({ model }) => model))), 55),
      state: v.optional(uf),
      cnpj: v.optional(text(1, 200)),
      alphanumeric: flag(false),
      year: v.optional(inUnit(pure, integerFrom(FIRST_KEY_YEAR))),
      month: v.optional(inUnit(pure, integer(1, 12))),
      series: v.optional(inUnit(pure, integer(0, LAST_SERIES)), 1),
      number: v.optional(inUnit(pure, integer(1, 999_999_999))),
      formatted,
    },
    output: { chaveAcesso: v.string(), ...facts },
    run(input, { random, today }) {
      const { model, alphanumeric, series } = input;
      const current = yearOf(today);
      requireYearUpTo(input.year, FIRST_KEY_YEAR, current);
      const year = input.year ?? current;
      const month = input.month ?? (year === current ? monthOf(today) : 12);
      if (year === current && month > monthOf(today)) {
        throw invalidValue('month', {
          pt: `deve ser no máximo ${monthOf(today)}, o mês corrente, em ${year}`,
          en: `must be at most ${monthOf(today)}, the current month, in ${year}`,
        });
      }
      const state = input.state ? upperUf(input.state) : pick(random, states);
      const cnpj = input.cnpj === undefined ? drawCnpj(random, { alphanumeric }) : readCnpj(input.cnpj);
      const number = input.number ?? drawNumber(random);
      const key = drawChaveAcesso(random, { state, year, month, cnpj, model, series, number });
      const { document } = partsOfChaveAcesso(key);
      const chaveAcesso = input.formatted ? formatChaveAcesso(key) : key;
      return { chaveAcesso, model, document: document as string, state };
    },
  },
  validate: {
    narrows: ['model', 'state', 'year', 'month', 'series', 'number'],
    reasons: {
      ...commonReasons,
      'state-code': stateCode,
      date: impossibleDate,
      issuer: invalidIssuer,
      number: zeroNumber,
      'emission-type': emissionType,
    },
    output: {
      state: v.string(),
      model: v.nullable(num(pure)),
      document: v.nullable(v.string()),
      year: num(pure),
      month: num(pure),
      issuer: v.string(),
      issuerType: v.picklist(['cnpj', 'cpf', 'outro']),
      series: v.nullable(num(pure)),
      number: num(pure),
      emissionType: v.nullable(num(pure)),
      authorizationSite: v.nullable(num(pure)),
      code: v.string(),
      checkDigit: num(pure),
      equipment: v.nullable(v.string()),
      municipality: v.nullable(v.string()),
      environment: v.nullable(num(pure)),
      warnings: v.array(v.string()),
    },
    says: {
      pt: 'deve ter 44 caracteres, com letras só nas posições 7 a 18, ou os 50 de uma NFS-e',
      en: 'must have 44 characters, with letters at positions 7 to 18 only, or the 50 of an NFS-e',
    },
    clean: cleanChaveAcesso,
    parse,
    isDated: true,
    isValid,
  },
  wrong: {
    // No issuer of a DC-e is refused, and the first keys have no emission type.
    canBe: (reason, { model, year = LAST_YEAR_OF_OLD + 1 }) =>
      !(reason === 'issuer' && model === 99) && !(reason === 'emission-type' && year <= LAST_YEAR_OF_OLD),
    parts: {
      'state-code': [0, 2],
      date: [4, 6],
      issuer: [18, 20],
      number: [25, 34, '000000000'],
      'emission-type': [34, 35],
    },
  },
  examples: [
    { input: { action: 'validate', value: '35260712ABC34501DE35550010000001231102030403' } },
    { input: { model: 65, state: 'PR', year: 2025, month: 3, number: 42 } },
  ],
  impossible: { cnpj: '00000000000000' },
});
