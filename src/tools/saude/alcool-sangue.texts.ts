import { disclaimer, sex } from './_fields.texts.ts';
import { drinkInput, drinkType } from './_blood-alcohol.texts.ts';
import type { alcoolSangue } from './alcool-sangue.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const method = {
  pt: [
    'Como o álcool se distribui no corpo',
    'Como o álcool se distribui no corpo: pelo fator do sexo (widmark) ou pela água corporal (watson, que precisa de height e age)',
  ],
  en: [
    'How alcohol spreads in the body',
    'How alcohol spreads in the body: by the factor of the sex (widmark) or by body water (watson, which needs height and age)',
  ],
  choices: {
    widmark: { pt: 'Widmark', en: 'Widmark' },
    watson: { pt: 'Watson', en: 'Watson' },
  },
} satisfies FieldTexts;

const input = {
  weight: {
    pt: ['Peso corporal', 'Peso corporal'],
    en: ['Body weight', 'Body weight'],
  },
  sex,
  drinks: {
    pt: ['O que foi bebido', 'O que foi bebido'],
    en: ['What was drunk', 'What was drunk'],
    fields: drinkInput,
  },
  hoursSinceFirstDrink: {
    pt: ['Tempo desde o primeiro gole', 'Tempo desde o primeiro gole'],
    en: ['Hours since first drink', 'Time since the first drink'],
  },
  method,
  height: {
    pt: ['Estatura', 'Estatura. Obrigatória com method=watson'],
    en: ['Body height', 'Body height. Required with method=watson'],
  },
  age: {
    pt: ['Idade', 'Idade. Obrigatória com method=watson'],
    en: ['Age', 'Age. Required with method=watson'],
  },
  eliminationRate: {
    pt: ['Quanto álcool o sangue perde por hora', 'Quanto álcool o sangue perde por hora'],
    en: ['How much alcohol the blood loses in an hour', 'How much alcohol the blood loses in an hour'],
  },
} satisfies FieldsTexts;

export const alcoolSangueTexts = {
  englishName: 'Blood alcohol',
  summary: {
    pt: 'Estimativa de álcool no sangue e do tempo até zerar',
    en: 'Estimate of blood alcohol and of the time until it is zero',
  },
  about: {
    pt: 'Métodos de Widmark (1932) e Watson (1981), com eliminação constante; a dose padrão é a da OMS, de 10 g. A lei é o Código de Trânsito Brasileiro (Lei nº 9.503/1997, art. 165, 276 e 306) e a Resolução CONTRAN nº 432/2013. A estimativa pode errar muito, e nenhum resultado autoriza a dirigir depois de beber.',
    en: 'Methods of Widmark (1932) and Watson (1981), with constant elimination; the standard drink is that of the WHO, of 10 g. The law is the Brazilian Traffic Code (Law 9.503/1997, art. 165, 276 and 306) and CONTRAN Resolution 432/2013. The estimate can be far off, and no result permits driving after drinking.',
  },
  input,
  output: {
    method,
    alcoholGrams: {
      pt: ['Álcool puro ingerido', 'Álcool puro ingerido, ao todo'],
      en: ['Pure alcohol drunk', 'Pure alcohol drunk, in all'],
    },
    standardDrinks: {
      pt: ['Doses padrão da OMS', 'Doses padrão da OMS, de 10 g de álcool'],
      en: ['Standard drinks of the WHO', 'Standard drinks of the WHO, of 10 g of alcohol'],
    },
    drinks: {
      pt: ['As bebidas', 'As bebidas, com o que o tipo completou'],
      en: ['The drinks', 'The drinks, with what their type filled in'],
      fields: {
        type: drinkType,
        volumeMl: {
          pt: ['Volume ml', 'Volume de uma dose'],
          en: ['Volume ml', 'Volume of one serving'],
        },
        abv: {
          pt: ['Teor alcoólico em volume', 'Teor alcoólico em volume'],
          en: ['Alcohol by volume', 'Alcohol by volume'],
        },
        quantity: {
          pt: ['Quantas doses', 'Quantas doses'],
          en: ['How many servings', 'How many servings'],
        },
        alcoholGrams: {
          pt: ['Álcool puro dessas doses', 'Álcool puro dessas doses'],
          en: ['Pure alcohol of these servings', 'Pure alcohol of these servings'],
        },
      },
    },
    peakBloodAlcohol: {
      pt: ['PeakBloodAlcohol', 'Concentração no sangue se nada tivesse sido eliminado'],
      en: ['PeakBloodAlcohol', 'Concentration in the blood if nothing had been eliminated'],
    },
    bloodAlcohol: {
      pt: [
        'Concentração estimada no sangue agora',
        'Concentração estimada no sangue agora, já com a eliminação',
      ],
      en: ['Blood alcohol', 'Concentration estimated in the blood now, after elimination'],
    },
    breathAlcohol: {
      pt: ['Concentração equivalente no ar expirado', 'Concentração equivalente no ar expirado'],
      en: ['Equivalent concentration in exhaled air', 'Equivalent concentration in exhaled air'],
    },
    minutesToZero: {
      pt: ['Tempo mínimo até zerar', 'Tempo mínimo até zerar. Não é uma permissão'],
      en: ['Minutes to zero', 'Least time until it is zero. It is not a permission'],
    },
    timeToZero: {
      pt: ['O mesmo tempo', 'O mesmo tempo, por extenso, como 3h05'],
      en: ['Time to zero', 'The same time as text, such as 3h05'],
    },
    legal: {
      pt: ['Legal', 'Como a lei trata quem dirige com essa concentração'],
      en: ['Legal', 'How the law treats driving with this concentration'],
      fields: {
        status: {
          pt: [
            'O que a estimativa dá',
            'O que a estimativa dá: crime a partir de 0,6 g/L, infracao acima de zero, ou zero-estimado, que também não autoriza a dirigir',
          ],
          en: [
            'What the estimate comes to',
            'What the estimate comes to: crime from 0.6 g/L, infracao (administrative offence) above zero, or zero-estimado (estimated zero), which does not permit driving either',
          ],
          choices: {
            crime: { pt: 'Crime', en: 'Crime' },
            infracao: { pt: 'Infracao', en: 'Infracao' },
            'zero-estimado': { pt: 'Zero estimado', en: 'Zero estimado' },
          },
        },
        infraction: {
          pt: ['O que configura a infração', 'O que configura a infração, em português'],
          en: [
            'What makes the administrative offence',
            'What makes the administrative offence, in Portuguese',
          ],
        },
        crime: {
          pt: ['O que configura o crime', 'O que configura o crime, em português'],
          en: ['What makes the crime', 'What makes the crime, in Portuguese'],
        },
      },
    },
    warnings: {
      pt: ['Alertas', 'Alertas: medical-emergency, concentração em que há risco de vida'],
      en: ['Warnings', 'Warnings: medical-emergency, a concentration at which life is in danger'],
    },
    disclaimer,
  },
} satisfies TextsOf<typeof alcoolSangue>;
