/** Fields and shapes that the labor tools share. */
import * as v from 'valibot';
import {
  between,
  date,
  describe,
  integer,
  inUnit,
  money,
  optionalMoney,
  positiveMoney,
} from '../../kit/fields/index.ts';
import { hoursPerMonth, percentage, reais } from '../../kit/units.ts';

const LARGEST_AMOUNT = 1_000_000_000;

/** An amount in BRL, from 0, in whole cents. */
export const amount = money(LARGEST_AMOUNT);

/** An amount in BRL above 0, in whole cents. */
export const positiveAmount = positiveMoney(LARGEST_AMOUNT);

/** An amount in BRL that is 0 when it is left out. */
export const optionalAmount = optionalMoney(LARGEST_AMOUNT);

/** The greatest percentage where a rule sets no other bound. */
export const LARGEST_PERCENT = 1000;

/** The smallest change in percent that leaves something. */
export const SMALLEST_CHANGE = -99.9999;

/** A rate in percent within bounds, with up to four decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function rate(min: number, max: number) {
  return inUnit(percentage, between(min, max, 4));
}

/** 44 hours a week (CF, art. 7º, XIII) are 220 a month, weekly rest included. */
const MONTHLY_HOURS = 220;

/** Hours of work of a month, the divisor of the hourly pay (CLT, art. 64). */
export const monthlyHours = describe(
  inUnit(hoursPerMonth, v.optional(between(1, MONTHLY_HOURS), MONTHLY_HOURS)),
  {
    pt: 'Jornada do mês, o divisor do salário: 220 para 44 horas por semana, 200 para 40',
    en: 'Hours of work, the divisor of the salary: 220 for 44 hours a week, 200 for 40',
  },
);

/** Unexcused absences of an accrual period. */
export const faltas = describe(v.optional(integer(0, 365), 0), {
  pt: 'Faltas injustificadas no período aquisitivo, que reduzem as férias (CLT, art. 130)',
  en: 'Unexcused absences in the accrual period, which lower the vacation (CLT, art. 130)',
});

/** Why a contract ended. */
export const motivo = describe(
  v.picklist([
    'sem-justa-causa',
    'rescisao-indireta',
    'acordo',
    'culpa-reciproca',
    'pedido-demissao',
    'justa-causa',
    'termino-contrato',
    'falecimento',
    'antecipada-empregador',
    'antecipada-empregado',
  ]),
  {
    pt: 'Por que o contrato acabou: dispensa sem justa causa, rescisão indireta, acordo (CLT, art. 484-A), culpa recíproca, pedido de demissão, justa causa, término do prazo, falecimento do empregado, ou fim do prazo antecipado pelo empregador ou pelo empregado',
    en: 'Why the contract ended: dismissal without cause, indirect termination by the employer’s breach, agreement (CLT, art. 484-A), mutual fault, resignation, dismissal for cause, end of its term, death of the employee, or its term ended early by the employer or by the employee',
  },
);
export type Motivo = v.InferOutput<typeof motivo>;

/** A line of a payslip. */
export const line = v.object({
  codigo: describe(v.string(), {
    pt: 'Código da linha, que não muda',
    en: 'Code of the line, which does not change',
  }),
  descricao: describe(v.string(), { pt: 'Nome da linha', en: 'Name of the line, in Portuguese' }),
  referencia: describe(v.optional(v.string()), {
    pt: 'Quantidade ou percentual de que a linha vem, em texto: 20 dias, 5/12',
    en: 'Quantity or percentage behind the line, as text in Portuguese: 20 dias, 5/12',
  }),
  valor: describe(v.number(), { pt: 'Valor da linha', en: 'Amount of the line' }, reais),
});

/** The lines of a payslip and their sums. */
export const proventos = describe(v.array(line), {
  pt: 'Proventos; os de valor 0 ficam de fora',
  en: 'Earnings; those of 0 are left out',
});
export const descontos = describe(v.array(line), {
  pt: 'Descontos; os de valor 0 ficam de fora',
  en: 'Deductions; those of 0 are left out',
});
export const totalProventos = describe(
  v.number(),
  { pt: 'Soma dos proventos', en: 'Sum of the earnings' },
  reais,
);
export const totalDescontos = describe(
  v.number(),
  { pt: 'Soma dos descontos', en: 'Sum of the deductions' },
  reais,
);

export const salarioBruto = describe(positiveAmount, {
  pt: 'Salário bruto mensal',
  en: 'Gross monthly salary',
});

export const mediaVariaveis = describe(optionalAmount, {
  pt: 'Média mensal de verbas variáveis, como horas extras e comissões',
  en: 'Monthly mean of variable pay, such as overtime and commissions',
});

export const pensaoAlimenticia = describe(optionalAmount, {
  pt: 'Pensão alimentícia descontada, por decisão judicial, acordo homologado ou escritura pública, que deduz da base do IRRF',
  en: 'Alimony deducted, by court decision, approved agreement or public deed, which lowers the base of the IRRF',
});

export const previdenciaPrivada = describe(optionalAmount, {
  pt: 'Previdência privada descontada, que deduz da base do IRRF, menos na PLR',
  en: 'Private pension deducted, which lowers the base of the IRRF, except of the PLR',
});

export const baseOutrosVinculos = describe(optionalAmount, {
  pt: 'Base em que já se contribui em outros vínculos do mês, que reduz o que resta do teto',
  en: 'Base already contributed on in other jobs of the month, which lowers what is left of the ceiling',
});

export const dataAdmissao = describe(date, { pt: 'Dia da admissão', en: 'Day of the admission' });
