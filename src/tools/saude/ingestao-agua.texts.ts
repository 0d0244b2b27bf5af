import { disclaimer } from './_fields.texts.ts';
import type { ingestaoAgua } from './ingestao-agua.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const ingestaoAguaTexts = {
  englishName: 'Daily water intake',
  summary: {
    pt: 'Quanta água beber por dia, pelo peso, a idade, o exercício e o clima',
    en: 'How much water to drink in a day, by weight, age, exercise and climate',
  },
  about: {
    pt: 'Até 17 anos, Holliday e Segar (1957); adultos, a regra usual da nutrição clínica de 25 a 35 ml por kg; exercício pelo ACSM (2007), gestação e amamentação pela EFSA (2010). Para pessoas saudáveis: quem tem doença renal ou cardíaca segue a orientação do médico.',
    en: 'Up to 17 years, Holliday and Segar (1957); adults, the usual rule of clinical nutrition of 25 to 35 ml per kg; exercise by the ACSM (2007), pregnancy and breastfeeding by the EFSA (2010). For healthy people: whoever has kidney or heart disease follows the advice of a doctor.',
  },
  input: {
    weight: {
      pt: ['Peso corporal', 'Peso corporal'],
      en: ['Body weight', 'Body weight'],
    },
    age: {
      pt: ['Idade', 'Idade'],
      en: ['Age', 'Age'],
    },
    exerciseMinutes: {
      pt: ['Exercício no dia', 'Exercício no dia'],
      en: ['Exercise minutes', 'Exercise in the day'],
    },
    climate: {
      pt: ['Clima', 'Clima: quente acrescenta 500 ml'],
      en: ['Climate', 'Climate: mild (ameno) or hot (quente), which adds 500 ml'],
      choices: {
        ameno: { pt: 'Ameno', en: 'Ameno' },
        quente: { pt: 'Quente', en: 'Quente' },
      },
    },
    condition: {
      pt: ['Gestação', 'Gestação, que acrescenta 300 ml, ou amamentação, 700 ml'],
      en: ['Pregnancy', 'Pregnancy (gestante), which adds 300 ml, or breastfeeding (lactante), 700 ml'],
      choices: {
        nenhuma: { pt: 'Nenhuma', en: 'Nenhuma' },
        gestante: { pt: 'Gestante', en: 'Gestante' },
        lactante: { pt: 'Lactante', en: 'Lactante' },
      },
    },
  },
  output: {
    totalMl: {
      pt: ['Água no dia', 'Água no dia'],
      en: ['Water in the day', 'Water in the day'],
    },
    liters: {
      pt: ['A mesma quantidade', 'A mesma quantidade'],
      en: ['The same amount', 'The same amount'],
    },
    glasses: {
      pt: ['Copos de 250 ml', 'Copos de 250 ml, arredondados para cima'],
      en: ['Glasses', 'Glasses of 250 ml, rounded up'],
    },
    mlPerKg: {
      pt: ['Base por kg de peso', 'Base por kg de peso, sem os acréscimos'],
      en: ['Base per kg of weight', 'Base per kg of weight, without the additions'],
    },
    breakdown: {
      pt: ['As parcelas da soma', 'As parcelas da soma; só as que há'],
      en: ['The parts of the sum', 'The parts of the sum; only those that there are'],
      fields: {
        item: {
          pt: ['A base', 'A base, ou o que se acrescenta por exercício, clima, gestação ou amamentação'],
          en: ['The base', 'The base, or what is added for exercise, climate, pregnancy or breastfeeding'],
          choices: {
            base: { pt: 'Base', en: 'Base' },
            exercicio: { pt: 'Exercicio', en: 'Exercicio' },
            clima: { pt: 'Clima', en: 'Clima' },
            gestante: { pt: 'Gestante', en: 'Gestante' },
            lactante: { pt: 'Lactante', en: 'Lactante' },
          },
        },
        ml: {
          pt: ['Quantidade da parcela', 'Quantidade da parcela'],
          en: ['Amount of the part', 'Amount of the part'],
        },
      },
    },
    reminderEveryMinutes: {
      pt: [
        'De quanto em quanto tempo beber um copo',
        'De quanto em quanto tempo beber um copo, em 16 horas acordado',
      ],
      en: ['How often to drink a glass', 'How often to drink a glass, over 16 waking hours'],
    },
    warnings: {
      pt: ['Alertas', 'Alertas: hyponatremia-risk, mais de 6000 ml no dia'],
      en: ['Warnings', 'Warnings: hyponatremia-risk, more than 6000 ml in the day'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof ingestaoAgua>;
