import { describe, expect, it } from 'vitest';
import { cellReader, writeCell } from './cell-form.ts';

const br = { decimal: ',', dates: 'br' } as const;

describe('a cell of a spreadsheet in Brazil', () => {
  it.each([
    ['3000', '3000'],
    ['3.000', '3000'],
    ['3.000,00', '3000.00'],
    ['1.234.567,8', '1234567.8'],
    ['0,5', '0.5'],
    ['-0,5', '-0.5'],
    ['R$ 3.000,00', '3000.00'],
    [' R$\u00a03.000,00 ', '3000.00'],
    ['-R$ 3,10', '-3.10'],
    ['R$ -3,10', '-3.10'],
    // Any other text stays as it is, and the tool says what is wrong.
    ['3000.50', '3000.50'],
    ['1.2.3', '1.2.3'],
    ['3,000.50', '3,000.50'],
    ['7,5%', '7,5%'],
    ['abc', 'abc'],
    ['', ''],
    [',5', ',5'],
  ])('%j of a number is %j', (text, written) => {
    for (const type of ['number', 'integer']) expect(cellReader({ type }, br)(text)).toBe(written);
    expect(cellReader({ type: 'string' }, br)(text)).toBe(text);
    expect(cellReader({ type: 'number' }, { decimal: '.', dates: 'br' })(text)).toBe(text);
  });

  it('may have the sign of a percentage, of one', () => {
    expect(cellReader({ type: 'number', 'x-unit': '%' }, br)('7,5%')).toBe('7.5');
    expect(cellReader({ type: 'number', 'x-unit': '%' }, br)('7,5 %')).toBe('7.5');
  });

  it.each([
    ['31/03/2026', '2026-03-31'],
    ['1/3/2026', '2026-03-01'],
    ['2026-03-31', '2026-03-31'],
    ['31/03/26', '31/03/26'],
    ['30/02/2026', '2026-02-30'],
  ])('%j of a date is %j', (text, date) => {
    const schema = { type: 'string', format: 'date' };
    expect(cellReader(schema, br)(text)).toBe(date);
    expect(cellReader({ anyOf: [{ type: 'null' }, schema] }, br)(text)).toBe(date);
    expect(cellReader({ type: 'string' }, br)(text)).toBe(text);
    expect(cellReader(schema, { decimal: ',', dates: 'iso' })(text)).toBe(text);
  });

  it('has the booleans of Excel', () => {
    const read = (text: string) => cellReader({ type: 'boolean' }, br)(text);
    expect(['VERDADEIRO', 'falso', 'true', 'sim'].map(read)).toEqual(['true', 'false', 'true', 'sim']);
  });

  it.each([
    [1500.5, '1500,5'],
    [-3, '-3'],
    [1e-7, '1e-7'],
    ['2026-03-31', '31/03/2026'],
    ['2026-03-31T12:00:00.000Z', '2026-03-31T12:00:00.000Z'],
    ['1.5', '1.5'],
    [[1.5], '[1.5]'],
    [true, 'true'],
    [null, ''],
  ])('of the value %j is %j', (value, text) => {
    expect(writeCell(value, br)).toBe(text);
  });
});
