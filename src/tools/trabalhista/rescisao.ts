import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  baseAndValue,
  date,
  dependentes,
  estimativas,
  flag,
  integer,
  inUnit,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { oneOf } from '../../kit/texts.ts';
import { days, months, periods, reais, years } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { compare, exact, plus, sum, zero } from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfShown } from '../../law/irrf.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { withholdFrom } from '../../law/payroll.ts';
import { daysText, payslipLine, payslipLines, totalsOf, writeLines } from '../../law/payslip.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { explicar } from './_explicar.ts';
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
import { fgtsOfTermination, terminationFgts } from './_termination-fgts.ts';
import { type NoticeMode, terminationPay } from './_termination-pay.ts';
import { terminations } from './_terminations.ts';

/** Days in which the employer pays what is due (CLT, art. 477, § 6º). */
const DAYS_TO_PAY = 10;

const input = v.object({
  salarioBruto,
  dataAdmissao,
  dataDesligamento: date,
  motivo,
  avisoPrevio: v.optional(v.picklist(['indenizado', 'trabalhado', 'dispensado', 'nao-cumprido'])),
  mediaVariaveis,
  feriasVencidas: inUnit(periods, v.optional(integer(0, 5), 0)),
  feriasEmDobro: inUnit(periods, v.optional(integer(0, 5), 0)),
  faltas,
  saldoFgts: v.optional(amount),
  dataFimContrato: v.optional(date),
  adiantamentoDecimoTerceiro: optionalAmount,
  outrosDescontos: optionalAmount,
  atrasoPagamento: flag(false),
  dependentes,
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

/** The mode of the notice. Throws 400, else 422, on what does not fit together. */
/** Tells whether a contract for a fixed term ended before its last day. */
function endsEarly(motivo: Input['motivo'] | undefined): boolean {
  return motivo === 'antecipada-empregador' || motivo === 'antecipada-empregado';
}

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
  if (endsEarly(motivo) && (dataFimContrato as string) < dataDesligamento) {
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
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    motivo,
    avisoPrevio: v.object({
      modo: v.string(),
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
    prazoPagamento: v.string(),
    avisos,
    tabela,
  }),
  warnings: ['limite-compensacao', 'saldo-fgts-estimado'],
  requires: ({ motivo }) => (endsEarly(motivo) ? ['dataFimContrato'] : []),
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
      // They lower the proportional vacation, which is lost.
      faltas: ({ motivo }) => terminations[motivo].proporcionais === 0,
    },
    constants: (_, { avisoPrevio, fgts }) => ({
      avisoPrevio: avisoPrevio.modo,
      saldoFgts: fgts.saldoAnterior,
    }),
  },
  run(input, context) {
    const { motivo, dataDesligamento, dependentes } = input;
    const mode = check(input);
    const law = lawOn(
      { inss: inssTable, irrf: irrfTable },
      'dataDesligamento',
      dataDesligamento,
      input,
      context,
    );
    const termination = terminations[motivo];
    const pay = terminationPay(input, mode);
    const salary = exact(input.salarioBruto, 'salarioBruto');

    const ofSalary = withholdFrom(law, pay.salary, { dependentes });
    const ofThirteenth = withholdFrom(law, pay.thirteenth, { dependentes }, { exemptSmallTax: false });
    const owedNotice = mode === 'nao-cumprido' ? salary : zero;
    const owedRest = motivo === 'antecipada-empregado' ? pay.halfOfRest : zero;
    const advance = exact(input.adiantamentoDecimoTerceiro, 'adiantamentoDecimoTerceiro');
    const others = exact(input.outrosDescontos, 'outrosDescontos');
    const descontos = payslipLines(
      payslipLine('inss', 'INSS sobre o saldo de salário', ofSalary.inss.valor),
      payslipLine('inss-13', 'INSS sobre o 13º salário', ofThirteenth.inss.valor),
      payslipLine('irrf', 'IRRF sobre o saldo de salário', ofSalary.irrf.withheld),
      payslipLine('irrf-13', 'IRRF sobre o 13º salário', ofThirteenth.irrf.withheld),
      payslipLine('aviso-nao-cumprido', 'Aviso prévio não cumprido', owedNotice, daysText(30)),
      payslipLine('indenizacao-480', 'Indenização do art. 480 da CLT', owedRest, daysText(pay.daysLeft)),
      payslipLine('adiantamento-13', 'Adiantamento do 13º salário', advance),
      payslipLine('outros', 'Outros descontos', others),
    );
    const totals = totalsOf(pay.lines, descontos);

    const fgts = fgtsOfTermination(pay, termination, { salary, advance, balance: input.saldoFgts });

    const monthly = plus(salary, exact(input.mediaVariaveis));
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
      prazoPagamento: addDays(dataDesligamento, DAYS_TO_PAY),
      avisos: [
        ...(passesLimit ? ['limite-compensacao'] : []),
        ...(fgts.saldoEstimado ? ['saldo-fgts-estimado'] : []),
      ],
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
