import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  baseAndValue,
  date,
  dependentes,
  arredondamentoInss,
  estimativas,
  explicar,
  flag,
  integer,
  inUnit,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { oneOf } from '../../kit/texts.ts';
import { days, months, periods, reais, years } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { accrualStart } from '../../law/service-time.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { compare, type Exact, exact, least, plus, sum, toMoney, zero } from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfShown } from '../../law/irrf.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { withholdFrom } from '../../law/payroll/withholding.ts';
import { daysText, payslipLine, payslipLines, totalsOf, writeLines } from '../../law/payslip.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { alimonyReads, alimonyTerms, pensao } from './_alimony.ts';
import {
  type Average,
  averageEntries,
  averageInAnswer,
  averageOf,
  averageReads,
  averageShown,
  hasNoHours,
  monthsBefore,
  windowOf,
} from './_averages.ts';
import {
  amount,
  dataAdmissao,
  descontos,
  faltas,
  mediaVariaveis,
  motivo,
  optionalAmount,
  proventos,
  salarioBruto,
  totalDescontos,
  totalProventos,
} from './_fields.ts';
import { lawOfPayment, withheldTables } from './_paid-law.ts';
import { fgtsOfTermination, terminationFgts } from './_termination-fgts.ts';
import {
  agreementProjections,
  type NoticeMode,
  partCriteria,
  type TerminationAverages,
  terminationPay,
} from './_termination-pay.ts';
import { motivesWith, terminations } from './_terminations.ts';

/** Days in which the employer pays what is due (CLT, art. 477, § 6º). */
const DAYS_TO_PAY = 10;

const input = v.object({
  salarioBruto,
  dataAdmissao,
  dataDesligamento: date,
  motivo,
  avisoPrevio: v.optional(v.picklist(['indenizado', 'trabalhado', 'dispensado', 'nao-cumprido'])),
  mediaVariaveis,
  ...averageEntries,
  feriasVencidas: inUnit(periods, v.optional(integer(0, 5), 0)),
  feriasEmDobro: inUnit(periods, v.optional(integer(0, 5), 0)),
  faltas,
  diasAvisoTrabalhados: inUnit(days, v.optional(integer(30, 90), 30)),
  projecaoAcordo: v.optional(v.picklist(agreementProjections), 'metade'),
  criterio: v.optional(v.picklist(partCriteria), '30-dias'),
  faltasMes: inUnit(days, v.optional(integer(0, 31), 0)),
  descansosPerdidos: inUnit(days, v.optional(integer(0, 5), 0)),
  outrosProventos: optionalAmount,
  saldoFgts: v.optional(amount),
  dataFimContrato: v.optional(date),
  adiantamentoDecimoTerceiro: optionalAmount,
  outrosDescontos: optionalAmount,
  prejuizo: optionalAmount,
  pensao,
  atrasoPagamento: flag(false),
  dataPagamento: v.optional(date),
  dataBase: v.optional(date),
  dependentes,
  arredondamentoInss,
  estimativas,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The modes of the notice that a kind of termination allows, the usual one first; none where no notice is due. */
function noticeModes(motivo: Input['motivo']): readonly NoticeMode[] {
  if (terminations[motivo].aviso === null) return [];
  return motivo === 'pedido-demissao'
    ? ['trabalhado', 'dispensado', 'nao-cumprido']
    : ['indenizado', 'trabalhado'];
}

/** The ends of a contract for a fixed term before its last day. */
const EARLY_ENDS: readonly Input['motivo'][] = ['antecipada-empregador', 'antecipada-empregado'];

/** The mode of the notice. Throws 400, else 422, on what does not fit together. */
function check(input: Input): NoticeMode {
  const { dataAdmissao, dataDesligamento, dataFimContrato, motivo, avisoPrevio } = input;
  if (dataDesligamento < dataAdmissao) {
    throw invalidValue('dataDesligamento', {
      pt: 'deve ser igual ou posterior a dataAdmissao',
      en: 'must be on or after dataAdmissao',
    });
  }
  const modes = noticeModes(motivo);
  if (avisoPrevio !== undefined && modes.length > 0 && !modes.includes(avisoPrevio)) {
    throw invalidValue('avisoPrevio', oneOf(modes));
  }
  if (input.feriasEmDobro > input.feriasVencidas) {
    throw invalidValue('feriasEmDobro', {
      pt: `deve ser no máximo ${input.feriasVencidas}, como feriasVencidas`,
      en: `must be at most ${input.feriasVencidas}, as feriasVencidas`,
    });
  }
  const { dataPagamento, dataBase } = input;
  if (dataPagamento !== undefined && dataPagamento < dataDesligamento) {
    throw outOfOrder(
      'dataPagamento',
      ['dataDesligamento', dataDesligamento],
      ['dataPagamento', dataPagamento],
    );
  }
  if (dataBase !== undefined && dataBase <= dataDesligamento) {
    throw invalidValue('dataBase', {
      pt: 'deve ser posterior a dataDesligamento: a próxima data-base',
      en: 'must be after dataDesligamento: the next data-base',
    });
  }
  if (EARLY_ENDS.includes(motivo) && (dataFimContrato as string) < dataDesligamento) {
    throw invalidValue('dataFimContrato', {
      pt: 'deve ser igual ou posterior a dataDesligamento',
      en: 'must be on or after dataDesligamento',
    });
  }
  return modes.length === 0 ? 'nao-se-aplica' : (avisoPrevio ?? (modes[0] as NoticeMode));
}

/** Termination of a contract of employment, with the FGTS (CLT, arts. 477 to 487; Lei 8.036/1990, art. 18). */
export const rescisao = defineCalculator({
  method: 'POST',
  path: '/calculadoras/rescisao',
  category: 'trabalhista',
  name: 'Calculadora de rescisão',
  tables: [inssTable, irrfTable, minimumWage],
  input,
  output: v.object({
    motivo,
    avisoPrevio: v.object({
      modo: v.picklist(['indenizado', 'trabalhado', 'dispensado', 'nao-cumprido', 'nao-se-aplica']),
      dias: num(days),
      dataProjetada: v.string(),
    }),
    tempoServico: v.object({
      anos: num(years),
      meses: num(months),
      dias: num(days),
    }),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: num(reais),
    inss: baseAndValue,
    inss13: baseAndValue,
    irrf: baseAndValue,
    irrf13: baseAndValue,
    fgts: terminationFgts,
    totalComFgts: num(reais),
    seguroDesemprego: v.boolean(),
    indenizacao480: v.optional(v.object({ limite: num(reais), valor: num(reais) })),
    mediaVariaveis: v.optional(
      v.object({ decimoTerceiro: averageShown, ferias: averageShown, aviso: averageShown }),
    ),
    prazoPagamento: v.string(),
    avisos,
    tabela,
  }),
  warnings: ['limite-compensacao', 'saldo-fgts-estimado', 'art-480-sem-prejuizo', 'reajuste-da-data-base'],
  reads: {
    needs: { dataFimContrato: { motivo: [...EARLY_ENDS] } },
    when: {
      // Absences lower the proportional vacation, which may be lost.
      faltas: { motivo: motivesWith(({ proporcionais }) => proporcionais > 0) },
      diasAvisoTrabalhados: [
        { avisoPrevio: 'trabalhado', motivo: motivesWith(({ aviso }) => aviso !== null) },
        { motivo: 'pedido-demissao', avisoPrevio: null },
      ],
      projecaoAcordo: { motivo: 'acordo' },
      prejuizo: { motivo: 'antecipada-empregado' },
      jornadaMensal: 'variaveis',
    },
    either: [[['mediaVariaveis'], ['variaveis']]],
    inside: { variaveis: averageReads, pensao: alimonyReads },
  },
  result: 'liquido',
  examples: [
    {
      input: {
        salarioBruto: 5000,
        dataAdmissao: '2023-03-15',
        dataDesligamento: '2026-05-20',
        motivo: 'sem-justa-causa',
        saldoFgts: 15_000,
      },
    },
  ],
  impossible: {
    salarioBruto: 3600,
    dataAdmissao: '2024-03-01',
    dataDesligamento: '2026-04-31',
    motivo: 'sem-justa-causa',
    saldoFgts: 10000,
  },
  assumptions: {
    unused: {
      avisoPrevio: (_, { avisoPrevio }) => avisoPrevio.modo === 'nao-se-aplica',
      jornadaMensal: hasNoHours,
    },
    constants: (_, { avisoPrevio, fgts }) => ({
      avisoPrevio: avisoPrevio.modo,
      saldoFgts: fgts.saldoAnterior,
    }),
  },
  run(input, context) {
    const { motivo, dataDesligamento, dependentes, arredondamentoInss: rounding } = input;
    const mode = check(input);
    const law = lawOn(withheldTables, 'dataDesligamento', dataDesligamento, input, context);
    const { dataPagamento, atrasoPagamento } = input;
    const paid = lawOfPayment(law, input, context);
    const termination = terminations[motivo];
    const salary = exact(input.salarioBruto, 'salarioBruto');
    const averages = averagesOf(input, salary);
    const prazoPagamento = addDays(dataDesligamento, DAYS_TO_PAY);
    const isLate = atrasoPagamento || (dataPagamento !== undefined && dataPagamento > prazoPagamento);
    const pay = terminationPay(input, mode, amountsOf(averages), isLate);

    const alimony = alimonyTerms(input, dataDesligamento, context);
    const ofSalary = withholdFrom(paid, pay.salary, { rounding, dependentes, alimony });
    const isOn13th = input.pensao?.base === 'liquido' || input.pensao?.base === 'bruto';
    const ofThirteenth = withholdFrom(
      paid,
      pay.thirteenth,
      { rounding, dependentes, alimony: isOn13th ? alimony : undefined },
      { exemptSmallTax: false },
    );
    const owedNotice = mode === 'nao-cumprido' ? salary : zero;
    const loss = exact(input.prejuizo, 'prejuizo');
    const owedRest = motivo === 'antecipada-empregado' ? least(loss, pay.halfOfRest) : zero;
    const advance = exact(input.adiantamentoDecimoTerceiro, 'adiantamentoDecimoTerceiro');
    const others = exact(input.outrosDescontos, 'outrosDescontos');
    const descontos = payslipLines(
      payslipLine('dsr-perdido', 'DSR sobre faltas', pay.restLost, daysText(input.descansosPerdidos)),
      payslipLine('inss', 'INSS sobre o saldo de salário', ofSalary.inss.valor),
      payslipLine('inss-13', 'INSS sobre o 13º salário', ofThirteenth.inss.valor),
      payslipLine('irrf', 'IRRF sobre o saldo de salário', ofSalary.irrf.withheld),
      payslipLine('irrf-13', 'IRRF sobre o 13º salário', ofThirteenth.irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', ofSalary.alimony),
      payslipLine('pensao-13', 'Pensão alimentícia sobre o 13º salário', ofThirteenth.alimony),
      payslipLine('aviso-nao-cumprido', 'Aviso prévio não cumprido', owedNotice, daysText(30)),
      payslipLine('indenizacao-480', 'Indenização do art. 480 da CLT', owedRest, daysText(pay.daysLeft)),
      payslipLine('adiantamento-13', 'Adiantamento do 13º salário', advance),
      payslipLine('outros', 'Outros descontos', others),
    );
    const totals = totalsOf(pay.lines, descontos);

    const fgts = fgtsOfTermination(
      pay,
      termination,
      { salary, advance, dataAdmissao: input.dataAdmissao, dataDesligamento },
      input.saldoFgts,
    );

    const monthly = plus(salary, averages.ferias.amount);
    const passesLimit = compare(sum(owedNotice, owedRest, others), monthly) > 0;
    const { years, months, days } = pay.service;
    return {
      motivo,
      avisoPrevio: pay.notice,
      tempoServico: { anos: years, meses: months, dias: days },
      proventos: writeLines(pay.lines, context),
      descontos: writeLines(descontos, context),
      ...totals,
      inss: inssShown(ofSalary.inss),
      inss13: inssShown(ofThirteenth.inss),
      irrf: irrfShown(ofSalary.irrf),
      irrf13: irrfShown(ofThirteenth.irrf),
      fgts,
      totalComFgts: sumMoney([totals.liquido, fgts.totalDisponivel]),
      seguroDesemprego: termination.seguro,
      ...(motivo === 'antecipada-empregado' && {
        indenizacao480: { limite: toMoney(pay.halfOfRest), valor: toMoney(owedRest) },
      }),
      ...(input.variaveis && {
        mediaVariaveis: {
          decimoTerceiro: averageInAnswer(averages.decimoTerceiro),
          ferias: averageInAnswer(averages.ferias),
          aviso: averageInAnswer(averages.aviso),
        },
      }),
      prazoPagamento,
      avisos: [
        ...(passesLimit ? ['limite-compensacao'] : []),
        ...(fgts.saldoEstimado ? ['saldo-fgts-estimado'] : []),
        ...(motivo === 'antecipada-empregado' && input.prejuizo === 0 ? ['art-480-sem-prejuizo'] : []),
        ...(pay.reachesRaise ? ['reajuste-da-data-base'] : []),
      ],
      tabela: reportTable(paid, [paid.inss, paid.irrf]),
    };
  },
});

/** The averages of each kind of pay: the one that was sent, or those of its months. */
function averagesOf(input: Input, salary: Exact) {
  const { variaveis, dataAdmissao, dataDesligamento } = input;
  if (variaveis === undefined) {
    const told: Average = { amount: exact(input.mediaVariaveis, 'mediaVariaveis'), window: null };
    return { decimoTerceiro: told, ferias: told, aviso: told };
  }
  const last = monthsBefore(dataDesligamento, 1);
  const since = (day: string) => windowOf(day > dataAdmissao ? day : dataAdmissao, last);
  return {
    decimoTerceiro: averageOf(input, salary, since(`${yearOf(dataDesligamento)}-01-01`)),
    ferias: averageOf(input, salary, windowOf(accrualStart(dataAdmissao, dataDesligamento), last)),
    aviso: averageOf(input, salary, since(monthsBefore(dataDesligamento, 12))),
  };
}

function amountsOf({ decimoTerceiro, ferias, aviso }: ReturnType<typeof averagesOf>): TerminationAverages {
  return { decimoTerceiro: decimoTerceiro.amount, ferias: ferias.amount, aviso: aviso.amount };
}
