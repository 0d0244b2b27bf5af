import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, integer, inUnit, withExample, num } from '../../kit/fields/index.ts';
import { days, litres, litresPerPersonAndDay, m3, people, reais } from '../../kit/units.ts';
import { withoutNoise } from '../../lib/numbers/rounding-up.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { quantity } from './_fields.ts';
import { tariff, waterBill } from './_water-bill.ts';
import { habits, litresByUse, shares, sharesOf } from './_water-habits.ts';

/** Litres per person and day that meet the needs of consumption and hygiene, as the UN has it. */
const UN_REFERENCE = 110;

/** Litres per person and day, up to which a household is of a class. */
const CLASSES = [
  { upTo: UN_REFERENCE, name: 'economico' },
  { upTo: 150, name: 'moderado' },
  { upTo: 200, name: 'alto' },
  { upTo: Infinity, name: 'muito-alto' },
] as const;

/** Litres of the tanks on sale. */
const TANKS = [250, 310, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

/** Days that a tank should last without supply. */
const RESERVE_DAYS = 2;

const method = v.picklist(['leitura', 'habitos', 'per-capita']);

const input = v.object({
  pessoas: inUnit(people, integer(1, 1000)),
  dias: inUnit(days, v.optional(integer(1, 92), 30)),
  leituraAnterior: withExample(1250, inUnit(m3, v.optional(between(0, 1e6)))),
  leituraAtual: withExample(1265, inUnit(m3, v.optional(between(0, 1e6)))),
  habitos: v.optional(habits),
  consumoPerCapita: inUnit(litresPerPersonAndDay, v.optional(quantity, 150)),
  tarifa: v.optional(tariff),
});

type Input = v.InferOutput<typeof input>;

/** Water that a household uses, by its meter, its habits or its people, and the bill by tiers. */
export const consumoAgua = defineCalculator({
  method: 'POST',
  path: '/calculadoras/consumo-agua',
  category: 'construcao',
  name: 'Consumo de água',
  input,
  output: v.object({
    metodo: method,
    detalhe: v.optional(shares),
    consumoDiarioLitros: num(litres),
    consumoMensalM3: num(m3),
    consumoPerCapitaDia: num(litresPerPersonAndDay),
    referenciaOnu: num(litresPerPersonAndDay),
    classificacao: v.picklist(CLASSES.map(({ name }) => name)),
    caixaDagua2Dias: v.nullable(num(litres)),
    conta: v.optional(
      v.object({
        m3Faturados: num(m3),
        faixas: v.array(
          v.object({
            ateM3: v.nullable(num(m3)),
            m3: num(m3),
            valor: num(reais),
          }),
        ),
        agua: num(reais),
        esgoto: num(reais),
        tarifaFixa: num(reais),
        total: num(reais),
      }),
    ),
  }),
  result: 'consumoDiarioLitros',
  examples: [
    {
      input: {
        pessoas: 4,
        tarifa: {
          faixas: [{ ateM3: 10, valorFixo: 40 }, { ateM3: 20, valorM3: 6.5 }, { valorM3: 9 }],
          esgoto: 80,
        },
      },
    },
  ],
  impossible: { pessoas: 1, leituraAnterior: 10, leituraAtual: 9.9 },
  reads: {
    when: {
      consumoPerCapita: { leituraAnterior: null, leituraAtual: null, habitos: null },
    },
    either: [[['leituraAnterior', 'leituraAtual'], ['habitos']]],
    inside: {
      habitos: { when: { vazaoMangueira: 'minutosMangueiraSemana' } },
      tarifa: { inside: { faixas: { oneOf: [[['valorM3'], ['valorFixo']]] } } },
    },
  },
  assumptions: {
    unused: {
      habitos: (_, { metodo }) => metodo !== 'habitos',
      consumoPerCapita: (_, { metodo }) => metodo !== 'per-capita',
      'habitos.minutosBanho': ({ habitos }) => habitos?.banhosPorDia === 0,
      'habitos.vazaoChuveiro': ({ habitos }) => habitos?.banhosPorDia === 0 || habitos?.minutosBanho === 0,
      'habitos.litrosDescarga': ({ habitos }) => habitos?.descargasPorDia === 0,
      'habitos.vazaoTorneira': ({ habitos }) => habitos?.minutosPia === 0 && habitos.minutosLouca === 0,
      'habitos.litrosLavagem': ({ habitos }) => habitos?.lavagensSemana === 0,
      'habitos.vazaoMangueira': ({ habitos }) => habitos?.minutosMangueiraSemana === 0,
    },
  },
  run(input) {
    const { pessoas, dias, tarifa } = input;
    const { litres, ...how } = dailyUse(input);
    const perPerson = withoutNoise(litres / pessoas);
    const m3 = roundTo((litres * dias) / 1000, 2);
    const reserve = withoutNoise(litres * RESERVE_DAYS);
    return {
      ...how,
      consumoDiarioLitros: roundTo(litres, 1),
      consumoMensalM3: m3,
      consumoPerCapitaDia: roundTo(perPerson, 1),
      referenciaOnu: UN_REFERENCE,
      classificacao: (CLASSES.find(({ upTo }) => perPerson <= upTo) as (typeof CLASSES)[number]).name,
      caixaDagua2Dias: TANKS.find((tank) => tank >= reserve) ?? null,
      ...(tarifa && { conta: waterBill(m3, tarifa) }),
    };
  },
});

/** Litres a day, by the first method for which there is data. */
function dailyUse(input: Input) {
  const { pessoas, dias, leituraAnterior, leituraAtual, habitos, consumoPerCapita } = input;
  if (leituraAnterior !== undefined && leituraAtual !== undefined) {
    const litres = (readMeter(leituraAnterior, leituraAtual) * 1000) / dias;
    return { metodo: 'leitura' as const, litres };
  }
  if (!habitos) return { metodo: 'per-capita' as const, litres: pessoas * consumoPerCapita };
  const uses = litresByUse(pessoas, habitos);
  const litres = Object.values(uses).reduce((sum, part) => sum + part, 0);
  return { metodo: 'habitos' as const, detalhe: sharesOf(uses, litres), litres };
}

/** m³ between two readings of the meter. */
function readMeter(before: number, now: number): number {
  if (now < before) {
    throw invalidValue('leituraAtual', {
      pt: `deve ser no mínimo leituraAnterior, ${before}`,
      en: `must be at least leituraAnterior, ${before}`,
    });
  }
  return now - before;
}
