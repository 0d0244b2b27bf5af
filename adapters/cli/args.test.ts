import { describe, expect, it } from 'vitest';
import { readArgs } from './args.ts';
import { UsageError } from './usage.ts';

const options = { port: { type: 'string', default: '1' }, all: { type: 'boolean' } } as const;

describe('readArgs', () => {
  it('gives options and operands, in whatever order they stand', () => {
    expect(readArgs(['a', '--port', '2', 'b', '--all'], options, ['FIRST', 'SECOND'])).toEqual({
      values: { port: '2', all: true },
      operands: ['a', 'b'],
    });
    expect(readArgs([], options)).toEqual({ values: { port: '1' }, operands: [] });
  });

  it('takes none or many of a last operand with dots, after all others', () => {
    const operandsOf = (...args: string[]) => readArgs(args, options, ['FIRST', 'MORE…']).operands;
    expect([operandsOf('a'), operandsOf('a', 'b', 'c')]).toEqual([['a'], ['a', 'b', 'c']]);
    expect(() => operandsOf()).toThrow('takes FIRST MORE…, not ""');
    expect(readArgs(['a', 'b'], options, ['WORD…']).operands).toEqual(['a', 'b']);
    expect(readArgs([], options, ['WORD…']).operands).toEqual([]);
  });

  it.each([
    [['a'], [], /takes options only, not "a"; see canivete --help/],
    [[], ['FIRST'], /takes FIRST, not ""/],
    [['a', 'b'], ['FIRST'], /takes FIRST, not "a b"/],
    [['a'], ['FIRST', 'SECOND'], /takes FIRST SECOND, not "a"/],
    [['--prot', '2'], [], /^there is no option --prot; did you mean --port\?$/],
    [['--salarioBruto=3'], [], /^there is no option --salarioBruto$/],
    [
      ['x', '--salarioBruto', '3'],
      ['TOOL', 'FIELD=VALUE…'],
      /; a field is written without dashes: salarioBruto=VALUE$/,
    ],
    [['-x'], [], /^there is no option --x$/],
    [['--port'], [], /^--port takes a value; one that begins with - is written as --port=-1$/],
    [['--port', '-3'], [], /^--port takes a value; /],
    [['--all=1'], [], /^--all takes no value$/],
  ])('%j for %j is a mistake that is told in one line', (args, operands, message) => {
    const refused = () => readArgs(args, options, operands);
    expect(refused).toThrow(UsageError);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow('\n');
  });
});
