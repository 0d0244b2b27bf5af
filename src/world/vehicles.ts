/** Vehicles of a world's companies. */
import { drawChassi } from '../documents/chassi.ts';
import { renavamOf } from '../documents/renavam.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { between, chance, pick, pickWeighted } from '../lib/random.ts';
import { MERCOSUL_PLATES, mercosulPlateAt, oldPlateAt, oldPlatesOf } from '../draws/plates.ts';
import { drawColor, FIRST_MERCOSUL_YEAR, modelsMade, shares, vehicleTypes } from '../draws/vehicles.ts';
import { BRANCHES, type Company } from './companies.ts';
import type { Ground } from './ground.ts';
import type { Rows } from './schema.ts';

/** Vehicles of a company, at most. */
const FLEET = 900;
/** The oldest vehicles of a company, in years. */
const OLDEST = 20;
const SERIALS = 1_000_000;

export function vehiclesOf({ plan, seeds }: Ground) {
  return function vehicle(company: Company, id: number): Rows['veiculos'] {
    const random = seeds.random('veiculos', id);
    const number = (company.row.id - 1) * FLEET + (id % BRANCHES) - 1;
    const thisYear = yearOf(plan.today);
    const type = pickWeighted(random, vehicleTypes, (one) => shares[one]);
    const model = pick(
      random,
      modelsMade(type, thisYear).filter(({ to }) => to > thisYear - OLDEST),
    );
    const made = between(random, Math.max(model.from, thisYear - OLDEST), Math.min(model.to, thisYear));
    const ofYear = made + (chance(random, 1, 2) ? 1 : 0);
    const { row, city } = pick(random, company.establishments);
    const isOld = made < FIRST_MERCOSUL_YEAR && chance(random, 1, 2) && number < oldPlatesOf(city.state);
    const series = String(seeds.scatter('chassi', SERIALS)(number)).padStart(6, '0');
    return {
      id,
      empresa_id: company.row.id,
      estabelecimento_id: row.id,
      tipo: type,
      marca: model.make,
      modelo: model.name,
      ano_fabricacao: made,
      ano_modelo: ofYear,
      cor: drawColor(random, type),
      combustivel: pick(random, model.fuels),
      placa: isOld
        ? oldPlateAt(city.state, seeds.scatter(`placa-${city.state}`, oldPlatesOf(city.state))(number))
        : mercosulPlateAt(seeds.scatter('placa', MERCOSUL_PLATES)(number)),
      renavam: renavamOf(1 + seeds.scatter('renavam', 1e10 - 1)(number)),
      chassi: drawChassi(random, model.wmi, ofYear, series),
      municipio_id: Number(city.ibgeCode),
      uf: city.state,
    };
  };
}
