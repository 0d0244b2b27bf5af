import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { baseAndValue, date, explicar, integer, inUnit, num } from '../../kit/fields/index.ts';
import { days, hoursPerDay, reais, years } from '../../kit/units.ts';
import { exact, plus, share, toMoney, zero } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { noticeDays, serviceTime } from '../../law/service-time.ts';
import { dataAdmissao, mediaVariaveis, salarioBruto } from './_fields.ts';
import { agreementProjections } from './_termination-pay.ts';

/** Days of notice without the increase for years of service (CF, art. 7º, XXI): all that is worked, or that an employee owes. */
const BASE_DAYS = 30;

/** Days in which the contract's last payment is due: CLT, art. 477, § 6º. */
const DAYS_TO_PAY = 10;

/** Options of an employee who was given notice: CLT, art. 488. */
const REDUCED_HOURS = { horasPorDia: 2, diasCorridos: 7 };

const iniciativa = v.picklist(['empregador', 'empregado', 'acordo']);
const tipo = v.picklist(['indenizado', 'trabalhado']);

/**
 * Notice of dismissal: its days, dates and pay (CLT, arts. 487 to 491 and 484-A; Lei 12.506/2011). The increase is the
 * employee's right alone: the employer may ask for 30 days of work, and the rest is paid (TST, SDI-1,
 * E-RR-1964-73.2013.5.09.0009). Half of what is paid by agreement counts as time of service (eSocial, motive 33).
 * 422 on a notice before the admission, or whose dates pass the year 9999.
 */
export const avisoPrevio = defineCalculator({
  method: 'POST',
  path: '/calculadoras/aviso-previo',
  category: 'trabalhista',
  name: 'Calculadora de aviso prévio',
  input: v.object({
    salarioBruto,
    dataAdmissao,
    dataAviso: date,
    iniciativa: v.optional(iniciativa, 'empregador'),
    tipo: v.optional(tipo, 'indenizado'),
    mediaVariaveis,
    diasAvisoTrabalhados: inUnit(days, v.optional(integer(30, 90), 30)),
    projecaoAcordo: v.optional(v.picklist(agreementProjections), 'metade'),
    explicar,
  }),
  output: v.object({
    iniciativa,
    tipo,
    anosCompletos: num(years),
    diasAcrescimo: num(days),
    diasAviso: num(days),
    dataInicio: v.string(),
    dataFim: v.string(),
    valorDia: num(reais),
    diasTrabalhados: num(days),
    diasIndenizados: num(days),
    reducaoJornada: v.optional(
      v.object({
        horasPorDia: num(hoursPerDay),
        diasCorridos: num(days),
      }),
    ),
    valor: num(reais),
    natureza: v.picklist(['provento', 'desconto']),
    fgts: baseAndValue,
    dataDesligamento: v.string(),
    prazoPagamento: v.string(),
  }),
  reads: {
    when: {
      // A notice that an employee owes is of the salary alone.
      mediaVariaveis: [{ iniciativa: ['empregador', 'acordo'] }, { tipo: 'trabalhado' }],
      diasAvisoTrabalhados: { tipo: 'trabalhado' },
      projecaoAcordo: { iniciativa: 'acordo' },
    },
  },
  result: 'valor',
  examples: [{ input: { salarioBruto: 3000, dataAdmissao: '2021-02-01', dataAviso: '2026-06-10' } }],
  impossible: { salarioBruto: 3000, dataAdmissao: '2026-06-10', dataAviso: '2026-06-09' },
  assumptions: {
    unused: {
      diasAvisoTrabalhados: (_, { diasAviso }) => diasAviso <= BASE_DAYS,
    },
  },
  run(input) {
    const { salarioBruto, dataAdmissao, dataAviso, iniciativa, tipo, mediaVariaveis } = input;
    if (dataAviso < dataAdmissao) {
      throw invalidValue('dataAviso', {
        pt: 'não pode ser antes de dataAdmissao',
        en: 'must not be before dataAdmissao',
      });
    }
    const service = serviceTime(dataAdmissao, dataAviso);
    const resigned = iniciativa === 'empregado';
    const days = resigned ? BASE_DAYS : noticeDays(service);
    const worked = tipo === 'trabalhado' ? input.diasAvisoTrabalhados : 0;
    if (worked > days) {
      throw invalidValue('diasAvisoTrabalhados', {
        pt: `deve ser no máximo ${days}, os dias do aviso`,
        en: `must be at most ${days}, the days of the notice`,
      });
    }
    const owed = resigned && tipo === 'indenizado';
    // Averages enter a notice that is paid (CLT, art. 487, § 5º); what an employee owes is of the salary alone (§ 2º).
    const salary = exact(salarioBruto, 'salarioBruto');
    const monthly = owed ? salary : plus(salary, exact(mediaVariaveis, 'mediaVariaveis'));
    const paidDays = days - worked;
    // A notice by agreement pays half of the days not worked (CLT, art. 484-A, I, a).
    const amount = share(monthly, paidDays, iniciativa === 'acordo' ? 60 : 30);
    const isHalf = iniciativa === 'acordo' && input.projecaoAcordo === 'metade';
    const projected = isHalf ? Math.floor(paidDays / 2) : paidDays;
    const dayAfter = (count: number) => dateAfter(dataAviso, count, 'dataAviso');
    return {
      iniciativa,
      tipo,
      anosCompletos: service.years,
      diasAcrescimo: days - BASE_DAYS,
      diasAviso: days,
      dataInicio: dayAfter(1),
      dataFim: dayAfter(worked + projected),
      valorDia: toMoney(share(monthly, 1, 30)),
      diasTrabalhados: worked,
      diasIndenizados: paidDays,
      ...(worked > 0 && !resigned && { reducaoJornada: REDUCED_HOURS }),
      valor: toMoney(amount),
      natureza: owed ? ('desconto' as const) : ('provento' as const),
      fgts: fgtsShown(owed ? zero : amount),
      dataDesligamento: dayAfter(worked),
      prazoPagamento: dayAfter(worked + DAYS_TO_PAY),
    };
  },
});
