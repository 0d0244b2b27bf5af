import { describe, expect, it } from 'vitest';
import { gtinTypes } from '../../documents/gtin.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { gtin } from './gtin.ts';

describeDocument(gtin, {
  variants: [{}, ...gtinTypes.map((type) => ({ type }))],
  // Weights 3 and 1, which 10 does not divide: every change of one digit changes the sum. Some eight digits are then a UPC-E.
  flips: { share: 0.999 },
});

describe('gtin', () => {
  // The worked examples of GS1 India and GS1 Sweden; books, and products of shops.
  it.each([
    ['8904000210037', 'GTIN-13', '890', 'Índia'],
    ['7300011000017', 'GTIN-13', '730', 'Suécia'],
    ['6291041500213', 'GTIN-13', '629', 'Emirados Árabes Unidos'],
    ['7891000315507', 'GTIN-13', '789', 'Brasil'],
    ['036000291452', 'GTIN-12', '003', 'Estados Unidos'],
    ['96385074', 'GTIN-8', '963', null],
    ['9780306406157', 'GTIN-13', '978', null],
    ['17891000315504', 'GTIN-14', '789', 'Brasil'],
    ['4006381333931', 'GTIN-13', '400', 'Alemanha'],
  ])('%s is a %s of prefix %s: %s', (value, type, prefix, country) => {
    expect(callTool(gtin, { action: 'validate', value })).toEqual({
      valid: true,
      value,
      formatted: value,
      type,
      prefix,
      country,
    });
  });

  // GS1 General Specifications, 5.2.2.4.2: one number by each way to leave zeros out, and that of tmattsson/gs1utils.
  it.each([
    ['07838604', '078000003864'],
    ['04252614', '042100005264'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
  ])('the UPC-E %s is the GTIN-12 %s in short', (value, formatted) => {
    expect(callTool(gtin, { action: 'validate', value })).toMatchObject({
      value,
      formatted,
      type: 'GTIN-12',
    });
    expect(callTool(gtin, { action: 'validate', value: formatted })).toMatchObject({ type: 'GTIN-12' });
  });

  it('eight digits that are right as a GTIN-8 are one', () => {
    expect(callTool(gtin, { action: 'validate', value: '01234565' })).toMatchObject({ type: 'GTIN-8' });
    expect(reasonOf(gtin, '21234531')).toBe('check-digit');
  });

  it('generates with the prefixes of GS1 Brasil', () => {
    for (const type of ['GTIN-8', 'GTIN-13', 'GTIN-14']) {
      for (const value of callTool(gtin, { type, count: 100 }).gtins) {
        expect(callTool(gtin, { action: 'validate', value })).toMatchObject({ type, country: 'Brasil' });
      }
    }
  });

  it('refuses equal digits, then a wrong check digit', () => {
    expect(reasonOf(gtin, '00000000')).toBe('repeated-digits');
    expect(reasonOf(gtin, '6291041500214')).toBe('check-digit');
    expect(accepts(gtin, '6 291041 500213')).toBe(true);
  });

  it.each(['7891000', '789100031', '789100031550712', '789100031550X'])('%s has not the shape', (value) => {
    expect(refusal(gtin, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});
