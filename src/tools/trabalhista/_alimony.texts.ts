import type { FieldTexts } from '../../kit/tool-texts.ts';

export const pensao = {
  pt: ['Pensão por percentual', 'Pensão alimentícia como a decisão a fixa, no lugar de pensaoAlimenticia'],
  en: ['Alimony by share', 'Alimony as the court decision sets it, in place of pensaoAlimenticia'],
  fields: {
    base: {
      pt: ['Base da pensão', 'Sobre que valor a pensão é calculada'],
      en: ['Alimony base', 'Amount that the alimony is taken from'],
      choices: {
        liquido: { pt: 'Líquido de INSS e IRRF', en: 'Net of INSS and IRRF' },
        bruto: { pt: 'Bruto', en: 'Gross' },
        'salario-minimo': { pt: 'Salário mínimo', en: 'Minimum wage' },
        fixo: { pt: 'Valor fixo', en: 'Fixed amount' },
      },
    },
    percentual: { pt: ['Percentual', 'Percentual da base. Obrigatório, menos com base fixo'], en: ['Share', 'Share of the base. Required, except with base fixo'] },
    valor: { pt: ['Valor fixo', 'Valor da pensão. Só com base fixo'], en: ['Fixed amount', 'Amount of the alimony. Only with base fixo'] },
  },
} satisfies FieldTexts;
