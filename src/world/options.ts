/** The options of a world, as schemas of plain JSON: the same names over HTTP, in code and at the prompt. */
import * as v from 'valibot';
import { between, flag, integer, inUnit, pure, seeded, text, uf } from '../kit/fields/index.ts';
import { month } from '../kit/fields/legal.ts';
import { reais } from '../kit/units.ts';
import { tableNames } from './schema.ts';

/** The largest sizes; of `employees` and others, those of one company. */
export interface Largest {
  readonly companies: number;
  readonly branches: number;
  readonly employees: number;
  readonly months: number;
  readonly customers: number;
  readonly products: number;
  readonly sales: number;
  readonly vehicles: number;
}

const inCode: Largest = {
  companies: 1000,
  branches: 99,
  employees: 50_000,
  months: 120,
  customers: 500_000,
  products: 50_000,
  sales: 50_000,
  vehicles: 900,
};

const size = (min: number, max: number, byDefault: number) =>
  v.optional(inUnit(pure, integer(min, max)), byDefault);

/** The least amount, BRL, of a part of a sale that is paid in parts. */
const least = (byDefault: number) => v.optional(inUnit(reais, between(0, 1000, 2)), byDefault);

/** The fields of a world of at most these sizes. */
export const worldFields = (largest: Largest) => ({
  seed: v.optional(text(1, 64)),
  seedVersion: seeded.seedVersion,
  companies: size(1, largest.companies, 1),
  branches: size(0, largest.branches, 1),
  employees: size(0, largest.employees, 10),
  months: size(1, largest.months, 3),
  until: v.optional(month),
  customers: size(1, largest.customers, 20),
  products: size(1, largest.products, 15),
  sales: size(0, largest.sales, 10),
  vehicles: size(0, largest.vehicles, 2),
  minBoleto: least(20),
  minInstalment: least(30),
  payslips: flag(true),
  state: v.optional(uf),
  alphanumeric: flag(false),
  anomalies: v.optional(inUnit(pure, between(0, 0.2, 4)), 0),
  tables: v.optional(v.pipe(v.array(v.picklist(tableNames)), v.minLength(1), v.maxLength(tableNames.length))),
});

export const codeInput = v.object(worldFields(inCode));

/** The options with their defaults, but for those that a seed or its version decides. */
export type WorldInput = v.InferOutput<typeof codeInput>;

/** The options as they are sent. */
export type WorldOptions = v.InferInput<typeof codeInput>;
