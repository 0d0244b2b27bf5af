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
  // Ends of ranges on which two published tables agree.
  ['8XA', 'VE'],
  ['82A', 'VE'],
  ['9FA', 'CO'],
  ['9KA', 'CO'],
  ['AAA', 'ZA'],
  ['AHT', 'ZA'],
  ['MA1', 'IN'],
  ['ME4', 'IN'],
  ['MHK', 'ID'],
  ['MNT', 'TH'],
  ['NLE', 'TR'],
  ['PL1', 'MY'],
  ['RFG', 'TW'],
  ['RLM', 'VN'],
  ['SNA', 'DE'],
  ['SUP', 'PL'],
  ['TAW', 'CH'],
  ['TMB', 'CZ'],
  ['TRU', 'HU'],
  ['TW1', 'PT'],
  ['T1A', 'PT'],
  ['UU1', 'RO'],
  ['U5Y', 'SK'],
  ['U7A', 'SK'],
  ['VAA', 'AT'],
  ['VEA', 'AT'],
  ['V3A', 'HR'],
  ['XLR', 'NL'],
  ['X3A', 'RU'],
  ['X9B', 'RU'],
  ['YAA', 'BE'],
  ['YK1', 'FI'],
  ['YS2', 'SE'],
  ['YWA', 'SE'],
  ['6T1', 'AU'],
])('%s is of %s', (wmi, country) => {
  expect(countryOfWmi(wmi)).toBe(country);
});

// Neighbours of these codes, and the same codes further on.
it.each([
  ...['92A', '7AA', '71A', '3YA', 'KAA', 'KSA', 'VXA', 'ZSA', '8FA', 'AJA', 'U8A', '9LA', 'T2A'],
  ...['A1B', 'B4A', 'C2D', 'D3A', 'XJA', 'XKM', 'XWA', 'XVF', 'XSA', 'XZA'],
])('%s is of none that is listed', (wmi) => {
  expect(countryOfWmi(wmi)).toBeNull();
});
