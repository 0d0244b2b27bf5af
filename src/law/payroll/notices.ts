/** The notices of a payslip, in their order: codes of `avisos`. */
import {
  compare,
  type Exact,
  exact,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  times,
} from '../../lib/numbers/exact.ts';
import type { Blocks } from './blocks.ts';
import { monthIn } from './calendar.ts';
import { isMaternityOfInss } from './days.ts';
import { nightPremium } from './events.ts';
import type { MonthEvent } from './events.ts';
import type { Month } from './month.ts';
import { lastPaydayOf, startsBeforeRest } from './vacation.ts';

/** The hours of a month that the minimum wage is of. */
const FULL_TIME = 220;
const LEAST_OVERTIME = 50;
/** The most that a worker pays of a meal in the PAT, in percent (Decreto 10.854/2021). */
const PAT_SHARE = 20;
/** The most that discounts with consent may take, in percent of the salary (OJ 18 SDC). */
const MOST_DISCOUNTED = 70;

const OVERTIME = new Set(['hora-extra', 'hora-extra-noturna', 'banco-de-horas']);
const NIGHT = new Set(['adicional-noturno']);
const NOT_WORKED = new Set(['falta', 'atraso', 'dsr-perdido']);
const EMPLOYED = new Set(['clt', 'domestico', 'aprendiz', 'intermitente']);

const isLess = (a: Exact, b: Exact) => compare(a, b) < 0;
const isMore = (a: Exact, b: Exact) => compare(a, b) > 0;

function isBelowMinimum({ facts, law, rates, bases, taken }: Month): boolean {
  const minimum = exact(law.minimumWage);
  if (facts.vinculo === 'prolabore' || facts.vinculo === 'autonomo') {
    return isLess(plus(bases.inss, taken.ceiling), minimum);
  }
  if (facts.vinculo === 'estagio') return false;
  const due = roundTo(share(times(minimum, exact(facts.jornadaMensal)), 1, FULL_TIME));
  return rates.salary.numerator > 0n && isLess(rates.salary, due);
}

const isAbovePat = ({ tipo, valor = 0, desconto = 0, pat = true }: MonthEvent) =>
  (tipo === 'vale-refeicao' || tipo === 'vale-alimentacao') &&
  pat &&
  isMore(exact(desconto), roundTo(percentOf(exact(valor), PAT_SHARE)));

function discounted({ events }: Month): Exact {
  const own = events.filter(({ kind, line }) => kind.side === 'desconto' && !NOT_WORKED.has(line.code));
  return sum(...own.map(({ line }) => line.amount));
}

export function noticesOf(month: Month, { ferias, rra }: Blocks, net: Exact): string[] {
  const { facts, rates, events, margin } = month;
  const has = (test: (event: MonthEvent) => boolean) => facts.eventos.some(test);
  const loans = sum(
    ...events.filter(({ event }) => event.tipo === 'consignado').map(({ line }) => line.amount),
  );
  const notices: readonly (readonly [code: string, isDue: boolean | undefined])[] = [
    ['abaixo-do-salario-minimo', isBelowMinimum(month)],
    [
      'hora-extra-abaixo-do-minimo',
      has(({ tipo, percentual = LEAST_OVERTIME }) => OVERTIME.has(tipo) && percentual < LEAST_OVERTIME),
    ],
    [
      'noturno-abaixo-do-minimo',
      has(({ tipo, percentual }) => NIGHT.has(tipo) && (percentual ?? Infinity) < nightPremium(facts.rural)),
    ],
    [
      'adicionais-nao-se-acumulam',
      has(({ tipo }) => tipo === 'insalubridade') && has(({ tipo }) => tipo === 'periculosidade'),
    ],
    ['inss-de-outro-vinculo-diverge', month.differentWithheld],
    ['isencao-65-so-aposentadoria', facts.maior65],
    ['salario-familia-acima-do-limite', month.isAboveFamilyLimit],
    ['maternidade-paga-pelo-inss', facts.maternidade && isMaternityOfInss(facts)],
    ['inicio-de-ferias-vedado', facts.ferias && startsBeforeRest(facts.ferias.dataInicio)],
    [
      'ferias-pagas-fora-do-prazo',
      ferias && facts.ferias && ferias.pay.paidOn > lastPaydayOf(facts.ferias.dataInicio),
    ],
    ['pat-acima-de-20', has(isAbovePat)],
    ['consignado-acima-da-margem', margin !== undefined && isMore(loans, margin)],
    [
      'descontos-acima-de-70',
      EMPLOYED.has(facts.vinculo) &&
        isMore(discounted(month), roundTo(percentOf(rates.salary, MOST_DISCOUNTED))),
    ],
    ['liquido-negativo', net.numerator < 0n],
    [
      'use-rescisao',
      facts.dataDesligamento !== undefined && monthIn(facts.dataDesligamento) === facts.competencia,
    ],
    ['reducao-rra-em-aberto', rra && rra.reduction.numerator > 0n],
  ];
  return notices.flatMap(([code, isDue]) => (isDue ? [code] : []));
}
