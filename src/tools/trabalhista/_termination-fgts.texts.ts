import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const terminationFgts = {
  base: { pt: ['Base do depósito', 'Base do depósito da rescisão'], en: ['Deposit base', 'Base of the termination deposit'] },
  valor: { pt: ['Depósito da rescisão', 'Depósito feito na rescisão'], en: ['Termination deposit', 'Deposit made on termination'] },
  saldoAnterior: { pt: ['Saldo anterior', 'Saldo antes do depósito da rescisão'], en: ['Previous balance', 'Balance before the termination deposit'] },
  saldoEstimado: { pt: ['Saldo anterior estimado', 'O saldo não foi enviado, e o cálculo o estimou'], en: ['Previous balance estimated', 'The balance was not sent, so it was estimated'] },
  baseMulta: {
    pt: ['Base da multa', 'Saldo com o depósito, sobre o qual incidem a multa e o saque'],
    en: ['Base of the fine', 'Balance with the deposit, on which the fine and the withdrawal are based'],
  },
  multaPercentual: { pt: ['Percentual da multa', 'Multa sobre o saldo'], en: ['Rate of the fine', 'Fine on the balance'] },
  multa: { pt: ['Multa do FGTS', 'Valor da multa'], en: ['FGTS fine', 'Amount of the fine'] },
  saquePercentual: {
    pt: ['Percentual do saque', 'Parte do saldo que se pode sacar; no acordo, do saldo com a multa'],
    en: ['Withdrawal rate', 'Share of the balance that can be withdrawn; by agreement, of the balance with the fine'],
  },
  saque: { pt: ['Saque', 'Valor do saque'], en: ['Withdrawal', 'Amount of the withdrawal'] },
  totalDisponivel: { pt: ['Total disponível', 'Saque mais a multa, que no acordo já está nele'], en: ['Total available', 'Withdrawal plus the fine, which by agreement is in it'] },
} satisfies FieldsTexts;
