import { motivo, salarioBruto } from './_fields.texts.ts';
import type { fgts } from './fgts.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const fgtsTexts = {
  englishName: 'FGTS calculator',
  summary: {
    pt: 'Saldo do FGTS com rendimentos, multa rescisória e saques',
    en: 'Balance of the FGTS with its yields, termination fine and withdrawals',
  },
  about: {
    pt: 'Lei 8.036/1990; LC 150/2015, arts. 22 e 34. O saldo rende a TR mais 3 % ao ano. Quem optou pelo saque-aniversário recebe só a multa na dispensa.',
    en: 'Law 8.036/1990; LC 150/2015, arts. 22 and 34. The balance earns the TR plus 3 % a year. Who chose the yearly withdrawal (saque-aniversário) gets only the fine on a dismissal.',
  },
  input: {
    salarioBruto,
    meses: {
      pt: ['Tempo de depósitos', 'Tempo de depósitos'],
      en: ['Time of deposits', 'Time of deposits'],
    },
    saldoAtual: {
      pt: ['Saldo antes desses depósitos', 'Saldo antes desses depósitos'],
      en: ['Balance before these deposits', 'Balance before these deposits'],
    },
    tipo: {
      pt: [
        'Contrato',
        'Contrato: CLT ou doméstico, 8 %, ou aprendiz, 2 %. No doméstico, um depósito de 3,2 % substitui a multa',
      ],
      en: [
        'Contract',
        'Contract: employee (clt) or domestic worker, 8 %, or apprentice, 2 %. Of a domestic worker a deposit of 3.2 % takes the place of the fine',
      ],
      choices: {
        clt: { pt: 'Clt', en: 'Clt' },
        aprendiz: { pt: 'Aprendiz', en: 'Aprendiz' },
        domestico: { pt: 'Domestico', en: 'Domestico' },
      },
    },
    motivo,
    trMensal: {
      pt: ['TR de cada mês', 'TR de cada mês'],
      en: ['TR of each month', 'TR of each month'],
    },
    incluirDecimoTerceiro: {
      pt: ['O depósito do 13º salário', 'Se o depósito do 13º salário, proporcional aos meses, entra no fim'],
      en: [
        'The deposit of the 13th salary',
        'Whether the deposit of the 13th salary, in proportion to the months, is added at the end',
      ],
    },
  },
  output: {
    salarioBruto: {
      pt: ['Salário bruto', 'Salário bruto mensal'],
      en: ['Gross monthly salary', 'Gross monthly salary'],
    },
    aliquota: {
      pt: ['Alíquota', 'Alíquota do depósito'],
      en: ['Rate of the deposit', 'Rate of the deposit'],
    },
    depositoMensal: {
      pt: ['Depósito do mês', 'Depósito do mês'],
      en: ['Deposit of the month', 'Deposit of the month'],
    },
    meses: {
      pt: ['Tempo de depósitos', 'Tempo de depósitos'],
      en: ['Time of deposits', 'Time of deposits'],
    },
    saldoAnterior: {
      pt: ['Saldo anterior', 'Saldo antes dos depósitos'],
      en: ['Balance before the deposits', 'Balance before the deposits'],
    },
    depositos: {
      pt: ['Depósitos', 'Soma dos depósitos'],
      en: ['Sum of the deposits', 'Sum of the deposits'],
    },
    rendimentos: {
      pt: ['Soma dos rendimentos', 'Soma dos rendimentos'],
      en: ['Sum of the yields', 'Sum of the yields'],
    },
    saldo: {
      pt: ['Saldo', 'Saldo no fim'],
      en: ['Balance at the end', 'Balance at the end'],
    },
    multa: {
      pt: ['Multa', 'Multa rescisória'],
      en: ['Termination fine', 'Termination fine'],
      fields: {
        percentual: {
          pt: ['Parte do saldo', 'Parte do saldo; 0 no doméstico'],
          en: ['Part of the balance', 'Part of the balance; 0 of a domestic worker'],
        },
        valor: {
          pt: ['Valor', 'Valor da multa'],
          en: ['Amount of the fine', 'Amount of the fine'],
        },
      },
    },
    depositoCompensatorio: {
      pt: ['Depósitos no lugar da multa', 'Depósitos no lugar da multa; só no doméstico'],
      en: ['Deposits in place of the fine', 'Deposits in place of the fine; only of a domestic worker'],
      fields: {
        mensal: {
          pt: ['Depósito do mês', 'Depósito do mês'],
          en: ['Deposit of the month', 'Deposit of the month'],
        },
        saque: {
          pt: ['Saque', 'O que o empregado saca deles'],
          en: ['Saque', 'What the employee withdraws of them'],
        },
      },
    },
    saque: {
      pt: ['Saque', 'Saque no fim do contrato'],
      en: ['Saque', 'Withdrawal at the end of the contract'],
      fields: {
        percentual: {
          pt: ['Parte do saldo que se saca', 'Parte do saldo que se saca'],
          en: ['Part of the balance that is withdrawn', 'Part of the balance that is withdrawn'],
        },
        saldo: {
          pt: ['Saldo', 'O que se saca do saldo'],
          en: ['What is withdrawn of the balance', 'What is withdrawn of the balance'],
        },
        total: {
          pt: ['Saque do saldo', 'Saque do saldo, multa e depósitos compensatórios'],
          en: ['Withdrawal of the balance', 'Withdrawal of the balance, fine and compensatory deposits'],
        },
      },
    },
    saqueAniversario: {
      pt: ['Saque-aniversário', 'Saque-aniversário sobre o saldo no fim'],
      en: ['Saque-aniversário', 'Yearly withdrawal (saque-aniversário) of the balance at the end'],
      fields: {
        aliquota: {
          pt: ['Alíquota', 'Alíquota da faixa do saldo'],
          en: ['Rate of the band of the balance', 'Rate of the band of the balance'],
        },
        parcelaAdicional: {
          pt: ['Parcela adicional', 'Parcela adicional da faixa'],
          en: ['Additional amount of the band', 'Additional amount of the band'],
        },
        valor: {
          pt: ['Valor', 'Valor do saque'],
          en: ['Amount of the withdrawal', 'Amount of the withdrawal'],
        },
      },
    },
  },
} satisfies TextsOf<typeof fgts>;
