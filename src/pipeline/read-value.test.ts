import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Path } from './path.ts';
import { readObject, readText } from './read-value.ts';
import { TOO_LONG, TOO_MARKED } from './markers.ts';
import { shapeOf } from './schema.ts';

const schema = v.object({
  texto: v.pipe(v.string(), v.maxLength(5)),
  tipo: v.picklist(['tempo-indeterminado', '16:8', 'São']),
  lista: v.pipe(v.array(v.object({ nota: v.number() })), v.maxLength(2)),
  parte: v.object({ dentro: v.object({ fim: v.string(), ativo: v.optional(v.boolean()) }) }),
  nada: v.any(),
});

function read(object: object, most = 20, isTyped = false) {
  const paths: Path[] = [];
  const entries = shapeOf(schema).entries as NonNullable<ReturnType<typeof shapeOf>['entries']>;
  const values = readObject(object as Record<string, unknown>, entries, [], { paths, most, isTyped });
  return { values: { ...values }, paths };
}

it('a text is a number or a boolean, unless the input is typed', () => {
  const input = {
    texto: '1',
    tipo: 'SAO',
    lista: [{ nota: '7.5' }, { nota: 8 }],
    parte: { dentro: { fim: '2', ativo: 'False' } },
  };
  const other = { texto: '1', tipo: 'São' };
  expect(JSON.parse(JSON.stringify(read(input).values))).toEqual({
    ...other,
    lista: [{ nota: 7.5 }, { nota: 8 }],
    parte: { dentro: { fim: '2', ativo: false } },
  });
  expect(JSON.parse(JSON.stringify(read(input, 20, true).values))).toEqual({ ...input, ...other });
});

describe('a choice', () => {
  const { entries } = shapeOf(schema);
  it.each([
    ['tempo-indeterminado', 'tempo-indeterminado'],
    ['Tempo indeterminado', 'tempo-indeterminado'],
    ['TEMPO_INDETERMINADO', 'tempo-indeterminado'],
    ['16-8', '16:8'],
    ['sao', 'São'],
    ['indeterminado', 'indeterminado'],
    [' tempo-indeterminado', ' tempo-indeterminado'],
  ])('%j is read as %j', (text, choice) => {
    expect(readText(text, entries?.get('tipo') as never)).toBe(choice);
  });

  it('of 64 characters, as long as a choice may be, is looked for', () => {
    const long = 'a'.repeat(64);
    const shape = shapeOf(v.picklist([long, `${long}b`]));
    expect(readText(long.toUpperCase(), shape)).toBe(long);
    expect(readText(`${long}B`, shape)).toBe(`${long}B`);
  });

  it('of a text that no choice can be is not looked for', () => {
    expect(readText(`são${'o'.repeat(62)}`, entries?.get('tipo') as never)).toBe(`são${'o'.repeat(62)}`);
    expect(readText(`a${'\u0301'.repeat(70)}`, entries?.get('tipo') as never)).toBe(TOO_MARKED);
  });
});

describe('the members of an object', () => {
  it('that are numbers or booleans may be the text that a query would take', () => {
    expect(read({ lista: [{ nota: '7.5' }, { nota: '7,5' }] }).values).toEqual({
      lista: [{ nota: 7.5 }, { nota: '7,5' }],
    });
  });

  it('that are null are absent, at every depth', () => {
    expect(read({ texto: null, parte: { dentro: null }, nada: { a: null, b: [null, { c: null }] } })).toEqual(
      {
        values: { parte: {}, nada: { b: [null, {}] } },
        paths: [],
      },
    );
  });

  it('that it does not have are noted with their paths, also empty and null ones', () => {
    const { values, paths } = read({
      x: 1,
      y: null,
      parte: { z: '', dentro: { fim: 'a', w: 2 } },
      lista: [{ nota: 1 }, { notas: 2 }],
    });
    expect(paths).toEqual([['x'], ['y'], ['parte', 'z'], ['parte', 'dentro', 'w'], ['lista', 1, 'notas']]);
    expect(values).toEqual({ parte: { dentro: { fim: 'a' } }, lista: [{ nota: 1 }, {}] });
  });

  it('are noted no more often than is told', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`x${i}`, 1]));
    expect(read(many, 3).paths).toEqual([['x0'], ['x1'], ['x2']]);
  });

  it('are looked up no more often than there are fields and a hundred others', () => {
    const entries = shapeOf(schema).entries as NonNullable<ReturnType<typeof shapeOf>['entries']>;
    const counted = new Map(entries);
    const get = vi.spyOn(counted, 'get');
    const others = Object.fromEntries(Array.from({ length: 95_000 }, (_, i) => [`x${i}`, i]));
    const paths: Path[] = [];
    const reading = { paths, most: 20, isTyped: false };
    expect({ ...readObject({ ...others, texto: 'a' }, counted, [], reading) }).toEqual({ texto: 'a' });
    expect(paths).toHaveLength(20);
    expect(get.mock.calls.length).toBeLessThanOrEqual(2 * entries.size + 100);
  });

  it('named like those of every object are its own', () => {
    const { values, paths } = read(JSON.parse('{"__proto__": {"texto": "a"}, "constructor": 1}'));
    expect(values).toEqual({});
    expect(paths).toEqual([['__proto__'], ['constructor']]);
  });
});

it('a value that is refused unread is marked: a long text, a long list, a list for an object', () => {
  expect(read({ texto: 'abcdef', lista: [1, 2, 3], parte: [] }).values).toEqual({
    texto: TOO_LONG,
    lista: TOO_LONG,
    parte: false,
  });
});
