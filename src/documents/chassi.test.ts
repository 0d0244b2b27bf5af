import { expect, it } from 'vitest';
import { countryOfWmi } from './chassi.ts';

// ISO 3780, as SAE assigns its codes; makers in use where there are any.
it.each([
  ['9BW', 'BR'],
  ['93H', 'BR'],
  ['99A', 'BR'],
  ['9EA', 'BR'],
  ['1HG', 'US'],
  ['4US', 'US'],
  ['5YJ', 'US'],
  ['7FA', 'US'],
  ['70A', 'US'],
  ['2HG', 'CA'],
  ['3VW', 'MX'],
  ['3XA', 'MX'],
  ['JTD', 'JP'],
  ['KMH', 'KR'],
  ['KLA', 'KR'],
  ['LFV', 'CN'],
  ['WVW', 'DE'],
  ['VF1', 'FR'],
  ['VR1', 'FR'],
  ['SAL', 'GB'],
  ['ZFA', 'IT'],
  ['VSS', 'ES'],
  ['VWV', 'ES'],
  ['8AP', 'AR'],
])('%s is of %s', (wmi, country) => {
  expect(countryOfWmi(wmi)).toBe(country);
});

// Neighbours of these codes, and the same codes further on.
it.each([
  ...['92A', '9FA', '7AA', '71A', '3YA', 'KAA', 'KSA', 'VAA', 'VEA', 'VXA', 'SNA', 'ZSA', '8FA', 'AAA'],
  ...[
    'X93',
    'X9B',
    'A1B',
    'B4A',
    'C2D',
    'D3A',
    'XJA',
    'XKM',
    'XLA',
    'XWA',
    'XVF',
    'XSA',
    'XZA',
    'X8A',
    'X7F',
  ],
])('%s is of none that is listed', (wmi) => {
  expect(countryOfWmi(wmi)).toBeNull();
});
