import { describe, expect, it } from 'vitest';
import { gtinTypes } from '../../documents/gtin.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { gtin } from './gtin.ts';

describeDocument(gtin, {
  variants: [{}, ...gtinTypes.map((type) => ({ type }))],
  // Weights 3 and 1, which 10 does not divide: every change of one digit changes the sum.
  flips: { share: 1 },
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
