import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateFields = {
  taxa: { pt: ['Taxa de juros', 'Taxa de juros do período escolhido em periodoTaxa'], en: ['Interest rate', 'Interest rate for the period chosen in periodoTaxa'] },
  periodoTaxa: {
    pt: ['Período da taxa', 'A que período a taxa se refere'],
    en: ['Rate period', 'The period that the rate refers to'],
    choices: { mensal: { pt: 'Ao mês', en: 'Per month' }, anual: { pt: 'Ao ano', en: 'Per year' } },
  },
  conversaoTaxa: {
    pt: ['Tipo da taxa anual', 'Como a taxa anual vira mensal: a efetiva por juros compostos, a nominal dividida por 12'],
    en: ['Yearly rate type', 'How a yearly rate becomes monthly: an effective one by compounding, a nominal one divided by 12'],
    choices: { efetiva: { pt: 'Efetiva', en: 'Effective' }, nominal: { pt: 'Nominal', en: 'Nominal' } },
  },
} satisfies FieldsTexts;

export const termFields = {
  prazo: { pt: ['Prazo', 'Prazo, na unidade escolhida em unidadePrazo'], en: ['Term', 'Term, in the unit chosen in unidadePrazo'] },
  unidadePrazo: { pt: ['Unidade do prazo', 'O que o prazo conta'], en: ['Term unit', 'What the term counts'], choices: { meses: { pt: 'Meses', en: 'Months' }, anos: { pt: 'Anos', en: 'Years' } } },
} satisfies FieldsTexts;
