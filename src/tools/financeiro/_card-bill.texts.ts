import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const input = {
  valorFatura: {
    pt: ['Valor fatura', 'Valor da fatura'],
    en: ['Amount of the bill', 'Amount of the bill'],
  },
  valorPago: {
    pt: ['Valor pago', 'O que se pagou até o vencimento. Sem ele, o pagamento mínimo'],
    en: ['What was paid by the due date', 'What was paid by the due date. Without it, the minimum payment'],
  },
  pagamentoMinimoPercentual: {
    pt: ['Pagamento mínimo do cartão', 'Pagamento mínimo do cartão, sobre a fatura'],
    en: ['Minimum payment of the card', 'Minimum payment of the card, on the bill'],
  },
  taxaMensal: {
    pt: ['Taxa mensal', 'Juros do rotativo ao mês'],
    en: ['Interest of the revolving credit per month', 'Interest of the revolving credit per month'],
  },
  modo: {
    pt: [
      'O que falta fica para as próximas faturas',
      'Se o que falta fica para as próximas faturas (rotativo) ou é parcelado (parcelamento)',
    ],
    en: [
      'What is left goes to the next bills',
      'Whether what is left goes to the next bills (rotativo) or is paid by instalments (parcelamento)',
    ],
    choices: {
      rotativo: { pt: 'Rotativo', en: 'Rotativo' },
      parcelamento: { pt: 'Parcelamento', en: 'Parcelamento' },
    },
  },
  meses: {
    pt: ['Meses', 'Meses de 30 dias em aberto, sem pagamento; só no rotativo'],
    en: ['Months of 30 days left open', 'Months of 30 days left open, without payment; only in rotativo'],
  },
  multaPercentual: {
    pt: [
      'Multa por atraso',
      'Multa por atraso, cobrada uma vez; só quando se paga menos que o mínimo no rotativo',
    ],
    en: ['Late fee', 'Late fee, charged once; only when less than the minimum is paid in rotativo'],
  },
  jurosMoraPercentual: {
    pt: [
      'Juros de mora simples ao mês',
      'Juros de mora simples ao mês; só quando se paga menos que o mínimo no rotativo',
    ],
    en: [
      'Simple default interest per month',
      'Simple default interest per month; only when less than the minimum is paid in rotativo',
    ],
  },
  parcelas: {
    pt: ['Número de parcelas', 'Número de parcelas; obrigatório com modo parcelamento'],
    en: ['Number of instalments', 'Number of instalments; required with modo parcelamento'],
  },
  taxaParcelamento: {
    pt: ['Taxa parcelamento', 'Juros do parcelamento ao mês. Sem ele, taxaMensal'],
    en: [
      'Interest of the instalment plan per month',
      'Interest of the instalment plan per month. Without it, taxaMensal',
    ],
  },
  iof: {
    pt: ['Iof', 'Se o IOF entra na conta'],
    en: ['Iof', 'Whether IOF (tax on credit) is counted'],
  },
} satisfies FieldsTexts;
