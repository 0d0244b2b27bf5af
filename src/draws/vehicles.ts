/** Models of vehicles with the years in which they were made. */
import { vehicleModels } from '../data/vehicle-models.ts';
import { lazy } from '../lib/lazy.ts';
import { pickWeighted, type Random } from '../lib/random.ts';
import { splitLines } from './lists.ts';

export const vehicleTypes = ['carro', 'moto', 'caminhao'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

/** Number of vehicles of each type among 100. */
export const shares = { carro: 75, moto: 20, caminhao: 5 } as const;

/** New vehicles have had the plate of the Mercosul in every state since 2020 (CONTRAN, Resolução 780/2019). */
export const FIRST_MERCOSUL_YEAR = 2020;

/** Vehicles of each colour among 100 of a type, about as on the streets. */
const colors: Readonly<Record<VehicleType, Readonly<Record<string, number>>>> = {
  carro: {
    branco: 35,
    prata: 21,
    preto: 17,
    cinza: 14,
    vermelho: 6,
    azul: 4,
    marrom: 1,
    verde: 1,
    amarelo: 1,
  },
  moto: { preto: 33, vermelho: 28, branco: 12, azul: 10, cinza: 8, prata: 6, amarelo: 2, verde: 1 },
  caminhao: { branco: 62, prata: 10, vermelho: 9, azul: 8, preto: 5, cinza: 4, amarelo: 2 },
};

export function drawColor(random: Random, type: VehicleType): string {
  return pickWeighted(random, Object.entries(colors[type]), ([, share]) => share)[0];
}

export const fuels = ['flex', 'gasolina', 'etanol', 'diesel', 'hibrido', 'eletrico'] as const;

export type Fuel = (typeof fuels)[number];

export interface VehicleModel {
  readonly make: string;
  readonly name: string;
  /** World manufacturer identifier of the make's plant. */
  readonly wmi: string;
  readonly type: VehicleType;
  /** First and last year of manufacture; the last is Infinity while it is still made. */
  readonly from: number;
  readonly to: number;
  readonly fuels: readonly Fuel[];
}

const models = lazy(() =>
  vehicleModels.flatMap(({ make, wmi, models }) =>
    splitLines(models).map((line) => parseModel(line, make, wmi)),
  ),
);

function parseModel(line: string, make: string, wmi: string): VehicleModel {
  const [type, years, fuels, ...name] = line.split(' ') as [VehicleType, string, string, ...string[]];
  const [from, to] = years.split('-') as [string, string];
  return {
    make,
    name: name.join(' '),
    wmi,
    type,
    from: Number(from),
    to: to === '' ? Infinity : Number(to),
    fuels: fuels.split(',') as Fuel[],
  };
}

/** The models of a type that were first made in that year or before. */
export function modelsMade(type: VehicleType, until: number): readonly VehicleModel[] {
  return models().filter((model) => model.type === type && model.from <= until);
}
