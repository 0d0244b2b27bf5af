import { descontos, faltas, mediaVariaveis, pensaoAlimenticia, proventos, salarioBruto, totalDescontos, totalProventos } from './_fields.texts.ts';
import { baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { ferias } from './ferias.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const feriasTexts = {
  englishName: 'Vacation pay calculator',
  summary: { pt: 'Férias com o terço, abono pecuniário, descontos e datas', en: 'Vacation pay with its third, days sold, deductions and dates' },
  about: {
    pt: 'CLT, arts. 129 a 145; CF, art. 7º, XVII. O abono pecuniário e o seu terço não pagam INSS, IRRF nem FGTS. A metade do 13º salário adiantada não tem descontos.',
    en: 'CLT, arts. 129 to 145; CF, art. 7, XVII. Days sold and their third are free of INSS, IRRF and FGTS. The half of the 13th salary paid in advance has no deductions.',
  },
  input: {
    salarioBruto,
    mediaVariaveis,
    pensaoAlimenticia,
    faltas,
    abonoPecuniario: {
      pt: ['Vender um terço', 'Um terço das férias pago em dinheiro, o abono pecuniário (CLT, art. 143)'],
      en: ['Sell a third', 'A third of the vacation paid in cash, the abono pecuniário (CLT, art. 143)'],
    },
    diasFerias: { pt: ['Dias de férias', 'Descanso a gozar. Sem ele, o direito menos os dias vendidos'], en: ['Vacation days', 'Time off to take. Without it, the days due less the days sold'] },
    adiantarDecimoTerceiro: { pt: ['Adiantar o 13º', 'Metade do 13º salário paga com as férias'], en: ['Advance the 13th salary', 'Half of the 13th salary paid with the vacation'] },
    dataInicio: { pt: ['Início das férias', 'Primeiro dia das férias: acrescenta as datas à resposta'], en: ['First day of vacation', 'First day of the vacation: adds the dates to the answer'] },
    dependentes,
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
  },
} satisfies TextsOf<typeof ferias>;
