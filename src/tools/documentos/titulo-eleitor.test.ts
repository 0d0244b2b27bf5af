import { isValidVoterId } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { TituloEleitor } from 'validation-br/tituloEleitor';
import { states } from '../../data/states.ts';
import { voterStates } from '../../documents/titulo-eleitor.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { tituloEleitor } from './titulo-eleitor.ts';

const variants = [{}, ...voterStates.map((state) => ({ state }))];
const read = (answer: Record<string, unknown>) => answer['tituloEleitor'] as string;

describeDocument(tituloEleitor, {
  variants,
  // The sequence enters the first digit alone, where two remainders share a digit: 10 and 0, in São Paulo and
  // Minas Gerais 0 and 1. At most 2/11 × 1/9 of the changes pass.
  flips: { share: 0.979 },
});

describe('titulo-eleitor', () => {
  it.each([
    // Worked by the Olympic mathematics programme (clubes.obmep.org.br) and by exceldoseujeito.com.br.
    ['1023 8501 0671', 'PR', '06'],
    ['0043 5687 0906', 'SC', '09'],
    ['1066 4444 0302', 'RJ', '03'],
    // A remainder of 0 in São Paulo.
    ['7314 6406 0116', 'SP', '01'],
  ])('accepts %s of %s', (value, state, stateCode) => {
    expect(callTool(tituloEleitor, { action: 'validate', value })).toEqual({
      valid: true,
      value,
      formatted: value,
      stateCode,
      state,
    });
  });

  it('agrees with @brazilian-utils in every state', () => {
    for (const value of samplesOf(tituloEleitor, variants, read, sized(20, 100))) {
      expect(isValidVoterId(value)).toBe(accepts(tituloEleitor, value));
    }
  });

  it('agrees with validation-br, but for São Paulo and Minas Gerais, where it lets a remainder of 0 give 0', () => {
    let differing = 0;
    for (const value of samplesOf(tituloEleitor, variants, read, sized(20, 100))) {
      const bare = value.replaceAll(' ', '');
      const code = bare.slice(8, 10);
      if (code === '00' || code > '28') continue;
      const agrees =
        (TituloEleitor.checksum(bare.slice(0, 10)) === bare.slice(10)) === accepts(tituloEleitor, value);
      if (!agrees) {
        differing++;
        expect(['01', '02']).toContain(code);
      }
    }
    expect(differing).toBeGreaterThan(0);
  });

  it('a remainder of 0 gives 1 in São Paulo and Minas Gerais and 0 elsewhere, in both digits', () => {
    // 5 × 2 + 1 × 3 + 1 × 9 = 22 leaves 0. Then 01: 1 × 8 + 1 × 9 = 17; 02: 2 × 8 + 1 × 9 = 25; 03: 3 × 8 = 24.
    expect(accepts(tituloEleitor, '510000010116')).toBe(true);
    expect(accepts(tituloEleitor, '510000010213')).toBe(true);
    expect(accepts(tituloEleitor, '510000010302')).toBe(true);
    expect(reasonOf(tituloEleitor, '510000010108')).toBe('check-digit');
    // 4 × 2 + 1 × 3 = 11 + 4 leaves 4; 01: 1 × 8 + 4 × 9 = 44 leaves 0.
    expect(accepts(tituloEleitor, '410000000101')).toBe(false);
    expect(accepts(tituloEleitor, '200000000141')).toBe(true);
    expect(reasonOf(tituloEleitor, '200000000140')).toBe('check-digit');
  });

  it.each(['00', '29', '99'])('the state code %s does not exist', (code) => {
    expect(reasonOf(tituloEleitor, `10238501${code}71`)).toBe('state-code');
  });

  it('refuses repeated digits before it looks at the state code', () => {
    expect(reasonOf(tituloEleitor, '000000000000')).toBe('repeated-digits');
    expect(reasonOf(tituloEleitor, '111111111111')).toBe('repeated-digits');
  });

  // With 13 digits only in libraries: the electoral court speaks of at most 12.
  it.each(['10238501067', '1023850106711', '10238501067A'])('%s has not the shape', (value) => {
    expect(refusal(tituloEleitor, { action: 'validate', value })).toMatchObject({
      status: 400,
      fields: ['value'],
    });
  });

  it('holds every state and those abroad, once each', () => {
    expect(voterStates.toSorted()).toEqual([...states, 'ZZ'].toSorted());
  });

  it('answers the state in capitals, and draws one of the 27 when none is asked for', () => {
    expect(callTool(tituloEleitor, { state: 'zz', formatted: false })).toMatchObject({
      state: 'ZZ',
      tituloEleitor: expect.stringMatching(/^\d{8}28\d{2}$/),
    });
    const drawn = new Set(
      Array.from({ length: 2_000 }, (_, i) => callTool(tituloEleitor, { seed: `${i}` }).state as string),
    );
    expect([...drawn].toSorted()).toEqual(states);
  });

  it('refuses an unknown state', () => {
    expect(refusal(tituloEleitor, { state: 'XX' })).toMatchObject({ status: 400, fields: ['state'] });
  });
});
