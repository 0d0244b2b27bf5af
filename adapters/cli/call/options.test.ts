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
      delimiter: undefined,
      usualDelimiter: ',',
      encoding: 'utf-8',
      form: { decimal: '.', dates: 'iso' },
      raw: false,
      labels: false,
      keep: [],
      keepAll: false,
      map: new Map(),
      columns: undefined,
      seed: undefined,
      failFast: false,
      url: undefined,
      key: undefined,
      batch: 100,
      jobs: 1,
      defaults: {},
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
      ...['--delimiter', '\\t', '--raw', '--seed', seed, '--batch', '1', '--jobs', '2', '--language', 'en'],
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
      usualDelimiter: ',',
      encoding: 'utf-8',
      form: { decimal: '.', dates: 'iso' },
      raw: true,
      labels: false,
      keep: ['a'],
      keepAll: false,
      map: new Map(),
      columns: undefined,
      seed,
      failFast: true,
      url: 'http://localhost/v1',
      key: 'cnv_x',
      batch: 1,
      jobs: 2,
      defaults: {},
      language: 'en',
    });
    expect(readCallOptions(['cpf', '--repeat', '1'])).toMatchObject({ repeat: 1, file: undefined });
    expect(readCallOptions(['cpf', '--format', 'table', '--labels']).labels).toBe(true);
    for (const format of ['json', 'ndjson', 'csv', 'table'])
      expect(readCallOptions(['cpf', '--format', format]).format).toBe(format);
  });

  it('are those of a spreadsheet in Brazil at once, or one by one', () => {
    const excel = ['cpf', '--input', 'x', '--excel-br'];
    const form = { decimal: ',', dates: 'br' };
    expect(readCallOptions(excel)).toMatchObject({
      format: 'csv',
      delimiter: undefined,
      usualDelimiter: ';',
      encoding: 'excel',
      form,
    });
    const single = ['--decimal', ',', '--dates', 'dd/mm/aaaa', '--encoding', 'latin1', '--delimiter', '|'];
    expect(readCallOptions(['cpf', '--input', 'x', ...single])).toMatchObject({
      format: 'ndjson',
      delimiter: '|',
      encoding: 'latin1',
      form,
    });
    expect(
      readCallOptions([...excel, '--decimal', '.', '--dates', 'aaaa-mm-dd', '--format', 'json']),
    ).toMatchObject({
      format: 'json',
      form: { decimal: '.', dates: 'iso' },
    });
  });

  it('map columns to fields, keep the others, and choose those that are printed', () => {
    const args = [
      '--map',
      'Salário Bruto=salarioBruto',
      '--map',
      'a=b=c',
      '--keep-all',
      '--columns',
      'valor, a',
    ];
    expect(readCallOptions(['cpf', '--input', 'x', '--format', 'csv', ...args])).toMatchObject({
      map: new Map([
        ['Salário Bruto', 'salarioBruto'],
        ['a=b', 'c'],
      ]),
      keepAll: true,
      columns: ['valor', 'a'],
    });
  });

  it.each([
    [['cpf', '--decimal', ';'], /--decimal takes one of \., ,$/],
    [['cpf', '--dates', 'mm/dd'], /--dates takes one of aaaa-mm-dd, dd\/mm\/aaaa$/],
    [['cpf', '--encoding', 'utf-16'], /--encoding takes one of utf-8, latin1, excel; did you mean utf-8\?$/],
    [['cpf', '--map', 'a=b'], /--map is for columns of --input/],
    [['cpf', '--keep-all'], /--keep-all is for columns of --input/],
    [['cpf', '--input', 'x', '--map', 'a'], /--map takes COLUMN=FIELD/],
    [['cpf', '--input', 'x', '--map', '=a'], /--map takes COLUMN=FIELD/],
    [['cpf', '--input', 'x', '--map', 'a='], /--map takes COLUMN=FIELD/],
    [['cpf', '--columns', 'a'], /--columns is for --format csv, table and sql/],
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
    [['cpf', '--jobs', '0'], /--jobs takes a whole number from 1/],
    [['cpf', '--language', 'fr'], /--language takes pt or en/],
    [['cpf', '--labels'], /--labels is for --format csv and table/],
    [['cpf', '--format', 'sql', '--table', 'x', '--labels'], /--labels is for --format csv and table/],
    [['cpf', '--frmat', 'csv'], /--frmat/],
  ])('%j is a mistake', (args, message) => {
    expect(() => readCallOptions(args)).toThrow(UsageError);
    expect(() => readCallOptions(args)).toThrow(message);
  });
});
