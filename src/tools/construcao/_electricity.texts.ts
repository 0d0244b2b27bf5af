import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const appliance = {
  nome: {
    pt: ['Nome', 'Nome do aparelho. Sem ele, Aparelho e seu número'],
    en: ['Name of the appliance', 'Name of the appliance. Without it, Aparelho and its number'],
  },
  quantidade: {
    pt: ['Quantos aparelhos iguais', 'Quantos aparelhos iguais'],
    en: ['How many such appliances', 'How many such appliances'],
  },
  potencia: {
    pt: [
      'Potência',
      'Potência de um aparelho, com horasPorDia. Este campo ou consumoMensalKwh, e só um deles',
    ],
    en: [
      'Power of one appliance',
      'Power of one appliance, with horasPorDia. This field or consumoMensalKwh, and only one of them',
    ],
  },
  horasPorDia: {
    pt: ['Horas por dia', 'Uso por dia; obrigatório com potencia'],
    en: ['Use per day', 'Use per day; required with potencia'],
  },
  diasPorMes: {
    pt: ['Dias por mês', 'Dias de uso, com potencia'],
    en: ['Days of use', 'Days of use, with potencia'],
  },
  consumoMensalKwh: {
    pt: [
      'Consumo de um aparelho por mês',
      'Consumo de um aparelho por mês, como na etiqueta do Inmetro. Este campo ou potencia, e só um deles',
    ],
    en: [
      'Consumption of one appliance per month',
      'Consumption of one appliance per month, as on the label of Inmetro. This field or potencia, and only one of them',
    ],
  },
} satisfies FieldsTexts;
