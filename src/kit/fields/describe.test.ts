import * as v from 'valibot';
import { describe as suite, expect, it } from 'vitest';
import { cm } from '../units.ts';
import { describe, descriptionOf } from './describe.ts';
import { between } from './numbers.ts';
import { inUnit } from './unit.ts';

const text = { pt: 'Cintura', en: 'Waist' };

suite('describe', () => {
  it('changes nothing of what the schema accepts, nor the schema that it is given', () => {
    const plain = inUnit(cm, v.optional(between(30, 300), 85));
    const schema = describe(plain, text);
    expect(v.parse(v.object({ waist: schema }), {})).toEqual({ waist: 85 });
    expect(v.is(schema, 301)).toBe(false);
    expect(descriptionOf(plain)).toBeUndefined();
  });

  it('gives a text that is read through what makes a field optional, and the outer one counts', () => {
    const inner = describe(v.number(), text);
    expect(descriptionOf(v.nullable(v.optional(inner)))).toEqual(text);
    const outer = { pt: 'Cintura de quem paga', en: 'Waist of who pays' };
    expect(descriptionOf(describe(v.optional(inner), outer))).toEqual(outer);
  });

  it('gives a text that stays on a schema that is piped further, and on the entries of an object', () => {
    const piped = v.pipe(describe(v.number(), text), v.integer());
    expect(descriptionOf(piped)).toEqual(text);
    expect(descriptionOf(v.partial(v.object({ piped })).entries.piped)).toEqual(text);
  });
});
