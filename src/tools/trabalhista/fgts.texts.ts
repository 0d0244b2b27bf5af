import { motivo, salarioBruto } from './_fields.texts.ts';
import type { fgts } from './fgts.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const fgtsTexts = {
  englishName: 'FGTS calculator',
  summary: { pt: 'Saldo do FGTS com rendimentos, multa rescisória e saques', en: 'FGTS balance with its interest, termination fine and withdrawals' },
  search: { pt: 'fundo de garantia, saque aniversário, multa de 40%, saldo, depósito', en: 'severance fund, FGTS balance, birthday withdrawal' },
  about: {
    pt: 'Lei 8.036/1990; LC 150/2015, arts. 22 e 34. O saldo rende a TR mais 3 % ao ano. Quem optou pelo saque-aniversário recebe só a multa na dispensa.',
    en: 'Law 8.036/1990; LC 150/2015, arts. 22 and 34. The balance earns the TR plus 3 % a year. A worker who chose the yearly withdrawal (saque-aniversário) gets only the fine on a dismissal.',
  },
  why: [{ text: { pt: 'São {depositos} de depósitos e {rendimentos} de rendimento em {meses}.', en: '{depositos} of deposits and {rendimentos} of interest in {meses}.' } }],
  facts: [
    'depositoMensal',
    'depositos',
    'rendimentos',
    { path: 'multa.valor', label: { pt: 'Multa na dispensa', en: 'Penalty on dismissal' } },
    { path: 'saque.total', label: { pt: 'Saque na dispensa', en: 'Withdrawal on dismissal' } },
  ],
  input: {
    salarioBruto,
    meses: { pt: ['Meses de depósito', 'Tempo de depósitos'], en: ['Months of deposits', 'Time during which deposits are made'] },
    saldoAtual: { pt: ['Saldo atual', 'Saldo antes desses depósitos'], en: ['Current balance', 'Balance before these deposits'] },
    tipo: {
      pt: ['Tipo de contrato', 'No doméstico, um depósito de 3,2 % substitui a multa'],
      en: ['Contract type', 'For a domestic worker, a deposit of 3.2 % takes the place of the fine'],
      choices: {
        clt: { pt: 'CLT (8 %)', en: 'Employee under the CLT (8 %)' },
        aprendiz: { pt: 'Aprendiz (2 %)', en: 'Apprentice (2 %)' },
        domestico: { pt: 'Doméstico (8 %)', en: 'Domestic worker (8 %)' },
      },
    },
    motivo,
    trMensal: { pt: ['TR mensal', 'Taxa referencial de cada mês'], en: ['Monthly TR', 'Reference rate (TR) of each month'] },
    incluirDecimoTerceiro: {
      pt: ['Incluir o 13º', 'Soma no fim o depósito do 13º salário, proporcional aos meses'],
      en: ['Include the 13th salary', 'Adds at the end the deposit on the 13th salary, in proportion to the months'],
    },
  },
  output: {
    salarioBruto: { pt: ['Salário bruto', 'Salário bruto mensal'], en: ['Gross salary', 'Gross monthly salary'] },
    aliquota: { pt: ['Alíquota do depósito', 'Parte do salário que se deposita'], en: ['Deposit rate', 'Share of the salary that is deposited'] },
    depositoMensal: { pt: ['Depósito mensal', 'Depósito de cada mês'], en: ['Monthly deposit', 'Deposit of each month'] },
    meses: { pt: ['Meses de depósito', 'Tempo de depósitos'], en: ['Months of deposits', 'Time during which deposits are made'] },
    saldoAnterior: { pt: ['Saldo anterior', 'Saldo antes dos depósitos'], en: ['Previous balance', 'Balance before the deposits'] },
    depositos: { pt: ['Total dos depósitos', 'Soma dos depósitos'], en: ['Total deposits', 'Sum of the deposits'] },
    rendimentos: { pt: ['Rendimentos', 'Soma dos rendimentos do saldo'], en: ['Interest earned', 'Sum of the interest on the balance'] },
    saldo: { pt: ['Saldo final', 'Saldo no fim'], en: ['Final balance', 'Balance at the end'] },
    multa: {
      pt: ['Multa rescisória', 'Multa sobre o saldo do FGTS'],
      en: ['Termination fine', 'Fine on the FGTS balance'],
      fields: {
        percentual: { pt: ['Percentual', 'Parte do saldo; 0 no doméstico'], en: ['Rate', 'Share of the balance; 0 for a domestic worker'] },
        valor: { pt: ['Valor', 'Valor da multa'], en: ['Amount', 'Amount of the fine'] },
      },
    },
    depositoCompensatorio: {
      pt: ['Depósito compensatório', 'Depósitos no lugar da multa; só no doméstico'],
      en: ['Compensatory deposit', 'Deposits in place of the fine; only for a domestic worker'],
      fields: {
        mensal: { pt: ['Depósito mensal', 'Depósito de cada mês'], en: ['Monthly deposit', 'Deposit of each month'] },
        saque: { pt: ['Saque dos depósitos', 'O que o empregado saca deles'], en: ['Withdrawal of the deposits', 'Part that the employee withdraws'] },
      },
    },
    saque: {
      pt: ['Saque na rescisão', 'Saque no fim do contrato'],
      en: ['Termination withdrawal', 'Withdrawal at the end of the contract'],
      fields: {
        percentual: { pt: ['Percentual do saque', 'Parte do saldo que se pode sacar'], en: ['Withdrawal rate', 'Share of the balance that can be withdrawn'] },
        saldo: { pt: ['Saque do saldo', 'O que se saca do saldo'], en: ['Balance withdrawn', 'Part of the balance that is withdrawn'] },
        total: { pt: ['Total do saque', 'Saque do saldo, multa e depósitos compensatórios'], en: ['Total withdrawal', 'Balance withdrawn, fine and compensatory deposits'] },
      },
    },
    saqueAniversario: {
      pt: ['Saque-aniversário', 'Saque anual sobre o saldo final'],
      en: ['Yearly withdrawal', 'Yearly withdrawal (saque-aniversário) from the final balance'],
      fields: {
        aliquota: { pt: ['Alíquota', 'Alíquota da faixa do saldo'], en: ['Rate', 'Rate of the bracket of the balance'] },
        parcelaAdicional: { pt: ['Parcela adicional', 'Valor que a faixa soma'], en: ['Additional amount', 'Amount that the bracket adds'] },
        valor: { pt: ['Valor do saque', 'Quanto se pode sacar'], en: ['Withdrawal amount', 'How much can be withdrawn'] },
      },
    },
  },
} satisfies TextsOf<typeof fgts>;
