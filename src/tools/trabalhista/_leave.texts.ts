import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const leaveBaseEntries = {
  dias: {
    pt: ['Dias', 'Dias de licença ao todo'],
    en: ['Days of the leave in all', 'Days of the leave in all'],
  },
  diasBase: {
    pt: ['Dias da lei', 'Dias da lei, antes de acréscimos'],
    en: ['Days of the law', 'Days of the law, before additions'],
  },
} satisfies FieldsTexts;

export const leaveEntries = {
  diasInternacao: {
    pt: ['Dias internação', 'Dias a mais pela internação'],
    en: ['Days more for the stay in hospital', 'Days more for the stay in hospital'],
  },
  diasProrrogacao: {
    pt: ['Dias a mais da Empresa Cidadã', 'Dias a mais da Empresa Cidadã'],
    en: ['Days more of Empresa Cidadã', 'Days more of Empresa Cidadã'],
  },
  dataInicio: {
    pt: ['Primeiro dia da licença', 'Primeiro dia da licença'],
    en: ['First day of the leave', 'First day of the leave'],
  },
  dataFim: {
    pt: ['Último dia da licença', 'Último dia da licença'],
    en: ['Last day of the leave', 'Last day of the leave'],
  },
  dataRetorno: {
    pt: ['Dia da volta ao trabalho', 'Dia da volta ao trabalho'],
    en: ['Day of the return to work', 'Day of the return to work'],
  },
  valorMensal: {
    pt: ['Valor mensal', 'Valor de um mês de licença'],
    en: ['Amount of a month of leave', 'Amount of a month of leave'],
  },
  valorDia: {
    pt: ['Valor dia', 'Um trinta avos do valor mensal'],
    en: ['A thirtieth of the monthly amount', 'A thirtieth of the monthly amount'],
  },
  valorTotal: {
    pt: ['Valor de todos os dias', 'Valor de todos os dias'],
    en: ['Amount of all days', 'Amount of all days'],
  },
} satisfies FieldsTexts;
