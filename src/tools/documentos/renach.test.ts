import { describe, expect, it } from 'vitest';
import { states } from '../../data/states.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { describeDocument, reasonOf } from '#test/support/documents.ts';
import { renach } from './renach.ts';

describeDocument(renach, { variants: [{}, ...states.map((state) => ({ state }))] });

describe('renach', () => {
  it('reads the state, in any case and with blanks', () => {
    expect(callTool(renach, { action: 'validate', value: 'sp 123 456 789' })).toEqual({
      valid: true,
      value: 'sp 123 456 789',
      formatted: 'SP123456789',
      state: 'SP',
      verifiable: false,
    });
    expect(reasonOf(renach, 'XX123456789')).toBe('state-code');
  });

  it('generates in the state asked for', () => {
    for (const value of callTool(renach, { state: 'mg', count: 20 }).renachs)
      expect(value).toMatch(/^MG\d{9}$/);
  });

  it.each(['SP12345678', 'SP1234567890', 'S1123456789', '12123456789'])('%s has not the shape', (value) => {
    expect(refusal(renach, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});
