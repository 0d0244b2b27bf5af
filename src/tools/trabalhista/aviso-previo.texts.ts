import { dataAdmissao, mediaVariaveis, salarioBruto } from './_fields.texts.ts';
import { baseAndValue } from '../../kit/fields/legal.texts.ts';
import type { avisoPrevio } from './aviso-previo.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const iniciativa = {
  pt: ['Quem encerra o contrato', 'Parte que toma a iniciativa de encerrar'],
  en: ['Who ends the contract', 'Party that takes the initiative'],
  choices: {
    empregador: { pt: 'O empregador', en: 'The employer' },
    empregado: { pt: 'O empregado', en: 'The employee' },
    acordo: { pt: 'Os dois, por acordo (CLT, art. 484-A)', en: 'Both, by agreement (CLT, art. 484-A)' },
  },
} satisfies FieldTexts;

const tipo = {
  pt: ['Tipo de aviso', 'O aviso que o empregado não cumpre é indenizado: um desconto'],
  en: ['Type of notice', 'Notice that an employee does not work is paid in lieu: a deduction'],
  choices: { indenizado: { pt: 'Indenizado', en: 'Paid in lieu' }, trabalhado: { pt: 'Trabalhado', en: 'Worked' } },
} satisfies FieldTexts;

export const avisoPrevioTexts = {
  englishName: 'Notice period calculator',
  summary: { pt: 'Dias, datas e valor do aviso prévio proporcional', en: 'Days, dates and amount of the notice owed at the end of a contract' },
  search: { pt: 'aviso, cumprir aviso, dias de aviso, 30 dias', en: 'notice period, days of notice, resignation notice' },
  about: {
    pt: 'CLT, arts. 487 a 491 e 484-A; Lei 12.506/2011. O acréscimo por ano é direito só do empregado: o empregador pode pedir 30 dias de trabalho, e o resto é pago (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
    en: 'CLT, arts. 487 to 491 and 484-A; Law 12.506/2011. The increase for years of service is the employee’s right alone: the employer may ask for 30 days of work, and the rest is paid (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
  },
  why: [
    {
      when: { diasAcrescimo: { above: 0 } },
      text: { pt: 'São {diasAviso}: 30 e mais {diasAcrescimo} por {anosCompletos} de casa.', en: '{diasAviso}: 30, and {diasAcrescimo} more for {anosCompletos} of service.' },
    },
    { text: { pt: 'São {diasAviso}, a {valorDia} por dia.', en: '{diasAviso}, at {valorDia} a day.' } },
  ],
  facts: ['diasAviso', 'valorDia', 'dataFim', 'prazoPagamento', { path: 'fgts.valor', label: { pt: 'FGTS, pago à parte', en: 'FGTS, paid apart' } }],
  input: {
    salarioBruto,
    dataAdmissao,
    dataAviso: { pt: ['Dia do aviso', 'Dia em que o aviso é dado'], en: ['Notice date', 'Day on which the notice is given'] },
    iniciativa,
    tipo,
    mediaVariaveis,
    diasAvisoTrabalhados: {
      pt: ['Dias trabalhados do aviso', 'Parte trabalhada do aviso; o que passa dela é pago. Só com tipo trabalhado'],
      en: ['Days of notice worked', 'Part of the notice that is worked; the rest is paid. Only with tipo trabalhado'],
    },
    projecaoAcordo: {
      pt: ['Projeção no acordo', 'Quanto do aviso pago por acordo conta como tempo de serviço. Só com iniciativa acordo'],
      en: ['Projection by agreement', 'How much of a notice paid by agreement counts as service. Only with iniciativa acordo'],
      choices: { metade: { pt: 'Metade do aviso pago', en: 'Half of the notice paid' }, integral: { pt: 'O aviso inteiro', en: 'The whole notice' } },
    },
  },
  output: {
    iniciativa,
    tipo,
    anosCompletos: { pt: ['Anos completos', 'Tempo de serviço completo no dia do aviso'], en: ['Full years of service', 'Completed time of service on the day of the notice'] },
    diasAcrescimo: { pt: ['Dias de acréscimo', 'Acréscimo de 3 por ano completo'], en: ['Extra days', 'Increase of 3 for each full year'] },
    diasAviso: { pt: ['Dias de aviso', 'Duração do aviso'], en: ['Days of notice', 'Length of the notice'] },
    dataInicio: { pt: ['Início do aviso', 'Primeiro dia do aviso'], en: ['First day of notice', 'First day of the notice'] },
    dataFim: { pt: ['Fim do aviso', 'Último dia do aviso: a projeção do contrato'], en: ['Last day of notice', 'Last day of the notice: the projected end of the contract'] },
    valorDia: { pt: ['Valor por dia', 'Um trinta avos da remuneração'], en: ['Daily pay', 'A thirtieth of the monthly pay'] },
    diasTrabalhados: { pt: ['Dias trabalhados', 'Parte do aviso que é trabalhada'], en: ['Days worked', 'Part of the notice that is worked'] },
    diasIndenizados: { pt: ['Dias indenizados', 'Parte do aviso que não é trabalhada'], en: ['Days paid in lieu', 'Part of the notice that is not worked'] },
    reducaoJornada: {
      pt: ['Redução da jornada', 'Redução a escolher no aviso trabalhado (CLT, art. 488); ausente no indenizado e no do empregado'],
      en: ['Reduced hours', 'Reduction to choose in a worked notice (CLT, art. 488); absent when the notice is paid in lieu or given by the employee'],
      fields: {
        horasPorDia: { pt: ['Horas por dia', 'Redução da jornada diária'], en: ['Hours per day', 'Reduction of each working day'] },
        diasCorridos: { pt: ['Dias corridos de folga', 'Ausência do trabalho, no lugar da redução diária'], en: ['Consecutive days off', 'Absence from work, instead of the daily reduction'] },
      },
    },
    valor: { pt: ['Valor do aviso', 'Valor da parte não trabalhada; metade no acordo'], en: ['Notice amount', 'Amount for the part that is not worked; half by agreement'] },
    natureza: {
      pt: ['Pago ou descontado', 'Destino do valor'],
      en: ['Paid or deducted', 'How the amount is settled'],
      choices: { provento: { pt: 'Pago ao empregado', en: 'Paid to the employee' }, desconto: { pt: 'Descontado do empregado', en: 'Deducted from the employee' } },
    },
    fgts: { pt: ['FGTS', 'Depósito do FGTS sobre o valor; 0 no desconto'], en: ['Severance fund (FGTS)', 'FGTS deposit on the amount; 0 on a deduction'], fields: baseAndValue },
    dataDesligamento: { pt: ['Último dia de trabalho', 'Dia em que o empregado deixa de trabalhar'], en: ['Last day of work', 'Day on which the employee stops working'] },
    prazoPagamento: { pt: ['Prazo do pagamento', 'Último dia para pagar as verbas (CLT, art. 477, § 6º)'], en: ['Payment deadline', 'Last day to pay what is due (CLT, art. 477, § 6)'] },
  },
} satisfies TextsOf<typeof avisoPrevio>;
