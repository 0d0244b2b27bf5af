import { age, disclaimer, weight } from './_fields.texts.ts';
import type { ingestaoAgua } from './ingestao-agua.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const ingestaoAguaTexts = {
  englishName: 'Daily water intake',
  summary: { pt: 'Quanta água beber por dia, pelo peso, a idade, o exercício e o clima', en: 'How much water to drink a day, by weight, age, exercise and climate' },
  search: { pt: 'beber água, litros por dia, hidratação, sede', en: 'drink water, water intake, hydration, litres per day' },
  about: {
    pt: 'Até 17 anos, Holliday e Segar (1957); adultos, a regra usual da nutrição clínica de 25 a 35 ml por kg; exercício pelo ACSM (2007), gestação e amamentação pela EFSA (2010). Para pessoas saudáveis: quem tem doença renal ou cardíaca segue a orientação do médico.',
    en: "Up to age 17, Holliday and Segar (1957); adults, the usual rule of clinical nutrition of 25 to 35 ml per kg; exercise by the ACSM (2007), pregnancy and breastfeeding by the EFSA (2010). For healthy people: those with kidney or heart disease should follow their doctor's advice.",
  },
  why: [{ text: { pt: 'São {glasses} copos de 250 ml, um a cada {reminderEveryMinutes}.', en: '{glasses} glasses of 250 ml, one every {reminderEveryMinutes}.' } }],
  facts: ['glasses', 'liters', 'mlPerKg', 'reminderEveryMinutes'],
  input: {
    weight,
    age,
    exerciseMinutes: { pt: ['Exercício no dia', 'Tempo de exercício'], en: ['Exercise in the day', 'Time spent exercising'] },
    climate: { pt: ['Clima', 'O clima quente acrescenta 500 ml'], en: ['Climate', 'Hot weather adds 500 ml'], choices: { ameno: { pt: 'Ameno', en: 'Mild' }, quente: { pt: 'Quente', en: 'Hot' } } },
    condition: {
      pt: ['Gestação ou amamentação', 'Gestação acrescenta 300 ml, e amamentação, 700 ml'],
      en: ['Pregnancy or breastfeeding', 'Pregnancy adds 300 ml, and breastfeeding, 700 ml'],
      choices: { nenhuma: { pt: 'Nenhuma das duas', en: 'Neither' }, gestante: { pt: 'Gestante', en: 'Pregnant' }, lactante: { pt: 'Amamentando', en: 'Breastfeeding' } },
    },
  },
  output: {
    totalMl: { pt: ['Água por dia', 'Quanto beber no dia'], en: ['Water per day', 'How much to drink in a day'] },
    liters: { pt: ['Água em litros', 'A mesma quantidade'], en: ['Water in liters', 'The same amount'] },
    glasses: { pt: ['Copos de 250 ml', 'Arredondados para cima'], en: ['Glasses of 250 ml', 'Rounded up'] },
    mlPerKg: { pt: ['Água por kg', 'A base, sem os acréscimos'], en: ['Water per kg', 'The base, without the additions'] },
    breakdown: {
      pt: ['Composição', 'As parcelas da soma; só as que há'],
      en: ['Breakdown', 'The parts of the sum; only those that apply'],
      fields: {
        item: {
          pt: ['Parcela', 'A base, ou o que se acrescenta por exercício, clima, gestação ou amamentação'],
          en: ['Part', 'The base, or what is added for exercise, climate, pregnancy or breastfeeding'],
          choices: {
            base: { pt: 'Base pelo peso', en: 'Base by weight' },
            exercicio: { pt: 'Exercício', en: 'Exercise' },
            clima: { pt: 'Clima quente', en: 'Hot weather' },
            gestante: { pt: 'Gestação', en: 'Pregnancy' },
            lactante: { pt: 'Amamentação', en: 'Breastfeeding' },
          },
        },
        ml: { pt: ['Quantidade', 'Água dessa parcela'], en: ['Amount', 'Water of this part'] },
      },
    },
    reminderEveryMinutes: {
      pt: ['Intervalo entre copos', 'De quanto em quanto tempo beber um copo, em 16 horas acordado'],
      en: ['Reminder interval', 'How often to drink a glass, over 16 waking hours'],
    },
    warnings: { pt: ['Alertas', 'Risco de hiponatremia, com mais de 6000 ml no dia'], en: ['Warnings', 'Risk of hyponatremia, with more than 6000 ml in a day'] },
    disclaimer,
  },
  warnings: { 'hyponatremia-risk': { pt: 'Beber tanta água num dia pode ser perigoso (hiponatremia).', en: 'Drinking so much water in a day can be dangerous (hyponatremia).' } },
} satisfies TextsOf<typeof ingestaoAgua>;
