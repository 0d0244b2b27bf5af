/** A water bill by tiers: each m³ costs what its own tier says. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { between, inUnit } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { m3, percentage } from '../../kit/units.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { roundMoney, roundTo } from '../../lib/numbers/rounding.ts';
import { amount, cubicMetres, optionalAmount, unitPrice } from './_fields.ts';

const tier = v.object({
  ateM3: v.optional(cubicMetres),
  valorM3: v.optional(unitPrice),
  valorFixo: v.optional(amount),
});

type Tier = v.InferOutput<typeof tier>;

/** The last m³ of a tier. A tier without an end has no last one. */
const endOf = ({ ateM3 }: Tier) => ateM3 ?? Infinity;

export const tariff = v.object({
  faixas: v.pipe(
    v.array(tier),
    v.minLength(1),
    v.maxLength(20),
    v.check(
      (tiers) => tiers.every((tier, i) => i === 0 || endOf(tiers[i - 1] as Tier) < endOf(tier)),
      say(
        {
          pt: 'deve estar em ordem crescente de ateM3, que só a última pode não ter',
          en: 'must be in ascending order of ateM3, which only the last may lack',
        },
        422,
      ),
    ),
  ),
  consumoMinimoM3: inUnit(m3, v.optional(between(0, 1e6), 0)),
  esgoto: inUnit(percentage, v.optional(between(0, 200), 0)),
  tarifaFixa: optionalAmount,
});

/** The bill of a consumption in m³. 400 on a tier without one price; 422 on the tiers when they end below it. */
export function waterBill(
  used: number,
  { faixas, consumoMinimoM3, esgoto, tarifaFixa }: v.InferOutput<typeof tariff>,
) {
  const billed = Math.max(used, consumoMinimoM3);
  if (billed > endOf(faixas.at(-1) as Tier)) {
    throw invalidValue('tarifa.faixas', {
      pt: `deve cobrir ${billed} m³`,
      en: `must cover ${billed} m³`,
    });
  }
  const reached = faixas
    .map((tier, i) => ({ ...tier, start: i === 0 ? 0 : endOf(faixas[i - 1] as Tier) }))
    .filter(({ start }, i) => i === 0 || start < billed)
    .map(({ start, ...tier }) => {
      const m3 = Math.min(billed, endOf(tier)) - start;
      const valor = tier.valorFixo ?? roundMoney(m3 * (tier.valorM3 as number));
      return { ateM3: tier.ateM3 ?? null, m3: roundTo(m3, 2), valor };
    });
  const agua = sumMoney(reached.map(({ valor }) => valor));
  const sewage = roundMoney((agua * esgoto) / 100);
  return {
    m3Faturados: billed,
    faixas: reached,
    agua,
    esgoto: sewage,
    tarifaFixa,
    total: sumMoney([agua, sewage, tarifaFixa]),
  };
}
