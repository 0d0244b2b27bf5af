/** Consumption of appliances, and the bill of a home or shop at low voltage. */
import * as v from 'valibot';
import { complete } from '../../kit/errors/requirements.ts';
import { between, inUnit, text, pure } from '../../kit/fields/index.ts';
import type { Reads } from '../../kit/reads.ts';
import { daysPerMonth, hoursPerDay, kWh, W } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney } from '../../lib/numbers/rounding.ts';
import { pieces, quantity } from './_fields.ts';

/** An appliance by its power in W and hours, or by the monthly kWh of its label (Inmetro). */
export const appliance = v.object({
  nome: v.optional(text(1, 60)),
  quantidade: v.optional(inUnit(pure, pieces), 1),
  potencia: inUnit(W, v.optional(quantity)),
  horasPorDia: inUnit(hoursPerDay, v.optional(between(0, 24))),
  diasPorMes: inUnit(daysPerMonth, v.optional(between(0, 31), 30)),
  consumoMensalKwh: inUnit(kWh, v.optional(quantity)),
});

type Appliance = v.InferOutput<typeof appliance>;

/** kWh a month that are billed even when fewer are used: Resolução Normativa ANEEL 1.000/2021, art. 291. */
export const LEAST_BILLED = { monofasica: 30, bifasica: 50, trifasica: 100 } as const;

/** An appliance is described in one of the two ways. */
export const applianceReads = {
  when: { diasPorMes: 'potencia' },
  oneOf: [[['potencia', 'horasPorDia'], ['consumoMensalKwh']]],
} satisfies Reads<Appliance>;

/** kWh a month of an appliance, all its pieces. */
export function consumptionOf(appliance: Appliance): number {
  const { quantidade, consumoMensalKwh, diasPorMes } = appliance;
  if (consumoMensalKwh !== undefined) return quantidade * consumoMensalKwh;
  const { potencia, horasPorDia } = complete(appliance);
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
