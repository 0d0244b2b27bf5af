import type { FieldsTexts } from '../../kit/tool-texts.ts';

const tier = {
  ateM3: { pt: ['Fim da faixa', 'Último m³ da faixa. Só a última faixa pode não ter'], en: ['End of tier', 'Last m³ of the tier. Only the last tier may leave it out'] },
  valorM3: { pt: ['Preço por m³', 'Preço de cada m³ da faixa. Envie valorM3 ou valorFixo, não os dois'], en: ['Price per m³', 'Price of each m³ of the tier. Send valorM3 or valorFixo, not both'] },
  valorFixo: {
    pt: ['Valor único', 'Valor único da faixa, cobrado quando ela é alcançada. Envie valorFixo ou valorM3, não os dois'],
    en: ['Flat amount', 'Flat amount of the tier, charged once it is reached. Send valorFixo or valorM3, not both'],
  },
} satisfies FieldsTexts;

export const tariff = {
  faixas: { pt: ['Faixas de consumo', 'Faixas de consumo, em ordem crescente'], en: ['Usage tiers', 'Usage tiers, in ascending order'], fields: tier },
  consumoMinimoM3: { pt: ['Consumo mínimo', 'Menor consumo que a conta cobra'], en: ['Minimum usage', 'Smallest usage that the bill charges for'] },
  esgoto: { pt: ['Taxa de esgoto', 'Esgoto, sobre o valor da água'], en: ['Sewer charge', 'Sewer charge, on the water amount'] },
  tarifaFixa: { pt: ['Tarifa fixa', 'Parte fixa da conta'], en: ['Fixed charge', 'Fixed part of the bill'] },
} satisfies FieldsTexts;
