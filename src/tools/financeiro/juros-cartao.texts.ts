import { input } from './_card-bill.texts.ts';
import type { jurosCartao } from './juros-cartao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const jurosCartaoTexts = {
  englishName: 'Credit card interest',
  summary: {
    pt: 'Custo da fatura não paga, no rotativo ou parcelada, com o teto legal e o IOF',
    en: 'Cost of a bill not paid in full, revolving or by instalments, with the legal ceiling and IOF',
  },
  about: {
    pt: 'Juros, multa e mora somados não passam do valor financiado (Lei 14.690/2023, art. 28, § 1º, e Resolução CMN 4.549/2017). O IOF, de pessoa física (Decreto 6.306/2007, art. 7º), fica fora do teto. O rotativo dura no máximo até a fatura seguinte: mais meses mostram uma dívida não paga.',
    en: 'Interest, late fee and default interest together never exceed the amount financed (Law 14.690/2023, art. 28, § 1, and Resolution CMN 4.549/2017). IOF, of natural persons (Decree 6.306/2007, art. 7), is outside the ceiling. Revolving credit lasts at most until the next bill: more months show a debt that is not paid.',
  },
  input,
  output: {
    modo: {
      pt: ['O modo calculado', 'O modo calculado'],
      en: ['The mode worked out', 'The mode worked out'],
      choices: {
        rotativo: { pt: 'Rotativo', en: 'Rotativo' },
        parcelamento: { pt: 'Parcelamento', en: 'Parcelamento' },
      },
    },
    pagamentoMinimo: {
      pt: ['Pagamento mínimo', 'Pagamento mínimo da fatura'],
      en: ['Minimum payment of the bill', 'Minimum payment of the bill'],
    },
    valorPago: {
      pt: ['Valor pago', 'O que se pagou da fatura'],
      en: ['What was paid of the bill', 'What was paid of the bill'],
    },
    valorFinanciado: {
      pt: ['Valor financiado', 'O que ficou por pagar'],
      en: ['What was left to pay', 'What was left to pay'],
    },
    emAtraso: {
      pt: ['Em atraso', 'Se há multa e mora: rotativo, com menos que o mínimo pago'],
      en: [
        'There are late fee and default interest',
        'Whether there are late fee and default interest: rotativo, with less than the minimum paid',
      ],
    },
    taxaMensal: {
      pt: ['Taxa mensal', 'Juros do rotativo ao mês'],
      en: ['Interest of the revolving credit per month', 'Interest of the revolving credit per month'],
    },
    taxaAnual: {
      pt: ['A mesma taxa ao ano', 'A mesma taxa ao ano, por juros compostos'],
      en: ['The same rate per year', 'The same rate per year, compounded'],
    },
    meses: {
      pt: ['Meses', 'Meses em aberto; só no rotativo'],
      en: ['Months left open', 'Months left open; only in rotativo'],
    },
    parcelas: {
      pt: ['Número de parcelas', 'Número de parcelas; só no parcelamento'],
      en: ['Number of instalments', 'Number of instalments; only in parcelamento'],
    },
    valorParcela: {
      pt: [
        'Valor parcela',
        'Valor de cada parcela, menos a última, que acerta os centavos; só no parcelamento',
      ],
      en: [
        'Amount of each instalment but the last',
        'Amount of each instalment but the last, which settles the cents; only in parcelamento',
      ],
    },
    taxaAplicada: {
      pt: ['Taxa mensal das parcelas', 'Taxa mensal das parcelas, já com o teto; só no parcelamento'],
      en: [
        'Monthly rate of the instalments',
        'Monthly rate of the instalments, after the ceiling; only in parcelamento',
      ],
    },
    juros: {
      pt: ['Juros', 'Soma dos juros'],
      en: ['Sum of the interest', 'Sum of the interest'],
    },
    multa: {
      pt: ['Multa', 'Multa por atraso; só no rotativo'],
      en: ['Late fee', 'Late fee; only in rotativo'],
    },
    jurosMora: {
      pt: ['Juros mora', 'Soma dos juros de mora; só no rotativo'],
      en: ['Sum of the default interest', 'Sum of the default interest; only in rotativo'],
    },
    encargos: {
      pt: ['Encargos', 'Juros, multa e mora, já com o teto'],
      en: ['Interest', 'Interest, late fee and default interest, after the ceiling'],
    },
    limiteEncargos: {
      pt: ['Teto legal dos encargos', 'Teto legal dos encargos, que é o valor financiado'],
      en: ['Legal ceiling of the charges', 'Legal ceiling of the charges, which is the amount financed'],
    },
    limiteAtingido: {
      pt: ['Os encargos chegaram ao teto', 'Se os encargos chegaram ao teto'],
      en: ['The charges reached the ceiling', 'Whether the charges reached the ceiling'],
    },
    encargosSemLimite: {
      pt: ['O que os encargos seriam sem o teto', 'O que os encargos seriam sem o teto'],
      en: ['EncargosSemLimite', 'What the charges would be without the ceiling'],
    },
    iof: {
      pt: ['Iof', 'IOF de pessoa física; 0 com iof false'],
      en: ['Iof', 'IOF of natural persons; 0 with iof false'],
      fields: {
        fixo: {
          pt: ['Parte fixa', 'Parte fixa, cobrada uma vez'],
          en: ['Fixed part', 'Fixed part, charged once'],
        },
        diario: {
          pt: ['Parte diária', 'Parte diária, por até 365 dias'],
          en: ['Daily part', 'Daily part, for up to 365 days'],
        },
        total: {
          pt: ['Soma das duas', 'Soma das duas'],
          en: ['Sum of both', 'Sum of both'],
        },
      },
    },
    totalDevido: {
      pt: ['Valor financiado', 'Valor financiado, encargos e IOF'],
      en: ['Amount financed', 'Amount financed, charges and IOF'],
    },
    custoEfetivo: {
      pt: ['Encargos e IOF sobre o valor financiado', 'Encargos e IOF sobre o valor financiado'],
      en: ['Charges and IOF on the amount financed', 'Charges and IOF on the amount financed'],
    },
    evolucao: {
      pt: ['A dívida mês a mês', 'A dívida mês a mês, no rotativo, ou parcela a parcela, no parcelamento'],
      en: [
        'The debt month by month',
        'The debt month by month, in rotativo, or instalment by instalment, in parcelamento',
      ],
      fields: [
        {
          mes: {
            pt: ['Mês', 'Número do mês'],
            en: ['Number of the month', 'Number of the month'],
          },
          juros: {
            pt: ['Juros', 'Juros do mês'],
            en: ['Interest of the month', 'Interest of the month'],
          },
          multa: {
            pt: ['Multa', 'Multa, só no primeiro mês'],
            en: ['Late fee', 'Late fee, in the first month only'],
          },
          jurosMora: {
            pt: ['Juros mora', 'Juros de mora do mês'],
            en: ['Default interest of the month', 'Default interest of the month'],
          },
          encargosAcumulados: {
            pt: ['Soma dos encargos até aqui', 'Soma dos encargos até aqui'],
            en: ['Sum of the charges so far', 'Sum of the charges so far'],
          },
          saldo: {
            pt: ['Dívida com os encargos', 'Dívida com os encargos, sem IOF'],
            en: ['Debt with its charges', 'Debt with its charges, without IOF'],
          },
        },
        {
          numero: {
            pt: ['Número', 'Número da parcela'],
            en: ['Number of the instalment', 'Number of the instalment'],
          },
          valor: {
            pt: ['Valor', 'Valor da parcela'],
            en: ['Amount of the instalment', 'Amount of the instalment'],
          },
          amortizacao: {
            pt: ['O que a parcela abate da dívida', 'O que a parcela abate da dívida'],
            en: ['What the instalment takes off the debt', 'What the instalment takes off the debt'],
          },
          juros: {
            pt: ['Juros', 'Juros da parcela'],
            en: ['Interest of the instalment', 'Interest of the instalment'],
          },
          saldoDevedor: {
            pt: ['Dívida depois da parcela', 'Dívida depois da parcela'],
            en: ['Debt after the instalment', 'Debt after the instalment'],
          },
        },
      ],
    },
  },
} satisfies TextsOf<typeof jurosCartao>;
