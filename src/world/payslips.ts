/** Payslips of a world, by the payroll of `POST /calculadoras/folha`. */
import { type DatedEntry, type DatedTable, entriesOf, entryOn } from '../law/dated.ts';
import { fgtsDeposit } from '../law/fgts.ts';
import { type ThirteenthPay, thirteenthPay } from '../law/payroll/blocks.ts';
import { lastOf } from '../law/payroll/calendar.ts';
import type { MonthFacts } from '../law/payroll/facts.ts';
import type { Line } from '../law/payroll/items.ts';
import { type Month, monthOf } from '../law/payroll/month.ts';
import type { MonthLaw } from '../law/payroll/month-law.ts';
import { inssTable } from '../law/tables/inss.ts';
import { irrfTable } from '../law/tables/irrf-mensal.ts';
import { familyAllowance } from '../law/tables/salario-familia.ts';
import { minimumWage } from '../law/tables/salario-minimo.ts';
import { monthOf as numberOfMonth } from '../lib/dates/civil-date.ts';
import { minus, roundTo, sum, toMoney, zero } from '../lib/numbers/exact.ts';
import { businessDayUntil, monthsBetween } from './calendar.ts';
import { dependantsOf } from './dependants.ts';
import type { Ground } from './ground.ts';
import { faresOf, salariesOf } from './jobs.ts';
import { FIRST_PAYSLIP } from './plan.ts';
import type { Rows } from './schema.ts';
import type { Worker } from './workers.ts';

export interface Payslip {
  readonly row: Rows['folhas'];
  readonly lines: readonly Rows['folha_itens'][];
}

type Kind = Rows['folhas']['tipo'];

/** The last digit of a payslip's id. */
const numberOfKind: Readonly<Record<Kind, number>> = {
  mensal: 1,
  'decimo-terceiro-1': 2,
  'decimo-terceiro-2': 3,
};

/** The facts of a month in which nothing but the salary is paid. */
const plainFacts = {
  vinculo: 'clt',
  jornadaMensal: 220,
  criterio: '30-dias',
  rural: false,
  maior65: false,
  deducao: 'auto',
  // A world of `seedVersion` 1 stays as it was, whatever the default of the payroll.
  arredondamentoInss: 'total',
  afastamentos: [],
  pensoes: [],
  outrosVinculos: [],
  regime: 'simples',
  rat: 2,
  fap: 1,
  terceiros: 5.8,
  cprb: false,
  tipoServico: 'geral',
  aliquotaIss: 0,
} as const satisfies Partial<MonthFacts>;

/** The values of a payslip, which many months share. */
type Values = Omit<Rows['folhas'], 'id' | 'funcionario_id' | 'competencia' | 'tipo' | 'pago_em'> & {
  readonly lines: readonly Omit<Rows['folha_itens'], 'id' | 'folha_id'>[];
};

/** A month of payslips: its law, and the days on which it is paid. */
interface PayMonth {
  readonly name: string;
  readonly last: string;
  readonly law: MonthLaw;
  /** The same for months of the same law. */
  readonly lawKey: string;
  /** The ids of its payslips begin with it, after that of the employee. */
  readonly number: number;
  readonly kinds: readonly (readonly [Kind, paidOn: string])[];
}

/** The facts of an employee that payslips read, and the values of payslips that were computed. */
interface Paid {
  readonly worker: Worker;
  readonly history: readonly Rows['salarios'][];
  readonly births: readonly string[];
  readonly spouses: number;
  readonly fare: number | null;
  readonly known: Map<string, Values>;
}

export function payslipsOf(ground: Ground) {
  const { plan } = ground;
  const first = plan.from > FIRST_PAYSLIP ? plan.from : FIRST_PAYSLIP;
  const months = plan.payslips ? monthsBetween(first, plan.until).map(payMonth) : [];

  function* ofWorker(worker: Worker): Generator<readonly [Payslip, () => Payslip]> {
    const family = dependantsOf(ground, worker);
    const children = family.filter(({ parentesco }) => parentesco === 'filho');
    const paid: Paid = {
      worker,
      history: salariesOf(ground, worker),
      births: children.map(({ data_nascimento: born }) => born),
      spouses: family.length - children.length,
      fare: faresOf(ground, worker),
      known: new Map(),
    };
    for (const month of months) {
      if (worker.admitted > month.last) continue;
      for (const kind of month.kinds) {
        yield [payslip(paid, month, kind, false), () => payslip(paid, month, kind, true)];
      }
    }
  }

  return { ofWorker };
}

/** The payslip of an employee; with `singleRate` its INSS is one rate of the whole pay, which is wrong. */
function payslip(
  paid: Paid,
  month: PayMonth,
  [tipo, paidOn]: PayMonth['kinds'][number],
  singleRate: boolean,
): Payslip {
  const { worker, history, births, spouses, fare, known } = paid;
  const pay = (history.findLast(({ vigencia }) => vigencia <= month.last) as Rows['salarios']).valor;
  const children = births.filter((born) => born <= month.last).length;
  const isNew = worker.admitted.slice(0, 4) === month.name.slice(0, 4);
  const avos = isNew ? 13 - numberOfMonth(worker.admitted) : 12;
  const key = [tipo, pay, children, avos, singleRate, month.lawKey].join();
  let values = known.get(key);
  if (!values) {
    const isMonthly = tipo === 'mensal';
    const isSecond = tipo === 'decimo-terceiro-2';
    const facts = {
      ...plainFacts,
      competencia: month.name,
      salarioBase: pay,
      dependentes: children + spouses,
      filhos: isMonthly && pay <= month.law.family.limite ? children : 0,
      dataPagamento: paidOn,
      eventos: isMonthly && fare !== null ? [{ tipo: 'vale-transporte' as const, valor: fare }] : [],
      ...(!isMonthly && {
        decimoTerceiro: {
          parcela: isSecond ? ('segunda' as const) : ('primeira' as const),
          avos,
          mediaVariaveis: 0,
          // Nobody who came in December had an advance in November.
          ...(isSecond && avos === 1 && { adiantamento: 0 }),
        },
      }),
    };
    values = valuesOf(facts, month.law, singleRate);
    known.set(key, values);
  }
  const { lines, ...amounts } = values;
  const id = worker.id * 100_000 + month.number + numberOfKind[tipo];
  return {
    row: { id, funcionario_id: worker.id, competencia: month.name, tipo, ...amounts, pago_em: paidOn },
    lines: lines.map((line) => ({ id: id * 100 + line.ordem, folha_id: id, ...line })),
  };
}

function payMonth(name: string): PayMonth {
  const last = lastOf(name);
  const kinds: (readonly [Kind, string])[] = [['mensal', businessDayUntil(last)]];
  if (name.endsWith('-11')) kinds.push(['decimo-terceiro-1', businessDayUntil(last)]);
  if (name.endsWith('-12')) kinds.push(['decimo-terceiro-2', businessDayUntil(`${name}-20`)]);
  return { name, last, number: Number(name.slice(2, 4) + name.slice(5)) * 10, kinds, ...lawOf(last) };
}

function lawOf(date: string): Pick<PayMonth, 'law' | 'lawKey'> {
  const starts: string[] = [];
  const on = <Value>(table: DatedTable<Value>) => {
    const { from, value } = entryOn(entriesOf(table, {}), date) as DatedEntry<Value>;
    starts.push(from);
    return value;
  };
  const [inss, irrf] = [on(inssTable), on(irrfTable)];
  const law = {
    inss,
    minimumWage: on(minimumWage),
    family: on(familyAllowance),
    irrfOn: () => irrf,
    inssIn: () => inss,
  };
  return { law, lawKey: starts.join() };
}

function valuesOf(facts: MonthFacts, law: MonthLaw, singleRate: boolean): Values {
  const month = monthOf(facts, singleRate ? { ...law, inss: { ...law.inss, aliquotaUnica: true } } : law);
  const shown = facts.decimoTerceiro ? ofThirteenth(month) : ofMonth(month);
  const { proventos, descontos } = shown;
  const [paid, taken] = [proventos, descontos].map((lines) => sum(...lines.map(({ amount }) => amount)));
  const line = (natureza: 'provento' | 'desconto') => (one: Line) => ({
    codigo: one.code,
    descricao: textOf(one.name),
    natureza,
    referencia: one.reference === undefined ? null : textOf(one.reference),
    valor: toMoney(one.amount),
  });
  return {
    salario_base: facts.salarioBase,
    dependentes_ir: facts.dependentes,
    filhos_salario_familia: facts.filhos,
    total_proventos: toMoney(paid ?? zero),
    total_descontos: toMoney(taken ?? zero),
    liquido: toMoney(minus(paid ?? zero, taken ?? zero)),
    base_inss: toMoney(shown.inss.base),
    inss: toMoney(shown.inss.valor),
    base_irrf: toMoney(shown.irrf?.base ?? zero),
    irrf: toMoney(shown.irrf?.withheld ?? zero),
    base_fgts: toMoney(shown.fgts.base),
    fgts: toMoney(shown.fgts.valor),
    lines: [...proventos.map(line('provento')), ...descontos.map(line('desconto'))].map((one, i) => ({
      ordem: i + 1,
      ...one,
    })),
  };
}

const textOf = (text: Line['name'] | string) => (typeof text === 'string' ? text : text.pt);

const ofMonth = ({ proventos, descontos, inss, irrf, fgts }: Month) => ({
  proventos,
  descontos,
  inss,
  irrf,
  fgts,
});

function ofThirteenth(month: Month) {
  const { proventos, descontos, inss, irrf, paid } = thirteenthPay(month) as ThirteenthPay;
  return { proventos, descontos, inss, irrf, fgts: { base: paid, valor: roundTo(fgtsDeposit(paid)) } };
}
