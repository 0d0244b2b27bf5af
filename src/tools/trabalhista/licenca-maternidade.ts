import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, describe, estimativas, flag, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { addDays, addMonths, daysBetween } from '../../lib/dates/dates.ts';
import {
  exact,
  greatest,
  least,
  minus,
  percentOf,
  rounded,
  share,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { inssCeiling, inssOf } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { positiveAmount } from './_fields.ts';
import { leaveBaseEntries, leaveEntries } from './_leave.ts';

const categoria = describe(
  v.picklist([
    'empregada',
    'domestica',
    'avulsa',
    'individual',
    'facultativa',
    'facultativa-simplificada',
    'mei',
  ]),
  {
    pt: 'Categoria de segurada',
    en: 'Kind of insured person: employee, domestic worker, casual worker, individual contributor, optional contributor (in the full or the simplified plan), or MEI',
  },
);
type Category = v.InferOutput<typeof categoria>;
const evento = describe(v.picklist(['parto', 'adocao', 'natimorto', 'aborto']), {
  pt: 'O que dá direito à licença; no aborto não criminoso, de 14 dias',
  en: 'What gives the right to the leave: birth, adoption, stillbirth, or miscarriage, with 14 days',
});

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
/** Days in hospital after the birth above which the leave runs from the discharge (Lei 15.222/2025). */
const STAY = 14;
/** Months after the birth (ADCT, art. 10, II, b). */
const STABILITY = 5;

const input = v.object({
  salarioBruto: describe(positiveAmount, {
    pt: 'Remuneração mensal; de individual, facultativa e mei, a média das 12 últimas contribuições',
    en: 'Monthly pay; of individual, facultativa and mei, the mean of the last 12 contributions',
  }),
  dataInicio: describe(date, {
    pt: 'Primeiro dia da licença: decide as tabelas',
    en: 'First day of the leave: it decides the tables',
  }),
  dataParto: describe(v.optional(date), {
    pt: 'Dia do parto ou da adoção, de dataInicio a 28 dias depois. Sem ele, dataInicio',
    en: 'Day of the birth or the adoption, from dataInicio to 28 days after it. Without it, dataInicio',
  }),
  dataAlta: describe(v.optional(date), {
    pt: 'Alta da mãe e da criança, a que for depois',
    en: 'Discharge of mother and child, the later one',
  }),
  categoria: v.optional(categoria, 'empregada'),
  evento: v.optional(evento, 'parto'),
  empresaCidada: describe(flag(false), {
    pt: 'Se o empregador é do programa Empresa Cidadã: mais 60 dias à empregada, em parto e adoção',
    en: 'Whether the employer is in the Empresa Cidadã program: 60 days more for an employee, on birth and adoption',
  }),
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
  if (evento !== 'parto' || dataAlta === undefined || daysBetween(birth, dataAlta) <= STAY) return 0;
  const end = addDays(dataAlta, LEAVE - daysBetween(dataInicio, birth));
  return Math.max(0, daysBetween(addDays(dataInicio, LEAVE - 1), end));
}

/** Who pays (Lei 8.213/1991, arts. 71-A, § 1º, 72, § 1º, and 73); what the employer pays is compensated. */
function payerOf({ categoria, evento }: Input): 'empregador' | 'inss' {
  return categoria === 'empregada' && evento !== 'adocao' ? 'empregador' : 'inss';
}

const isBirthOrAdoption = ({ evento }: Input) => evento === 'parto' || evento === 'adocao';

/** Whether Empresa Cidadã adds to the leave. */
const isExtensible = (input: Input) => input.categoria === 'empregada' && isBirthOrAdoption(input);

/** Dates and pay of the maternity leave (CLT, arts. 391-A to 396; Lei 8.213/1991, arts. 71 to 73). */
export const licencaMaternidade = defineCalculator({
  method: 'POST',
  path: '/calculadoras/licenca-maternidade',
  category: 'trabalhista',
  name: 'Calculadora de licença-maternidade',
  summary: 'Datas e valores da licença-maternidade e do salário-maternidade',
  en: {
    name: 'Maternity leave calculator',
    summary: 'Dates and amounts of the maternity leave and the maternity pay',
  },
  about: {
    pt: 'CLT, arts. 391-A a 396; Lei 8.213/1991, arts. 71 a 73; Lei 11.770/2008; Lei 15.222/2025. Uma internação de mais de 14 dias depois do parto leva o fim da licença a 120 dias da alta, menos os tirados antes do parto.',
    en: 'CLT, arts. 391-A to 396; Law 8.213/1991, arts. 71 to 73; Law 11.770/2008; Law 15.222/2025. A stay in hospital of more than 14 days after the birth moves the end of the leave to 120 days from the discharge, less those taken before the birth.',
  },
  tables: [inssTable, minimumWage],
  input,
  output: v.object({
    categoria,
    evento,
    ...leaveBaseEntries,
    ...leaveEntries,
    valorInss: describe(
      v.number(),
      {
        pt: 'Parte da Previdência, que o empregador compensa quando paga',
        en: 'Part of social security, which an employer who pays offsets',
      },
      reais,
    ),
    valorEmpregador: describe(
      v.number(),
      {
        pt: 'Parte do empregador: os dias da Empresa Cidadã',
        en: 'Part of the employer: the days of Empresa Cidadã',
      },
      reais,
    ),
    descontoInssMensal: describe(
      v.number(),
      {
        pt: 'Contribuição da segurada sobre o valor de um mês',
        en: 'Contribution of the insured on the amount of a month',
      },
      reais,
    ),
    pagador: describe(v.picklist(['empregador', 'inss']), {
      pt: 'Quem paga à pessoa',
      en: 'Who pays the person',
    }),
    estabilidadeAte: describe(v.nullable(v.string()), {
      pt: 'Até quando não pode ser dispensada sem justa causa. De empregada e doméstica, em parto e adoção; senão null',
      en: 'Until when dismissal without cause is barred. Of an employee or a domestic worker, on birth and adoption; else null',
    }),
    tabela,
  }),
  result: 'dias',
  examples: [
    { input: { salarioBruto: 4000, dataInicio: '2026-03-01', dataParto: '2026-03-10', empresaCidada: true } },
  ],
  impossible: { salarioBruto: 3000, dataInicio: '2024-12-31' },
  assumptions: {
    unused: {
      dataParto: ({ evento, dataAlta }, { estabilidadeAte }) =>
        estabilidadeAte === null && (evento !== 'parto' || dataAlta === undefined),
      empresaCidada: (input) => !isExtensible(input),
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
    const total = rounded(share(monthly, dias, 30));
    const byEmployer = rounded(share(monthly, diasProrrogacao, 30));
    const percent = CONTRIBUTION[categoria];
    const contribution =
      percent === null
        ? inssOf(law.inss.value, monthly).valor
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
          ? addMonths(birth, STABILITY)
          : null,
      tabela: reportTable(law, [law.inss, law.minimumWage]),
    };
  },
});
