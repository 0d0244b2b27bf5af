import { isValidBoleto } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { Boleto } from 'validation-br/boleto';
import { luhn, mod11, cycling } from '../../documents/check-digits.ts';
import { segments } from '../../documents/arrecadacao.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { banks } from '../../data/banks.ts';
import { boleto } from './boleto.ts';

type Answer = Record<string, unknown>;

const collections = [1, 2, 3, 4, 5, 6, 7].map((segment) => ({ type: 'arrecadacao', segment }));
const slips = [{}, ...banks.map(({ code }) => ({ banco: code }))];
const read = (answer: Answer) => (answer['boleto'] as { line: string }).line;
const readBarcode = (answer: Answer) => (answer['boleto'] as { barcode: string }).barcode;
const validate = (value: string, now?: string) =>
  callTool(boleto, { action: 'validate', value }, now === undefined ? {} : { now });

describeDocument(boleto, {
  variants: [...slips, { type: 'arrecadacao' }, ...collections],
  values: (answer) => [read(answer)],
  // Modulo 10 sees every change. Modulo 11 covers 15 of the 47 digits of a bank slip alone, and the remainders 0, 1
  // and 10 give one digit: 3/11 × 2/10 × 15/47 of the changes.
  flips: { share: 0.98 },
});

describe('boleto', () => {
  // FEBRABAN, Layout padrão de arrecadação/recebimento, sections 7 to 10: its worked examples.
  it('computes the check digits of FEBRABAN’s examples', () => {
    expect(luhn('01230067896')).toBe('3');
    expect(mod11('01230067896', cycling(11))).toBe('0');
    const others = '8220000215048200974123220154098290108605940';
    expect(luhn(others)).toBe('1');
    expect(mod11(others, cycling(43))).toBe('0');
  });

  // FEBRABAN, Manual Operacional do Fator de Vencimento (2012), its table; nine thousand days later by Python’s datetime.
  it.each([
    ['1000', '2000-07-03', '2025-02-22'],
    ['1001', '2000-07-04', '2025-02-23'],
    ['5316', '2012-04-27', '2036-12-17'],
    ['9998', '2025-02-20', '2049-10-12'],
    ['9999', '2025-02-21', '2049-10-13'],
  ])('the factor %s is of %s or %s', (factor, first, second) => {
    const barcode = withDigit(`0019?${factor}0000005000${'1'.repeat(25)}`);
    expect(validate(barcode)).toMatchObject({
      dueFactor: Number(factor),
      dueDateCandidates: [first, second],
    });
  });

  it('takes the later date until 5,500 days ahead, then the earlier one', () => {
    // Factor 1700 is 23 January 2027, or 3 June 2002; 5,500 days before the first is 2 January 2012.
    const barcode = '23795170000001026561234567890123456789012345';
    expect(validate(barcode, '2012-01-02T12:00:00Z').dueDate).toBe('2027-01-23');
    expect(validate(barcode, '2012-01-01T12:00:00Z').dueDate).toBe('2002-06-03');
  });

  it('agrees with @brazilian-utils and with validation-br', () => {
    const rounds = sized(2, 150);
    for (const value of samplesOf(boleto, [...slips, ...collections], read, rounds)) {
      const bare = value.replace(/\D/g, '');
      const reason = accepts(boleto, value) ? null : refusal(boleto, { action: 'validate', value });
      expect(isValidBoleto(value)).toBe(reason === null);
      // validation-br knows bank slips only.
      if (bare.length === 47) expect(isBankSlip(bare)).toBe(reason === null);
    }
  });

  it('gives back what a slip was made from, its line and its barcode each from the other', () => {
    for (const variant of [...slips, ...collections]) {
      for (let round = 0; round < sized(2, 50); round++) {
        const { boleto: slip } = callTool(boleto, { ...variant, seed: `${round}` });
        const byLine = validate(slip.line);
        const byBarcode = validate(slip.barcode);
        for (const [name, fact] of Object.entries(slip)) {
          if (name !== 'line') expect(byLine[name]).toEqual(fact);
        }
        expect(byLine.formatted).toBe(slip.line);
        expect(byBarcode).toEqual({ ...byLine, value: slip.barcode, input: 'barcode' });
      }
    }
  });

  it('draws amounts from 10 to 5,000 and dates of the next 60 days', () => {
    const drawn = Array.from({ length: 2_000 }, (_, i) => callTool(boleto, { seed: `${i}` }).boleto);
    expect(drawn.every(({ amount }) => amount >= 10 && amount <= 5000)).toBe(true);
    const dates = new Set(drawn.map(({ dueDate }) => dueDate));
    expect([...dates].toSorted()[0]).toBe('2026-11-22');
    expect([...dates].toSorted().at(-1)).toBe('2027-01-20');
    expect(dates.size).toBe(60);
  });

  it('without a factor the amount takes its four digits', () => {
    const barcode = withDigit(`0019?01234567890123${'1'.repeat(25)}`);
    expect(validate(barcode)).toMatchObject({
      dueFactor: null,
      dueDate: null,
      dueDateCandidates: [],
      amount: 12_345_678_901.23,
    });
  });

  it.each(Object.entries(segments))('segment %s is %s', (segment, segmentName) => {
    const barcode = withCollectionDigit(`8${segment}6?00000012345${'1234'.repeat(8).slice(0, 29)}`);
    expect(validate(barcode)).toMatchObject({
      segment: Number(segment),
      segmentName,
      amount: 123.45,
      company: segment === '6' ? '12341234' : '1234',
      freeField: segment === '6' ? '123412341234123412341' : '1234123412341234123412341',
    });
  });

  it.each([
    ['6', 'real', 10, 123.45, null],
    ['7', 'referencia', 10, null, '00000012345'],
    ['8', 'real', 11, 123.45, null],
    ['9', 'referencia', 11, null, '00000012345'],
  ])('the value identifier %s: %s, modulus %i', (identifier, valueType, modulus, amount, reference) => {
    const barcode = withCollectionDigit(`81${identifier}?00000012345${'12'.repeat(14)}1`);
    expect(validate(barcode)).toMatchObject({ valueType, modulus, amount, reference });
  });

  it('refuses a bank slip in this order: repeated digits, currency, a field, the check digit', () => {
    expect(reasonOf(boleto, '0'.repeat(47))).toBe('repeated-digits');
    expect(reasonOf(boleto, '23781234556789012345767890123457517000000102656')).toBe('currency');
    expect(reasonOf(boleto, '23791234556789012345767890123457617000000102656')).toBe('field-check-digit');
    expect(reasonOf(boleto, '23791234546789012345767890123457617000000102656')).toBe('check-digit');
    expect(reasonOf(boleto, '23796170000001026561234567890123456789012345')).toBe('check-digit');
  });

  it('refuses a collection slip in this order: repeated digits, segment, identifier, a block, the check digit', () => {
    expect(reasonOf(boleto, '8'.repeat(48))).toBe('repeated-digits');
    expect(reasonOf(boleto, '805100000005246100291102005460339004695895061081')).toBe('segment');
    expect(reasonOf(boleto, '88610000000246100291100054603390069589506108')).toBe('segment');
    expect(reasonOf(boleto, '845100000005246100291102005460339004695895061081')).toBe('value-identifier');
    expect(reasonOf(boleto, '846100000005246100291102005460339004695895061081')).toBe('field-check-digit');
    expect(reasonOf(boleto, '84620000000246100291100054603390069589506108')).toBe('check-digit');
  });

  // The places of the digits, from 0, by the layouts of FEBRABAN: those of the line, and of the barcode.
  it.each([
    [{}, 'currency', { line: [3], barcode: [3] }],
    [{}, 'field-check-digit', { line: [9], barcode: [] }],
    [{}, 'check-digit', { line: [32], barcode: [4] }],
    [{ type: 'arrecadacao' }, 'field-check-digit', { line: [11], barcode: [] }],
    [{ type: 'arrecadacao' }, 'check-digit', { line: [3, 11], barcode: [3] }],
  ])('changes of %j, made wrong by its %s, these places: %j', async (input, invalid, places) => {
    for (let round = 0; round < 10; round++) {
      const asked = { ...input, formatted: false, seed: `${round}` };
      const { boleto: right } = callTool(boleto, asked);
      const { boleto: wrong } = await callTool(boleto, { ...asked, invalid });
      const differing = (name: 'line' | 'barcode') =>
        [...(right[name] as string)].flatMap((digit, at) => (digit === wrong[name][at] ? [] : [at]));
      expect({ line: differing('line'), barcode: differing('barcode') }).toEqual(places);
    }
  });

  it.each([
    [{ dueDate: '2017-04-23' }, '2017-04-23'],
    [{ dueDate: '2041-12-12' }, '2041-12-12'],
  ])('%j is the last that a reader of today gives back', (input, dueDate) => {
    const { line } = callTool(boleto, input).boleto;
    expect(validate(line).dueDate).toBe(dueDate);
  });

  it.each([
    [{ dueDate: '2017-04-22' }, 422, ['dueDate']],
    [{ dueDate: '2041-12-13' }, 422, ['dueDate']],
    [{ dueDate: '2027-02-30' }, 422, ['dueDate']],
    [{ segment: 3 }, 400, ['segment']],
    [{ type: 'arrecadacao', banco: '001', dueDate: '2027-01-01' }, 400, ['banco', 'dueDate']],
    [{ banco: '999' }, 400, ['banco']],
    [{ amount: 0 }, 400, ['amount']],
    [{ amount: 100_000_000 }, 400, ['amount']],
    [{ amount: 1.005 }, 400, ['amount']],
    [{ type: 'arrecadacao', segment: 8 }, 400, ['segment']],
    [{ action: 'validate', value: '1'.repeat(46) }, 400, ['value']],
    [{ action: 'validate', value: '1'.repeat(48) }, 400, ['value']],
    [{ action: 'validate', value: `${'1'.repeat(46)}x` }, 400, ['value']],
  ])('%j is %i', (input, status, fields) => {
    expect(refusal(boleto, input)).toMatchObject({ status, fields });
  });

  it('refuses a due date after the last factor, whatever the clock', () => {
    const now = '2045-01-01T12:00:00Z';
    expect(callTool(boleto, { dueDate: '2049-10-13' }, { now }).boleto.dueDate).toBe('2049-10-13');
    expect(refusal(boleto, { dueDate: '2049-10-14' }, { now })).toMatchObject({ status: 422 });
  });

  it('a barcode of a bank whose code starts with 8 is read as a collection slip', () => {
    expect(validate(readBarcode(callTool(boleto, { type: 'arrecadacao', segment: 2 }))).type).toBe(
      'arrecadacao',
    );
  });
});

/** True if validation-br takes a line; it does not look at the currency. */
function isBankSlip(line: string): boolean {
  try {
    return new Boleto(line).value !== '';
  } catch {
    return false;
  }
}

/** A barcode with its check digit, in place of `?`, found by trying: 11 − remainder, 0, 10 and 11 written 1. */
function withDigit(barcode: string): string {
  const found = [...'123456789']
    .map((digit) => barcode.replace('?', digit))
    .find((code) => accepts(boleto, code));
  return found as string;
}

function withCollectionDigit(barcode: string): string {
  const found = [...'0123456789']
    .map((digit) => barcode.replace('?', digit))
    .find((code) => accepts(boleto, code));
  return found as string;
}
