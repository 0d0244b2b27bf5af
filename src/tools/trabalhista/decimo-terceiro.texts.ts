import { mediaVariaveis, pensaoAlimenticia } from './_fields.texts.ts';
import { baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { decimoTerceiro } from './decimo-terceiro.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const decimoTerceiroTexts = {
  englishName: '13th salary calculator',
  summary: {
    pt: 'Décimo terceiro em duas parcelas, com descontos e prazos',
    en: '13th salary in two instalments, with deductions and due dates',
  },
  about: {
    pt: 'Lei 4.090/1962; Lei 4.749/1965. INSS e IRRF incidem sobre o total, e o IRRF é exclusivo. Um prazo no fim de semana recua para a sexta-feira.',
    en: 'Law 4.090/1962; Law 4.749/1965. INSS and IRRF fall on the total, and the IRRF is exclusive. A due date on a weekend moves back to Friday.',
  },
  input: {
    salarioBruto: {
      pt: ['Salário bruto de dezembro', 'Salário bruto de dezembro'],
      en: ['Gross salary of December', 'Gross salary of December'],
    },
    mediaVariaveis,
    pensaoAlimenticia,
    mesesTrabalhados: {
      pt: ['Tempo de trabalho no ano', 'Tempo de trabalho no ano. Ignorado com dataAdmissao'],
      en: ['Time worked in the year', 'Time worked in the year. Ignored with dataAdmissao'],
    },
    dataAdmissao: {
      pt: [
        'Dia da admissão',
        'Dia da admissão: conta os doze avos até 31 de dezembro, um por mês com 15 dias ou mais',
      ],
      en: [
        'Day of the admission',
        'Day of the admission: counts the twelfths up to 31 December, one for each month with 15 days or more',
      ],
    },
    dependentes,
  },
  output: {
    avos: {
      pt: ['Doze avos devidos', 'Doze avos devidos'],
      en: ['Twelfths due', 'Twelfths due'],
    },
    valorBruto: {
      pt: ['13º salário bruto', '13º salário bruto'],
      en: ['Gross 13th salary', 'Gross 13th salary'],
    },
    primeiraParcela: {
      pt: ['Primeira parcela', 'Primeira parcela: metade do bruto, sem descontos'],
      en: ['First instalment', 'First instalment: half of the gross, without deductions'],
      fields: {
        valor: {
          pt: ['Valor', 'Valor da parcela'],
          en: ['Amount of the instalment', 'Amount of the instalment'],
        },
        prazo: {
          pt: ['Último dia do pagamento', 'Último dia do pagamento'],
          en: ['Last day of the payment', 'Last day of the payment'],
        },
      },
    },
    segundaParcela: {
      pt: ['Segunda parcela', 'Segunda parcela, com todos os descontos'],
      en: ['Second instalment', 'Second instalment, with all deductions'],
      fields: {
        bruto: {
          pt: ['O que resta do bruto', 'O que resta do bruto'],
          en: ['What is left of the gross', 'What is left of the gross'],
        },
        inss: {
          pt: ['Inss', 'INSS sobre o total'],
          en: ['Inss', 'INSS on the total'],
          fields: baseAndValue,
        },
        irrf: {
          pt: ['Irrf', 'IRRF sobre o total'],
          en: ['Irrf', 'IRRF on the total'],
          fields: baseAndValue,
        },
        pensaoAlimenticia: {
          pt: ['Pensão alimentícia', 'Pensão alimentícia descontada'],
          en: ['Alimony deducted', 'Alimony deducted'],
        },
        liquido: {
          pt: ['O que resta', 'O que resta, menos os descontos'],
          en: ['What is left', 'What is left, less the deductions'],
        },
        prazo: {
          pt: ['Último dia do pagamento', 'Último dia do pagamento'],
          en: ['Last day of the payment', 'Last day of the payment'],
        },
      },
    },
    totalDescontos: {
      pt: ['Total descontos', 'Soma dos descontos'],
      en: ['Total descontos', 'Sum of the deductions'],
    },
    totalLiquido: {
      pt: ['As duas parcelas', 'As duas parcelas, líquidas'],
      en: ['Both instalments', 'Both instalments, net'],
    },
    irrf: fullIrrf,
    fgts: {
      pt: ['Fgts', 'Depósitos do FGTS, pagos pelo empregador'],
      en: ['Fgts', 'Deposits of the FGTS, paid by the employer'],
      fields: {
        base: {
          pt: ['Base', 'Base dos depósitos'],
          en: ['Base', 'Base of the deposits'],
        },
        valor: {
          pt: ['Valor', 'Soma dos depósitos'],
          en: ['Sum of the deposits', 'Sum of the deposits'],
        },
        primeira: {
          pt: ['Primeira', 'Depósito da primeira parcela'],
          en: ['Deposit of the first instalment', 'Deposit of the first instalment'],
        },
        segunda: {
          pt: ['Segunda', 'Depósito da segunda parcela'],
          en: ['Deposit of the second instalment', 'Deposit of the second instalment'],
        },
      },
    },
    aliquotaEfetiva: {
      pt: ['INSS e IRRF sobre o bruto', 'INSS e IRRF sobre o bruto'],
      en: ['INSS and IRRF over the gross', 'INSS and IRRF over the gross'],
    },
  },
} satisfies TextsOf<typeof decimoTerceiro>;
