import { isValidNfeKey } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { fiscalDocuments } from '../../data/fiscal-documents.ts';
import { states } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { chaveAcesso } from './chave-acesso.ts';

const models = fiscalDocuments.map(({ model }) => ({ model }));
const variants = [
  {},
  { alphanumeric: true },
  { formatted: false },
  ...models,
  ...states.map((state) => ({ state })),
];
const validate = (value: string) => callTool(chaveAcesso, { action: 'validate', value });

/** The key with its check digit: weights 2 to 9 from the right, written apart from the rule under test. */
function completed(others: string): string {
  let sum = 0;
  let weight = 2;
  for (let i = others.length - 1; i >= 0; i--) {
    sum += (others.charCodeAt(i) - 48) * weight;
    weight = weight === 9 ? 2 : weight + 1;
  }
  const digit = 11 - (sum % 11);
  return others + (digit > 9 ? 0 : digit);
}

/** A key of the worked example of the MOC's readers, with other characters from a position on. */
function rewritten(at: number, characters: string): string {
  const base = '3517045871652300011955001000000012100012345';
  return completed(base.slice(0, at) + characters + base.slice(at + characters.length));
}

describeDocument(chaveAcesso, {
  variants,
  // Only the remainders 0 and 1 give one digit: 2/11 × 1/10 of the changes.
  flips: { share: 0.98 },
});

describe('chave-acesso', () => {
  // MOC of the NF-e 7.0, section 2.2.6.2: the worked example of the check digit.
  it('computes the check digit of the MOC', () => {
    const others = '5206043300991100250655012000000780026730161';
    expect(completed(others).at(-1)).toBe('5');
    // A key of April 2006 has no emission type.
    expect(validate(`${others}5`)).toMatchObject({ emissionType: null, code: '026730161', number: 780 });
    expect(reasonOf(chaveAcesso, `${others}6`)).toBe('check-digit');
  });

  it('takes no key that @brazilian-utils refuses, and gives it none that it refuses', () => {
    // The peer knows neither letters nor the youngest models, and checks neither the issuer nor future months.
    const numeric = models.filter(({ model }) => model < 75);
    const read = (answer: Record<string, unknown>) => answer['chaveAcesso'] as string;
    for (const value of samplesOf(chaveAcesso, numeric, read, sized(8, 600))) {
      const reason = accepts(chaveAcesso, value) ? null : refusal(chaveAcesso, { action: 'validate', value });
      if (reason === null) {
        const { document, model } = validate(value);
        if (document !== null && model < 75 && model !== 59) expect(isValidNfeKey(value)).toBe(true);
      } else if (!['issuer', 'date'].includes((reason as { reason?: string }).reason ?? '')) {
        expect(isValidNfeKey(value)).toBe(false);
      }
    }
  });

  it.each([
    [{ model: 55, state: 'sp', year: 2025, month: 3, series: 7, number: 42 }],
    [{ model: 62, state: 'AC', year: 2006, month: 1, series: 0, number: 1 }],
    [{ model: 99, state: 'TO', year: 2026, month: 11, series: 889, number: 999_999_999 }],
  ])('gives back %j', (input) => {
    const answer = callTool(chaveAcesso, { ...input, cnpj: '12.ABC.345/01DE-35' });
    expect(validate(answer.chaveAcesso)).toMatchObject({
      ...input,
      state: input.state.toUpperCase(),
      issuer: '12.ABC.345/01DE-35',
      issuerType: 'cnpj',
      emissionType: 1,
    });
  });

  it('has the current month when none is asked for, and December of a past year', () => {
    expect(validate(callTool(chaveAcesso, {}).chaveAcesso)).toMatchObject({
      year: 2026,
      month: 11,
      series: 1,
    });
    expect(validate(callTool(chaveAcesso, { year: 2024 }).chaveAcesso)).toMatchObject({
      year: 2024,
      month: 12,
    });
  });

  it('has letters in the issuer where they are asked for', () => {
    const keys = Array.from({ length: 50 }, () => callTool(chaveAcesso, { alphanumeric: true }).chaveAcesso);
    for (const key of keys) expect(validate(key).issuer).toMatch(/[A-Z]/);
  });

  // MOC of each document; the leading site of the authorizer stands in the code's first place.
  it.each([
    [55, '12345678', null, '12345678'],
    [62, '12345678', 1, '2345678'],
    [66, '02345678', 0, '2345678'],
    [99, '21345678', 1, '345678'],
    [63, '12345678', null, '12345678'],
  ])('of the model %i reads %s as the site %s and the code %s', (model, digits, authorizationSite, code) => {
    const key = completed(`351704587165230001${19}${model}001000000012${1}${digits}`);
    expect(validate(key)).toMatchObject({ model, authorizationSite, code });
  });

  it.each(['NFe', 'CTe', 'MDFe', 'BPe', 'NF3e', 'NFCom', 'DCe'])('drops the %s of an XML', (prefix) => {
    expect(accepts(chaveAcesso, `\t${prefix}35170458716523000119550010000000121000123458\n`)).toBe(true);
  });

  it('is of a person whose CPF stands after three zeros', () => {
    expect(validate(rewritten(6, '00052998224725'))).toMatchObject({
      issuer: '529.982.247-25',
      issuerType: 'cpf',
    });
    for (const issuer of ['58716523000118', '00052998224726', '11152998224725', '00152998224725']) {
      expect(validate(rewritten(6, `${issuer}99`))).toMatchObject({ issuer, issuerType: 'outro' });
    }
  });

  it('refuses in this order: repeated digits, check digit, state, date, issuer, number, emission type', () => {
    expect(reasonOf(chaveAcesso, '0'.repeat(44))).toBe('repeated-digits');
    expect(reasonOf(chaveAcesso, `${rewritten(0, '9913').slice(0, 43)}x`.replace('x', '0'))).toBe(
      'check-digit',
    );
    expect(reasonOf(chaveAcesso, rewritten(0, '991713'))).toBe('state-code');
    for (const date of ['1713', '1700', '0509', '2612', '2701']) {
      expect(reasonOf(chaveAcesso, rewritten(2, `${date}58716523000118`))).toBe('date');
    }
    for (const date of ['0510', '2611']) expect(accepts(chaveAcesso, rewritten(2, date))).toBe(true);
    expect(reasonOf(chaveAcesso, rewritten(6, '5871652300011855001000000000'))).toBe('issuer');
    expect(reasonOf(chaveAcesso, rewritten(25, '0000000008'))).toBe('number');
    expect(reasonOf(chaveAcesso, rewritten(34, '8'))).toBe('emission-type');
  });

  it('accepts the emission types of each document and no other', () => {
    for (const { model, emissionTypes } of fiscalDocuments) {
      for (const type of '0123456789') {
        const key = completed(`35170458716523000119${model}001000000012${type}00012345`);
        expect(accepts(chaveAcesso, key)).toBe((emissionTypes as string).includes(type));
      }
    }
  });

  // MOC of the NF-e: layout 1.10 until March 2010, 2.00 alone from April 2011 on; either one in the year between.
  it.each([
    ['1003', '5', { emissionType: null, code: '500012345' }],
    ['1004', '5', { emissionType: 5, code: '00012345' }],
    ['1004', '0', { emissionType: null, code: '000012345' }],
    ['1103', '8', { emissionType: null, code: '800012345' }],
    ['1104', '5', { emissionType: 5, code: '00012345' }],
  ])('a key of the month %s with a %s has %j', (month, digit, facts) => {
    expect(validate(completed(`35${month}5871652300011955001000000012${digit}00012345`))).toMatchObject(
      facts,
    );
  });

  it('of 2009 is made in the layout of its year', () => {
    const { chaveAcesso: key } = callTool(chaveAcesso, { year: 2009, month: 6, number: 7 });
    expect(validate(key)).toMatchObject({
      emissionType: null,
      code: expect.stringMatching(/^\d{9}$/),
      number: 7,
    });
  });

  it('of a model that the table does not hold is valid, with a warning', () => {
    const key = completed('3517045871652300011978001000000012900012345');
    expect(validate(key)).toMatchObject({ model: 78, document: null, warnings: ['unknown-model'] });
    expect(validate(callTool(chaveAcesso, {}).chaveAcesso).warnings).toEqual([]);
  });

  // Layout of the CF-e SAT (SEFAZ-SP): equipment 9, number 6, code 6.
  it('of a CF-e SAT names the equipment', () => {
    expect(validate(completed('3517045871652300011959000123456000789654321'))).toMatchObject({
      document: 'CF-e SAT',
      equipment: '000123456',
      number: 789,
      code: '654321',
      series: null,
      emissionType: null,
    });
  });

  // Layout of the NFS-e Nacional: the municipality is São Paulo's, the registration of a CNPJ.
  it('of an NFS-e has 50 digits and names the municipality', () => {
    const key = completed(['3550308', '22', '58716523000119', '0000000000123', '2611', '123456789'].join(''));
    expect(key).toHaveLength(50);
    expect(validate(`NFS${key}`)).toMatchObject({
      document: 'NFS-e',
      state: 'SP',
      municipality: '3550308',
      environment: 2,
      issuer: '58.716.523/0001-19',
      model: null,
      number: 123,
      year: 2026,
      month: 11,
      code: '123456789',
      warnings: [],
    });
    expect(reasonOf(chaveAcesso, key.slice(0, -1) + ((Number(key.at(-1)) + 1) % 10))).toBe('check-digit');
    expect(accepts(chaveAcesso, key.slice(0, 47))).toBe(false);
  });

  it('draws no code that is easily guessed', () => {
    for (let round = 0; round < sized(20, 5_000); round++) {
      const { code, number } = validate(callTool(chaveAcesso, { seed: `${round}` }).chaveAcesso);
      expect(code).not.toMatch(/^(\d)\1*$/);
      expect(Number(code)).not.toBe(number);
    }
  });

  it.each([
    [{ model: 58.5 }, 400, 'model'],
    [{ cnpj: '123' }, 400, 'cnpj'],
    [{ cnpj: '58.716.523/0001-18' }, 422, 'cnpj'],
    [{ cnpj: '00000000000000' }, 422, 'cnpj'],
    [{ year: 2005 }, 400, 'year'],
    [{ year: 2027 }, 400, 'year'],
    [{ month: 13 }, 400, 'month'],
    [{ month: 12 }, 422, 'month'],
    [{ series: 890 }, 400, 'series'],
    [{ number: 0 }, 400, 'number'],
    [{ number: 1_000_000_000 }, 400, 'number'],
    [{ action: 'validate', value: '35260712ABC34501DEA5550010000001231102030408' }, 400, 'value'],
    [{ action: 'validate', value: 'SAT35170458716523000119550010000000121000123458' }, 400, 'value'],
  ])('%j is %i', (input, status, field) => {
    expect(refusal(chaveAcesso, input)).toMatchObject({ status, fields: [field] });
  });
});
