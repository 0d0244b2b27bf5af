import { expect, it } from 'vitest';
import { cbsIbsReference } from './cbs-ibs-referencia.ts';

const estimate = cbsIbsReference.entries.find(({ status }) => status === 'estimativa');

// Resolução CGIBS nº 14/2026, of 29 July 2026: CBS 9.21 and IBS 18.70 %; the split of the IBS is ours, 16 to 2.5.
it.runIf(estimate)('the estimate of the reference rates is that of the Comitê Gestor', () => {
  const { cbs, ibsEstadual, ibsMunicipal } = estimate!.value;
  expect(estimate).toMatchObject({ from: '2027-01-01', source: 'Resolução CGIBS nº 14/2026' });
  expect([cbs, ibsEstadual, ibsMunicipal]).toEqual([9.21, 16.17, 2.53]);
  expect(Math.round((ibsEstadual + ibsMunicipal) * 100)).toBe(1870);
  expect(ibsEstadual).toBe(Math.round((1870 * 16) / 18.5) / 100);
});
