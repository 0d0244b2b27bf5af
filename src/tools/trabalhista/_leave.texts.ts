import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const leaveBaseEntries = {
  dias: { pt: ['Duração da licença', 'Duração total, com os acréscimos'], en: ['Length of leave', 'Total length, additions included'] },
  diasBase: { pt: ['Duração pela lei', 'Duração que a lei dá, antes dos acréscimos'], en: ['Statutory length', 'Length set by law, before additions'] },
} satisfies FieldsTexts;

export const leaveEntries = {
  diasInternacao: { pt: ['Acréscimo pela internação', 'Tempo a mais pela internação'], en: ['Hospital stay extension', 'Time added for the hospital stay'] },
  diasProrrogacao: { pt: ['Acréscimo da Empresa Cidadã', 'Tempo a mais pelo programa Empresa Cidadã'], en: ['Empresa Cidadã extension', 'Time added by the Empresa Cidadã program'] },
  dataInicio: { pt: ['Início da licença', 'Primeiro dia da licença'], en: ['First day of leave', 'First day of the leave'] },
  dataFim: { pt: ['Fim da licença', 'Último dia da licença'], en: ['Last day of leave', 'Last day of the leave'] },
  dataRetorno: { pt: ['Volta ao trabalho', 'Dia da volta ao trabalho'], en: ['Return to work', 'Day of the return to work'] },
  valorMensal: { pt: ['Valor por mês', 'Valor de um mês de licença'], en: ['Monthly pay', 'Pay for a month of leave'] },
  valorDia: { pt: ['Valor por dia', 'Um trinta avos do valor mensal'], en: ['Daily pay', 'A thirtieth of the monthly pay'] },
  valorTotal: { pt: ['Valor total', 'Valor de todos os dias da licença'], en: ['Total pay', 'Pay for all days of the leave'] },
  descontoInssMensal: {
    pt: ['INSS descontado por mês', 'Contribuição de quem tira a licença sobre o valor de um mês'],
    en: ['INSS deducted per month', 'Contribution of the person on leave on the pay for a month'],
  },
  pagador: {
    pt: ['Quem paga', 'Quem paga à pessoa de licença'],
    en: ['Who pays', 'Who pays the person on leave'],
    choices: { empregador: { pt: 'O empregador', en: 'The employer' }, inss: { pt: 'O INSS', en: 'INSS' } },
  },
} satisfies FieldsTexts;
