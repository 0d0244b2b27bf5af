import { describe, expect, it } from 'vitest';
import { checkCpf, statesOfRegion } from '../../documents/cpf.ts';
import { states } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { describeDocument } from '#test/support/documents.ts';
import { cpf } from './cpf.ts';

describeDocument(cpf, {
  variants: [{}, ...states.map((state) => ({ state }))],
  // Each digit enters both check digits with a weight that 11 does not divide: one wrong digit never passes,
  // but for the remainders 10 and 11, which both give 0.
  flips: { share: 0.98 },
});

describe('cpf', () => {
  // The worked examples of many public descriptions of the rule.
  it.each(['111.444.777-35', '529.982.247-25', '52998224725'])('accepts %s', (value) => {
    expect(callTool(cpf, { action: 'validate', value })).toMatchObject({ valid: true, value });
  });

  it('refuses what satisfies the formula with one repeated digit', () => {
    for (let digit = 0; digit <= 9; digit++)
      expect(checkCpf(String(digit).repeat(11))).toBe('repeated-digits');
  });

  it.each(['5299822472', '529982247250', '529.982.247-2X', '529_982_247_25'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(cpf, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );

  it('puts every state in exactly one fiscal region', () => {
    const regions = Array.from({ length: 10 }, (_, region) => statesOfRegion(region));
    expect(regions.flat().toSorted()).toEqual(states);
  });

  it('gives the 9th digit the region of the state, in any case', () => {
    for (const state of ['sp', 'SP']) {
      const { cpfs } = callTool(cpf, { count: 100, formatted: false, state });
      for (const one of cpfs) expect(one[8]).toBe('8');
    }
  });
});
