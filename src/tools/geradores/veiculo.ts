import * as v from 'valibot';
import { num, pure, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineCounted } from '../../kit/counted.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { drawChassi } from '../../documents/chassi.ts';
import { drawRenavam } from '../../documents/renavam.ts';
import { between, chance, pick, pickWeighted, type Random } from '../../lib/random.ts';
import { state } from './_fields.ts';
import { drawCity, drawState } from '../../draws/places.ts';
import { drawMercosulPlate, drawOldPlate, formatOldPlate } from '../../draws/plates.ts';
import {
  drawColor,
  FIRST_MERCOSUL_YEAR,
  fuels,
  modelsMade,
  shares,
  vehicleTypes,
} from '../../draws/vehicles.ts';

/** A complete fictitious vehicle made in Brazil: chassis, plate and years agree with the model. */
export const veiculo = defineCounted({
  path: '/veiculo',
  category: 'geradores',
  name: 'Gerador de veículos',
  plural: 'veiculos',
  input: {
    type: v.optional(v.picklist(vehicleTypes)),
    state,
    ...seeded,
  },
  output: {
    veiculo: v.object({
      type: v.picklist(vehicleTypes),
      make: v.string(),
      model: v.string(),
      manufactureYear: num(pure),
      modelYear: num(pure),
      color: v.string(),
      fuel: v.picklist(fuels),
      plate: v.string(),
      plateFormat: v.picklist(['mercosul', 'antiga']),
      renavam: v.string(),
      chassi: v.string(),
      state: v.string(),
      city: v.string(),
    }),
  },
  result: 'veiculo.model',
  keyOf: ({ veiculo }) => veiculo.renavam,
  examples: [{ input: { type: 'carro', state: 'SP' } }],
  run(input, { random, today }) {
    const thisYear = yearOf(today);
    const type = input.type ?? pickWeighted(random, vehicleTypes, (type) => shares[type]);
    const uf = input.state === undefined ? drawState(random) : upperUf(input.state);
    const model = pick(random, modelsMade(type, thisYear));
    const manufactureYear = between(random, model.from, Math.min(model.to, thisYear));
    const modelYear = manufactureYear + (chance(random, 1, 2) ? 1 : 0);
    return {
      veiculo: {
        type,
        make: model.make,
        model: model.name,
        manufactureYear,
        modelYear,
        color: drawColor(random, type),
        fuel: pick(random, model.fuels),
        ...drawPlate(random, manufactureYear, () => drawOldPlate(random, uf)),
        renavam: drawRenavam(random),
        chassi: drawChassi(random, model.wmi, modelYear),
        state: uf,
        city: drawCity(random, uf).name,
      },
    };
  },
});

/** Older vehicles have a plate of either kind. */
function drawPlate(random: Random, manufactureYear: number, drawOld: () => string) {
  return manufactureYear >= FIRST_MERCOSUL_YEAR || chance(random, 1, 2)
    ? { plate: drawMercosulPlate(random), plateFormat: 'mercosul' as const }
    : { plate: formatOldPlate(drawOld()), plateFormat: 'antiga' as const };
}
