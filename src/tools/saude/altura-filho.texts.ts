import { disclaimer, sex } from './_fields.texts.ts';
import type { alturaFilho } from './altura-filho.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const alturaFilhoTexts = {
  englishName: 'Child height prediction',
  summary: { pt: 'Altura adulta prevista para o filho ou a filha, pela altura dos pais', en: "Predicted adult height of a son or daughter, from the parents' heights" },
  search: { pt: 'altura da criança, vai crescer, estatura, filho vai ter', en: 'child height, how tall, grow' },
  about: {
    pt: 'Altura-alvo genética de Tanner, Goldstein e Whitehouse (1970): a média dos pais, com 13 cm a mais para a mãe de um menino ou a menos para o pai de uma menina. Quase toda criança fica a até 8,5 cm do previsto; alimentação, saúde e puberdade também contam.',
    en: "Genetic target height of Tanner, Goldstein and Whitehouse (1970): the mean of the parents, with 13 cm added to the mother's height for a boy or taken off the father's for a girl. Nearly all children end up within 8.5 cm of it; nutrition, health and puberty count too.",
  },
  hero: [
    {
      when: { 'predictions.0.sex': 'masculino', 'predictions.1.sex': 'feminino' },
      text: { pt: 'Menino {predictions.0.height}, menina {predictions.1.height}', en: 'Boy {predictions.0.height}, girl {predictions.1.height}' },
    },
  ],
  input: {
    fatherHeight: { pt: ['Altura do pai', 'Sem sapatos'], en: ["Father's height", "Father's height"], also: 'alturaPai' },
    motherHeight: { pt: ['Altura da mãe', 'Sem sapatos'], en: ["Mother's height", "Mother's height"], also: 'alturaMae' },
    sex: { pt: ['Sexo da criança', 'Sem ele, a resposta traz os dois'], en: ["Child's sex", 'If left out, the answer has both'], choices: sex.choices },
  },
  output: {
    method: { pt: ['Método', 'Método da previsão'], en: ['Method', 'Method of the prediction'], choices: { tanner: { pt: 'Tanner, Goldstein e Whitehouse', en: 'Tanner, Goldstein and Whitehouse' } } },
    midParentalHeight: { pt: ['Média dos pais', 'Média entre a altura do pai e a da mãe'], en: ["Parents' average", "Mean of the father's and the mother's heights"] },
    predictions: {
      pt: ['Alturas previstas', 'A do sexo pedido, ou a de menino e depois a de menina'],
      en: ['Predicted heights', 'For the sex asked for, or for a boy and then for a girl'],
      fields: {
        sex: { pt: ['Sexo da criança', 'Sexo da criança'], en: ["Child's sex", "Child's sex"], choices: sex.choices },
        height: { pt: ['Altura prevista', 'Altura na idade adulta'], en: ['Predicted height', 'Height as an adult'] },
        min: { pt: ['Altura mínima', 'Previsão menos a margem de 8,5 cm'], en: ['Lowest height', 'Prediction minus the margin of 8.5 cm'] },
        max: { pt: ['Altura máxima', 'Previsão mais a margem de 8,5 cm'], en: ['Highest height', 'Prediction plus the margin of 8.5 cm'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof alturaFilho>;
