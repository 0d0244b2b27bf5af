import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { readCallOptions } from './options.ts';

describe('the options of canivete call', () => {
  it('are the tool, its fields, and JSON once, unless more is asked for', () => {
    expect(readCallOptions(['cpf', 'count=3', 'a.b=x=y', 'c='])).toMatchObject({
      tool: 'cpf',
      fields: [
        ['count', '3'],
        ['a.b', 'x=y'],
        ['c', ''],
      ],
      format: 'json',
      repeat: undefined,
      file: undefined,
      delimiter: ',',
      batch: 100,
      language: 'pt',
    });
    expect(readCallOptions(['cpf', '--repeat', '2']).format).toBe('ndjson');
    expect(readCallOptions(['cpf', '--input', '-', '--keep', 'a, b', '--delimiter', 'tab'])).toMatchObject({
      format: 'ndjson',
      file: '-',
      keep: ['a', 'b'],
      delimiter: '\t',
    });
  });

  it.each([
    [[], /takes TOOL FIELD=VALUE…, not ""/],
    [['cpf', 'count'], /"count" is no FIELD=VALUE/],
    [['cpf', '=3'], /"=3" is no FIELD=VALUE/],
    [['cpf', '--repeat', '0'], /--repeat takes a whole number from 1/],
    [['cpf', '--repeat', 'x'], /--repeat takes a whole number/],
    [['cpf', '--repeat', '2', '--input', 'x'], /--repeat and --input exclude each other/],
    [['cpf', '--format', 'xml'], /--format takes one of json, ndjson, csv, table, sql/],
    [['cpf', '--format', 'sql'], /--format sql needs --table NAME/],
    [['cpf', '--table', 'x'], /--table is for --format sql/],
    [['cpf', '--keep', 'x'], /--keep is for columns of --input/],
    [['cpf', '--delimiter', ';;'], /--delimiter takes one character/],
    [['cpf', '--delimiter', '"'], /--delimiter takes one character/],
    [['cpf', '--seed', 'x'.repeat(51)], /--seed takes up to 50 characters/],
    [['cpf', '--batch', '0'], /--batch takes a whole number from 1/],
    [['cpf', '--language', 'fr'], /--language takes pt or en/],
    [['cpf', '--frmat', 'csv'], /--frmat/],
  ])('%j is a mistake', (args, message) => {
    expect(() => readCallOptions(args)).toThrow(UsageError);
    expect(() => readCallOptions(args)).toThrow(message);
  });
});
