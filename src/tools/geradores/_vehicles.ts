/** Models of vehicles with the years in which they were made. */
import { vehicleModels } from '../../data/vehicle-models.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitLines } from './_lists.ts';

export const vehicleTypes = ['carro', 'moto', 'caminhao'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

/** Number of vehicles of each type among 100. */
export const shares = { carro: 75, moto: 20, caminhao: 5 } as const;

/** New vehicles have had the plate of the Mercosul in every state since 2020 (CONTRAN, Resolução 780/2019). */
export const FIRST_MERCOSUL_YEAR = 2020;

export const colors = [
  'amarelo',
  'azul',
  'branco',
  'cinza',
  'marrom',
  'prata',
  'preto',
  'verde',
  'vermelho',
] as const;

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
