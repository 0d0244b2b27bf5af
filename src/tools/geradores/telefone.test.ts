import { isValidLandlinePhone, isValidMobilePhone } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { areaCodes } from '../../data/area-codes.ts';
import { states, type Uf } from '../../data/states.ts';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
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
  // Anatel, Plano Geral de Códigos Nacionais, of some states of few and of many codes.
  it.each([
    ['SP', [11, 12, 13, 14, 15, 16, 17, 18, 19]],
    ['RJ', [21, 22, 24]],
    ['MG', [31, 32, 33, 34, 35, 37, 38]],
    ['BA', [71, 73, 74, 75, 77]],
    ['RS', [51, 53, 54, 55]],
    ['PA', [91, 93, 94]],
    ['AC', [68]],
    ['TO', [63]],
    ['RR', [95]],
  ])('%s has the area codes %j', (state, codes) => {
    const drawn = new Set(draw({ state }).map(({ ddd }) => Number(ddd)));
    expect([...drawn].toSorted()).toEqual(codes);
  });

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

  // Anatel, Resolução 749/2022: after the area code mobile numbers begin with 96 to 99, landlines with 2 to 5.
  it.each([
    ['celular', 3, '6789'],
    ['fixo', 2, '2345'],
  ])('%s has every first digit of the plan', (type, at, firsts) => {
    const drawn = new Set(draw({ type, formatted: false }).map(({ number }) => number[at]));
    expect([...drawn].toSorted().join('')).toBe(firsts);
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

  it.each(states)('has the area code that is asked for, with its state %s', (state) => {
    for (const code of areaCodes[state]) {
      for (const more of [{}, { state: state.toLowerCase() }]) {
        for (const item of draw({ count: 3, ddd: String(code), ...more }))
          expect(item).toMatchObject({ ddd: String(code), state });
      }
    }
  });

  // Anatel, Plano Geral de Códigos Nacionais: 11 is of São Paulo, and Acre has 68 alone.
  it('refuses an area code of another state, and one that no state has', () => {
    const other = { state: 'AC', ddd: '11' };
    expect(refusal(telefone, other)).toMatchObject({ status: 422, fields: ['ddd'] });
    expect(messagesOf(telefone, other)['ddd']).toBe('deve ser um destes: 68');
    for (const ddd of ['10', '20', '1']) expect(refusal(telefone, { ddd })).toMatchObject({ status: 400 });
    const validate = { action: 'validate', value: '(11) 98765-4321' };
    expect(callTool(telefone, { ...validate, ddd: '11' })).toMatchObject({ valid: true });
    expect(refusal(telefone, { ...validate, ddd: '68' })).toMatchObject({ status: 422, reason: 'ddd' });
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
