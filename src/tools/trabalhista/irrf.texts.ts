import { pensaoAlimenticia, previdenciaPrivada } from './_fields.texts.ts';
import { dependentes, irrfStepEntries } from '../../kit/fields/legal.texts.ts';
import type { irrf } from './irrf.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const tipo = {
  pt: [
    'Pagamento',
    'Pagamento: salário do mês, férias, 13º salário ou participação nos lucros (PLR), cada um tributado à parte',
  ],
  en: [
    'Payment',
    'Payment: salary of the month, vacation, 13th salary or profit share (PLR), each taxed alone',
  ],
  choices: {
    mensal: { pt: 'Mensal', en: 'Mensal' },
    ferias: { pt: 'Ferias', en: 'Ferias' },
    'decimo-terceiro': { pt: 'Decimo terceiro', en: 'Decimo terceiro' },
    plr: { pt: 'Plr', en: 'Plr' },
  },
} satisfies FieldTexts;

const input = {
  salarioBruto: {
    pt: ['Salário bruto', 'Rendimento tributável bruto do pagamento; na PLR, o acumulado do ano'],
    en: [
      'Gross taxable income of the payment',
      'Gross taxable income of the payment; of the PLR, what was paid in the year so far',
    ],
  },
  tipo,
  inss: {
    pt: ['Inss', 'Contribuição ao INSS a deduzir. Sem ela, a da tabela do empregado; da PLR não se deduz'],
    en: [
      'Inss',
      'Contribution to the INSS to deduct. Without it, that of the employee’s table; none is deducted from the PLR',
    ],
  },
  pensaoAlimenticia,
  previdenciaPrivada,
  deducao: {
    pt: ['Dedução', 'Dedução: as legais, o desconto simplificado ou, com auto, a maior das duas'],
    en: ['Deduction', 'Deduction: the legal ones, the simplified discount or, with auto, the larger of both'],
    choices: {
      auto: { pt: 'Auto', en: 'Auto' },
      legal: { pt: 'Legal', en: 'Legal' },
      simplificada: { pt: 'Simplificada', en: 'Simplificada' },
    },
  },
  dependentes,
} satisfies FieldsTexts;

export const irrfTexts = {
  englishName: 'Withheld income tax calculator',
  summary: {
    pt: 'Imposto de renda retido de um salário, férias, 13º ou PLR',
    en: 'Income tax withheld from a salary, vacation, 13th salary or profit share',
  },
  about: {
    pt: 'Lei 7.713/1988, art. 7º; Lei 9.250/1995, arts. 3º-A e 4º, com a redução da Lei 15.270/2025 desde 2026. A PLR segue a Lei 10.101/2000, art. 3º.',
    en: 'Law 7.713/1988, art. 7; Law 9.250/1995, arts. 3-A and 4, with the reduction of Law 15.270/2025 since 2026. The PLR follows Law 10.101/2000, art. 3.',
  },
  input,
  output: {
    tipo,
    rendimentoTributavel: {
      pt: ['Rendimento tributável', 'Rendimento tributável bruto'],
      en: ['Gross taxable income', 'Gross taxable income'],
    },
    deducoesLegais: {
      pt: ['Deduções legais', 'Deduções legais'],
      en: ['Legal deductions', 'Legal deductions'],
      fields: {
        inss: {
          pt: ['Inss', 'Contribuição ao INSS'],
          en: ['Inss', 'Contribution to the INSS'],
        },
        dependentes: {
          pt: ['Dependentes', 'Dedução por dependentes'],
          en: ['Deduction for dependents', 'Deduction for dependents'],
        },
        pensaoAlimenticia: {
          pt: ['Pensão alimentícia', 'Pensão alimentícia'],
          en: ['Alimony', 'Alimony'],
        },
        previdenciaPrivada: {
          pt: ['Previdência privada', 'Previdência privada'],
          en: ['Private pension', 'Private pension'],
        },
        total: {
          pt: ['Soma das deduções legais', 'Soma das deduções legais'],
          en: ['Sum of the legal deductions', 'Sum of the legal deductions'],
        },
      },
    },
    descontoSimplificado: {
      pt: ['Desconto simplificado', 'Desconto simplificado, no lugar das deduções legais'],
      en: ['Simplified discount', 'Simplified discount, in place of the legal deductions'],
    },
    ...irrfStepEntries,
    aliquotaEfetiva: {
      pt: ['Imposto retido sobre o rendimento', 'Imposto retido sobre o rendimento'],
      en: ['Tax withheld over the income', 'Tax withheld over the income'],
    },
    valor: {
      pt: ['Imposto retido', 'Imposto retido, o mesmo que irrfRetido'],
      en: ['Tax withheld', 'Tax withheld, the same as irrfRetido'],
    },
  },
} satisfies TextsOf<typeof irrf>;
