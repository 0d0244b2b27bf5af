import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  date,
  estimativas,
  explicar,
  flag,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { addDays, daysBetween, endOfTerm } from '../../lib/dates/dates.ts';
import {
  exact,
  greatest,
  least,
  minus,
  percentOf,
  roundTo,
  share,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling, inssOf } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { positiveAmount } from './_fields.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.ts';

const categoria = v.picklist([
  'empregada',
  'domestica',
  'avulsa',
  'individual',
  'facultativa',
  'facultativa-simplificada',
  'mei',
]);
type Category = v.InferOutput<typeof categoria>;
const evento = v.picklist(['parto', 'adocao', 'natimorto', 'aborto']);

/** Percent of the benefit; null by the bands of employees (Lei 8.212/1991, arts. 20, 21 and 28, § 2º). */
const CONTRIBUTION: Readonly<Record<Category, number | null>> = {
  empregada: null,
  domestica: null,
  avulsa: null,
  individual: 20,
  facultativa: 20,
  'facultativa-simplificada': 11,
  mei: 5,
};

/** Days: CLT, arts. 392 and 395; Lei 8.213/1991, arts. 71 and 71-A. */
const LEAVE = 120;
const AFTER_ABORTION = 14;
/** Days before the birth from which the leave may start (CLT, art. 392, § 1º). */
const BEFORE_BIRTH = 28;
/** Days that Empresa Cidadã adds (Lei 11.770/2008, art. 1º). */
const EXTENSION = 60;
/**
 * Days in hospital after the birth above which the leave runs from the discharge (Lei 15.222/2025), and the first day of
 * birth for which it does (STF, ADI 6.327; Portaria Conjunta DIRBEN/DIRAT/PFE/INSS 28/2021).
 */
const STAY = 14;
const STAYS_SINCE = '2020-03-13';
/** Months after the birth (ADCT, art. 10, II, b). */
const STABILITY = 5;

const input = v.object({
  salarioBruto: positiveAmount,
  dataInicio: date,
  dataParto: v.optional(date),
  dataAlta: v.optional(date),
  categoria: v.optional(categoria, 'empregada'),
  evento: v.optional(evento, 'parto'),
  empresaCidada: flag(false),
  arredondamentoInss,
  estimativas,
  explicar,
});

type Input = v.InferOutput<typeof input>;

function checkDates({ dataInicio, dataAlta }: Input, birth: string): void {
  const before = daysBetween(dataInicio, birth);
  if (before < 0 || before > BEFORE_BIRTH) {
    throw invalidValue('dataParto', {
      pt: `deve estar entre dataInicio e ${BEFORE_BIRTH} dias depois`,
      en: `must be between dataInicio and ${BEFORE_BIRTH} days after it`,
    });
  }
  if (dataAlta !== undefined && dataAlta < birth) {
    throw invalidValue('dataAlta', {
      pt: 'deve ser igual ou posterior a dataParto',
      en: 'must be on or after dataParto',
    });
  }
}

/** Days that a long stay in hospital adds to the leave: it then ends 120 days after the discharge, less those taken before the birth. */
function daysGained({ dataInicio, dataAlta, evento }: Input, birth: string): number {
  if (evento !== 'parto' || dataAlta === undefined || birth < STAYS_SINCE) return 0;
  if (daysBetween(birth, dataAlta) <= STAY) return 0;
  const end = addDays(dataAlta, LEAVE - daysBetween(dataInicio, birth));
  return Math.max(0, daysBetween(addDays(dataInicio, LEAVE - 1), end));
}

/**
 * Tells who pays (Lei 8.213/1991, arts. 71-A, § 1º, 72, § 1º, and 73); the employer is compensated for its payments.
 */
function payerOf({ categoria, evento }: Input): 'empregador' | 'inss' {
  return categoria === 'empregada' && evento !== 'adocao' ? 'empregador' : 'inss';
}

const isBirthOrAdoption = ({ evento }: Input) => evento === 'parto' || evento === 'adocao';

/** True if Empresa Cidadã adds to the leave. */
const isExtensible = (input: Input) => input.categoria === 'empregada' && isBirthOrAdoption(input);

/** Dates and pay of the maternity leave (CLT, arts. 391-A to 396; Lei 8.213/1991, arts. 71 to 73). */
export const licencaMaternidade = defineCalculator({
  method: 'POST',
  path: '/calculadoras/licenca-maternidade',
  category: 'trabalhista',
  name: 'Calculadora de licença-maternidade',
  tables: [inssTable, minimumWage],
  input,
  output: v.object({
    categoria,
    evento,
    ...leaveBaseEntries,
    ...leaveEntries,
    valorInss: num(reais),
    valorEmpregador: num(reais),
    descontoInssMensal: num(reais),
    pagador: v.picklist(['empregador', 'inss']),
    estabilidadeAte: v.nullable(v.string()),
    tabela,
  }),
  reads: {
    when: {
      dataParto: [{ evento: 'parto' }, { evento: 'adocao', categoria: ['empregada', 'domestica'] }],
      dataAlta: { evento: 'parto' },
      empresaCidada: { categoria: 'empregada', evento: ['parto', 'adocao'] },
      arredondamentoInss: { categoria: ['empregada', 'domestica', 'avulsa'] },
    },
  },
  result: 'dias',
  examples: [
    { input: { salarioBruto: 4000, dataInicio: '2026-03-01', dataParto: '2026-03-10', empresaCidada: true } },
  ],
  impossible: { salarioBruto: 3000, dataInicio: '2019-12-31' },
  assumptions: {
    unused: {
      dataParto: ({ evento, dataAlta }, { estabilidadeAte }) =>
        estabilidadeAte === null && (evento !== 'parto' || dataAlta === undefined),
    },
    constants: ({ dataInicio }) => ({ dataParto: dataInicio }),
  },
  run(input, context) {
    const { dataInicio, categoria, evento } = input;
    const birth = input.dataParto ?? dataInicio;
    checkDates(input, birth);
    const law = lawOn({ inss: inssTable, minimumWage }, 'dataInicio', dataInicio, input, context);

    const isEmployee = categoria === 'empregada';
    const diasBase = evento === 'aborto' ? AFTER_ABORTION : LEAVE;
    const diasInternacao = daysGained(input, birth);
    const diasProrrogacao = input.empresaCidada && isExtensible(input) ? EXTENSION : 0;
    const dias = diasBase + diasInternacao + diasProrrogacao;

    const salary = exact(input.salarioBruto, 'salarioBruto');
    // Lei 8.213/1991, art. 72: employees and casual workers get their whole pay, above the ceiling too.
    const isWhole = isEmployee || categoria === 'avulsa';
    const within = least(
      greatest(salary, exact(law.minimumWage.value, 'salarioMinimo', law.minimumWage)),
      inssCeiling(law.inss.value),
    );
    const monthly = isWhole ? salary : within;
    const total = roundTo(share(monthly, dias, 30));
    const byEmployer = roundTo(share(monthly, diasProrrogacao, 30));
    const percent = CONTRIBUTION[categoria];
    const contribution =
      percent === null
        ? inssOf(law.inss.value, monthly, zero, { rounding: input.arredondamentoInss }).valor
        : percentOf(monthly, percent, 'aliquota', 'Lei nº 8.212/1991, art. 21');
    return {
      categoria,
      evento,
      dias,
      diasBase,
      diasInternacao,
      diasProrrogacao,
      dataInicio,
      dataFim: addDays(dataInicio, dias - 1),
      dataRetorno: addDays(dataInicio, dias),
      valorMensal: toMoney(monthly),
      valorDia: toMoney(share(monthly, 1, 30)),
      valorTotal: toMoney(total),
      valorInss: toMoney(minus(total, byEmployer)),
      valorEmpregador: toMoney(byEmployer),
      descontoInssMensal: toMoney(contribution),
      pagador: payerOf(input),
      estabilidadeAte:
        (isEmployee || categoria === 'domestica') && isBirthOrAdoption(input)
          ? endOfTerm(birth, STABILITY)
          : null,
      tabela: reportTable(law, [law.inss, law.minimumWage]),
    };
  },
});
