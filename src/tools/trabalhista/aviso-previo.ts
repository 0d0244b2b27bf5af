import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { baseAndValue, date, describe, explicar } from '../../kit/fields/index.ts';
import { days, hoursPerDay, reais, years } from '../../kit/units.ts';
import { exact, plus, share, toMoney, zero } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { noticeDays, serviceTime } from '../../law/service-time.ts';
import { dataAdmissao, mediaVariaveis, salarioBruto } from './_fields.ts';

/** Days of notice without the increase for years of service (CF, art. 7º, XXI): all that is worked, or that an employee owes. */
const BASE_DAYS = 30;

/** Days in which the contract's last payment is due: CLT, art. 477, § 6º. */
const DAYS_TO_PAY = 10;

/** What an employee who was given notice may choose between: CLT, art. 488. */
const REDUCED_HOURS = { horasPorDia: 2, diasCorridos: 7 };

const iniciativa = describe(v.picklist(['empregador', 'empregado', 'acordo']), {
  pt: 'Quem encerra o contrato: o empregador, o empregado ou os dois, por acordo (CLT, art. 484-A)',
  en: 'Who ends the contract: the employer, the employee or both, by agreement (CLT, art. 484-A)',
});
const tipo = describe(v.picklist(['indenizado', 'trabalhado']), {
  pt: 'Aviso indenizado ou trabalhado. O do empregado que ele não cumpre é indenizado: um desconto',
  en: 'Notice paid (indenizado) or worked (trabalhado). That of an employee who does not work it is indenizado: a deduction',
});

/**
 * Notice of dismissal: its days, dates and pay (CLT, arts. 487 to 491 and 484-A; Lei 12.506/2011). The increase is the
 * employee's right alone: nobody works more than 30 days, and the rest is paid (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).
 * 422 on a notice before the admission, or whose dates pass the year 9999.
 */
export const avisoPrevio = defineCalculator({
  method: 'POST',
  path: '/calculadoras/aviso-previo',
  category: 'trabalhista',
  name: 'Calculadora de aviso prévio',
  summary: 'Dias, datas e valor do aviso prévio proporcional',
  en: { name: 'Notice calculator', summary: 'Days, dates and amount of the proportional notice' },
  about: {
    pt: 'CLT, arts. 487 a 491 e 484-A; Lei 12.506/2011. O acréscimo por ano é direito só do empregado: trabalham-se no máximo 30 dias, e o resto é pago (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
    en: 'CLT, arts. 487 to 491 and 484-A; Law 12.506/2011. The increase for years of service is the employee’s right alone: nobody works more than 30 days, and the rest is paid (TST, SDI-1, E-RR-1964-73.2013.5.09.0009).',
  },
  input: v.object({
    salarioBruto,
    dataAdmissao,
    dataAviso: describe(date, { pt: 'Dia em que o aviso é dado', en: 'Day on which the notice is given' }),
    iniciativa: v.optional(iniciativa, 'empregador'),
    tipo: v.optional(tipo, 'indenizado'),
    mediaVariaveis,
    explicar,
  }),
  output: v.object({
    iniciativa,
    tipo,
    anosCompletos: describe(
      v.number(),
      {
        pt: 'Tempo de serviço completo no dia do aviso',
        en: 'Whole time of service on the day of the notice',
      },
      years,
    ),
    diasAcrescimo: describe(
      v.number(),
      { pt: 'Acréscimo de 3 por ano completo', en: 'Increase of 3 for each whole year' },
      days,
    ),
    diasAviso: describe(v.number(), { pt: 'Duração do aviso', en: 'Length of the notice' }, days),
    dataInicio: describe(v.string(), { pt: 'Primeiro dia do aviso', en: 'First day of the notice' }),
    dataFim: describe(v.string(), {
      pt: 'Último dia do aviso: a projeção do contrato',
      en: 'Last day of the notice: the projected end of the contract',
    }),
    valorDia: describe(
      v.number(),
      { pt: 'Um trinta avos da remuneração', en: 'A thirtieth of the monthly pay' },
      reais,
    ),
    diasTrabalhados: describe(
      v.number(),
      { pt: 'Parte trabalhada do aviso', en: 'Part of the notice that is worked' },
      days,
    ),
    diasIndenizados: describe(
      v.number(),
      { pt: 'Parte do aviso que não é trabalhada', en: 'Part of the notice that is not worked' },
      days,
    ),
    reducaoJornada: describe(
      v.optional(
        v.object({
          horasPorDia: describe(
            v.number(),
            { pt: 'Redução da jornada diária', en: 'Reduction of each day’s work' },
            hoursPerDay,
          ),
          diasCorridos: describe(
            v.number(),
            { pt: 'Ou ausência do trabalho', en: 'Or absence from work' },
            days,
          ),
        }),
      ),
      {
        pt: 'Redução a escolher no aviso trabalhado (CLT, art. 488); ausente no indenizado e no do empregado',
        en: 'Reduction to choose in a worked notice (CLT, art. 488); absent in a paid one and in that of the employee',
      },
    ),
    valor: describe(
      v.number(),
      {
        pt: 'Valor da parte não trabalhada; metade no acordo',
        en: 'Amount of the part that is not worked; half by agreement',
      },
      reais,
    ),
    natureza: describe(v.picklist(['provento', 'desconto']), {
      pt: 'Se o valor é pago ao empregado (provento) ou descontado dele (desconto)',
      en: 'Whether the amount is paid to the employee (provento) or deducted (desconto)',
    }),
    fgts: describe(baseAndValue, {
      pt: 'Depósito do FGTS sobre o valor; 0 no desconto',
      en: 'Deposit of the FGTS on the amount; 0 on a deduction',
    }),
    dataDesligamento: describe(v.string(), { pt: 'Último dia de trabalho', en: 'Last day of work' }),
    prazoPagamento: describe(v.string(), {
      pt: 'Último dia para pagar as verbas (CLT, art. 477, § 6º)',
      en: 'Last day to pay what is due (CLT, art. 477, § 6)',
    }),
  }),
  result: 'valor',
  examples: [{ input: { salarioBruto: 3000, dataAdmissao: '2021-02-01', dataAviso: '2026-06-10' } }],
  impossible: { salarioBruto: 3000, dataAdmissao: '2026-06-10', dataAviso: '2026-06-09' },
  assumptions: {
    unused: { mediaVariaveis: (_, { natureza }) => natureza === 'desconto' },
  },
  run({ salarioBruto, dataAdmissao, dataAviso, iniciativa, tipo, mediaVariaveis }) {
    if (dataAviso < dataAdmissao) {
      throw invalidValue('dataAviso', {
        pt: 'não pode ser antes de dataAdmissao',
        en: 'must not be before dataAdmissao',
      });
    }
    const service = serviceTime(dataAdmissao, dataAviso);
    const resigned = iniciativa === 'empregado';
    const days = resigned ? BASE_DAYS : noticeDays(service);
    const worked = tipo === 'trabalhado' ? BASE_DAYS : 0;
    const owed = resigned && tipo === 'indenizado';
    // Averages enter a notice that is paid (CLT, art. 487, § 5º); what an employee owes is of the salary alone (§ 2º).
    const salary = exact(salarioBruto, 'salarioBruto');
    const monthly = owed ? salary : plus(salary, exact(mediaVariaveis, 'mediaVariaveis'));
    const paidDays = days - worked;
    // Of a notice by agreement half of what is not worked (CLT, art. 484-A, I, a).
    const amount = share(monthly, paidDays, iniciativa === 'acordo' ? 60 : 30);
    const dayAfter = (count: number) => dateAfter(dataAviso, count, 'dataAviso');
    return {
      iniciativa,
      tipo,
      anosCompletos: service.years,
      diasAcrescimo: days - BASE_DAYS,
      diasAviso: days,
      dataInicio: dayAfter(1),
      dataFim: dayAfter(days),
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
