import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const rateFields = {
  taxa: {
    pt: ['Taxa', 'Taxa de juros do período que periodoTaxa diz'],
    en: ['Taxa', 'Interest rate for the period that periodoTaxa says'],
  },
  periodoTaxa: {
    pt: ['Período taxa', 'Se a taxa é ao mês ou ao ano'],
    en: ['The rate is monthly or yearly', 'Whether the rate is monthly or yearly'],
    choices: {
      mensal: { pt: 'Mensal', en: 'Mensal' },
      anual: { pt: 'Anual', en: 'Anual' },
    },
  },
  conversaoTaxa: {
    pt: [
      'Como a taxa anual vira mensal',
      'Como a taxa anual vira mensal: a efetiva por juros compostos, a nominal dividida por 12',
    ],
    en: [
      'How a yearly rate becomes monthly',
      'How a yearly rate becomes monthly: an effective one by compounding, a nominal one divided by 12',
    ],
    choices: {
      efetiva: { pt: 'Efetiva', en: 'Efetiva' },
      nominal: { pt: 'Nominal', en: 'Nominal' },
    },
  },
} satisfies FieldsTexts;

export const termFields = {
  prazo: {
    pt: ['Prazo', 'Prazo, na unidade que unidadePrazo diz'],
    en: ['Term', 'Term, in the unit that unidadePrazo says'],
  },
  unidadePrazo: {
    pt: ['Unidade prazo', 'Se o prazo conta meses ou anos'],
    en: ['The term counts months or years', 'Whether the term counts months or years'],
    choices: {
      meses: { pt: 'Meses', en: 'Meses' },
      anos: { pt: 'Anos', en: 'Anos' },
    },
  },
} satisfies FieldsTexts;
