import type { FieldsTexts } from '../../kit/tool-texts.ts';

const tier = {
  ateM3: {
    pt: ['Último m³ da faixa', 'Último m³ da faixa; só a última pode não ter'],
    en: ['Last m³ of the tier', 'Last m³ of the tier; only the last tier may lack it'],
  },
  valorM3: {
    pt: ['Preço do m³ da faixa', 'Preço do m³ da faixa. Este campo ou valorFixo, e só um deles'],
    en: [
      'Price of a m³ of the tier',
      'Price of a m³ of the tier. This field or valorFixo, and only one of them',
    ],
  },
  valorFixo: {
    pt: [
      'Valor único da faixa',
      'Valor único da faixa, cobrado quando ela é alcançada. Este campo ou valorM3, e só um deles',
    ],
    en: [
      'Single amount of the tier',
      'Single amount of the tier, charged when it is reached. This field or valorM3, and only one of them',
    ],
  },
} satisfies FieldsTexts;

export const tariff = {
  faixas: {
    pt: ['Faixas', 'Faixas de consumo, em ordem crescente'],
    en: ['Tiers of consumption', 'Tiers of consumption, in ascending order'],
    fields: tier,
  },
  consumoMinimoM3: {
    pt: ['Consumo mínimo que a conta cobra', 'Consumo mínimo que a conta cobra'],
    en: ['Least consumption that the bill charges', 'Least consumption that the bill charges'],
  },
  esgoto: {
    pt: ['Esgoto', 'Esgoto, sobre o valor da água'],
    en: ['Sewage', 'Sewage, on the amount of the water'],
  },
  tarifaFixa: {
    pt: ['Tarifa fixa', 'Tarifa fixa da conta'],
    en: ['Fixed fee of the bill', 'Fixed fee of the bill'],
  },
} satisfies FieldsTexts;
