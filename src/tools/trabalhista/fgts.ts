import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, flag, integer, inUnit, optionalPercent, explicar } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import {
  exact,
  given,
  percentOf,
  plus,
  rounded,
  share,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { FGTS_RATE } from '../../law/fgts.ts';
import { anniversaryWithdrawal, growBalance } from './_fgts-account.ts';
import { motivo, optionalAmount, salarioBruto } from './_fields.ts';
import { terminations } from './_terminations.ts';

/** Percent of the pay: Lei 8.036/1990, art. 15, § 7º; LC 150/2015, art. 34. */
const RATES = { clt: FGTS_RATE, aprendiz: 2, domestico: FGTS_RATE } as const;

/** Percent of a domestic worker's pay, deposited each month in place of the fine (LC 150/2015, art. 22). */
const COMPENSATORY_RATE = 3.2;

/** Percent of the balance, the fine that takes the whole of the compensatory deposits. */
const FULL_FINE = 40;

/** Balance of an account of the FGTS, fine and withdrawals. */
export const fgts = defineCalculator({
  method: 'GET',
  path: '/calculadoras/fgts',
  category: 'trabalhista',
  name: 'Calculadora de FGTS',
  summary: 'Saldo do FGTS com rendimentos, multa rescisória e saques',
  en: {
    name: 'FGTS calculator',
    summary: 'Balance of the FGTS with its yields, termination fine and withdrawals',
  },
  about: {
    pt: 'Lei 8.036/1990; LC 150/2015, arts. 22 e 34. O saldo rende a TR mais 3 % ao ano. Quem optou pelo saque-aniversário recebe só a multa na dispensa.',
    en: 'Law 8.036/1990; LC 150/2015, arts. 22 and 34. The balance earns the TR plus 3 % a year. Who chose the yearly withdrawal (saque-aniversário) gets only the fine on a dismissal.',
  },
  input: v.object({
    salarioBruto,
    meses: describe(inUnit(months, v.optional(integer(0, 600), 12)), {
      pt: 'Tempo de depósitos',
      en: 'Time of deposits',
    }),
    saldoAtual: describe(optionalAmount, {
      pt: 'Saldo antes desses depósitos',
      en: 'Balance before these deposits',
    }),
    tipo: describe(v.optional(v.picklist(['clt', 'aprendiz', 'domestico']), 'clt'), {
      pt: 'Contrato: CLT ou doméstico, 8 %, ou aprendiz, 2 %. No doméstico, um depósito de 3,2 % substitui a multa',
      en: 'Contract: employee (clt) or domestic worker, 8 %, or apprentice, 2 %. Of a domestic worker a deposit of 3.2 % takes the place of the fine',
    }),
    motivo: v.optional(motivo, 'sem-justa-causa'),
    trMensal: describe(optionalPercent(4), { pt: 'TR de cada mês', en: 'TR of each month' }),
    incluirDecimoTerceiro: describe(flag(false), {
      pt: 'Se o depósito do 13º salário, proporcional aos meses, entra no fim',
      en: 'Whether the deposit of the 13th salary, in proportion to the months, is added at the end',
    }),
    explicar,
  }),
  output: v.object({
    salarioBruto: describe(v.number(), { pt: 'Salário bruto mensal', en: 'Gross monthly salary' }, reais),
    aliquota: describe(v.number(), { pt: 'Alíquota do depósito', en: 'Rate of the deposit' }, percentage),
    depositoMensal: describe(v.number(), { pt: 'Depósito do mês', en: 'Deposit of the month' }, reais),
    meses: describe(v.number(), { pt: 'Tempo de depósitos', en: 'Time of deposits' }, months),
    saldoAnterior: describe(
      v.number(),
      { pt: 'Saldo antes dos depósitos', en: 'Balance before the deposits' },
      reais,
    ),
    depositos: describe(v.number(), { pt: 'Soma dos depósitos', en: 'Sum of the deposits' }, reais),
    rendimentos: describe(v.number(), { pt: 'Soma dos rendimentos', en: 'Sum of the yields' }, reais),
    saldo: describe(v.number(), { pt: 'Saldo no fim', en: 'Balance at the end' }, reais),
    multa: describe(
      v.object({
        percentual: describe(
          v.number(),
          { pt: 'Parte do saldo; 0 no doméstico', en: 'Part of the balance; 0 of a domestic worker' },
          percentage,
        ),
        valor: describe(v.number(), { pt: 'Valor da multa', en: 'Amount of the fine' }, reais),
      }),
      { pt: 'Multa rescisória', en: 'Termination fine' },
    ),
    depositoCompensatorio: describe(
      v.optional(
        v.object({
          mensal: describe(v.number(), { pt: 'Depósito do mês', en: 'Deposit of the month' }, reais),
          saque: describe(
            v.number(),
            { pt: 'O que o empregado saca deles', en: 'What the employee withdraws of them' },
            reais,
          ),
        }),
      ),
      {
        pt: 'Depósitos no lugar da multa; só no doméstico',
        en: 'Deposits in place of the fine; only of a domestic worker',
      },
    ),
    saque: describe(
      v.object({
        percentual: describe(
          v.number(),
          { pt: 'Parte do saldo que se saca', en: 'Part of the balance that is withdrawn' },
          percentage,
        ),
        saldo: describe(
          v.number(),
          { pt: 'O que se saca do saldo', en: 'What is withdrawn of the balance' },
          reais,
        ),
        total: describe(
          v.number(),
          {
            pt: 'Saque do saldo, multa e depósitos compensatórios',
            en: 'Withdrawal of the balance, fine and compensatory deposits',
          },
          reais,
        ),
      }),
      { pt: 'Saque no fim do contrato', en: 'Withdrawal at the end of the contract' },
    ),
    saqueAniversario: describe(
      v.object({
        aliquota: describe(
          v.number(),
          { pt: 'Alíquota da faixa do saldo', en: 'Rate of the band of the balance' },
          percentage,
        ),
        parcelaAdicional: describe(
          v.number(),
          { pt: 'Parcela adicional da faixa', en: 'Additional amount of the band' },
          reais,
        ),
        valor: describe(v.number(), { pt: 'Valor do saque', en: 'Amount of the withdrawal' }, reais),
      }),
      {
        pt: 'Saque-aniversário sobre o saldo no fim',
        en: 'Yearly withdrawal (saque-aniversário) of the balance at the end',
      },
    ),
  }),
  result: 'saldo',
  examples: [{ input: { salarioBruto: 3000, meses: 24, saldoAtual: 1000 } }],
  run({ salarioBruto, meses, saldoAtual, tipo, motivo, trMensal, incluirDecimoTerceiro }) {
    const salary = exact(salarioBruto, 'salarioBruto');
    /** An account that receives this percent of the pay each month. */
    const accountOf = (rate: number, balance = zero) => {
      const monthly = rounded(percentOf(salary, rate, 'aliquota'));
      const grown = growBalance(balance, monthly, meses, trMensal);
      const ofThirteenth = incluirDecimoTerceiro
        ? rounded(share(percentOf(salary, rate, 'aliquota'), meses, 12))
        : zero;
      const deposits = plus(share(monthly, meses), ofThirteenth);
      return { monthly, deposits, yields: grown.yields, balance: plus(grown.balance, ofThirteenth) };
    };
    const account = accountOf(RATES[tipo], exact(saldoAtual, 'saldoAtual'));

    const { multa, saque } = terminations[motivo];
    const isDomestic = tipo === 'domestico';
    const finePercent = isDomestic ? 0 : multa;
    const fine = rounded(
      percentOf(account.balance, finePercent, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
    );
    const compensatory = isDomestic ? accountOf(COMPENSATORY_RATE) : null;
    // All of the deposit where the employer would owe the whole fine, half of it for half the fine.
    const compensation = compensatory ? rounded(share(compensatory.balance, multa, FULL_FINE)) : zero;
    const withdrawn = rounded(
      percentOf(account.balance, saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'),
    );
    const anniversary = anniversaryWithdrawal(account.balance);
    return {
      salarioBruto,
      aliquota: given(RATES[tipo], 'aliquota', 'Lei nº 8.036/1990, art. 15'),
      depositoMensal: toMoney(account.monthly),
      meses,
      saldoAnterior: given(saldoAtual, 'saldoAtual'),
      depositos: toMoney(account.deposits),
      rendimentos: toMoney(account.yields),
      saldo: toMoney(account.balance),
      multa: {
        percentual: given(finePercent, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
        valor: toMoney(fine),
      },
      ...(compensatory && {
        depositoCompensatorio: {
          mensal: toMoney(compensatory.monthly),
          saque: toMoney(compensation),
        },
      }),
      saque: {
        percentual: given(saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'),
        saldo: toMoney(withdrawn),
        total: toMoney(sum(withdrawn, fine, compensation)),
      },
      saqueAniversario: {
        aliquota: given(anniversary.bracket.aliquota, 'aliquota', 'Lei nº 8.036/1990, Anexo'),
        parcelaAdicional: given(
          anniversary.bracket.parcelaAdicional,
          'parcelaAdicional',
          'Lei nº 8.036/1990, Anexo',
        ),
        valor: toMoney(anniversary.amount),
      },
    };
  },
});
