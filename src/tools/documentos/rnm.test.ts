import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { describeDocument } from '#test/support/documents.ts';
import { rnm } from './rnm.ts';

describeDocument(rnm, { variants: [{}, { formatted: false }] });

describe('rnm', () => {
  // The shape of the numbers on the cards of the Polícia Federal, which does not publish the rule of the last character.
  it.each([
    ['v1234567', 'V123456-7'],
    ['G123456-A', 'G123456-A'],
    ['A 000000 z', 'A000000-Z'],
  ])('%s is written %s, and nothing more is known of it', (value, formatted) => {
    expect(callTool(rnm, { action: 'validate', value })).toEqual({
      valid: true,
      value,
      formatted,
      verifiable: false,
    });
  });

  it('generates every first letter in use, and digits and letters at the end', () => {
    const [firsts, lasts] = [new Set<string>(), new Set<string>()];
    for (let round = 0; round < 20; round++) {
      for (const one of callTool(rnm, { count: 100, seed: `${round}`, formatted: false }).rnms as string[]) {
        firsts.add(one.slice(0, 1));
        lasts.add(one.slice(-1));
      }
    }
    expect([...firsts].toSorted().join('')).toBe('BFGVWY');
    expect(lasts.size).toBe(36);
  });

  it.each(['V123456', 'V12345678', '12345678', 'VV123456', 'V12345A7', 'V12345_7'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(rnm, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );
});
