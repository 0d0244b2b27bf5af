import { disclaimer, sex } from './_fields.texts.ts';
import type { alturaFilho } from './altura-filho.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const alturaFilhoTexts = {
  englishName: 'Predicted height of a child',
  summary: {
    pt: 'Altura adulta prevista para o filho ou a filha, pela altura dos pais',
    en: 'Adult height predicted for a son or daughter, by the heights of the parents',
  },
  about: {
    pt: 'Altura-alvo genética de Tanner, Goldstein e Whitehouse (1970): a média dos pais, com 13 cm a mais para a mãe de um menino ou a menos para o pai de uma menina. Quase toda criança fica a até 8,5 cm do previsto; alimentação, saúde e puberdade também contam.',
    en: "Genetic target height of Tanner, Goldstein and Whitehouse (1970): the mean of the parents, with 13 cm added to the mother's for a boy or taken off the father's for a girl. Nearly all children end up within 8.5 cm of it; nutrition, health and puberty count too.",
  },
  input: {
    fatherHeight: {
      pt: ['Estatura do pai', 'Estatura do pai'],
      en: ['Father height', 'Height of the father'],
    },
    motherHeight: {
      pt: ['Estatura da mãe', 'Estatura da mãe'],
      en: ['Mother height', 'Height of the mother'],
    },
    sex: {
      pt: ['Sexo da criança', 'Sexo da criança. Sem ele, a resposta traz os dois'],
      en: ['Sex', 'Sex of the child. Without it, the answer has both'],
      choices: sex.choices,
    },
  },
  output: {
    method: {
      pt: ['Método da previsão', 'Método da previsão'],
      en: ['Method', 'Method of the prediction'],
      choices: {
        tanner: { pt: 'Tanner', en: 'Tanner' },
      },
    },
    midParentalHeight: {
      pt: ['Média das estaturas dos pais', 'Média das estaturas dos pais'],
      en: ['Mean of the heights of the parents', 'Mean of the heights of the parents'],
    },
    predictions: {
      pt: [
        'Estaturas previstas',
        'Estaturas previstas: a do sexo pedido, ou a de menino e depois a de menina',
      ],
      en: [
        'Predicted heights',
        'Predicted heights: that of the sex asked for, or that of a boy and then that of a girl',
      ],
      fields: {
        sex: {
          pt: ['Sexo da criança', 'Sexo da criança'],
          en: ['Sex', 'Sex of the child'],
          choices: sex.choices,
        },
        height: {
          pt: ['Estatura adulta prevista', 'Estatura adulta prevista'],
          en: ['Height', 'Predicted adult height'],
        },
        min: {
          pt: ['Previsão menos a margem de 8', 'Previsão menos a margem de 8,5 cm'],
          en: ['Prediction minus the margin of 8', 'Prediction minus the margin of 8.5 cm'],
        },
        max: {
          pt: ['Previsão mais a margem de 8', 'Previsão mais a margem de 8,5 cm'],
          en: ['Prediction plus the margin of 8', 'Prediction plus the margin of 8.5 cm'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof alturaFilho>;
