import { isValidLandlinePhone, isValidMobilePhone } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { areaCodes } from '../../data/area-codes.ts';
import { states, type Uf } from '../../data/states.ts';
import { callTool, refusal } from '../../../test/support/call-tool.ts';
import { telefone } from './telefone.ts';

interface Item {
  number: string;
  ddd: string;
  state: Uf;
  type: string;
  e164: string;
}

const draw = (values: Record<string, unknown>): Item[] => callTool(telefone, { count: 100, ...values }).items;

describe('telefone', () => {
  it('is a mobile number with an area code of its state', () => {
    for (const { number, ddd, state, type, e164 } of draw({})) {
      expect(number).toMatch(/^\(\d{2}\) 9[6-9]\d{3}-\d{4}$/);
      expect(isValidMobilePhone(number)).toBe(true);
      expect(areaCodes[state]).toContain(Number(ddd));
      expect(number.slice(1, 3)).toBe(ddd);
      expect(type).toBe('celular');
      expect(e164).toBe(`+55${number.replace(/\D/g, '')}`);
    }
  });

  it('is a landline number when asked', () => {
    for (const { number, type } of draw({ type: 'fixo' })) {
      expect(number).toMatch(/^\(\d{2}\) [2-5]\d{3}-\d{4}$/);
      expect(isValidLandlinePhone(number)).toBe(true);
      expect(type).toBe('fixo');
    }
  });

  it.each(states)('has each area code of %s when asked for it', (state) => {
    const items = draw({ state: state.toLowerCase() });
    expect(new Set(items.map((item) => item.state))).toEqual(new Set([state]));
    expect(new Set(items.map(({ ddd }) => Number(ddd)))).toEqual(new Set(areaCodes[state]));
  });

  it('has digits only without punctuation', () => {
    for (const { number } of draw({ formatted: false })) expect(number).toMatch(/^\d{2}9[6-9]\d{7}$/);
    for (const { number } of draw({ formatted: false, type: 'fixo' }))
      expect(number).toMatch(/^\d{2}[2-5]\d{7}$/);
  });

  it('lists the numbers in the order of the items, none twice', () => {
    const { telefones, items } = callTool(telefone, { count: 100 });
    expect(telefones).toEqual(items.map(({ number }: Item) => number));
    expect(new Set(telefones).size).toBe(100);
  });

  it('draws every state when none is asked for', () => {
    const drawn = Array.from({ length: 10 }, () => draw({})).flat();
    expect(new Set(drawn.map(({ state }) => state))).toEqual(new Set(states));
  });

  it('refuses another type and another state', () => {
    expect(refusal(telefone, { type: 'satelite' })).toMatchObject({ status: 400, fields: ['type'] });
    expect(refusal(telefone, { state: 'ZZ' })).toMatchObject({ status: 400, fields: ['state'] });
  });

  it('repeats with the same seed', () => {
    expect(draw({ seed: 'a' })).toEqual(draw({ seed: 'a' }));
    expect(draw({ seed: 'a' })).not.toEqual(draw({ seed: 'b' }));
  });
});
