import { avisos, tableEntries } from '../../kit/fields/legal.texts.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import type { atrasoTributo } from './atraso-tributo.ts';

const bills = {
  darf: { pt: 'DARF', en: 'DARF' },
  das: { pt: 'DAS do Simples Nacional', en: 'DAS of the Simples Nacional' },
  'das-mei': { pt: 'DAS do MEI', en: 'DAS of the MEI' },
  gps: { pt: 'GPS', en: 'GPS' },
} satisfies FieldTexts['choices'];

export const atrasoTributoTexts = {
  englishName: 'Late tax payment',
  summary: { pt: 'Multa e juros de DARF, DAS ou GPS em atraso', en: 'Fine and interest of a late DARF, DAS or GPS' },
  search: { pt: 'DARF atrasado, imposto vencido, multa, juros, Selic, pagar imposto em atraso', en: 'late tax, overdue tax, penalty, fine, late payment' },
  about: {
    pt: 'Lei 9.430/1996, art. 61: multa de 0,33 % por dia, até 20 %, e juros pela Selic, sem capitalização. A multa conta desde o primeiro dia útil depois do vencimento, como instrui a Receita.',
    en: 'Law 9.430/1996, art. 61: a fine of 0.33 % a day, up to 20 %, and interest at the Selic, not compounded. The fine counts from the first business day after the due date, as the tax authority instructs.',
  },
  why: [
    {
      when: { diasAtraso: { above: 0 } },
      text: { pt: 'São {diasAtraso} de atraso: {multa.valor} de multa e {juros.valor} de juros.', en: '{diasAtraso} late: {multa.valor} of penalty and {juros.valor} of interest.' },
    },
    { text: { pt: 'Não há atraso.', en: 'It is not late.' } },
  ],
  facts: ['diasAtraso', { path: 'multa.valor', label: { pt: 'Multa', en: 'Penalty' } }, 'multa.percentual', { path: 'juros.valor', label: { pt: 'Juros', en: 'Interest' } }],
  input: {
    valor: { pt: ['Valor do tributo', 'Valor sem multa e juros'], en: ['Tax amount', 'Amount without fine and interest'], also: 'principal' },
    vencimento: { pt: ['Vencimento', 'Dia do vencimento, de 2020 em diante'], en: ['Due date', 'Day on which it was due, of 2020 or later'] },
    dataPagamento: { pt: ['Data do pagamento', 'Dia em que é pago'], en: ['Payment date', 'Day on which it is paid'] },
    guia: { pt: ['Guia', 'Guia que é paga'], en: ['Bill', 'Bill that is paid'], choices: bills },
    semExpediente: {
      pt: ['Vencimento sem expediente', 'Para onde vai o vencimento em dia sem expediente bancário. Sem ele, o DAS é prorrogado, e as outras guias, antecipadas'],
      en: ['Due when closed', 'Where a due date on which banks are closed moves. Without it the DAS moves to the next day, other bills to the one before'],
      choices: { prorroga: { pt: 'Dia útil seguinte', en: 'Next business day' }, antecipa: { pt: 'Dia útil anterior', en: 'Business day before' } },
    },
    selic: {
      pt: ['Selic dos meses', 'Taxa mensal dos meses que a tabela não tem, ou no lugar da dela'],
      en: ['Selic of the months', 'Monthly rate of the months that the table lacks, or in place of its own'],
      fields: {
        competencia: { pt: ['Mês da taxa', 'Mês da Selic'], en: ['Month of the rate', 'Month of the Selic'] },
        taxa: { pt: ['Taxa do mês', 'Selic acumulada no mês'], en: ['Rate of the month', 'Selic of the month'] },
      },
    },
  },
  output: {
    guia: { pt: ['Guia paga', 'Guia que é paga'], en: ['Bill paid', 'Bill that is paid'], choices: bills },
    valor: { pt: ['Principal', 'Valor do tributo'], en: ['Principal', 'Amount of the tax'] },
    vencimento: { pt: ['Vencimento legal', 'Dia do vencimento, já em dia útil (AAAA-MM-DD)'], en: ['Legal due date', 'Due date, moved to a business day (YYYY-MM-DD)'] },
    diasAtraso: { pt: ['Dias de atraso', 'Dias que contam para a multa'], en: ['Days late', 'Days that count for the fine'] },
    multa: {
      pt: ['Multa de mora', 'Multa pelo atraso'],
      en: ['Fine', 'Fine for paying late'],
      fields: {
        percentual: { pt: ['Percentual da multa', 'Multa sobre o tributo'], en: ['Fine rate', 'Fine on the tax'] },
        valor: { pt: ['Valor da multa', 'Quanto é a multa'], en: ['Fine amount', 'How much the fine is'] },
      },
    },
    juros: {
      pt: ['Juros de mora', 'Juros pelo atraso'],
      en: ['Interest', 'Interest for paying late'],
      fields: {
        percentual: { pt: ['Percentual dos juros', 'Selic dos meses, somada, e 1 % no do pagamento'], en: ['Interest rate', 'Selic of the months, added up, and 1 % in that of the payment'] },
        meses: {
          pt: ['Meses da Selic', 'Do mês seguinte ao vencimento ao anterior ao pagamento'],
          en: ['Months of the Selic', 'From the month after the due date to the one before the payment'],
          fields: {
            competencia: { pt: ['Mês', 'Mês da Selic'], en: ['Month', 'Month of the Selic'] },
            taxa: { pt: ['Selic do mês', 'Taxa do mês'], en: ['Selic rate', 'Rate of the month'] },
            origem: {
              pt: ['Origem da taxa', 'De onde vem a taxa'],
              en: ['Origin of the rate', 'Where the rate comes from'],
              choices: { informada: { pt: 'Informada', en: 'Sent' }, tabela: { pt: 'Tabela', en: 'Table' } },
            },
          },
        },
        valor: { pt: ['Valor dos juros', 'Quanto são os juros'], en: ['Interest amount', 'How much the interest is'] },
      },
    },
    total: { pt: ['Total a pagar', 'Tributo, multa e juros'], en: ['Total due', 'Tax, fine and interest'] },
    avisos,
    tabela: { pt: ['Base legal', 'Lei da multa e dos juros'], en: ['Legal basis', 'Law of the fine and the interest'], fields: tableEntries },
  },
  warnings: { 'abaixo-de-10-reais': { pt: 'Abaixo de R$ 10 não se emite a guia: some à seguinte.', en: 'Below R$ 10 no bill is issued: add it to the next.' } },
} satisfies TextsOf<typeof atrasoTributo>;
