/** Consumption of appliances, and the bill of a home or shop at low voltage. */
import * as v from 'valibot';
import { badParameter } from '../../kit/errors/api-error.ts';
import { between, describe, inUnit, text } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { daysPerMonth, hoursPerDay, kWh, W } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { pieces, quantity } from './_fields.ts';

/** An appliance by its power in W and hours, or by the monthly kWh of its label (Inmetro). */
export const appliance = v.object({
  nome: describe(v.optional(text(1, 60)), {
    pt: 'Nome do aparelho. Sem ele, Aparelho e seu número',
    en: 'Name of the appliance. Without it, Aparelho and its number',
  }),
  quantidade: describe(v.optional(pieces, 1), {
    pt: 'Quantos aparelhos iguais',
    en: 'How many such appliances',
  }),
  potencia: describe(inUnit(W, v.optional(quantity)), {
    pt: 'Potência de um aparelho, com horasPorDia. Este campo ou consumoMensalKwh, e só um deles',
    en: 'Power of one appliance, with horasPorDia. This field or consumoMensalKwh, and only one of them',
  }),
  horasPorDia: describe(inUnit(hoursPerDay, v.optional(between(0, 24))), {
    pt: 'Uso por dia; obrigatório com potencia',
    en: 'Use per day; required with potencia',
  }),
  diasPorMes: describe(inUnit(daysPerMonth, v.optional(between(0, 31), 30)), {
    pt: 'Dias de uso, com potencia',
    en: 'Days of use, with potencia',
  }),
  consumoMensalKwh: describe(inUnit(kWh, v.optional(quantity)), {
    pt: 'Consumo de um aparelho por mês, como na etiqueta do Inmetro. Este campo ou potencia, e só um deles',
    en: 'Consumption of one appliance per month, as on the label of Inmetro. This field or potencia, and only one of them',
  }),
});

type Appliance = v.InferOutput<typeof appliance>;

/** kWh a month that are billed even when fewer are used: Resolução Normativa ANEEL 1.000/2021, art. 291. */
export const LEAST_BILLED = { monofasica: 30, bifasica: 50, trifasica: 100 } as const;

/** kWh a month of an appliance, all its pieces. 400 on a field of `aparelhos` when it is not described one way. */
export function consumptionOf(appliance: Appliance, index: number): number {
  const { quantidade, potencia, horasPorDia, diasPorMes, consumoMensalKwh } = appliance;
  const field = `aparelhos[${index}]`;
  if ((potencia === undefined) === (consumoMensalKwh === undefined)) {
    throw badParameter(`${field}.potencia`, {
      pt: 'envie potencia ou consumoMensalKwh, e só um deles',
      en: 'send potencia or consumoMensalKwh, and only one of them',
    });
  }
  if (potencia === undefined) return quantidade * (consumoMensalKwh as number);
  if (horasPorDia === undefined) throw badParameter(`${field}.horasPorDia`, required);
  return (potencia * quantidade * horasPorDia * diasPorMes) / 1000;
}

export interface Rates {
  /** R$/kWh */
  readonly tariff: number;
  /** R$/kWh */
  readonly flag: number;
  /** % */
  readonly pisCofins: number;
  /** % */
  readonly icms: number;
  /** R$ */
  readonly publicLighting: number;
}

/**
 * A monthly bill in BRL, and the mean price of a kWh, unrounded. Each tax is part of its own base, and ICMS is no part
 * of the base of PIS and COFINS (STF, RE 574.706).
 */
export function billOf(kwh: number, { tariff, flag, pisCofins, icms, publicLighting }: Rates) {
  const energia = roundMoney(kwh * tariff);
  const bandeira = roundMoney(kwh * flag);
  const untaxed = sumMoney([energia, bandeira]);
  const impostos = roundMoney(untaxed / ((1 - pisCofins / 100) * (1 - icms / 100)) - untaxed);
  const custos = { energia, bandeira, impostos, iluminacaoPublica: publicLighting };
  const custo = sumMoney(Object.values(custos));
  return {
    bill: { custo, custos, custoAnual: roundMoney(custo * 12) },
    meanPrice: kwh === 0 ? undefined : (custo - publicLighting) / kwh,
  };
}
