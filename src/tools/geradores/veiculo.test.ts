import { isValidLicensePlate, isValidRenavam, isValidVin } from '@brazilian-utils/brazilian-utils';
import { isRenavam } from 'validation-br';
import { beforeAll, describe, expect, it } from 'vitest';
import { statePopulations } from '../../data/state-populations.ts';
import { states, type Uf } from '../../data/states.ts';
import { checkChassi, chassiCheckDigit, modelYearsOf } from '../../documents/chassi.ts';
import { checkRenavam } from '../../documents/renavam.ts';
import { countsOf, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { citiesOf } from '../../draws/places.ts';
import { firstSeriesOf } from '../../draws/plates.ts';
import { modelsMade, vehicleTypes } from '../../draws/vehicles.ts';
import { veiculo } from './veiculo.ts';
import { sized } from '#test/support/size.ts';

const VEHICLES = sized(2_000, 10_000);
const THIS_YEAR = 2026;

interface Vehicle {
  type: 'carro' | 'moto' | 'caminhao';
  make: string;
  model: string;
  manufactureYear: number;
  modelYear: number;
  color: string;
  fuel: 'flex';
  plate: string;
  plateFormat: string;
  renavam: string;
  chassi: string;
  state: Uf;
  city: string;
}

const draw = (values: Record<string, unknown>): Vehicle => callTool(veiculo, values).veiculo;

let vehicles: Vehicle[];

beforeAll(() => {
  vehicles = Array.from({ length: VEHICLES }, (_, i) => draw({ seed: `v${i}` }));
});

describe(`${VEHICLES} vehicles`, () => {
  it('have a RENAVAM and a chassis that our rules and other programs accept', () => {
    for (const { renavam, chassi } of vehicles) {
      expect(renavam).toMatch(/^\d{11}$/);
      expect(checkRenavam(renavam)).toBeNull();
      expect(isValidRenavam(renavam) && isRenavam(renavam)).toBe(true);
      expect(chassi).toMatch(/^[0-9A-HJ-NPR-Z]{13}\d{4}$/);
      expect(checkChassi(chassi)).toBeNull();
      expect(chassiCheckDigit(chassi)).toBe(chassi[8]);
      expect(isValidVin(chassi)).toBe(true);
    }
  });

  it('are of a model made in their year by the maker that the chassis names, with a fuel that it had', () => {
    for (const { type, make, model, manufactureYear, modelYear, fuel, chassi } of vehicles) {
      const held = modelsMade(type, THIS_YEAR).find((held) => held.make === make && held.name === model);
      expect(manufactureYear >= (held?.from as number) && manufactureYear <= (held?.to as number)).toBe(true);
      expect(manufactureYear).toBeLessThanOrEqual(THIS_YEAR);
      expect([manufactureYear, manufactureYear + 1]).toContain(modelYear);
      expect(modelYearsOf(chassi, THIS_YEAR + 1)).toContain(modelYear);
      expect(held?.fuels).toContain(fuel);
      expect(chassi.slice(0, 3)).toBe(held?.wmi);
    }
  });

  it('are of the colours of the streets', () => {
    const cars = vehicles.filter(({ type }) => type === 'carro').map(({ color }) => color);
    expectShares(
      countsOf(cars),
      new Map(
        Object.entries({
          branco: 35,
          prata: 21,
          preto: 17,
          cinza: 14,
          vermelho: 6,
          azul: 4,
          marrom: 1,
          verde: 1,
          amarelo: 1,
        }),
      ),
    );
    const black = vehicles.filter(({ type, color }) => type === 'moto' && color === 'preto');
    expect(black.length).toBeGreaterThan(0);
  });

  it('have a Mercosul plate from 2020 on, before that either, an old one of the series of the state', () => {
    for (const { plate, plateFormat, manufactureYear, state } of vehicles) {
      expect(isValidLicensePlate(plate)).toBe(true);
      if (plateFormat === 'mercosul') {
        expect(plate).toMatch(/^[A-Z]{3}\d[A-J]\d{2}$/);
        continue;
      }
      expect(manufactureYear).toBeLessThan(2020);
      expect(plate).toMatch(/^[A-Z]{3}-\d{4}$/);
      const [first, last] = firstSeriesOf(state);
      expect(first <= plate.slice(0, 3) && plate.slice(0, 3) <= last).toBe(true);
    }
    const last = vehicles.filter(({ manufactureYear }) => manufactureYear === 2019);
    expect(new Set(last.map(({ plateFormat }) => plateFormat))).toEqual(new Set(['mercosul', 'antiga']));
  });

  it('are in a city of their state', () => {
    for (const { state, city } of vehicles) expect(citiesOf(state).map(({ name }) => name)).toContain(city);
  });

  it('are of each type and state as often as stated, of every model and fuel', () => {
    expectShares(
      countsOf(vehicles.map(({ type }) => type)),
      new Map([
        ['carro', 75],
        ['moto', 20],
        ['caminhao', 5],
      ]),
    );
    expectShares(countsOf(vehicles.map(({ state }) => state)), new Map(Object.entries(statePopulations)));
    const held = vehicleTypes.flatMap((type) => modelsMade(type, THIS_YEAR));
    expect(new Set(vehicles.map(({ make, model }) => `${make} ${model}`)).size).toBe(held.length);
    expect(new Set(vehicles.map(({ fuel }) => fuel))).toEqual(new Set(held.flatMap(({ fuels }) => fuels)));
  });
});

describe('veiculo', () => {
  it.each(vehicleTypes)('is a %s when asked for', (type) => {
    for (let i = 0; i < 50; i++) expect(draw({ type }).type).toBe(type);
  });

  it.each(states)('is of %s when asked for, in any case', (state) => {
    expect(draw({ state: state.toLowerCase() }).state).toBe(state);
  });

  it('is not of a model or a year that is still to come', () => {
    for (let i = 0; i < 300; i++) {
      const { manufactureYear, modelYear } = callTool(veiculo, {}, { now: '2015-06-15T12:00:00Z' }).veiculo;
      expect(manufactureYear).toBeLessThanOrEqual(2015);
      expect(modelYear).toBeLessThanOrEqual(2016);
    }
  });

  it('refuses another type and another state', () => {
    expect(refusal(veiculo, { type: 'navio' })).toMatchObject({ status: 400, fields: ['type'] });
    expect(refusal(veiculo, { state: 'XX' })).toMatchObject({ status: 400, fields: ['state'] });
  });

  it('gives the same bytes for the same seed, others for another', () => {
    expect(JSON.stringify(draw({ seed: 'a' }))).toBe(JSON.stringify(draw({ seed: 'a' })));
    expect(draw({ seed: 'a' })).not.toEqual(draw({ seed: 'b' }));
  });
});
