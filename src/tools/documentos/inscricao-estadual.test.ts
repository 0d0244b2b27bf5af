import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { describeDocument, reasonOf } from '#test/support/documents.ts';
import { states } from '../../data/states.ts';
import { inscricaoEstadual } from './inscricao-estadual.ts';

const ofState = states.map((state) => ({ state }));
const rural = { state: 'SP', rural: true };
const validate = (value: string, state?: string) =>
  callTool(inscricaoEstadual, { action: 'validate', value, ...(state && { state }) });

describeDocument(inscricaoEstadual, {
  variants: [...ofState, rural],
  alsoInValidate: ({ state }) => (state ? { state } : {}),
  // documents/inscricao-estadual.test.ts tests each state apart, with the reasons. Roraima's share is 0.93.
  flips: { share: 0.98, variants: ofState },
});

describe('inscricao-estadual: state drawn, none named in validation', () => {
  it('accepts what it generates, for the state that it says among others', () => {
    const drawn = new Set<string>();
    for (let round = 0; round < 3000; round++) {
      const { inscricaoEstadual: value, state } = callTool(inscricaoEstadual, {});
      const said = validate(value);
      expect(said.states).toContain(state);
      if (said.states.length === 1) expect(said).toMatchObject({ state, formatted: value });
      else
        expect(said).toEqual({
          valid: true,
          value,
          formatted: value.replace(/\D/g, ''),
          states: said.states,
        });
      drawn.add(state);
    }
    expect([...drawn].toSorted()).toEqual(states);
  });
});

describe('inscricao-estadual', () => {
  it.each([
    // A number of the page of São Paulo and one of Minas Gerais at SINTEGRA, as every public suite has them.
    ['SP', 'P-01100424.3/002', { formatted: 'P-01100424.3/002', state: 'SP', legacy: false, rural: true }],
    ['sp', 'p011004243002', { formatted: 'P-01100424.3/002', state: 'SP', legacy: false, rural: true }],
    ['MG', '0623079040081', { formatted: '062.307.904/0081', state: 'MG', legacy: false }],
    ['PE', '18100100000049', { formatted: '18.1.001.0000004-9', state: 'PE', legacy: true }],
    ['PE', '0321418-40', { formatted: '0321418-40', state: 'PE', legacy: false }],
    ['RO', '101.62521-3', { formatted: '101.62521-3', state: 'RO', legacy: true }],
    ['TO', '29 01 022783 6', { formatted: '29.01.022783-6', state: 'TO', legacy: true }],
    ['RN', '2000400400', { formatted: '20.0.040.040-0', state: 'RN', legacy: false }],
  ])('of %s accepts %s', (state, value, facts) => {
    expect(validate(value, state)).toEqual({ valid: true, value, ...facts });
  });

  it.each(['ISENTO', 'isento', ' Isento '])('takes %j for exempt, with any state or none', (value) => {
    const exempt = { valid: true, value, formatted: 'ISENTO', exempt: true };
    expect(validate(value)).toEqual(exempt);
    for (const state of states) expect(validate(value, state)).toEqual({ ...exempt, state });
  });

  it('names the states in alphabetical order and writes bare digits when there are several', () => {
    expect(validate('06.000001-5')).toEqual({
      valid: true,
      value: '06.000001-5',
      formatted: '060000015',
      states: ['AM', 'CE', 'ES', 'MT', 'PB', 'PI', 'SC', 'SE', 'TO'],
    });
  });

  it('gives the reason of a refusal, a wrong beginning before a wrong digit', () => {
    const reason = (value: string, state?: string) =>
      reasonOf(inscricaoEstadual, value, state ? { state } : {});
    expect(reason('110042490115', 'SP')).toBe('check-digit');
    expect(reason('000000000', 'AM')).toBe('repeated-digits');
    expect(reason('000000000')).toBe('repeated-digits');
    expect(reason('02.004.823/001-99', 'AC')).toBe('prefix');
    expect(reason('29 04 022783 6', 'TO')).toBe('type');
    expect(reason('29 04 022783 9', 'TO')).toBe('type');
    expect(reason('0000062304')).toBe('check-digit');
  });

  it.each([
    ['12345', undefined],
    ['123456789012345', undefined],
    ['P12345678', undefined],
    ['X11004249011', undefined],
    ['ISENTA', undefined],
    ['110.042.490.114', 'RJ'],
    ['P-01100424.3/002', 'MG'],
    ['013198872', 'RJ'],
    ['110_042_490_114', 'SP'],
  ])('%s (%s) has not the shape', (value, state) => {
    expect(refusal(inscricaoEstadual, { action: 'validate', value, ...(state && { state }) })).toMatchObject({
      status: 400,
      fields: ['value'],
    });
  });

  it('generates the rural form for São Paulo only, and draws no other state for it', () => {
    for (const state of ['SP', 'sp', undefined]) {
      const answer = callTool(inscricaoEstadual, { rural: true, ...(state && { state }) });
      expect(answer).toEqual({
        inscricaoEstadual: expect.stringMatching(/^P-0\d{7}\.\d\/\d{3}$/),
        state: 'SP',
      });
    }
    expect(refusal(inscricaoEstadual, { rural: true, state: 'MG' })).toMatchObject({
      status: 400,
      fields: ['rural'],
    });
  });

  it.each([
    ['AL', /^240\d{6}$/],
    ['BA', /^[01]\d{8}$/],
    ['DF', /^08\d{11}$/],
    ['GO', /^20\d{7}$/],
    ['MT', /^13\d{7}$/],
    ['PA', /^75\d{7}$/],
    ['RN', /^20\d{7}$/],
    ['RO', /^0{7}\d{7}$/],
    ['RS', /^(?!000)[0-4]\d{9}$/],
    ['SP', /^\d{12}$/],
    ['TO', /^29\d{7}$/],
  ])('generates the current numbers of %s, bare when asked', (state, pattern) => {
    for (let round = 0; round < 200; round++) {
      const { inscricaoEstadual: value } = callTool(inscricaoEstadual, { state, formatted: false });
      expect(value).toMatch(pattern);
    }
  });

  it('draws the municipality of Rio Grande do Sul from 001 to 467', () => {
    const drawn = Array.from({ length: 3000 }, () =>
      Number(callTool(inscricaoEstadual, { state: 'RS' }).inscricaoEstadual.slice(0, 3)),
    );
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(467);
    expect(new Set(drawn).size).toBeGreaterThan(440);
  });
});
