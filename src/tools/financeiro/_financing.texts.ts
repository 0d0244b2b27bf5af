import { rateFields, termFields } from './_rates.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const input = {
  valor: { pt: ['Valor do bem', 'Preço do bem, ou o valor do empréstimo'], en: ['Purchase price', 'Price of what is bought, or the amount of the loan'] },
  entrada: { pt: ['Entrada', 'Parte do preço paga à vista'], en: ['Down payment', 'Part of the price that is paid up front'] },
  ...rateFields,
  ...termFields,
  sistema: {
    pt: ['Sistema de amortização', 'Um dos sistemas, ou os dois comparados'],
    en: ['Amortization system', 'One of the systems, or both compared'],
    choices: {
      ambos: { pt: 'Comparar os dois', en: 'Compare both' },
      price: { pt: 'Price (parcelas iguais)', en: 'Price (equal installments)' },
      sac: { pt: 'SAC (amortizações iguais)', en: 'SAC (equal principal)' },
    },
  },
  carencia: { pt: ['Carência', 'Carência antes da primeira amortização, somada ao prazo'], en: ['Grace period', 'Grace period before the first repayment of principal, added to the term'] },
  tipoCarencia: {
    pt: ['Juros da carência', 'O que se faz com os juros durante a carência'],
    en: ['Grace period interest', 'What is done with the interest during the grace period'],
    choices: { 'pagar-juros': { pt: 'Pagar a cada mês', en: 'Pay every month' }, capitalizar: { pt: 'Somar à dívida', en: 'Add to the debt' } },
  },
  seguroMensal: { pt: ['Seguro fixo mensal', 'Seguro de valor fixo por mês'], en: ['Fixed monthly insurance', 'Insurance of a fixed amount per month'] },
  seguroPercentual: {
    pt: ['Seguro sobre o saldo', 'Seguro por mês, sobre o saldo devedor antes do pagamento'],
    en: ['Insurance on the balance', 'Insurance per month, on the balance owed before the payment'],
  },
  tarifaMensal: { pt: ['Tarifa mensal', 'Tarifa cobrada em cada parcela'], en: ['Monthly fee', 'Fee charged with each installment'] },
  tarifasIniciais: { pt: ['Tarifas iniciais', 'Tarifas e IOF cobrados uma vez, na contratação'], en: ['Up-front fees', 'Fees and IOF charged once, when the contract is signed'] },
  financiarTarifas: {
    pt: ['Financiar as tarifas', 'Soma as tarifas iniciais à dívida, em vez de pagá-las à vista'],
    en: ['Finance the fees', 'Adds the up-front fees to the debt, instead of paying them at once'],
  },
  rendaMensal: { pt: ['Renda mensal', 'Renda mensal: acrescenta comprometimentoRenda'], en: ['Monthly income', 'Monthly income: adds comprometimentoRenda'] },
  dataPrimeiraParcela: {
    pt: ['Vencimento da 1ª parcela', 'Vencimento da primeira parcela: acrescenta o de cada uma, no mesmo dia do mês ou, onde ele falta, no último'],
    en: ['First due date', 'Due date of the first installment: adds that of each one, on the same day of the month or, where that day is missing, on the last'],
  },
  detalhar: { pt: ['Com todas as parcelas', 'Mostra as parcelas uma a uma'], en: ['With all installments', 'Shows the installments one by one'] },
} satisfies FieldsTexts;

export const system = {
  primeiraParcela: { pt: ['Primeira parcela', 'Total da primeira parcela'], en: ['First installment', 'Total of the first installment'] },
  ultimaParcela: { pt: ['Última parcela', 'Total da última parcela'], en: ['Last installment', 'Total of the last installment'] },
  totalJuros: { pt: ['Total de juros', 'Soma dos juros'], en: ['Total interest', 'Sum of the interest'] },
  totalSeguros: { pt: ['Total de seguros', 'Soma dos seguros'], en: ['Total insurance', 'Sum of the insurance'] },
  totalTarifas: { pt: ['Total de tarifas', 'Tarifas mensais mais as iniciais'], en: ['Total fees', 'Monthly fees plus the up-front ones'] },
  totalPago: { pt: ['Total das parcelas', 'Soma das parcelas'], en: ['Total of installments', 'Sum of the installments'] },
  custoTotal: {
    pt: ['Custo total', 'Tudo o que se paga: entrada, parcelas e as tarifas iniciais pagas à vista'],
    en: ['Total cost', 'All that is paid: down payment, installments and up-front fees paid at once'],
  },
  cetMensal: { pt: ['CET ao mês', 'Custo efetivo total (CET) ao mês'], en: ['Monthly effective cost', 'Total effective cost (CET) per month'] },
  cetAnual: { pt: ['CET ao ano', 'Custo efetivo total (CET) ao ano'], en: ['Yearly effective cost', 'Total effective cost (CET) per year'] },
  comprometimentoRenda: {
    pt: ['Comprometimento da renda', 'Maior parcela sobre a renda mensal; só com rendaMensal'],
    en: ['Share of income', 'Largest installment over the monthly income; only with rendaMensal'],
  },
  parcelas: {
    pt: ['Parcelas', 'Todas as parcelas; ausente com detalhar false'],
    en: ['Installments', 'All installments; absent with detalhar false'],
    fields: {
      numero: { pt: ['Número', 'Número da parcela, contados os meses de carência'], en: ['Number', 'Number of the installment, counting the months of grace'] },
      vencimento: { pt: ['Vencimento', 'Vencimento (AAAA-MM-DD); só com dataPrimeiraParcela'], en: ['Due date', 'Due date (YYYY-MM-DD); only with dataPrimeiraParcela'] },
      prestacao: { pt: ['Prestação', 'Amortização mais juros'], en: ['Payment', 'Principal plus interest'] },
      amortizacao: {
        pt: ['Amortização', 'O que a parcela abate da dívida; negativo quando os juros da carência se somam a ela'],
        en: ['Principal', 'What the installment takes off the debt; negative when interest of the grace period joins it'],
      },
      juros: { pt: ['Juros', 'Juros do mês sobre o saldo devedor'], en: ['Interest', 'Interest of the month on the balance owed'] },
      seguro: { pt: ['Seguro', 'Seguro do mês, o fixo mais o que incide sobre o saldo'], en: ['Insurance', 'Insurance of the month, the fixed one plus that on the balance'] },
      tarifa: { pt: ['Tarifa', 'Tarifa do mês'], en: ['Fee', 'Fee of the month'] },
      total: { pt: ['Total do mês', 'O que se paga no mês: prestação, seguro e tarifa'], en: ['Total of the month', 'What is paid in the month: principal, interest, insurance and fee'] },
      saldoDevedor: { pt: ['Saldo devedor', 'Saldo devedor depois do pagamento'], en: ['Balance owed', 'Balance owed after the payment'] },
    },
  },
} satisfies FieldsTexts;
