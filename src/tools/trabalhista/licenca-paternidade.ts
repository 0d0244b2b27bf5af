import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, date, estimativas, explicar, flag, num, tabela } from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { oneOf } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { days, reais } from '../../kit/units.ts';
import { entriesOf, entryOn, estimateOn, reportTable } from '../../law/dated.ts';
import { inssCeiling, inssOf } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { type PaternityLeave, paternityLeave } from '../../law/tables/licenca-paternidade.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
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
import { positiveAmount } from './_fields.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.ts';

/** The categories that had leave before the paternity pay of social security, which is for all insured. */
const EMPLOYED = ['empregado', 'domestico'] as const;

const categoria = v.picklist([
  ...EMPLOYED,
  'avulso',
  'individual',
  'facultativo',
  'facultativo-simplificado',
  'mei',
]);
type Category = v.InferOutput<typeof categoria>;
const evento = v.picklist(['nascimento', 'adocao', 'guarda']);

/** Percent of the benefit; null by the bands of employees (Lei 8.212/1991, arts. 20, 21 and 28, § 2º). */
const CONTRIBUTION: Readonly<Record<Category, number | null>> = {
  empregado: null,
  domestico: null,
  avulso: null,
  individual: 20,
  facultativo: 20,
  'facultativo-simplificado': 11,
  mei: 5,
};

const input = v.object({
  salarioBruto: positiveAmount,
  dataNascimento: date,
  evento: v.optional(evento, 'nascimento'),
  categoria: v.optional(categoria, 'empregado'),
  empresaCidada: flag(false),
  deficiencia: flag(false),
  dataInternacao: v.optional(date),
  dataAlta: v.optional(date),
  estimativas,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** True if a birth on this day has the paternity pay of social security. */
const isPaid = (day: string, { tables }: Pick<Context, 'tables'>) =>
  Boolean(entryOn(entriesOf(paternityLeave, tables), day)?.value.salarioPaternidade);

const isEmployee = ({ categoria }: Input) => categoria === 'empregado';

/** The days of a leave by what they are for. 422 on a stay that does not begin within the leave. */
function daysOf(input: Input, { dias, prorrogacao, salarioPaternidade }: PaternityLeave) {
  const { dataNascimento, dataAlta, deficiencia } = input;
  const diasDeficiencia =
    deficiencia && salarioPaternidade ? Math.ceil(dias / salarioPaternidade.deficiencia) : 0;
  const diasProrrogacao = input.empresaCidada && isEmployee(input) ? prorrogacao : 0;
  const own = dias + diasDeficiencia + diasProrrogacao;
  const stayed = dataAlta === undefined ? 0 : stayOf(input, dataAlta);
  if (!salarioPaternidade || dataAlta === undefined) {
    return { diasDeficiencia, diasProrrogacao, diasInternacao: 0, dias: own };
  }
  const began = daysBetween(dataNascimento, input.dataInternacao ?? dataNascimento);
  if (began < 0 || began >= own) {
    const last = addDays(dataNascimento, own - 1);
    throw invalidValue('dataInternacao', {
      pt: `deve estar entre dataNascimento e ${last}, o fim da licença`,
      en: `must be between dataNascimento and ${last}, the end of the leave`,
    });
  }
  // CLT, art. 392, § 8º: the count goes on from the discharge.
  return { diasDeficiencia, diasProrrogacao, diasInternacao: stayed, dias: own + stayed };
}

/** Days in hospital. 422 on a discharge before the stay. */
function stayOf({ dataNascimento, dataInternacao = dataNascimento }: Input, discharge: string): number {
  const stayed = daysBetween(dataInternacao, discharge);
  if (stayed >= 0) return stayed;
  throw invalidValue('dataAlta', {
    pt: 'deve ser igual ou posterior a dataInternacao, ou sem ela a dataNascimento',
    en: 'must be on or after dataInternacao or, without it, dataNascimento',
  });
}

/** Dates and pay of the paternity leave (Lei 15.371/2026; until 2026 ADCT, art. 10, § 1º). */
export const licencaPaternidade = defineCalculator({
  method: 'POST',
  path: '/calculadoras/licenca-paternidade',
  category: 'trabalhista',
  name: 'Calculadora de licença-paternidade',
  tables: [paternityLeave, inssTable, minimumWage],
  input,
  output: v.object({
    categoria: categoria,
    evento: evento,
    ...leaveBaseEntries,
    diasDeficiencia: num(days),
    ...leaveEntries,
    valorInss: num(reais),
    valorEmpregador: num(reais),
    descontoInssMensal: num(reais),
    pagador: v.picklist(['empregador', 'inss']),
    comunicarAte: v.nullable(v.string()),
    estabilidadeAte: v.nullable(v.string()),
    avisos,
    tabela,
  }),
  reads: {
    when: {
      empresaCidada: { categoria: 'empregado' },
      dataInternacao: { evento: 'nascimento' },
      dataAlta: { evento: 'nascimento' },
    },
    needs: { dataAlta: 'dataInternacao' },
  },
  warnings: ['duracao-depende-de-meta-fiscal', 'terco-arredondado', 'regra-so-desde-2027'],
  result: 'dias',
  examples: [{ input: { salarioBruto: 4500, dataNascimento: '2026-03-10', empresaCidada: true } }],
  impossible: { salarioBruto: 1, dataNascimento: '2019-12-31' },
  assumptions: {
    unused: {
      dataInternacao: ({ dataNascimento, dataAlta }, _, context) =>
        dataAlta === undefined || !isPaid(dataNascimento, context),
    },
    constants: ({ dataNascimento, dataInternacao = dataNascimento }) => ({ dataInternacao }),
  },
  run(input, context) {
    const { dataNascimento, evento, categoria } = input;
    const tables = { leave: paternityLeave, inss: inssTable, minimumWage };
    const law = lawOn(tables, 'dataNascimento', dataNascimento, input, context);
    const leave = law.leave.value;
    const since2027 = leave.salarioPaternidade;
    const employed: readonly Category[] = EMPLOYED;
    if (!since2027 && !employed.includes(categoria)) throw invalidValue('categoria', oneOf(EMPLOYED));
    const { dias, ...parts } = daysOf(input, leave);

    const salary = exact(input.salarioBruto, 'salarioBruto');
    // Lei 8.213/1991, arts. 73-D and 73-E: employees and casual workers get their whole pay, above the ceiling too.
    const isWhole = !since2027 || isEmployee(input) || categoria === 'avulso';
    const within = least(
      greatest(salary, exact(law.minimumWage.value, 'salarioMinimo', law.minimumWage)),
      inssCeiling(law.inss.value),
    );
    const monthly = isWhole ? salary : within;
    const total = roundTo(share(monthly, dias, 30));
    const ofInss = since2027 ? roundTo(share(monthly, dias - parts.diasProrrogacao, 30)) : zero;
    const percent = CONTRIBUTION[categoria];
    const contribution =
      percent === null
        ? inssOf(law.inss.value, monthly).valor
        : percentOf(monthly, percent, 'aliquota', 'Lei nº 8.212/1991, art. 21');
    const dataFim = addDays(dataNascimento, dias - 1);
    const rights = isEmployee(input) ? since2027 : null;
    return {
      categoria,
      evento,
      dias,
      diasBase: leave.dias,
      ...parts,
      dataInicio: dataNascimento,
      dataFim,
      dataRetorno: addDays(dataNascimento, dias),
      valorMensal: toMoney(monthly),
      valorDia: toMoney(share(monthly, 1, 30)),
      valorTotal: toMoney(total),
      valorInss: toMoney(ofInss),
      valorEmpregador: toMoney(minus(total, ofInss)),
      descontoInssMensal: toMoney(contribution),
      pagador: !since2027 || isEmployee(input) ? ('empregador' as const) : ('inss' as const),
      comunicarAte: rights && addDays(dataNascimento, -rights.comunicacao),
      estabilidadeAte: rights && endOfTerm(dataFim, rights.estabilidade),
      avisos: [
        ...(estimateOn(paternityLeave, dataNascimento, context.tables)
          ? ['duracao-depende-de-meta-fiscal']
          : []),
        ...(parts.diasDeficiencia > 0 && since2027 && leave.dias % since2027.deficiencia > 0
          ? ['terco-arredondado']
          : []),
        ...(!since2027 && (input.deficiencia || input.dataAlta !== undefined) ? ['regra-so-desde-2027'] : []),
      ],
      tabela: reportTable(law, [law.leave, law.inss, law.minimumWage]),
    };
  },
});
