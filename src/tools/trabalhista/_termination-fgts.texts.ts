import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const terminationFgts = {
  base: {
    pt: ['Base', 'Base do depósito da rescisão'],
    en: ['Base', 'Base of the deposit of the termination'],
  },
  valor: {
    pt: ['Valor', 'Depósito da rescisão'],
    en: ['Deposit of the termination', 'Deposit of the termination'],
  },
  saldoAnterior: {
    pt: ['Saldo anterior', 'Saldo antes dele'],
    en: ['Balance before it', 'Balance before it'],
  },
  saldoEstimado: {
    pt: ['Saldo estimado', 'Se esse saldo foi estimado, por não ter sido enviado'],
    en: ['That balance was estimated', 'Whether that balance was estimated, because it was not sent'],
  },
  baseMulta: {
    pt: ['Base multa', 'Saldo com o depósito, sobre o qual incidem multa e saque'],
    en: ['Balance with the deposit', 'Balance with the deposit, on which fine and withdrawal fall'],
  },
  multaPercentual: {
    pt: ['Multa percentual', 'Multa sobre o saldo'],
    en: ['Fine on the balance', 'Fine on the balance'],
  },
  multa: {
    pt: ['Multa', 'Valor da multa'],
    en: ['Amount of the fine', 'Amount of the fine'],
  },
  saquePercentual: {
    pt: ['Saque percentual', 'Parte do saldo que se saca'],
    en: ['Part of the balance that is withdrawn', 'Part of the balance that is withdrawn'],
  },
  saque: {
    pt: ['Saque', 'Valor do saque'],
    en: ['Amount of the withdrawal', 'Amount of the withdrawal'],
  },
  totalDisponivel: {
    pt: ['Saque mais a multa', 'Saque mais a multa'],
    en: ['Withdrawal plus the fine', 'Withdrawal plus the fine'],
  },
} satisfies FieldsTexts;
