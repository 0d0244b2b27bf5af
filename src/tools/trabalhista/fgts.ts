import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, flag, integer, inUnit, num, optionalPercent } from '../../kit/fields/index.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import {
  exact,
  recordGiven,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { FGTS_RATE } from '../../law/fgts.ts';
import { anniversaryWithdrawal, growBalance } from './_fgts-account.ts';
import { motivo, optionalAmount, salarioBruto } from './_fields.ts';
import { withdrawalOf } from './_termination-fgts.ts';
import { terminations } from './_terminations.ts';
import { FGTS_LAW } from '../../law/payroll/laws.ts';

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
  input: v.object({
    salarioBruto,
    meses: inUnit(months, v.optional(integer(0, 600), 12)),
    saldoAtual: optionalAmount,
    tipo: v.optional(v.picklist(['clt', 'aprendiz', 'domestico']), 'clt'),
    motivo: v.optional(motivo, 'sem-justa-causa'),
    trMensal: optionalPercent(4),
    incluirDecimoTerceiro: flag(false),
    explicar,
  }),
  output: v.object({
    salarioBruto: num(reais),
    aliquota: num(percentage),
    depositoMensal: num(reais),
    meses: num(months),
    saldoAnterior: num(reais),
    depositos: num(reais),
    rendimentos: num(reais),
    saldo: num(reais),
    multa: v.object({
      percentual: num(percentage),
      valor: num(reais),
    }),
    depositoCompensatorio: v.optional(
      v.object({
        mensal: num(reais),
        saque: num(reais),
      }),
    ),
    saque: v.object({
      percentual: num(percentage),
      saldo: num(reais),
      total: num(reais),
    }),
    saqueAniversario: v.object({
      aliquota: num(percentage),
      parcelaAdicional: num(reais),
      valor: num(reais),
    }),
  }),
  result: 'saldo',
  examples: [{ input: { salarioBruto: 3000, meses: 24, saldoAtual: 1000 } }],
  run({ salarioBruto, meses, saldoAtual, tipo, motivo, trMensal, incluirDecimoTerceiro }) {
    const salary = exact(salarioBruto, 'salarioBruto');
    /** An account that receives this percent of the pay each month. */
    const accountOf = (rate: number, balance = zero) => {
      const monthly = roundTo(percentOf(salary, rate, 'aliquota'));
      const grown = growBalance(balance, monthly, meses, trMensal);
      const ofThirteenth = incluirDecimoTerceiro
        ? roundTo(share(percentOf(salary, rate, 'aliquota'), meses, 12))
        : zero;
      const deposits = plus(share(monthly, meses), ofThirteenth);
      return { monthly, deposits, yields: grown.yields, balance: plus(grown.balance, ofThirteenth) };
    };
    const account = accountOf(RATES[tipo], exact(saldoAtual, 'saldoAtual'));

    const { multa, saque } = terminations[motivo];
    const isDomestic = tipo === 'domestico';
    const finePercent = isDomestic ? 0 : multa;
    const fine = roundTo(
      percentOf(account.balance, finePercent, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
    );
    const compensatory = isDomestic ? accountOf(COMPENSATORY_RATE) : null;
    // All of the deposit where the employer would owe the whole fine, half of it for half the fine.
    const compensation = compensatory ? roundTo(share(compensatory.balance, multa, FULL_FINE)) : zero;
    // LC 150/2015, art. 22: domestic workers have a deposit in place of the fine.
    const { withdrawn, available } = withdrawalOf(account.balance, fine, saque);
    const anniversary = anniversaryWithdrawal(account.balance);
    return {
      salarioBruto,
      aliquota: recordGiven(RATES[tipo], 'aliquota', FGTS_LAW),
      depositoMensal: toMoney(account.monthly),
      meses,
      saldoAnterior: recordGiven(saldoAtual, 'saldoAtual'),
      depositos: toMoney(account.deposits),
      rendimentos: toMoney(account.yields),
      saldo: toMoney(account.balance),
      multa: {
        percentual: recordGiven(finePercent, 'multaPercentual', 'Lei nº 8.036/1990, art. 18'),
        valor: toMoney(fine),
      },
      ...(compensatory && {
        depositoCompensatorio: {
          mensal: toMoney(compensatory.monthly),
          saque: toMoney(compensation),
        },
      }),
      saque: {
        percentual: recordGiven(saque, 'saquePercentual', 'Lei nº 8.036/1990, art. 20'),
        saldo: toMoney(withdrawn),
        total: toMoney(sum(available, compensation)),
      },
      saqueAniversario: {
        aliquota: recordGiven(anniversary.bracket.aliquota, 'aliquota', 'Lei nº 8.036/1990, Anexo'),
        parcelaAdicional: recordGiven(
          anniversary.bracket.parcelaAdicional,
          'parcelaAdicional',
          'Lei nº 8.036/1990, Anexo',
        ),
        valor: toMoney(anniversary.amount),
      },
    };
  },
});
