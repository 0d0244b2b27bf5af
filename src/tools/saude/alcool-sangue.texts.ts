import { disclaimer, sex, weight } from './_fields.texts.ts';
import { drinkInput, drinkType } from './_blood-alcohol.texts.ts';
import type { alcoolSangue } from './alcool-sangue.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const method = {
  pt: ['Método de cálculo', 'Como se estima a distribuição do álcool no corpo: pelo fator do sexo (Widmark) ou pela água corporal (Watson, que também pede altura e idade)'],
  en: ['Method', 'How the spread of alcohol in the body is estimated: by a factor for each sex (Widmark) or by body water (Watson, which also needs height and age)'],
  choices: { widmark: { pt: 'Widmark', en: 'Widmark' }, watson: { pt: 'Watson', en: 'Watson' } },
} satisfies FieldTexts;

const input = {
  weight,
  sex,
  drinks: {
    pt: ['Bebidas', 'Tudo o que foi bebido desde o primeiro gole'],
    en: ['Drinks', 'Everything drunk since the first sip'],
    from: [{ list: 'drinks', show: ['alcoholGrams'], totals: ['alcoholGrams'] }],
    fields: drinkInput,
  },
  hoursSinceFirstDrink: { pt: ['Horas desde o início', 'Conta a partir de quando a pessoa começou a beber'], en: ['Time since first drink', 'Counted from when the person started drinking'] },
  method,
  height: { pt: ['Altura', 'Obrigatória no método de Watson'], en: ['Height', 'Required by the Watson method'] },
  age: { pt: ['Idade', 'Obrigatória no método de Watson'], en: ['Age', 'Required by the Watson method'] },
  eliminationRate: { pt: ['Eliminação por hora', 'Quanto álcool o sangue perde por hora'], en: ['Elimination rate', 'How much alcohol the blood loses per hour'] },
} satisfies FieldsTexts;

export const alcoolSangueTexts = {
  englishName: 'Blood alcohol',
  summary: { pt: 'Estimativa de álcool no sangue e do tempo até zerar', en: 'Estimated blood alcohol and the time until it reaches zero' },
  search: { pt: 'bafômetro, bebi, dirigir, cerveja, lei seca, bêbado, alcoolemia', en: 'breathalyzer, drunk, drive, BAC, alcohol, beer' },
  about: {
    pt: 'Métodos de Widmark (1932) e Watson (1981), com eliminação constante; a dose padrão é a da OMS, de 10 g. A lei é o Código de Trânsito Brasileiro (Lei nº 9.503/1997, art. 165, 276 e 306) e a Resolução CONTRAN nº 432/2013. A estimativa pode errar muito, e nenhum resultado autoriza a dirigir depois de beber.',
    en: "Methods of Widmark (1932) and Watson (1981), with constant elimination; the standard drink is the WHO's, of 10 g. The law is the Brazilian Traffic Code (Law 9.503/1997, arts. 165, 276 and 306) and CONTRAN Resolution 432/2013. The estimate can be far off, and no result makes it legal or safe to drive after drinking.",
  },
  input,
  output: {
    method,
    alcoholGrams: { pt: ['Álcool puro', 'Total de álcool puro ingerido'], en: ['Pure alcohol', 'Total pure alcohol drunk'] },
    standardDrinks: { pt: ['Doses padrão', 'Doses de 10 g de álcool, como conta a OMS'], en: ['Standard drinks', 'Drinks of 10 g of alcohol, as the WHO counts them'] },
    drinks: {
      pt: ['Bebidas', 'O que foi bebido, com a dose e o teor completados pela bebida escolhida'],
      en: ['Drinks', 'What was drunk, with serving and alcohol content filled in from the chosen drink'],
      fields: {
        type: drinkType,
        volumeMl: { pt: ['Volume da dose', 'Volume de uma dose'], en: ['Serving size', 'Volume of one serving'] },
        abv: { pt: ['Teor alcoólico', 'Teor alcoólico em volume'], en: ['Alcohol by volume', 'Alcohol content by volume'] },
        quantity: { pt: ['Número de doses', 'Número de doses'], en: ['Number of servings', 'Number of servings'] },
        alcoholGrams: { pt: ['Álcool puro', 'Álcool puro de todas essas doses'], en: ['Pure alcohol', 'Pure alcohol in all these servings'] },
      },
    },
    peakBloodAlcohol: { pt: ['Pico no sangue', 'Concentração no sangue se nada tivesse sido eliminado'], en: ['Peak blood alcohol', 'Concentration in the blood if none had been eliminated'] },
    bloodAlcohol: {
      pt: ['Álcool no sangue', 'Concentração estimada agora, já descontado o que o corpo eliminou'],
      en: ['Blood alcohol', 'Estimated concentration now, after what the body has eliminated'],
    },
    breathAlcohol: { pt: ['Álcool no bafômetro', 'Concentração equivalente no ar expirado'], en: ['Breath alcohol', 'Equivalent concentration in exhaled air'] },
    minutesToZero: {
      pt: ['Minutos até zerar', 'Tempo mínimo até não restar álcool. Não é uma permissão para dirigir'],
      en: ['Minutes to zero', 'Least time until no alcohol is left. It is not permission to drive'],
    },
    timeToZero: { pt: ['Tempo até zerar', 'Os mesmos minutos por extenso, como 3h05'], en: ['Time to zero', 'The same minutes written out, such as 3h05'] },
    legal: {
      pt: ['Segundo a lei', 'Como a lei brasileira trata quem dirige com essa concentração'],
      en: ['What the law says', 'How Brazilian law treats driving with this concentration'],
      fields: {
        status: {
          pt: ['Enquadramento', 'Crime a partir de 0,6 g/L e infração acima de zero; zero estimado também não autoriza a dirigir'],
          en: ['Legal status', 'A crime from 0.6 g/L and a traffic offense above zero; an estimated zero does not permit driving either'],
          choices: {
            crime: { pt: 'Crime de trânsito', en: 'Traffic crime' },
            infracao: { pt: 'Infração de trânsito', en: 'Traffic offense' },
            'zero-estimado': { pt: 'Zero estimado', en: 'Estimated zero' },
          },
        },
        infraction: { pt: ['Quando é infração', 'O que configura a infração'], en: ['When an offense', 'What makes it an administrative offense'] },
        crime: { pt: ['Quando é crime', 'O que configura o crime'], en: ['When a crime', 'What makes it a crime'] },
      },
    },
    warnings: { pt: ['Alertas', 'Emergência médica, quando a concentração põe a vida em risco'], en: ['Warnings', 'Medical emergency, when the concentration is life-threatening'] },
    disclaimer,
  },
  warnings: {
    'medical-emergency': { pt: 'Uma alcoolemia assim é emergência médica: chame o SAMU (192).', en: 'Such a blood alcohol level is a medical emergency: call an ambulance (192 in Brazil).' },
  },
} satisfies TextsOf<typeof alcoolSangue>;
