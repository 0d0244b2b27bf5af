import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  baseAndValue,
  date,
  dependentes,
  explicar,
  fullIrrf,
  integer,
  inUnit,
  legalYear,
  num,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { fgtsDeposit, fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull, irrfShown } from '../../law/irrf.ts';
import { thirteenthDueDate } from '../../law/payroll/calendar.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { thirteenthTwelfths } from '../../law/service-time.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { formatDate, yearOf } from '../../lib/dates/civil-date.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  plus,
  roundTo,
  share,
  step,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { alimonyReads, alimonyTerms, pensao } from './_alimony.ts';
import {
  type Average,
  averageEntries,
  averageInAnswer,
  averageOf,
  averageReads,
  averageShown,
  hasNoHours,
  windowOf,
} from './_averages.ts';
import { mediaVariaveis, pensaoAlimenticia, positiveAmount } from './_fields.ts';
import { withheldTables } from './_paid-law.ts';
import { THIRTEENTH_LAW } from '../../law/payroll/laws.ts';

const input = v.object({
  salarioBruto: positiveAmount,
  mediaVariaveis,
  ...averageEntries,
  pensaoAlimenticia,
  pensao,
  mesesTrabalhados: inUnit(months, v.optional(integer(1, 12), 12)),
  dataAdmissao: v.optional(date),
  mesesPerdidos: inUnit(months, v.optional(integer(0, 12), 0)),
  salarioMesAnterior: v.optional(positiveAmount),
  dependentes,
  arredondamentoInss,
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The 13th pay in its two instalments (Lei 4.090/1962; Lei 4.749/1965); taxed alone (Lei 8.134/1990, art. 16). */
export const decimoTerceiro = defineCalculator({
  method: 'POST',
  path: '/calculadoras/decimo-terceiro',
  category: 'trabalhista',
  name: 'Calculadora de 13º salário',
  tables: [inssTable, irrfTable, minimumWage],
  input,
  output: v.object({
    avos: num(pure),
    valorBruto: num(reais),
    primeiraParcela: v.object({
      valor: num(reais),
      prazo: v.string(),
    }),
    segundaParcela: v.object({
      bruto: num(reais),
      inss: baseAndValue,
      irrf: baseAndValue,
      pensaoAlimenticia: num(reais),
      liquido: num(reais),
      prazo: v.string(),
    }),
    totalDescontos: num(reais),
    totalLiquido: num(reais),
    irrf: fullIrrf,
    fgts: v.object({
      base: num(reais),
      valor: num(reais),
      primeira: num(reais),
      segunda: num(reais),
    }),
    aliquotaEfetiva: num(percentage),
    mediaVariaveis: v.optional(averageShown),
    tabela,
  }),
  reads: {
    when: { jornadaMensal: 'variaveis' },
    either: [
      [['mesesTrabalhados'], ['dataAdmissao']],
      [['mediaVariaveis'], ['variaveis']],
      [['pensaoAlimenticia'], ['pensao']],
    ],
    inside: { variaveis: averageReads, pensao: alimonyReads },
  },
  result: 'totalLiquido',
  examples: [
    { input: { salarioBruto: 6000, dependentes: 1, ano: 2026 } },
    {
      input: {
        salarioBruto: 6000,
        dataAdmissao: '2026-03-02',
        mesesPerdidos: 1,
        salarioMesAnterior: 5600,
        pensao: { base: 'liquido', percentual: 20 },
        variaveis: [{ competencia: '2026-05', horas: 12 }],
        ano: 2026,
      },
    },
  ],
  impossible: { salarioBruto: 3000, ano: 2019 },
  assumptions: {
    unused: {
      jornadaMensal: hasNoHours,
    },
  },
  run(input, context) {
    const law = lawOf(withheldTables, input, context);
    const { dataAdmissao } = input;
    const year = yearOf(law.dia);
    const lastDay = `${year}-12-31`;
    if (dataAdmissao !== undefined && dataAdmissao > lastDay) {
      throw invalidValue('dataAdmissao', { pt: `deve ser até ${lastDay}`, en: `must be up to ${lastDay}` });
    }
    const worked =
      dataAdmissao === undefined ? input.mesesTrabalhados : thirteenthTwelfths(dataAdmissao, lastDay, year);
    const twelfths = Math.max(0, worked - input.mesesPerdidos);
    const salary = exact(input.salarioBruto, 'salarioBruto');
    const average = averageOfYear(input, salary, year);

    const gross = step(
      share(plus(salary, average.amount), twelfths, 12),
      'bruto',
      '13º salário: um doze avos por mês com 15 dias ou mais',
      '13th salary: a twelfth for each month of 15 days or more',
      THIRTEENTH_LAW,
    );
    const told = exact(input.pensaoAlimenticia, 'pensaoAlimenticia');
    const { inss, irrf, total, ...withheld } = withholdFrom(
      law,
      gross,
      {
        rounding: input.arredondamentoInss,
        dependentes: input.dependentes,
        others: told,
        alimony: alimonyTerms(input, law.dia, context),
      },
      { exemptSmallTax: false },
    );
    const alimony = plus(told, withheld.alimony);
    const first = firstInstalment(input, gross, twelfths);
    const second = minus(roundTo(gross), first);
    const discounts = sum(total, alimony);
    const fgts = fgtsShown(gross);
    const firstDeposit = roundTo(fgtsDeposit(first));
    return {
      avos: twelfths,
      valorBruto: toMoney(gross),
      primeiraParcela: { valor: toMoney(first), prazo: thirteenthDueDate(year, true) },
      segundaParcela: {
        bruto: toMoney(second),
        inss: inssShown(inss),
        irrf: irrfShown(irrf),
        pensaoAlimenticia: toMoney(alimony),
        liquido: toMoney(minus(second, discounts)),
        prazo: thirteenthDueDate(year, false),
      },
      totalDescontos: toMoney(discounts),
      totalLiquido: toMoney(minus(roundTo(gross), discounts)),
      irrf: irrfFull(irrf),
      fgts: {
        ...fgts,
        primeira: toMoney(firstDeposit),
        segunda: toMoney(minus(exact(fgts.valor), firstDeposit)),
      },
      aliquotaEfetiva: toPercent(total, gross),
      ...(input.variaveis && { mediaVariaveis: averageInAnswer(average) }),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});

/** The average from January, the admission or the first of the months worked, to November; or the one that was sent. */
function averageOfYear(input: Input, salary: Exact, year: number): Average {
  const { variaveis, dataAdmissao, mesesTrabalhados } = input;
  if (!variaveis) return { amount: exact(input.mediaVariaveis, 'mediaVariaveis'), window: null };
  const january = formatDate({ year, month: 1, day: 1 });
  const first = dataAdmissao ?? formatDate({ year, month: 13 - mesesTrabalhados, day: 1 });
  const lastMonth = formatDate({ year, month: 11, day: 1 });
  return averageOf(input, salary, windowOf(first > january ? first : january, lastMonth));
}

/** Half of the 13th pay, or as many halves of a twelfth of the salary of the month before (Lei 4.749/1965, art. 2º). */
function firstInstalment({ salarioMesAnterior }: Input, gross: Exact, twelfths: number): Exact {
  if (salarioMesAnterior === undefined) return roundTo(share(gross, 1, 2));
  const first = roundTo(share(exact(salarioMesAnterior, 'salarioMesAnterior'), twelfths, 24));
  if (compare(first, roundTo(gross)) > 0) {
    throw invalidValue('salarioMesAnterior', {
      pt: 'dá uma primeira parcela maior que o 13º inteiro',
      en: 'gives a first installment above the whole 13th salary',
    });
  }
  return first;
}
