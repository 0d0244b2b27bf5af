import { pensao } from './_alimony.texts.ts';
import { descontos, faltas, mediaVariaveis, pensaoAlimenticia, proventos, salarioBruto, totalDescontos, totalProventos } from './_fields.texts.ts';
import { averageEntries, averageFields } from './_averages.texts.ts';
import { arredondamentoInss, avisos, baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { ferias } from './ferias.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const feriasTexts = {
  englishName: 'Vacation pay calculator',
  summary: { pt: 'Férias com o terço, abono pecuniário, descontos e datas', en: 'Vacation pay with its third, days sold, deductions and dates' },
  search: { pt: 'abono pecuniário, vender férias, terço, um terço, descanso, férias coletivas', en: 'vacation pay, holiday pay, paid leave, sell vacation' },
  people: { rank: 3 },
  paper: {
    title: { pt: 'Recibo de férias', en: 'Vacation receipt' },
    lines: ['nome', 'cpf', 'empregador'],
    ledger: { adds: 'proventos', takes: 'descontos', totals: ['totalProventos', 'totalDescontos'] },
    signatures: [
      { pt: 'Recebi o líquido deste recibo. Assinatura', en: 'I received the net pay of this receipt. Signature' },
      { pt: 'Local e data', en: 'Place and date' },
    ],
  },
  about: {
    pt: 'CLT, arts. 129 a 145; CF, art. 7º, XVII. O abono pecuniário e o seu terço não pagam INSS, IRRF nem FGTS. A metade do 13º salário adiantada não tem descontos.',
    en: 'CLT, arts. 129 to 145; CF, art. 7, XVII. Days sold and their third are free of INSS, IRRF and FGTS. The half of the 13th salary paid in advance has no deductions.',
  },
  why: [
    {
      when: { 'irrf.valor': { above: 0 } },
      text: {
        pt: 'São {totalProventos} de férias e terço, menos {inss.valor} de INSS e {irrf.valor} de IRRF.',
        en: '{totalProventos} of vacation pay and its third, less {inss.valor} of INSS and {irrf.valor} of IRRF.',
      },
    },
    {
      text: {
        pt: 'São {totalProventos} de férias e terço, menos {inss.valor} de INSS. Não há IRRF.',
        en: '{totalProventos} of vacation pay and its third, less {inss.valor} of INSS. There is no IRRF.',
      },
    },
  ],
  facts: [
    { path: 'totalProventos', label: { pt: 'Total bruto', en: 'Gross total' } },
    { path: 'totalDescontos', label: { pt: 'Descontos', en: 'Deductions' } },
    { path: 'diasGozo', label: { pt: 'Dias de descanso', en: 'Days off' } },
    { path: 'prazoPagamento', label: { pt: 'Receber até', en: 'Paid by' } },
    { path: 'dataRetorno', label: { pt: 'Volta ao trabalho', en: 'Back to work' } },
  ],
  input: {
    salarioBruto,
    mediaVariaveis,
    ...averageEntries,
    pensaoAlimenticia,
    pensao,
    faltas,
    abonoPecuniario: {
      pt: ['Vender um terço', 'Um terço das férias pago em dinheiro, o abono pecuniário (CLT, art. 143)'],
      en: ['Sell a third', 'A third of the vacation paid in cash, the abono pecuniário (CLT, art. 143)'],
      also: 'abono',
    },
    diasFerias: {
      pt: ['Dias de férias', 'Descanso a gozar. Sem ele, o direito menos os dias vendidos'],
      en: ['Vacation days', 'Time off to take. Without it, the days due less the days sold'],
      also: 'dias days',
    },
    adiantarDecimoTerceiro: { pt: ['Adiantar o 13º', 'Metade do 13º salário paga com as férias'], en: ['Advance the 13th salary', 'Half of the 13th salary paid with the vacation'] },
    dataInicio: { pt: ['Início das férias', 'Primeiro dia das férias: acrescenta as datas à resposta'], en: ['First day of vacation', 'First day of the vacation: adds the dates to the answer'] },
    dataPagamento: {
      pt: ['Data do pagamento', 'Dia em que as férias são pagas, que escolhe a tabela do IRRF. Só com dataInicio'],
      en: ['Date of payment', 'Day on which the vacation is paid, which picks the table of the IRRF. Only with dataInicio'],
    },
    inssPorMes: {
      pt: ['INSS por mês', 'Reparte as férias entre os seus meses, cada um com o INSS da sua tabela. Só com dataInicio'],
      en: ['INSS by month', 'Shares the vacation among its months, each with the INSS of its own table. Only with dataInicio'],
    },
    salariosDoMes: {
      pt: ['Salários dos meses', 'Salário pago em cada mês das férias, em ordem: mostra o INSS que resta para a folha'],
      en: ['Salaries of the months', 'Salary paid in each month of the vacation, in order: shows the INSS that is left for the payslip'],
    },
    dependentes,
    arredondamentoInss,
  },
  output: {
    diasDireito: { pt: ['Dias de direito', 'Direito, pelas faltas (CLT, art. 130)'], en: ['Days due', 'Time off due, by the absences (CLT, art. 130)'] },
    diasGozo: { pt: ['Dias de descanso', 'Parte gozada'], en: ['Days off', 'Part that is taken'] },
    diasAbono: { pt: ['Dias vendidos', 'Parte vendida'], en: ['Days sold', 'Part that is sold'] },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: { pt: ['Líquido a receber', 'Proventos menos descontos'], en: ['Net pay', 'Earnings less deductions'] },
    inss: { pt: ['INSS', 'INSS sobre as férias e o terço'], en: ['Social security (INSS)', 'INSS on the vacation and its third'], fields: baseAndValue },
    irrf: fullIrrf,
    fgts: {
      pt: ['FGTS', 'Depósito do FGTS sobre férias, terço e o 13º adiantado'],
      en: ['Severance fund (FGTS)', 'FGTS deposit on the vacation, its third and the 13th salary paid in advance'],
      fields: baseAndValue,
    },
    porCompetencia: {
      pt: ['Férias por mês', 'Parte de cada mês e o seu INSS. Só com inssPorMes'],
      en: ['Vacation by month', 'Part of each month, and its INSS. Only with inssPorMes'],
      columns: ['competencia', 'dias', 'ferias', 'terco', 'inss'],
      fields: {
        competencia: { pt: ['Mês', 'Mês de que são os dias'], en: ['Month', 'Month of these days'] },
        dias: { pt: ['Dias', 'Férias que caem no mês'], en: ['Days', 'Vacation that falls in the month'] },
        ferias: { pt: ['Férias do mês', 'Parte das férias, por dias'], en: ['Vacation of the month', 'Part of the vacation, by days'] },
        terco: { pt: ['Terço do mês', 'Parte do terço, por dias'], en: ['Third of the month', 'Part of the third, by days'] },
        inss: { pt: ['INSS do mês', 'INSS sobre esta parte, sozinha'], en: ['INSS of the month', 'INSS on this part alone'] },
        inssFolha: { pt: ['INSS da folha', 'INSS sobre tudo o que o mês paga. Só com o salário do mês'], en: ['INSS of the payslip', 'INSS on all that the month pays. Only with its salary'] },
        saldoInss: { pt: ['INSS a reter', 'O que a folha do mês ainda retém'], en: ['INSS still due', 'What the payslip of the month still withholds'] },
      },
    },
    mediaVariaveis: {
      pt: ['Média das verbas', 'Média dos 12 meses antes das férias. Só com variaveis'],
      en: ['Average of variable pay', 'Average of the 12 months before the vacation. Only with variaveis'],
      fields: averageFields,
    },
    dataInicio: { pt: ['Início das férias', 'Primeiro dia das férias. Só com dataInicio'], en: ['First day of vacation', 'First day of the vacation. Only with dataInicio'] },
    dataFim: { pt: ['Fim das férias', 'Último dia das férias. Só com dataInicio'], en: ['Last day of vacation', 'Last day of the vacation. Only with dataInicio'] },
    dataRetorno: {
      pt: ['Volta ao trabalho', 'Dia seguinte ao fim das férias, útil ou não. Só com dataInicio'],
      en: ['Return to work', 'Day after the vacation, a working day or not. Only with dataInicio'],
    },
    prazoPagamento: {
      pt: ['Prazo do pagamento', 'Último dia para pagar, dois dias antes do início (CLT, art. 145). Só com dataInicio'],
      en: ['Payment deadline', 'Last day to pay, two days before the start (CLT, art. 145). Only with dataInicio'],
    },
    avisos,
  },
  warnings: {
    'pagamento-em-mes-anterior': { pt: 'O pagamento cai no mês anterior: informe dataPagamento.', en: 'The payment falls in the month before: send dataPagamento.' },
    'periodo-de-ferias-curto': { pt: 'Um período de férias tem ao menos 5 dias.', en: 'A vacation period has at least 5 days.' },
  },
} satisfies TextsOf<typeof ferias>;
