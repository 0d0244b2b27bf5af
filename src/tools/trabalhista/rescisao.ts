import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  baseAndValue,
  date,
  dependentes,
  describe,
  estimativas,
  flag,
  integer,
  inUnit,
  tabela,
  explicar,
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
import { countOf, payslipLine, payslipLines, totalsOf } from '../../law/payslip.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
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
  dataDesligamento: describe(date, {
    pt: 'Último dia trabalhado, com o aviso trabalhado dentro: decide as tabelas',
    en: 'Last day worked, a worked notice inside it: it decides the tables',
  }),
  motivo,
  avisoPrevio: describe(v.optional(v.picklist(['indenizado', 'trabalhado', 'dispensado', 'nao-cumprido'])), {
    pt: 'Como o aviso é dado; dispensado e nao-cumprido só valem no pedido de demissão. Sem ele, trabalhado no pedido de demissão e indenizado nos outros motivos que têm aviso',
    en: 'How the notice is given: paid, worked, waived or not worked; dispensado and nao-cumprido only hold on a resignation. Without it, trabalhado on a resignation and indenizado on the other kinds that have a notice',
  }),
  mediaVariaveis,
  feriasVencidas: describe(inUnit(periods, v.optional(integer(0, 5), 0)), {
    pt: 'Férias vencidas e não gozadas',
    en: 'Overdue vacation that was not taken',
  }),
  feriasEmDobro: describe(inUnit(periods, v.optional(integer(0, 5), 0)), {
    pt: 'Parte das vencidas que passou do prazo de concessão, paga em dobro (CLT, art. 137)',
    en: 'Part of the overdue vacation whose time to be granted is past, paid twice (CLT, art. 137)',
  }),
  faltas,
  saldoFgts: describe(v.optional(amount), {
    pt: 'Saldo do FGTS antes dos depósitos da rescisão. Sem ele, estimado em 8 % do salário por mês completo',
    en: 'Balance of the FGTS before the deposits of the termination. Without it, estimated as 8 % of the salary for each whole month',
  }),
  dataFimContrato: describe(v.optional(date), {
    pt: 'Último dia combinado do contrato por prazo determinado. Obrigatório com motivo antecipada-empregador e antecipada-empregado',
    en: 'Last day agreed for a fixed-term contract. Required with motivo antecipada-empregador and antecipada-empregado',
  }),
  adiantamentoDecimoTerceiro: describe(optionalAmount, {
    pt: 'Adiantamento do 13º salário já pago, que se desconta',
    en: 'Advance of the 13th salary already paid, which is deducted',
  }),
  outrosDescontos: describe(optionalAmount, { pt: 'Outros descontos', en: 'Other deductions' }),
  atrasoPagamento: describe(flag(false), {
    pt: 'Se o pagamento atrasa: soma a multa do art. 477, § 8º, da CLT',
    en: 'Whether the payment is late: adds the fine of art. 477, § 8, of the CLT',
  }),
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
/** Whether a contract for a fixed term ended before its last day. */
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
  summary: 'Verbas da rescisão do contrato CLT, descontos e FGTS',
  en: {
    name: 'Termination calculator',
    summary: 'Amounts due at the end of a CLT contract, deductions and FGTS',
  },
  about: {
    pt: 'CLT, arts. 477 a 487; Lei 12.506/2011; Lei 8.036/1990, arts. 18 e 20. Aviso indenizado e férias não pagam INSS nem IRRF. A multa do FGTS incide também sobre o depósito do aviso projetado, como a cobra o FGTS Digital.',
    en: 'CLT, arts. 477 to 487; Law 12.506/2011; Law 8.036/1990, arts. 18 and 20. Paid notice and vacation have no INSS or IRRF. The fine of the FGTS also falls on the deposit of the projected notice, as FGTS Digital charges it.',
  },
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    motivo,
    avisoPrevio: describe(
      v.object({
        modo: describe(v.string(), {
          pt: 'Como é dado; nao-se-aplica onde não há aviso',
          en: 'How it is given; nao-se-aplica where there is none',
        }),
        dias: describe(
          v.number(),
          { pt: 'Duração do aviso, trabalhado ou não', en: 'Length of the notice, worked or not' },
          days,
        ),
        dataProjetada: describe(v.string(), {
          pt: 'Fim do contrato com o aviso indenizado projetado',
          en: 'End of the contract with a paid notice projected',
        }),
      }),
      { pt: 'O aviso prévio', en: 'The notice' },
    ),
    tempoServico: describe(
      v.object({
        anos: describe(v.number(), { pt: 'Parte completa', en: 'Whole part' }, years),
        meses: describe(v.number(), { pt: 'O que passa dos anos', en: 'What passes the years' }, months),
        dias: describe(v.number(), { pt: 'O que passa dos meses', en: 'What passes the months' }, days),
      }),
      { pt: 'Tempo de serviço', en: 'Time of service' },
    ),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: describe(
      v.number(),
      {
        pt: 'Proventos menos descontos, que pode ser negativo',
        en: 'Earnings less deductions, which may be negative',
      },
      reais,
    ),
    inss: describe(baseAndValue, {
      pt: 'INSS sobre o saldo de salário',
      en: 'INSS on the salary of the last month',
    }),
    inss13: describe(baseAndValue, { pt: 'INSS sobre o 13º salário', en: 'INSS on the 13th salary' }),
    irrf: describe(baseAndValue, {
      pt: 'IRRF sobre o saldo de salário',
      en: 'IRRF on the salary of the last month',
    }),
    irrf13: describe(baseAndValue, { pt: 'IRRF sobre o 13º salário', en: 'IRRF on the 13th salary' }),
    fgts: describe(terminationFgts, { pt: 'FGTS da rescisão', en: 'FGTS of the termination' }),
    totalComFgts: describe(
      v.number(),
      { pt: 'Líquido mais o FGTS disponível', en: 'Net amount plus the FGTS available' },
      reais,
    ),
    seguroDesemprego: describe(v.boolean(), {
      pt: 'Se o motivo dá direito ao seguro-desemprego',
      en: 'Whether the kind of termination gives a right to the unemployment insurance',
    }),
    prazoPagamento: describe(v.string(), {
      pt: 'Último dia para pagar as verbas (CLT, art. 477, § 6º)',
      en: 'Last day to pay what is due (CLT, art. 477, § 6)',
    }),
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
      payslipLine('aviso-nao-cumprido', 'Aviso prévio não cumprido', owedNotice, '30 dias'),
      payslipLine(
        'indenizacao-480',
        'Indenização do art. 480 da CLT',
        owedRest,
        countOf(pay.daysLeft, 'dia', 'dias'),
      ),
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
      proventos: [...pay.lines],
      descontos,
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
