import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const appliance = {
  nome: { pt: ['Aparelho', 'Nome do aparelho. Sem ele, Aparelho e seu número'], en: ['Appliance', 'Name of the appliance. Without it, Aparelho and its number'] },
  quantidade: { pt: ['Quantidade', 'Quantos aparelhos iguais'], en: ['Quantity', 'How many identical appliances'] },
  potencia: {
    pt: ['Potência', 'Potência de um aparelho. Envie potencia e horasPorDia, ou só consumoMensalKwh'],
    en: ['Power', 'Power of one appliance. Send potencia and horasPorDia, or consumoMensalKwh alone'],
  },
  horasPorDia: { pt: ['Horas por dia', 'Tempo de uso. Obrigatório com potencia'], en: ['Hours per day', 'Time in use. Required with potencia'] },
  diasPorMes: { pt: ['Dias por mês', 'Dias de uso. Só conta com potencia'], en: ['Days per month', 'Days in use. Counts only with potencia'] },
  consumoMensalKwh: {
    pt: ['Consumo por mês', 'Consumo mensal de um aparelho, como na etiqueta do Inmetro. Envie este campo ou potencia, não os dois'],
    en: ['Monthly usage', 'Monthly usage of one appliance, as on its Inmetro label. Send this field or potencia, not both'],
  },
} satisfies FieldsTexts;
