import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { readCallOptions } from './options.ts';

describe('the options of canivete call', () => {
  it('are the tool, its fields, and JSON once, unless more is asked for', () => {
    expect(readCallOptions(['cpf', 'count=3', 'a.b=x=y', 'c='])).toEqual({
      tool: 'cpf',
      fields: [
        ['count', '3'],
        ['a.b', 'x=y'],
        ['c', ''],
      ],
      format: 'json',
      table: '',
      repeat: undefined,
      file: undefined,
      delimiter: ',',
      raw: false,
      labels: false,
      keep: [],
      seed: undefined,
      failFast: false,
      url: undefined,
      key: undefined,
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

  it('are what each of them says', () => {
    const seed = 'x'.repeat(50);
    const args = [
      ...['cpf', '--input', 'x.csv', '--keep', 'a', '--fail-fast', '--format', 'sql', '--table', 'rh.folha'],
      ...['--delimiter', '\\t', '--raw', '--seed', seed, '--batch', '1', '--language', 'en'],
      ...['--url', 'http://localhost/v1', '--key', 'cnv_x'],
    ];
    expect(readCallOptions(args)).toEqual({
      tool: 'cpf',
      fields: [],
      file: 'x.csv',
      repeat: undefined,
      format: 'sql',
      table: 'rh.folha',
      delimiter: '\t',
      raw: true,
      labels: false,
      keep: ['a'],
      seed,
      failFast: true,
      url: 'http://localhost/v1',
      key: 'cnv_x',
      batch: 1,
      language: 'en',
    });
    expect(readCallOptions(['cpf', '--repeat', '1'])).toMatchObject({ repeat: 1, file: undefined });
    expect(readCallOptions(['cpf', '--format', 'table', '--labels']).labels).toBe(true);
    for (const format of ['json', 'ndjson', 'csv', 'table'])
      expect(readCallOptions(['cpf', '--format', format]).format).toBe(format);
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
    [['cpf', '--delimiter', '"'], /--delimiter takes one character, such as ";", or tab$/],
    [['cpf', '--delimiter', '\r'], /--delimiter takes one character/],
    [['cpf', '--delimiter', '\n'], /--delimiter takes one character/],
    [['cpf', '--delimiter', ''], /--delimiter takes one character/],
    [['cpf', '--format', 'sql', '--table', ''], /--format sql needs --table NAME/],
    [['cpf', '--repeat', '2', '--keep', 'x'], /--keep is for columns of --input/],
    [['cpf', '--seed', 'x'.repeat(51)], /--seed takes up to 50 characters/],
    [['cpf', '--batch', '0'], /--batch takes a whole number from 1/],
    [['cpf', '--language', 'fr'], /--language takes pt or en/],
    [['cpf', '--labels'], /--labels is for --format csv and table/],
    [['cpf', '--format', 'sql', '--table', 'x', '--labels'], /--labels is for --format csv and table/],
    [['cpf', '--frmat', 'csv'], /--frmat/],
  ])('%j is a mistake', (args, message) => {
    expect(() => readCallOptions(args)).toThrow(UsageError);
    expect(() => readCallOptions(args)).toThrow(message);
  });
});
