import { rateFields, termFields } from './_rates.texts.ts';
import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const input = {
  valor: { pt: ['Valor do bem', 'Preço do bem, ou o valor do empréstimo'], en: ['Purchase price', 'Price of what is bought, or the amount of the loan'] },
  entrada: { pt: ['Entrada', 'Parte do preço paga à vista'], en: ['Down payment', 'Part of the price that is paid up front'] },
  ...rateFields,
  prestacao: { pt: ['Prestação', 'Prestação da Price, para achar a taxa, no lugar dela'], en: ['Payment', 'Payment of Price, to find the rate, in its place'] },
  ...termFields,
  sistema: {
    pt: ['Sistema de amortização', 'Um dos sistemas, ou os dois comparados'],
    en: ['Amortization system', 'One of the systems, or both compared'],
    choices: {
      ambos: { pt: 'Comparar os dois', en: 'Compare both' },
      price: { pt: 'Price (parcelas iguais)', en: 'Price (equal installments)' },
      sac: { pt: 'SAC (amortizações iguais)', en: 'SAC (equal principal)' },
      sam: { pt: 'SAM (média dos dois)', en: 'SAM (mean of both)' },
      americano: { pt: 'Americano (só juros)', en: 'American (interest only)' },
      todos: { pt: 'Comparar os quatro', en: 'Compare all four' },
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
  seguroImovelPercentual: {
    pt: ['Seguro do imóvel', 'Seguro de danos ao imóvel (DFI) por mês, sobre o valor dele'],
    en: ['Building insurance', 'Insurance of the building (DFI) per month, on its value'],
  },
  valorImovel: { pt: ['Valor do imóvel', 'Valor segurado do imóvel; sem ele, o preço'], en: ['Building value', 'Insured value of the building; without it, the price'] },
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
  dataContrato: { pt: ['Data do contrato', 'Dia em que o dinheiro é recebido: o CET conta os dias'], en: ['Contract date', 'Day when the money is received: the CET counts days'] },
  contagemDias: {
    pt: ['Contagem de dias', 'Meses iguais, ou os dias entre os vencimentos'],
    en: ['Day count', 'Equal months, or the days between due dates'],
    choices: {
      meses: { pt: 'Meses iguais', en: 'Equal months' },
      'corridos-30': { pt: 'Corridos sobre 30', en: 'Calendar days over 30' },
      'corridos-365': { pt: 'Corridos sobre 365', en: 'Calendar days over 365' },
      '30-360': { pt: 'Comerciais (30/360)', en: 'Commercial (30/360)' },
      'uteis-252': { pt: 'Úteis sobre 252', en: 'Business days over 252' },
    },
  },
  amortizacoesExtras: {
    pt: ['Amortizações extras', 'Pagamentos além das parcelas, feitos junto com uma delas; no máximo 1200, contadas as repetições'],
    en: ['Extra payments', 'Payments beyond the installments, made together with one of them; at most 1200, repeats counted'],
    columns: ['mes', 'valor', 'reduzir'],
    fields: {
      mes: { pt: ['Parcela', 'Número da parcela com que se paga'], en: ['Installment', 'Number of the installment it is paid with'] },
      data: { pt: ['Data', 'Dia do pagamento, que vai para o vencimento seguinte'], en: ['Date', 'Day of the payment, which moves to the next due date'] },
      valor: { pt: ['Valor extra', 'Valor pago além da parcela'], en: ['Extra amount', 'Amount paid beyond the installment'] },
      reduzir: {
        pt: ['O que reduz', 'Se reduz o prazo ou as parcelas que faltam'],
        en: ['What it lowers', 'If it lowers the term or the installments to come'],
        choices: { prazo: { pt: 'O prazo', en: 'The term' }, parcela: { pt: 'As parcelas', en: 'The installments' } },
      },
      cada: { pt: ['Repetir a cada', 'Repete o pagamento a cada tantos meses'], en: ['Repeat every', 'Repeats the payment every so many months'] },
    },
  },
  correcaoMensal: {
    pt: ['Correção mensal', 'Correção do saldo por TR, IPCA ou outro índice: uma para todos os meses, ou uma por mês'],
    en: ['Monthly correction', 'Correction of the balance by TR, IPCA or another index: one for all months, or one a month'],
  },
  quitacao: {
    pt: ['Quitação', 'Quanto se paga para quitar antes do fim'],
    en: ['Settlement', 'What is paid to settle early'],
    fields: {
      mes: { pt: ['Depois da parcela', 'Número da última parcela paga'], en: ['After installment', 'Number of the last installment paid'] },
      data: { pt: ['Dia da quitação', 'Dia em que se quita'], en: ['Settlement day', 'Day of the settlement'] },
    },
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
  totalCorrecao: { pt: ['Total de correção', 'Soma das correções do saldo; só com correcaoMensal'], en: ['Total correction', 'Sum of the corrections of the balance; only with correcaoMensal'] },
  totalAmortizacoesExtras: { pt: ['Amortizações extras', 'Soma do que se pagou além das parcelas'], en: ['Total extra payments', 'Sum of what was paid beyond the installments'] },
  prazoFinal: { pt: ['Prazo final', 'Parcelas que se pagam de fato'], en: ['Final term', 'Installments that are paid in fact'] },
  parcelasAMenos: { pt: ['Parcelas a menos', 'Parcelas que as amortizações extras tiram'], en: ['Installments saved', 'Installments that extra payments take away'] },
  economiaJuros: { pt: ['Economia de juros', 'Juros a menos que sem as amortizações extras'], en: ['Interest saved', 'Interest less than without the extra payments'] },
  quitacao: {
    pt: ['Quitação', 'Saldo sem os juros que ainda viriam (CDC, art. 52, § 2º); só com quitacao'],
    en: ['Settlement', 'Balance without the interest to come (CDC, art. 52, § 2º); only with quitacao'],
    fields: {
      data: { pt: ['Dia da quitação', 'Dia em que se quita (AAAA-MM-DD)'], en: ['Settlement day', 'Day of the settlement (YYYY-MM-DD)'] },
      parcelasPagas: { pt: ['Parcelas pagas', 'Parcelas pagas até a quitação'], en: ['Installments paid', 'Installments paid until the settlement'] },
      saldoDevedor: { pt: ['Saldo devedor', 'Saldo depois delas'], en: ['Balance owed', 'Balance after them'] },
      jurosProporcionais: { pt: ['Juros proporcionais', 'Juros desde o último vencimento'], en: ['Proportional interest', 'Interest since the last due date'] },
      valorQuitacao: { pt: ['Valor da quitação', 'O que se paga para quitar'], en: ['Settlement amount', 'What is paid to settle'] },
      parcelasRestantes: { pt: ['Parcelas restantes', 'Parcelas que deixam de ser pagas'], en: ['Installments left', 'Installments that are no longer paid'] },
      somaRestante: { pt: ['Soma das restantes', 'Soma das prestações que faltavam'], en: ['Sum of the rest', 'Sum of the payments that were left'] },
      desconto: { pt: ['Desconto', 'O que a quitação poupa'], en: ['Discount', 'What the settlement saves'] },
    },
  },
  comprometimentoRenda: {
    pt: ['Comprometimento da renda', 'Maior parcela sobre a renda mensal; só com rendaMensal'],
    en: ['Share of income', 'Largest installment over the monthly income; only with rendaMensal'],
  },
  parcelas: {
    pt: ['Parcelas', 'Todas as parcelas; ausente com detalhar false'],
    en: ['Installments', 'All installments; absent with detalhar false'],
    columns: ['numero', 'vencimento', 'total', 'juros', 'amortizacao', 'amortizacaoExtra', 'saldoDevedor'],
    fields: {
      numero: { pt: ['Número', 'Número da parcela, contados os meses de carência'], en: ['Number', 'Number of the installment, counting the months of grace'] },
      vencimento: { pt: ['Vencimento', 'Vencimento (AAAA-MM-DD); só com dataPrimeiraParcela'], en: ['Due date', 'Due date (YYYY-MM-DD); only with dataPrimeiraParcela'] },
      correcao: { pt: ['Correção', 'Correção do saldo no mês; só com correcaoMensal'], en: ['Correction', 'Correction of the balance in the month; only with correcaoMensal'] },
      prestacao: { pt: ['Prestação', 'Amortização mais juros'], en: ['Payment', 'Principal plus interest'] },
      amortizacao: {
        pt: ['Amortização', 'O que a parcela abate da dívida; negativo quando os juros da carência se somam a ela'],
        en: ['Principal', 'What the installment takes off the debt; negative when interest of the grace period joins it'],
      },
      juros: { pt: ['Juros', 'Juros do mês sobre o saldo devedor'], en: ['Interest', 'Interest of the month on the balance owed'] },
      seguro: { pt: ['Seguro', 'Seguro do mês, o fixo mais o que incide sobre o saldo'], en: ['Insurance', 'Insurance of the month, the fixed one plus that on the balance'] },
      tarifa: { pt: ['Tarifa', 'Tarifa do mês'], en: ['Fee', 'Fee of the month'] },
      total: { pt: ['Total do mês', 'O que se paga no mês: prestação, seguro e tarifa'], en: ['Total of the month', 'What is paid in the month: principal, interest, insurance and fee'] },
      amortizacaoExtra: { pt: ['Amortização extra', 'Pago além da parcela; só com amortizacoesExtras'], en: ['Extra payment', 'Paid beyond the installment; only with amortizacoesExtras'] },
      saldoDevedor: { pt: ['Saldo devedor', 'Saldo devedor depois do pagamento'], en: ['Balance owed', 'Balance owed after the payment'] },
    },
  },
} satisfies FieldsTexts;
