import { baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import {
  descontos,
  pensaoAlimenticia,
  previdenciaPrivada,
  proventos,
  totalDescontos,
  totalProventos,
} from './_fields.texts.ts';
import type { salarioLiquido } from './salario-liquido.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioBruto: {
    pt: ['Salário bruto', 'Salário-base bruto. Obrigatório sem liquidoDesejado'],
    en: ['Gross base salary', 'Gross base salary. Required without liquidoDesejado'],
  },
  liquidoDesejado: {
    pt: ['Líquido desejado', 'Líquido a alcançar, no lugar de salarioBruto: pede o bruto'],
    en: ['Net pay to reach', 'Net pay to reach, in place of salarioBruto: asks for the gross'],
  },
  adicionais: {
    pt: ['Adicionais', 'Adicionais tributados do mês, como horas extras'],
    en: ['Taxed additions of the month', 'Taxed additions of the month, such as overtime'],
  },
  dependentes,
  pensaoAlimenticia,
  previdenciaPrivada,
  valeTransporte: {
    pt: ['Vale-transporte', 'Custo das passagens do mês, de que se descontam até 6 % do salário-base'],
    en: [
      'Cost of the fares of the month',
      'Cost of the fares of the month, of which up to 6 % of the base salary is deducted',
    ],
  },
  outrosDescontos: {
    pt: ['Outros descontos', 'Outros descontos, que não mudam os tributos'],
    en: ['Other deductions', 'Other deductions, which do not change the taxes'],
  },
} satisfies FieldsTexts;

export const salarioLiquidoTexts = {
  englishName: 'Net salary calculator',
  summary: {
    pt: 'Salário líquido do mês, ou o bruto que dá o líquido desejado',
    en: 'Net salary of a month, or the gross one that gives the net wanted',
  },
  about: {
    pt: 'INSS (EC 103/2019, art. 28), IRRF (Lei 9.250/1995, com a redução da Lei 15.270/2025) e vale-transporte (Lei 7.418/1985). No inverso, o bruto é o menor, em centavos, cujo líquido alcança o desejado.',
    en: 'INSS (EC 103/2019, art. 28), IRRF (Law 9.250/1995, with the reduction of Law 15.270/2025) and fares (Law 7.418/1985). Inversely, the gross is the smallest, in cents, whose net reaches the one wanted.',
  },
  input,
  output: {
    salarioBruto: {
      pt: ['Salário bruto', 'Salário-base bruto'],
      en: ['Gross base salary', 'Gross base salary'],
    },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    salarioLiquido: {
      pt: ['Salário líquido', 'Proventos menos descontos'],
      en: ['Earnings less deductions', 'Earnings less deductions'],
    },
    inss: {
      pt: ['Inss', 'INSS do mês'],
      en: ['Inss', 'INSS of the month'],
      fields: {
        base: {
          pt: ['Base', 'Base de cálculo, até o teto'],
          en: ['Base', 'Base of the calculation, up to the ceiling'],
        },
        valor: {
          pt: ['Valor', 'Contribuição do mês'],
          en: ['Contribution of the month', 'Contribution of the month'],
        },
        aliquotaEfetiva: {
          pt: ['Contribuição sobre os proventos', 'Contribuição sobre os proventos'],
          en: ['Contribution over the earnings', 'Contribution over the earnings'],
        },
      },
    },
    irrf: fullIrrf,
    fgts: {
      pt: ['Fgts', 'Depósito do FGTS, pago pelo empregador'],
      en: ['Fgts', 'Deposit of the FGTS, paid by the employer'],
      fields: baseAndValue,
    },
    aliquotaEfetiva: {
      pt: ['INSS e IRRF sobre os proventos', 'INSS e IRRF sobre os proventos'],
      en: ['INSS and IRRF over the earnings', 'INSS and IRRF over the earnings'],
    },
  },
} satisfies TextsOf<typeof salarioLiquido>;
