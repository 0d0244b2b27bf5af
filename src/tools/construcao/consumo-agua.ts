import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, withExample } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
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
  pessoas: describe(inUnit(people, integer(1, 1000)), { pt: 'Pessoas da casa', en: 'People of the house' }),
  dias: describe(inUnit(days, v.optional(integer(1, 92), 30)), {
    pt: 'Dias do período',
    en: 'Days of the period',
  }),
  leituraAnterior: describe(withExample(1250, inUnit(m3, v.optional(between(0, 1e6)))), {
    pt: 'Leitura do hidrômetro no começo do período, com leituraAtual',
    en: 'Reading of the meter at the start of the period, with leituraAtual',
  }),
  leituraAtual: describe(withExample(1265, inUnit(m3, v.optional(between(0, 1e6)))), {
    pt: 'Leitura do hidrômetro ao fim do período, com leituraAnterior',
    en: 'Reading of the meter at the end of the period, with leituraAnterior',
  }),
  habitos: describe(v.optional(habits), {
    pt: 'Hábitos da casa; os que faltam têm o valor usual. Não contam com as leituras',
    en: 'Habits of the house; those left out have the usual value. They do not count with the readings',
  }),
  consumoPerCapita: describe(inUnit(litresPerPersonAndDay, v.optional(quantity, 150)), {
    pt: 'Consumo por pessoa; só conta sem leituras e sem habitos',
    en: 'Consumption per person; counts only without readings and without habitos',
  }),
  tarifa: describe(v.optional(tariff), {
    pt: 'Tarifa de água da concessionária: acrescenta conta',
    en: 'Water tariff of the utility: adds conta',
  }),
});

type Input = v.InferOutput<typeof input>;

/** Water that a household uses, by its meter, its habits or its people, and the bill by tiers. */
export const consumoAgua = defineCalculator({
  method: 'POST',
  path: '/calculadoras/consumo-agua',
  category: 'construcao',
  name: 'Consumo de água',
  summary: 'Consumo de água de uma casa, a caixa-d’água e o valor da conta',
  en: {
    name: 'Water consumption',
    summary: 'Water consumption of a home, the water tank and the amount of the bill',
  },
  about: {
    pt: 'A leitura do hidrômetro vale sobre os hábitos, e estes sobre o consumo por pessoa. A referência de 110 litros por pessoa e dia é a da ONU para consumo e higiene.',
    en: 'The readings of the meter win over the habits, and these over the consumption per person. The reference of 110 litres per person and day is that of the UN for consumption and hygiene.',
  },
  input,
  output: v.object({
    metodo: describe(method, {
      pt: 'De onde vem o consumo: leituras, hábitos ou consumo por pessoa',
      en: 'Where the consumption comes from: readings (leitura), habits (habitos) or consumption per person (per-capita)',
    }),
    detalhe: describe(v.optional(shares), {
      pt: 'O consumo por uso; só com o método habitos',
      en: 'The consumption by use; only with the method habitos',
    }),
    consumoDiarioLitros: describe(
      v.number(),
      { pt: 'Consumo da casa por dia', en: 'Consumption of the house per day' },
      litres,
    ),
    consumoMensalM3: describe(
      v.number(),
      { pt: 'Consumo da casa no período', en: 'Consumption of the house in the period' },
      m3,
    ),
    consumoPerCapitaDia: describe(
      v.number(),
      { pt: 'Consumo por pessoa', en: 'Consumption per person' },
      litresPerPersonAndDay,
    ),
    referenciaOnu: describe(
      v.number(),
      { pt: 'Consumo de referência da ONU', en: 'Reference consumption of the UN' },
      litresPerPersonAndDay,
    ),
    classificacao: describe(v.picklist(CLASSES.map(({ name }) => name)), {
      pt: 'Classe do consumo por pessoa e dia: economico até 110 litros, moderado até 150, alto até 200, muito-alto acima',
      en: 'Class of the consumption per person and day: economico up to 110 litres, moderado up to 150, alto up to 200, muito-alto above',
    }),
    caixaDagua2Dias: describe(
      v.nullable(v.number()),
      {
        pt: 'Menor caixa-d’água à venda que dura dois dias; null quando nenhuma basta',
        en: 'Smallest water tank on sale that lasts two days; null when none is enough',
      },
      litres,
    ),
    conta: describe(
      v.optional(
        v.object({
          m3Faturados: describe(
            v.number(),
            {
              pt: 'Consumo que a conta cobra, já com o mínimo',
              en: 'Consumption that the bill charges, the least included',
            },
            m3,
          ),
          faixas: describe(
            v.array(
              v.object({
                ateM3: describe(
                  v.nullable(v.number()),
                  {
                    pt: 'Último m³ da faixa; null na que não termina',
                    en: 'Last m³ of the tier; null in the one without an end',
                  },
                  m3,
                ),
                m3: describe(
                  v.number(),
                  { pt: 'Consumo dentro da faixa', en: 'Consumption within the tier' },
                  m3,
                ),
                valor: describe(v.number(), { pt: 'Valor da faixa', en: 'Amount of the tier' }, reais),
              }),
            ),
            { pt: 'As faixas que o consumo alcança', en: 'The tiers that the consumption reaches' },
          ),
          agua: describe(v.number(), { pt: 'Soma das faixas', en: 'Sum of the tiers' }, reais),
          esgoto: describe(v.number(), { pt: 'Valor do esgoto', en: 'Amount of the sewage' }, reais),
          tarifaFixa: describe(v.number(), { pt: 'Tarifa fixa', en: 'Fixed fee' }, reais),
          total: describe(v.number(), { pt: 'Valor da conta', en: 'Amount of the bill' }, reais),
        }),
      ),
      { pt: 'A conta de água; só com tarifa', en: 'The water bill; only with tarifa' },
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
  if (leituraAnterior !== undefined || leituraAtual !== undefined) {
    const litres = (metered(leituraAnterior, leituraAtual) * 1000) / dias;
    return { metodo: 'leitura' as const, litres };
  }
  if (!habitos) return { metodo: 'per-capita' as const, litres: pessoas * consumoPerCapita };
  const uses = litresByUse(pessoas, habitos);
  const litres = Object.values(uses).reduce((sum, part) => sum + part, 0);
  return { metodo: 'habitos' as const, detalhe: sharesOf(uses, litres), litres };
}

/** m³ between two readings of the meter. */
function metered(before: number | undefined, now: number | undefined): number {
  if (before === undefined) throw badParameter('leituraAnterior', required);
  if (now === undefined) throw badParameter('leituraAtual', required);
  if (now < before) {
    throw invalidValue('leituraAtual', {
      pt: `deve ser no mínimo leituraAnterior, ${before}`,
      en: `must be at least leituraAnterior, ${before}`,
    });
  }
  return now - before;
}
