import { dependentes, taxTableEntries } from '../../kit/fields/legal.texts.ts';
import type { irpf } from './irpf.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  rendaTributavel: {
    pt: ['Rendimentos tributáveis do ano', 'Rendimentos tributáveis do ano'],
    en: ['Taxable income of the year', 'Taxable income of the year'],
  },
  inss: {
    pt: ['Contribuição à previdência oficial no ano', 'Contribuição à previdência oficial no ano'],
    en: ['Contribution to social security in the year', 'Contribution to social security in the year'],
  },
  despesasMedicas: {
    pt: ['Despesas médicas', 'Despesas médicas do ano'],
    en: ['Medical expenses of the year', 'Medical expenses of the year'],
  },
  pensaoAlimenticia: {
    pt: ['Pensão alimentícia', 'Pensão alimentícia paga no ano'],
    en: ['Alimony paid in the year', 'Alimony paid in the year'],
  },
  livroCaixa: {
    pt: ['Livro-caixa', 'Despesas do livro-caixa no ano'],
    en: ['Livro-caixa', 'Expenses of the cash book (livro-caixa) in the year'],
  },
  despesasEducacao: {
    pt: [
      'Despesas com instrução no ano',
      'Despesas com instrução no ano. Deduzem até o limite por pessoa, vezes quem declara e os dependentes',
    ],
    en: [
      'Education expenses of the year',
      'Education expenses of the year. They are deducted up to the limit for each person, times who declares and the dependents',
    ],
  },
  previdenciaPrivada: {
    pt: ['Previdência privada', 'Contribuições a PGBL no ano. Deduzem até 12 % dos rendimentos'],
    en: [
      'Contributions to PGBL in the year',
      'Contributions to PGBL in the year. They are deducted up to 12 % of the income',
    ],
  },
  modelo: {
    pt: ['Modelo', 'Modelo da declaração; auto é o de menor imposto'],
    en: ['Model of the return', 'Model of the return, full or simplified; auto is the one with less tax'],
    choices: {
      auto: { pt: 'Auto', en: 'Auto' },
      completo: { pt: 'Completo', en: 'Completo' },
      simplificado: { pt: 'Simplificado', en: 'Simplificado' },
    },
  },
  impostoRetido: {
    pt: ['Imposto retido', 'Imposto já pago no ano: retido na fonte e carnê-leão'],
    en: ['Tax already paid in the year', 'Tax already paid in the year: withheld, and carnê-leão'],
  },
  dividendos: {
    pt: [
      'Lucros e dividendos do ano',
      'Lucros e dividendos do ano. Só contam para a tributação mínima, desde 2026',
    ],
    en: [
      'Profits and dividends of the year',
      'Profits and dividends of the year. They only count for the minimum tax, since 2026',
    ],
  },
  outrosRendimentos: {
    pt: [
      'Outros rendimentos',
      'Outros rendimentos isentos ou de tributação exclusiva, sem os que a lei exclui (poupança, LCI, LCA, herança, indenizações). Só contam para a tributação mínima, desde 2026',
    ],
    en: [
      'Other income that is exempt or taxed apart',
      'Other income that is exempt or taxed apart, without what the law excludes (savings account, LCI, LCA, inheritance, indemnities). It only counts for the minimum tax, since 2026',
    ],
  },
  impostoOutros: {
    pt: ['Imposto outros', 'Imposto exclusivo pago sobre outrosRendimentos'],
    en: ['Exclusive tax paid on outrosRendimentos', 'Exclusive tax paid on outrosRendimentos'],
  },
  dividendosRetido: {
    pt: ['Imposto retido sobre os dividendos', 'Imposto retido sobre os dividendos'],
    en: ['Tax withheld on the dividends', 'Tax withheld on the dividends'],
  },
  dependentes,
} satisfies FieldsTexts;

const taxed = {
  deducoes: {
    pt: ['Deduções', 'Deduções do modelo'],
    en: ['Deductions of the model', 'Deductions of the model'],
  },
  baseCalculo: {
    pt: ['Base cálculo', 'Base do imposto'],
    en: ['Base of the tax', 'Base of the tax'],
  },
  ...taxTableEntries,
  impostoDevido: {
    pt: ['Imposto devido', 'Imposto devido no modelo'],
    en: ['Tax due in the model', 'Tax due in the model'],
  },
} satisfies FieldsTexts;

export const irpfTexts = {
  englishName: 'Yearly income tax calculator',
  summary: {
    pt: 'Declaração anual nos modelos completo e simplificado, com o saldo',
    en: 'Yearly return in the full and the simplified model, with its balance',
  },
  about: {
    pt: 'Lei 9.250/1995, desde 2026 com a redução e a tributação mínima da Lei 15.270/2025 (arts. 11-A e 16-A). O redutor do art. 16-B fica de fora.',
    en: 'Law 9.250/1995, since 2026 with the reduction and the minimum tax of Law 15.270/2025 (arts. 11-A and 16-A). The deduction of art. 16-B, for companies already taxed near 34 %, is left out.',
  },
  input,
  output: {
    rendaTributavel: {
      pt: ['Rendimentos tributáveis do ano', 'Rendimentos tributáveis do ano'],
      en: ['Taxable income of the year', 'Taxable income of the year'],
    },
    deducoes: {
      pt: ['Deduções', 'Deduções do modelo completo, até os seus limites'],
      en: ['Deductions of the full model', 'Deductions of the full model, up to their limits'],
      fields: {
        inss: {
          pt: ['Previdência oficial', 'Previdência oficial'],
          en: ['Social security', 'Social security'],
        },
        dependentes: {
          pt: ['Dependentes', 'Dedução por dependentes'],
          en: ['Deduction for dependents', 'Deduction for dependents'],
        },
        educacao: {
          pt: ['Despesas com instrução', 'Despesas com instrução'],
          en: ['Education expenses', 'Education expenses'],
        },
        saude: {
          pt: ['Despesas médicas', 'Despesas médicas'],
          en: ['Medical expenses', 'Medical expenses'],
        },
        previdenciaPrivada: {
          pt: ['Previdência privada', 'Previdência privada (PGBL)'],
          en: ['Private pension', 'Private pension (PGBL)'],
        },
        pensaoAlimenticia: {
          pt: ['Pensão alimentícia', 'Pensão alimentícia'],
          en: ['Alimony', 'Alimony'],
        },
        livroCaixa: {
          pt: ['Livro-caixa', 'Livro-caixa'],
          en: ['Livro-caixa', 'Cash book (livro-caixa)'],
        },
        total: {
          pt: ['Soma das deduções', 'Soma das deduções'],
          en: ['Sum of the deductions', 'Sum of the deductions'],
        },
      },
    },
    completo: {
      pt: ['O imposto no modelo completo', 'O imposto no modelo completo'],
      en: ['The tax in the full model', 'The tax in the full model'],
      fields: taxed,
    },
    simplificado: {
      pt: ['O imposto no modelo simplificado', 'O imposto no modelo simplificado'],
      en: ['The tax in the simplified model', 'The tax in the simplified model'],
      fields: taxed,
    },
    modelo: {
      pt: ['Modelo', 'Modelo aplicado'],
      en: ['Model applied', 'Model applied'],
      choices: {
        completo: { pt: 'Completo', en: 'Completo' },
        simplificado: { pt: 'Simplificado', en: 'Simplificado' },
      },
    },
    economia: {
      pt: ['Diferença entre os impostos dos dois modelos', 'Diferença entre os impostos dos dois modelos'],
      en: ['Difference between the taxes of both models', 'Difference between the taxes of both models'],
    },
    impostoDevido: {
      pt: ['Imposto devido', 'Imposto devido no modelo aplicado'],
      en: ['Tax due in the model applied', 'Tax due in the model applied'],
    },
    aliquotaEfetiva: {
      pt: ['AliquotaEfetiva', 'Imposto devido sobre os rendimentos tributáveis'],
      en: ['Tax due over the taxable income', 'Tax due over the taxable income'],
    },
    impostoMinimo: {
      pt: ['Imposto mínimo', 'Tributação mínima de altas rendas; ausente em 2025'],
      en: ['Minimum tax on high incomes', 'Minimum tax on high incomes; absent in 2025'],
      fields: {
        base: {
          pt: ['Base', 'Soma de todos os rendimentos'],
          en: ['Base', 'Sum of all income'],
        },
        aliquota: {
          pt: ['Alíquota', 'Alíquota mínima'],
          en: ['Minimum rate', 'Minimum rate'],
        },
        valor: {
          pt: ['Valor', 'Imposto mínimo'],
          en: ['Minimum tax', 'Minimum tax'],
        },
        adicional: {
          pt: ['Adicional', 'O que falta ao imposto devido e ao exclusivo para chegar ao mínimo'],
          en: ['Adicional', 'What the tax due and the exclusive one lack to reach the minimum'],
        },
      },
    },
    impostoRetido: {
      pt: ['Imposto retido', 'Imposto já pago no ano'],
      en: ['Tax already paid in the year', 'Tax already paid in the year'],
    },
    saldo: {
      pt: ['Imposto devido e adicional', 'Imposto devido e adicional, menos o que já foi pago'],
      en: ['Tax due and addition', 'Tax due and addition, less what was already paid'],
      fields: {
        tipo: {
          pt: ['O saldo é a pagar ou a restituir', 'Se o saldo é a pagar ou a restituir'],
          en: [
            'The balance is to pay',
            'Whether the balance is to pay (a-pagar) or to be refunded (a-restituir)',
          ],
          choices: {
            'a-restituir': { pt: 'A restituir', en: 'A restituir' },
            zero: { pt: 'Zero', en: 'Zero' },
            'a-pagar': { pt: 'A pagar', en: 'A pagar' },
          },
        },
        valor: {
          pt: ['Valor', 'Valor do saldo, sem sinal'],
          en: ['Amount of the balance', 'Amount of the balance, without sign'],
        },
      },
    },
  },
} satisfies TextsOf<typeof irpf>;
