import * as v from 'valibot';
import { describe, seeded, upperUf } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { drawChassi } from '../../documents/chassi.ts';
import { drawRenavam } from '../../documents/renavam.ts';
import { between, chance, pick, pickWeighted, type Random } from '../../lib/random.ts';
import { state } from './_fields.ts';
import { drawCity, drawState } from './_places.ts';
import { drawMercosulPlate, drawOldPlate, formatOldPlate } from './_plates.ts';
import { fuels, modelsMade, vehicleTypes } from './_vehicles.ts';

/** Of 100 vehicles, how many are of each type. */
const shares = { carro: 75, moto: 20, caminhao: 5 } as const;

/** New vehicles have had the plate of the Mercosul in every state since 2020 (CONTRAN, Resolução 780/2019). */
const FIRST_MERCOSUL_YEAR = 2020;

const colors = [
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

/** A complete fictitious vehicle made in Brazil: chassis, plate and years agree with the model. */
export const veiculo = defineTool({
  method: 'GET',
  path: '/veiculo',
  category: 'geradores',
  name: 'Gerador de veículos',
  summary: 'Gera um veículo fictício completo, com dados que combinam entre si',
  en: {
    name: 'Vehicle generator',
    summary: 'Generates a complete fictitious vehicle, whose data agree with each other',
  },
  about: {
    pt: 'O veículo é fictício, para testes. Placa, Renavam e chassi são bem formados, e podem coincidir com os de um veículo real.',
    en: 'The vehicle is fictitious, for tests. Plate, Renavam and chassis number are well formed, and may coincide with those of a real vehicle.',
  },
  input: v.object({
    type: describe(v.optional(v.picklist(vehicleTypes)), {
      pt: 'Tipo do veículo. Sem ele, sorteado',
      en: 'Kind of vehicle. Without it, drawn',
    }),
    state,
    ...seeded,
  }),
  output: v.object({
    veiculo: describe(
      v.object({
        type: describe(v.picklist(vehicleTypes), {
          pt: 'Tipo: carro, moto ou caminhão',
          en: 'Kind: car (carro), motorcycle (moto) or lorry (caminhao)',
        }),
        make: describe(v.string(), { pt: 'Marca', en: 'Make' }),
        model: describe(v.string(), {
          pt: 'Modelo, que a marca fazia nesse ano',
          en: 'Model, which the make built in that year',
        }),
        manufactureYear: describe(v.number(), { pt: 'Ano de fabricação', en: 'Year of manufacture' }, null),
        modelYear: describe(
          v.number(),
          {
            pt: 'Ano do modelo: o de fabricação ou o seguinte',
            en: 'Model year: that of manufacture or the next',
          },
          null,
        ),
        color: describe(v.string(), { pt: 'Cor', en: 'Colour, in Portuguese' }),
        fuel: describe(v.picklist(fuels), {
          pt: 'Combustível que o modelo usa',
          en: 'Fuel that the model takes',
        }),
        plate: describe(v.string(), { pt: 'Placa', en: 'Plate' }),
        plateFormat: describe(v.picklist(['mercosul', 'antiga']), {
          pt: 'Tipo da placa: Mercosul ou antiga',
          en: 'Kind of plate: Mercosul or old (antiga)',
        }),
        renavam: describe(v.string(), { pt: 'Renavam, de 11 dígitos', en: 'Renavam, of 11 digits' }),
        chassi: describe(v.string(), {
          pt: 'Número do chassi (VIN), com o fabricante e o ano do modelo',
          en: 'Chassis number (VIN), with the manufacturer and the model year',
        }),
        state: describe(v.string(), { pt: 'Sigla do estado', en: 'Code of the state' }),
        city: describe(v.string(), { pt: 'Município', en: 'Municipality' }),
      }),
      { pt: 'Veículo gerado', en: 'Vehicle generated' },
    ),
  }),
  result: 'veiculo.model',
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
        color: pick<string>(random, colors),
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
