import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import { texts } from '../texts/index.ts';
import { limitsOf, typeName } from './schema-words.ts';
import { makeDocument } from '#test/support/document.ts';

makeDocument();

describe('a schema in words', () => {
  const context = { t: texts.en, f: createFormat('en'), language: 'en' } as unknown as Context;
  const kinds = texts.en.tool.types;

  it.each([
    [{ enum: ['a', 'b'] }, kinds.choice],
    [{ type: 'string', format: 'date' }, kinds.date],
    [{ type: 'number', 'x-unit': 'kg' }, 'kg'],
    [{ type: 'integer', 'x-unit': 'months' }, 'months'],
    [{ type: ['integer', 'null'], 'x-unit': 'days' }, 'days'],
    [{ type: 'string', 'x-unit': 'kg' }, kinds.string],
    [{ type: 'number' }, kinds.number],
    [{ type: ['boolean', 'null'] }, kinds.boolean],
    [{ type: 'unheard' }, kinds.any],
    [{}, kinds.any],
  ])('says of %j that it is of the kind %s', (schema, kind) => {
    expect(typeName(context, schema)).toBe(kind);
  });

  const limits = (schema: Parameters<typeof limitsOf>[1]) => {
    const child: unknown = limitsOf(context, schema);
    return child instanceof HTMLElement ? [child.localName, child.textContent] : child;
  };
  const letters = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`);

  it.each([
    [{ minimum: 1, maximum: 1500 }, '1 to 1,500'],
    [{ minimum: 0 }, 'from 0'],
    [{ maximum: 5 }, 'up to 5'],
    [{ exclusiveMinimum: 0 }, 'above 0'],
    [{ exclusiveMinimum: 0, maximum: 1e9 }, 'above 0, up to 1 billion'],
    [{ maximum: 1e12 }, 'up to 1 trillion'],
    [{ maximum: 1e15 }, 'up to 1,000,000,000,000,000'],
    [{ maximum: 999e9 }, 'up to 999 billion'],
    [{ maximum: 1e6 }, 'up to 1 million'],
    [{ maximum: 999e6 }, 'up to 999 million'],
    [{ maximum: 1e9 + 1e6 }, 'up to 1,001,000,000'],
    [{ maximum: 1e6 + 1 }, 'up to 1,000,001'],
    [{ maximum: 999_999 }, 'up to 999,999'],
    [{ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }, 'year-month-day: 2026-11-21'],
    [{ pattern: String.raw`^\d{4}-\d{2}$` }, 'year-month: 2026-11'],
    [{ pattern: '^[xy]$', maxLength: 1000 }, texts.en.tool.letters('1,000')],
    [{ maxItems: 1000 }, texts.en.tool.items('1,000')],
    [{}, null],
    [{ enum: letters(12) }, ['code', letters(12).join(', ')]],
    [{ enum: letters(14) }, ['code', `${letters(12).join(', ')} … +2`]],
    [{ enum: letters(13) }, ['code', `${letters(12).join(', ')} … +1`]],
  ])('says of %j that it allows %s', (schema, said) => {
    expect(limits(schema)).toEqual(said);
  });
});
