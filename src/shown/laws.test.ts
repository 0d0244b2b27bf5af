import { expect, it } from 'vitest';
import { lawPieces } from './laws.ts';

const HOME = 'https://www.planalto.gov.br/ccivil_03/';
const linksOf = (source: string) =>
  lawPieces(source).flatMap(({ text, address }) => (address === null ? [] : [[text, address]]));

// Each address was read as others cite it.
it.each([
  ['CLT, art. 457', 'CLT', 'decreto-lei/del5452.htm'],
  ['CF, art. 7º, XVI', 'CF', 'constituicao/constituicao.htm'],
  ['EC nº 103/2019, art. 28', 'EC nº 103/2019', 'constituicao/emendas/emc/emc103.htm'],
  ['LC nº 123/2006, art. 18-A', 'LC nº 123/2006', 'leis/lcp/lcp123.htm'],
  ['Lei Complementar nº 214/2025', 'Lei Complementar nº 214/2025', 'leis/lcp/lcp214.htm'],
  ['Lei nº 8.036/1990, art. 15', 'Lei nº 8.036/1990', 'leis/l8036consol.htm'],
  ['Lei nº 605/1949, art. 7º', 'Lei nº 605/1949', 'leis/l0605.htm'],
  ['Lei nº 11.033/2004', 'Lei nº 11.033/2004', '_ato2004-2006/2004/lei/l11033.htm'],
  ['Decreto nº 6.306/2007, art. 32', 'Decreto nº 6.306/2007', '_ato2007-2010/2007/decreto/d6306.htm'],
  ['Lei 12.506/2011', 'Lei 12.506/2011', '_ato2011-2014/2011/lei/l12506.htm'],
  ['Decreto nº 8.426/2015', 'Decreto nº 8.426/2015', '_ato2015-2018/2015/decreto/d8426.htm'],
  ['Lei nº 15.270/2025', 'Lei nº 15.270/2025', '_ato2023-2026/2025/lei/l15270.htm'],
  ['Decreto nº 12.797/2025', 'Decreto nº 12.797/2025', '_ato2023-2026/2025/decreto/d12797.htm'],
])('the law in %s has its page at the Planalto', (source, text, path) => {
  expect(linksOf(source)).toEqual([[text, HOME + path]]);
});

it.each([
  ...[
    'Lei SP 9.497/1997',
    'LC AM nº 242/2022',
    'Decreto RS 36.180/1995',
    'Constituição do CE, art. 18 (EC 73/2011)',
  ],
  ...['Lei nº 7.689/1988', 'Lei nº 6.558/2004', 'Lei nº 20.000/2027', 'Portaria MPS/MF nº 13/2026', ''],
])('a law without a known page has none: %s', (source) => {
  expect(linksOf(source)).toEqual([]);
});

it('the pieces of a source are the whole of it', () => {
  const source = 'Portaria nº 13/2026; Lei nº 15.191/2025 e Lei nº 15.270/2025, art. 1º';
  const pieces = lawPieces(source);
  expect(pieces.map(({ text }) => text).join('')).toBe(source);
  expect(pieces.map(({ address }) => address !== null)).toEqual([false, true, false, true, false]);
});
