import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe } from '../../kit/fields/index.ts';
import { m } from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, metres, type Sex, sex } from './_fields.ts';

/**
 * Metres between the mean heights of men and women, and of the usual error (Tanner, Goldstein & Whitehouse, Arch Dis
 * Child 1970;45:755–762).
 */
const SEX_DIFFERENCE = 0.13;
const ERROR = 0.085;

const DISCLAIMER =
  'Estimativa genética com margem de ± 8,5 cm; alimentação, saúde e puberdade também contam. Procure o pediatra em caso de dúvida.';

/** Adult height of a child by the parents' heights, in metres: (father + mother ± 13 cm) / 2. */
export const alturaFilho = defineCalculator({
  method: 'POST',
  path: '/calculadoras/altura-filho',
  category: 'saude',
  name: 'Previsão de altura do filho',
  summary: 'Altura adulta prevista para o filho ou a filha, pela altura dos pais',
  en: {
    name: 'Predicted height of a child',
    summary: 'Adult height predicted for a son or daughter, by the heights of the parents',
  },
  about: {
    pt: 'Altura-alvo genética de Tanner, Goldstein e Whitehouse (1970): a média dos pais, com 13 cm a mais para a mãe de um menino ou a menos para o pai de uma menina. Quase toda criança fica a até 8,5 cm do previsto; alimentação, saúde e puberdade também contam.',
    en: "Genetic target height of Tanner, Goldstein and Whitehouse (1970): the mean of the parents, with 13 cm added to the mother's for a boy or taken off the father's for a girl. Nearly all children end up within 8.5 cm of it; nutrition, health and puberty count too.",
  },
  input: v.object({
    fatherHeight: describe(metres('fatherHeight', 1, 2.6), {
      pt: 'Estatura do pai',
      en: 'Height of the father',
    }),
    motherHeight: describe(metres('motherHeight', 1, 2.6), {
      pt: 'Estatura da mãe',
      en: 'Height of the mother',
    }),
    sex: describe(v.optional(sex), {
      pt: 'Sexo da criança. Sem ele, a resposta traz os dois',
      en: 'Sex of the child. Without it, the answer has both',
    }),
  }),
  output: v.object({
    method: describe(v.literal('tanner'), { pt: 'Método da previsão', en: 'Method of the prediction' }),
    midParentalHeight: describe(
      v.number(),
      { pt: 'Média das estaturas dos pais', en: 'Mean of the heights of the parents' },
      m,
    ),
    predictions: describe(
      v.array(
        v.object({
          sex: describe(sex, { pt: 'Sexo da criança', en: 'Sex of the child' }),
          height: describe(v.number(), { pt: 'Estatura adulta prevista', en: 'Predicted adult height' }, m),
          min: describe(
            v.number(),
            { pt: 'Previsão menos a margem de 8,5 cm', en: 'Prediction minus the margin of 8.5 cm' },
            m,
          ),
          max: describe(
            v.number(),
            { pt: 'Previsão mais a margem de 8,5 cm', en: 'Prediction plus the margin of 8.5 cm' },
            m,
          ),
        }),
      ),
      {
        pt: 'Estaturas previstas: a do sexo pedido, ou a de menino e depois a de menina',
        en: 'Predicted heights: that of the sex asked for, or that of a boy and then that of a girl',
      },
    ),
    disclaimer,
  }),
  result: 'midParentalHeight',
  examples: [{ input: { fatherHeight: 1.8, motherHeight: 1.65 } }],
  run({ fatherHeight, motherHeight, sex }) {
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
      disclaimer: DISCLAIMER,
    };
  },
});
