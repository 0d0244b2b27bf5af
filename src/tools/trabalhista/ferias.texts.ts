import {
  descontos,
  faltas,
  mediaVariaveis,
  pensaoAlimenticia,
  proventos,
  salarioBruto,
  totalDescontos,
  totalProventos,
} from './_fields.texts.ts';
import { baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { ferias } from './ferias.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const feriasTexts = {
  englishName: 'Vacation pay calculator',
  summary: {
    pt: 'Férias com o terço, abono pecuniário, descontos e datas',
    en: 'Vacation pay with its third, days sold, deductions and dates',
  },
  about: {
    pt: 'CLT, arts. 129 a 145; CF, art. 7º, XVII. O abono pecuniário e o seu terço não pagam INSS, IRRF nem FGTS. A metade do 13º salário adiantada não tem descontos.',
    en: 'CLT, arts. 129 to 145; CF, art. 7, XVII. Days sold and their third pay no INSS, IRRF or FGTS. The half of the 13th salary paid in advance has no deductions.',
  },
  input: {
    salarioBruto,
    mediaVariaveis,
    pensaoAlimenticia,
    faltas,
    abonoPecuniario: {
      pt: ['Abono pecuniário', 'Se um terço do direito é vendido (abono pecuniário, CLT, art. 143)'],
      en: ['Abono pecuniário', 'Whether a third of the right is sold (abono pecuniário, CLT, art. 143)'],
    },
    diasFerias: {
      pt: ['Dias férias', 'Descanso a gozar. Sem ele, o direito menos os dias vendidos'],
      en: ['Rest to take', 'Rest to take. Without it, the right less the days sold'],
    },
    adiantarDecimoTerceiro: {
      pt: ['Metade do 13º salário é paga com as férias', 'Se metade do 13º salário é paga com as férias'],
      en: ['AdiantarDecimoTerceiro', 'Whether half of the 13th salary is paid with the vacation'],
    },
    dataInicio: {
      pt: ['Primeiro dia das férias', 'Primeiro dia das férias: acrescenta as datas'],
      en: ['First day of the vacation', 'First day of the vacation: adds the dates'],
    },
    dependentes,
  },
  output: {
    diasDireito: {
      pt: ['Dias direito', 'Direito, pelas faltas (CLT, art. 130)'],
      en: ['Right', 'Right, by the absences (CLT, art. 130)'],
    },
    diasGozo: {
      pt: ['Descanso', 'Descanso'],
      en: ['Rest', 'Rest'],
    },
    diasAbono: {
      pt: ['Dias abono', 'Parte vendida'],
      en: ['Dias abono', 'Part that is sold'],
    },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: {
      pt: ['Proventos menos descontos', 'Proventos menos descontos'],
      en: ['Earnings less deductions', 'Earnings less deductions'],
    },
    inss: {
      pt: ['Inss', 'INSS sobre as férias e o terço'],
      en: ['Inss', 'INSS on the vacation and its third'],
      fields: baseAndValue,
    },
    irrf: fullIrrf,
    fgts: {
      pt: ['Fgts', 'Depósito do FGTS sobre férias, terço e o 13º adiantado'],
      en: ['Fgts', 'Deposit of the FGTS on vacation, its third and the 13th salary paid in advance'],
      fields: baseAndValue,
    },
    dataInicio: {
      pt: ['Primeiro dia das férias', 'Primeiro dia das férias. Só com dataInicio'],
      en: ['First day of the vacation', 'First day of the vacation. Only with dataInicio'],
    },
    dataFim: {
      pt: ['Último dia das férias', 'Último dia das férias. Só com dataInicio'],
      en: ['Last day of the vacation', 'Last day of the vacation. Only with dataInicio'],
    },
    dataRetorno: {
      pt: ['Dia seguinte', 'Dia seguinte, útil ou não. Só com dataInicio'],
      en: ['The day after it', 'The day after it, working day or not. Only with dataInicio'],
    },
    prazoPagamento: {
      pt: [
        'Último dia do pagamento',
        'Último dia do pagamento, dois dias antes do início (CLT, art. 145). Só com dataInicio',
      ],
      en: [
        'Last day of the payment',
        'Last day of the payment, two days before the start (CLT, art. 145). Only with dataInicio',
      ],
    },
  },
} satisfies TextsOf<typeof ferias>;
