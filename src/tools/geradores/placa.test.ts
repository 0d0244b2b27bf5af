import { convertLicensePlateToMercosul, isValidLicensePlate } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../lib/random-sources.ts';
import { states } from '../../data/states.ts';
import { countsOf, equalWeights, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { placa } from './placa.ts';
import { drawOldPlate, firstSeriesOf, toMercosul } from '../../draws/plates.ts';

const OLD = /^[A-Z]{3}-\d{4}$/;
const MERCOSUL = /^[A-Z]{3}\d[A-J]\d{2}$/;

describe('placa', () => {
  // Resolução CONTRAN 780/2019, Anexo II: the second digit becomes the letter of its place, 0 is A and 9 is J.
  it.each([
    ['ABC1234', 'ABC1C34'],
    ['AAA0001', 'AAA0A01'],
    ['NFB9999', 'NFB9J99'],
  ])('%s is %s in the Mercosul', (old, mercosul) => {
    expect(toMercosul(old)).toBe(mercosul);
    expect(convertLicensePlateToMercosul(old)).toBe(mercosul);
  });

  it('is a Mercosul plate of no state when nothing is asked for', () => {
    for (let i = 0; i < 500; i++) {
      const answer = callTool(placa, {});
      expect(answer.placa).toMatch(MERCOSUL);
      expect(answer).toEqual({
        placa: answer.placa,
        format: 'mercosul',
        mercosul: answer.placa,
        state: null,
      });
    }
  });

  it('is an old plate of the series of the state, in any case, with its Mercosul form', () => {
    for (const state of states) {
      const [first, last] = firstSeriesOf(state);
      for (let i = 0; i < 50; i++) {
        const answer = callTool(placa, { state: state.toLowerCase() });
        expect(answer).toMatchObject({ format: 'antiga', state });
        expect(answer.placa).toMatch(OLD);
        const letters = answer.placa.slice(0, 3);
        expect(first <= letters && letters <= last).toBe(true);
        expect(answer.mercosul).toBe(convertLicensePlateToMercosul(answer.placa));
        expect(isValidLicensePlate(answer.placa) && isValidLicensePlate(answer.mercosul)).toBe(true);
      }
    }
  });

  it('draws an old plate of any state from AAA to NFB and names whose series it is', () => {
    for (let i = 0; i < 500; i++) {
      const { placa: plate, state } = callTool(placa, { format: 'antiga' });
      const [first, last] = firstSeriesOf(state as 'SP');
      expect(first <= plate.slice(0, 3) && plate.slice(0, 3) <= last).toBe(true);
    }
  });

  it('never has the number 0000, and reaches both ends of the series of a state', () => {
    const random = seededRandom('series');
    const plates = Array.from({ length: 20_000 }, () => drawOldPlate(random, 'RR'));
    expect(plates.filter((plate) => plate.endsWith('0000'))).toEqual([]);
    const series = countsOf(plates.map((plate) => plate.slice(0, 3)));
    expect([...series.keys()].toSorted()).toEqual(
      'NAH NAI NAJ NAK NAL NAM NAN NAO NAP NAQ NAR NAS NAT NAU NAV NAW NAX NAY NAZ NBA'.split(' '),
    );
    expectShares(series, equalWeights(series.keys()));
  });

  it('refuses a state for a Mercosul plate, which has no series', () => {
    expect(refusal(placa, { format: 'mercosul', state: 'SP' })).toMatchObject({
      status: 400,
      fields: ['state'],
    });
    expect(refusal(placa, { format: 'nova' })).toMatchObject({ status: 400, fields: ['format'] });
    expect(refusal(placa, { state: 'XX' })).toMatchObject({ status: 400, fields: ['state'] });
  });

  it('has no wrong Mercosul plate: every one of its form is valid', () => {
    expect(() => callTool(placa, { format: 'mercosul', invalid: 'any' })).toThrow(
      '400 invalid: does not apply: with these fields, every value of the right form is valid',
    );
  });

  it('repeats with the same seed', () => {
    expect(callTool(placa, { seed: 'a' })).toEqual(callTool(placa, { seed: 'a' }));
    expect(callTool(placa, { seed: 'a' })).not.toEqual(callTool(placa, { seed: 'b' }));
  });
});
