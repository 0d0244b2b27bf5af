import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const input = {
  valorFatura: { pt: ['Valor da fatura', 'Total da fatura fechada'], en: ['Bill amount', 'Amount of the bill'] },
  valorPago: { pt: ['Valor pago', 'O que se pagou até o vencimento. Sem ele, o pagamento mínimo'], en: ['Amount paid', 'What was paid by the due date. Without it, the minimum payment'] },
  pagamentoMinimoPercentual: { pt: ['Pagamento mínimo', 'Pagamento mínimo do cartão, sobre a fatura'], en: ['Minimum payment', 'Minimum payment required by the card, as a share of the bill'] },
  taxaMensal: { pt: ['Juros do rotativo', 'Juros do rotativo ao mês'], en: ['Revolving interest', 'Monthly interest of the revolving credit'] },
  modo: {
    pt: ['Como fica o resto', 'O que se faz com o que faltou pagar'],
    en: ['Treatment of the rest', 'What is done with the part of the bill not paid'],
    choices: { rotativo: { pt: 'Fica no rotativo', en: 'Stays revolving' }, parcelamento: { pt: 'É parcelado', en: 'Paid in installments' } },
  },
  meses: { pt: ['Meses em aberto', 'Meses de 30 dias em aberto, sem pagamento; só no rotativo'], en: ['Months unpaid', 'Months of 30 days left open, without payment; only in rotativo'] },
  multaPercentual: {
    pt: ['Multa por atraso', 'Multa por atraso, cobrada uma vez; só quando se paga menos que o mínimo no rotativo'],
    en: ['Late fee', 'Late fee, charged once; only when less than the minimum is paid in rotativo'],
  },
  jurosMoraPercentual: {
    pt: ['Juros de mora', 'Juros de mora simples ao mês; só quando se paga menos que o mínimo no rotativo'],
    en: ['Default interest', 'Simple default interest per month; only when less than the minimum is paid in rotativo'],
  },
  parcelas: { pt: ['Número de parcelas', 'Número de parcelas; obrigatório com modo parcelamento'], en: ['Number of installments', 'Number of installments; required with modo parcelamento'] },
  taxaParcelamento: {
    pt: ['Juros do parcelamento', 'Juros do parcelamento ao mês. Sem ele, taxaMensal'],
    en: ['Installment interest', 'Monthly interest of the installment plan. Without it, taxaMensal'],
  },
  iof: { pt: ['Com IOF', 'Soma o IOF ao custo'], en: ['With IOF', 'Adds IOF (tax on credit) to the cost'] },
} satisfies FieldsTexts;
