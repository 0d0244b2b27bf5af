import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

/** The reference rates, which several tools of the reform read. */
export const referenceRates = {
  aliquotaReferenciaCbs: {
    pt: ['Referência da CBS', 'Alíquota de referência da CBS, lida desde 2027. Sem ela, a do Senado ou, enquanto não há, a estimativa do Comitê Gestor'],
    en: ['CBS reference rate', 'Reference rate of the CBS, read from 2027. Without it, that of the Senate or, until there is one, the estimate of the IBS committee'],
  },
  aliquotaReferenciaIbsEstadual: {
    pt: ['Referência do IBS estadual', 'Alíquota de referência do IBS dos estados, lida desde 2029. Sem ela, a do Senado ou a estimativa'],
    en: ['State IBS reference rate', 'Reference rate of the IBS of the states, read from 2029. Without it, that of the Senate or the estimate'],
  },
  aliquotaReferenciaIbsMunicipal: {
    pt: ['Referência do IBS municipal', 'Alíquota de referência do IBS dos municípios, lida desde 2029. Sem ela, a do Senado ou a estimativa'],
    en: ['City IBS reference rate', 'Reference rate of the IBS of the cities, read from 2029. Without it, that of the Senate or the estimate'],
  },
} satisfies FieldsTexts;

export const taxes = {
  cbs: { pt: ['CBS', 'Contribuição sobre Bens e Serviços'], en: ['CBS', 'Federal contribution on goods and services'] },
  ibsEstadual: { pt: ['IBS estadual', 'Parte do estado no Imposto sobre Bens e Serviços'], en: ['State IBS', 'Part of the state in the tax on goods and services'] },
  ibsMunicipal: { pt: ['IBS municipal', 'Parte do município no Imposto sobre Bens e Serviços'], en: ['City IBS', 'Part of the city in the tax on goods and services'] },
} satisfies FieldsTexts;

export const ibs = { pt: ['IBS', 'Soma do IBS estadual e do municipal'], en: ['IBS', 'Sum of the IBS of the state and of the city'] } satisfies FieldTexts;

export const imposedTotal = { pt: ['Total', 'Soma de CBS e IBS'], en: ['Total', 'Sum of CBS and IBS'] } satisfies FieldTexts;
