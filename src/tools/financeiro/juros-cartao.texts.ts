import { input } from './_card-bill.texts.ts';
import type { jurosCartao } from './juros-cartao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const jurosCartaoTexts = {
  englishName: 'Credit card interest',
  summary: { pt: 'Custo da fatura não paga, no rotativo ou parcelada, com o teto legal e o IOF', en: 'Cost of a bill not paid in full, revolving or in installments, with the legal cap and IOF' },
  search: { pt: 'rotativo, fatura, mínimo da fatura, parcelar fatura, dívida', en: 'credit card debt, minimum payment, revolving credit' },
  about: {
    pt: 'Juros, multa e mora somados não passam do valor financiado (Lei 14.690/2023, art. 28, § 1º, e Resolução CMN 4.549/2017). O IOF, de pessoa física (Decreto 6.306/2007, art. 7º), fica fora do teto. O rotativo dura no máximo até a fatura seguinte: mais meses mostram uma dívida não paga.',
    en: 'Interest, late fee and default interest together never exceed the amount financed (Law 14.690/2023, art. 28, § 1, and Resolution CMN 4.549/2017). IOF, for individuals (Decree 6.306/2007, art. 7), is outside the cap. Revolving credit lasts at most until the next bill: more months show a debt that is not paid.',
  },
  why: [{ text: { pt: 'Sobre {valorFinanciado} correm {juros} de juros, e {iof.total} de IOF.', en: 'On {valorFinanciado} come {juros} of interest, and {iof.total} of IOF.' } }],
  facts: ['juros', 'multa', { path: 'iof.total', label: { pt: 'IOF', en: 'IOF' } }, 'custoEfetivo', 'taxaAnual'],
  input,
  output: {
    modo: {
      pt: ['Como fica o resto', 'O que se fez com o que faltou pagar'],
      en: ['Treatment of the rest', 'What was done with the part of the bill not paid'],
      choices: { rotativo: { pt: 'Fica no rotativo', en: 'Stays revolving' }, parcelamento: { pt: 'É parcelado', en: 'Paid in installments' } },
    },
    pagamentoMinimo: { pt: ['Pagamento mínimo', 'Pagamento mínimo da fatura'], en: ['Minimum payment', 'Minimum payment of the bill'] },
    valorPago: { pt: ['Valor pago', 'O que se pagou da fatura'], en: ['Amount paid', 'Part of the bill that was paid'] },
    valorFinanciado: { pt: ['Valor financiado', 'O que ficou por pagar'], en: ['Amount financed', 'What was left to pay'] },
    emAtraso: { pt: ['Em atraso', 'Há multa e mora: rotativo, com menos que o mínimo pago'], en: ['Overdue', 'There are a late fee and default interest: rotativo, with less than the minimum paid'] },
    taxaMensal: { pt: ['Juros do rotativo', 'Juros do rotativo ao mês'], en: ['Revolving interest', 'Monthly interest of the revolving credit'] },
    taxaAnual: { pt: ['Juros ao ano', 'A mesma taxa ao ano, por juros compostos'], en: ['Yearly interest', 'The same rate per year, compounded'] },
    meses: { pt: ['Meses em aberto', 'Meses em aberto; só no rotativo'], en: ['Months unpaid', 'Months left open; only in rotativo'] },
    parcelas: { pt: ['Número de parcelas', 'Número de parcelas; só no parcelamento'], en: ['Number of installments', 'Number of installments; only in parcelamento'] },
    valorParcela: {
      pt: ['Valor da parcela', 'Valor de cada parcela, menos a última, que acerta os centavos; só no parcelamento'],
      en: ['Installment amount', 'Amount of each installment but the last, which settles the cents; only in parcelamento'],
    },
    taxaAplicada: {
      pt: ['Taxa aplicada', 'Taxa mensal das parcelas, já com o teto; só no parcelamento'],
      en: ['Rate applied', 'Monthly rate of the installments, after the cap; only in parcelamento'],
    },
    juros: { pt: ['Total de juros', 'Soma dos juros'], en: ['Total interest', 'Sum of the interest'] },
    multa: { pt: ['Multa por atraso', 'Multa por atraso; só no rotativo'], en: ['Late fee', 'Late fee; only in rotativo'] },
    jurosMora: { pt: ['Juros de mora', 'Soma dos juros de mora; só no rotativo'], en: ['Default interest', 'Sum of the default interest; only in rotativo'] },
    encargos: { pt: ['Encargos', 'Juros, multa e mora, já com o teto'], en: ['Charges', 'Interest, late fee and default interest, after the cap'] },
    limiteEncargos: { pt: ['Teto dos encargos', 'Teto legal dos encargos, que é o valor financiado'], en: ['Cap on charges', 'Legal cap on the charges, which is the amount financed'] },
    limiteAtingido: { pt: ['Teto atingido', 'Os encargos chegaram ao teto'], en: ['Cap reached', 'The charges reached the cap'] },
    encargosSemLimite: { pt: ['Encargos sem o teto', 'O que os encargos seriam sem o teto'], en: ['Charges without the cap', 'What the charges would be without the cap'] },
    iof: {
      pt: ['IOF', 'IOF de pessoa física; 0 com iof false'],
      en: ['IOF', 'IOF for individuals; 0 with iof false'],
      fields: {
        fixo: { pt: ['Parte fixa', 'Parte fixa, cobrada uma vez'], en: ['Fixed part', 'Fixed part, charged once'] },
        diario: { pt: ['Parte diária', 'Parte diária, por até 365 dias'], en: ['Daily part', 'Daily part, for up to 365 days'] },
        total: { pt: ['Total do IOF', 'Soma da parte fixa e da diária'], en: ['Total IOF', 'Sum of the fixed and the daily part'] },
      },
    },
    totalDevido: { pt: ['Total devido', 'Valor financiado, encargos e IOF'], en: ['Total owed', 'Amount financed, charges and IOF'] },
    custoEfetivo: { pt: ['Custo efetivo', 'Encargos e IOF sobre o valor financiado'], en: ['Effective cost', 'Charges and IOF over the amount financed'] },
    evolucao: {
      pt: ['Evolução da dívida', 'A dívida mês a mês, no rotativo, ou parcela a parcela, no parcelamento'],
      en: ['Debt over time', 'The debt month by month, in rotativo, or installment by installment, in parcelamento'],
      fields: [
        {
          mes: { pt: ['Mês', 'Número do mês'], en: ['Month', 'Number of the month'] },
          juros: { pt: ['Juros', 'Juros do mês'], en: ['Interest', 'Interest of the month'] },
          multa: { pt: ['Multa por atraso', 'Multa, só no primeiro mês'], en: ['Late fee', 'Late fee, in the first month only'] },
          jurosMora: { pt: ['Juros de mora', 'Juros de mora do mês'], en: ['Default interest', 'Default interest of the month'] },
          encargosAcumulados: { pt: ['Encargos acumulados', 'Soma dos encargos até aqui'], en: ['Charges so far', 'Sum of the charges so far'] },
          saldo: { pt: ['Saldo', 'Dívida com os encargos, sem IOF'], en: ['Balance', 'Debt with its charges, without IOF'] },
        },
        {
          numero: { pt: ['Parcela', 'Número da parcela'], en: ['Installment', 'Number of the installment'] },
          valor: { pt: ['Valor da parcela', 'Valor da parcela'], en: ['Installment amount', 'Amount of the installment'] },
          amortizacao: { pt: ['Amortização', 'O que a parcela abate da dívida'], en: ['Principal', 'What the installment takes off the debt'] },
          juros: { pt: ['Juros', 'Juros da parcela'], en: ['Interest', 'Interest of the installment'] },
          saldoDevedor: { pt: ['Saldo devedor', 'Dívida depois da parcela'], en: ['Balance owed', 'Debt after the installment'] },
        },
      ],
    },
  },
} satisfies TextsOf<typeof jurosCartao>;
