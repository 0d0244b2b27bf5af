import * as v from 'valibot';
import { flag, integer } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { exact, percentOf, plus, rounded, share, sum, toMoney, zero } from '../../lib/numbers/exact.ts';
import { FGTS_RATE } from '../../lib/law/fgts.ts';
import { anniversaryWithdrawal, growBalance } from '../../lib/law/fgts-account.ts';
import { motivo, optionalMoney, percent, positiveMoney } from './_fields.ts';
import { terminations } from './_terminations.ts';

/** Percent of the pay: Lei 8.036/1990, art. 15, § 7º; LC 150/2015, art. 34. */
const RATES = { clt: FGTS_RATE, aprendiz: 2, domestico: FGTS_RATE } as const;

/** Percent of a domestic worker's pay, deposited each month in place of the fine (LC 150/2015, art. 22). */
const COMPENSATORY_RATE = 3.2;

/** Percent of the balance, the fine that takes the whole of the compensatory deposits. */
const FULL_FINE = 40;

/** Balance of an account of the FGTS, fine and withdrawals. */
export const fgts = defineTool({
  method: 'GET',
  path: '/calculadoras/fgts',
  category: 'trabalhista',
  name: 'Calculadora de FGTS',
  summary: 'Saldo do FGTS com rendimentos, multa rescisória e saques',
  input: v.object({
    salarioBruto: positiveMoney,
    meses: v.optional(integer(0, 600), 12),
    saldoAtual: optionalMoney,
    tipo: v.optional(v.picklist(['clt', 'aprendiz', 'domestico']), 'clt'),
    motivo: v.optional(motivo, 'sem-justa-causa'),
    trMensal: v.optional(percent, 0),
    incluirDecimoTerceiro: flag(false),
  }),
  output: v.object({
    salarioBruto: v.number(),
    aliquota: v.number(),
    depositoMensal: v.number(),
    meses: v.number(),
    saldoAnterior: v.number(),
    depositos: v.number(),
    rendimentos: v.number(),
    saldo: v.number(),
    multa: v.object({ percentual: v.number(), valor: v.number() }),
    depositoCompensatorio: v.optional(v.object({ mensal: v.number(), saque: v.number() })),
    saque: v.object({ percentual: v.number(), saldo: v.number(), total: v.number() }),
    saqueAniversario: v.object({
      aliquota: v.number(),
      parcelaAdicional: v.number(),
      valor: v.number(),
    }),
  }),
  examples: [
    {
      input: { salarioBruto: 3000, meses: 24, saldoAtual: 1000 },
      output: {
        salarioBruto: 3000,
        aliquota: 8,
        depositoMensal: 240,
        meses: 24,
        saldoAnterior: 1000,
        depositos: 5760,
        rendimentos: 227.25,
        saldo: 6987.25,
        multa: { percentual: 40, valor: 2794.9 },
        saque: { percentual: 100, saldo: 6987.25, total: 9782.15 },
        saqueAniversario: { aliquota: 20, parcelaAdicional: 650, valor: 2047.45 },
      },
    },
  ],
  run({ salarioBruto, meses, saldoAtual, tipo, motivo, trMensal, incluirDecimoTerceiro }) {
    const salary = exact(salarioBruto);
    /** An account that receives this percent of the pay each month. */
    const accountOf = (rate: number, balance = zero) => {
      const monthly = rounded(percentOf(salary, rate));
      const grown = growBalance(balance, monthly, meses, trMensal);
      const ofThirteenth = incluirDecimoTerceiro ? rounded(share(percentOf(salary, rate), meses, 12)) : zero;
      const deposits = plus(share(monthly, meses), ofThirteenth);
      return { monthly, deposits, yields: grown.yields, balance: plus(grown.balance, ofThirteenth) };
    };
    const account = accountOf(RATES[tipo], exact(saldoAtual));

    const { multa, saque } = terminations[motivo];
    const isDomestic = tipo === 'domestico';
    const finePercent = isDomestic ? 0 : multa;
    const fine = rounded(percentOf(account.balance, finePercent));
    const compensatory = isDomestic ? accountOf(COMPENSATORY_RATE) : null;
    // The whole where the employer would owe the whole fine, half of it where he would owe half.
    const compensation = compensatory ? rounded(share(compensatory.balance, multa, FULL_FINE)) : zero;
    const withdrawn = rounded(percentOf(account.balance, saque));
    const anniversary = anniversaryWithdrawal(account.balance);
    return {
      salarioBruto,
      aliquota: RATES[tipo],
      depositoMensal: toMoney(account.monthly),
      meses,
      saldoAnterior: saldoAtual,
      depositos: toMoney(account.deposits),
      rendimentos: toMoney(account.yields),
      saldo: toMoney(account.balance),
      multa: { percentual: finePercent, valor: toMoney(fine) },
      ...(compensatory && {
        depositoCompensatorio: {
          mensal: toMoney(compensatory.monthly),
          saque: toMoney(compensation),
        },
      }),
      saque: {
        percentual: saque,
        saldo: toMoney(withdrawn),
        total: toMoney(sum(withdrawn, fine, compensation)),
      },
      saqueAniversario: {
        aliquota: anniversary.bracket.aliquota,
        parcelaAdicional: anniversary.bracket.parcelaAdicional,
        valor: toMoney(anniversary.amount),
      },
    };
  },
});
