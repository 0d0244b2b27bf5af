import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn, type Text } from '../../kit/texts.ts';
import { m } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, metres, type Sex, sex } from './_fields.ts';
import { num } from '../../kit/fields/index.ts';

/**
 * Metres between the mean heights of men and women, and of the usual error (Tanner, Goldstein & Whitehouse, Arch Dis
 * Child 1970;45:755–762).
 */
const SEX_DIFFERENCE = 0.13;
const ERROR = 0.085;

const DISCLAIMER: Text = {
  pt: 'Estimativa genética com margem de ± 8,5 cm; alimentação, saúde e puberdade também contam. Procure o pediatra em caso de dúvida.',
  en: 'Genetic estimate within ± 8.5 cm; food, health and puberty count too. See a pediatrician in case of doubt.',
};

/** Adult height of a child by the parents' heights, in metres: (father + mother ± 13 cm) / 2. */
export const alturaFilho = defineCalculator({
  method: 'POST',
  path: '/calculadoras/altura-filho',
  category: 'saude',
  name: 'Previsão de altura do filho',
  input: v.object({
    fatherHeight: metres(1, 2.6),
    motherHeight: metres(1, 2.6),
    sex: v.optional(sex),
  }),
  output: v.object({
    method: v.literal('tanner'),
    midParentalHeight: num(m),
    predictions: v.array(
      v.object({
        sex: sex,
        height: num(m),
        min: num(m),
        max: num(m),
      }),
    ),
    disclaimer,
  }),
  result: 'predictions.*.height',
  examples: [{ input: { fatherHeight: 1.8, motherHeight: 1.65 } }],
  run({ fatherHeight, motherHeight, sex }, { language }) {
    const mean = (fatherHeight + motherHeight) / 2;
    const predict = (sex: Sex) => {
      const height = mean + (sex === 'masculino' ? SEX_DIFFERENCE : -SEX_DIFFERENCE) / 2;
      return {
        sex,
        height: roundTo(height, 3),
        min: roundTo(height - ERROR, 3),
        max: roundTo(height + ERROR, 3),
      };
    };
    return {
      method: 'tanner' as const,
      midParentalHeight: roundTo(mean, 3),
      predictions: (sex ? [sex] : (['masculino', 'feminino'] as const)).map(predict),
      disclaimer: textIn(DISCLAIMER, language),
    };
  },
});
