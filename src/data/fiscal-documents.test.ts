import { isValidNfeKey } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { fiscalDocuments } from './fiscal-documents.ts';

/** A key of São Paulo of July 2026, its check digit by modulo 11 with weights 2 to 9 from the right (MOC, 2.2.6.2). */
function keyOf(model: number, emissionType: number): string {
  const body = `35260711222333000181${model}001000000123${emissionType}10203040`;
  const sum = [...body].toReversed().reduce((sum, digit, i) => sum + Number(digit) * (2 + (i % 8)), 0);
  const rest = sum % 11;
  return body + String(rest < 2 ? 0 : 11 - rest);
}

/** Models that @brazilian-utils does not know. */
const younger = [75, 76, 77, 99];

// @brazilian-utils knows the other models.
it.each(fiscalDocuments.filter(({ model }) => !younger.includes(model)))(
  '$document has the emission types that @brazilian-utils takes',
  ({ model, emissionTypes }) => {
    const theirs = [...'0123456789'].filter((type) => isValidNfeKey(keyOf(model, Number(type))));
    expect(theirs.join('')).toBe(emissionTypes);
  },
);

it('the list has every model that @brazilian-utils has', () => {
  const models = Array.from({ length: 90 }, (_, i) => i + 10);
  const theirs = models.filter((model) => isValidNfeKey(keyOf(model, 1)));
  expect(fiscalDocuments.map(({ model }) => model)).toEqual([...theirs, ...younger]);
});

// The names that the portals of the documents give them.
it('each model has its name', () => {
  expect(fiscalDocuments.map(({ model, document }) => `${model} ${document}`).join(', ')).toBe(
    '55 NF-e, 57 CT-e, 58 MDF-e, 62 NFCom, 63 BP-e, 64 GTV-e, 65 NFC-e, 66 NF3e, 67 CT-e OS, 75 NFAg, 76 NFGas, 77 NF-e ABI, 99 DC-e',
  );
});
