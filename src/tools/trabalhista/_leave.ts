/** Answers that the calculators of maternity and paternity leave share. */
import * as v from 'valibot';
import { days, reais } from '../../kit/units.ts';
import { num } from '../../kit/fields/index.ts';

export const leaveBaseEntries = {
  dias: num(days),
  diasBase: num(days),
};

/** Beside what each leave adds to the days of the law. */
export const leaveEntries = {
  diasInternacao: num(days),
  diasProrrogacao: num(days),
  dataInicio: v.string(),
  dataFim: v.string(),
  dataRetorno: v.string(),
  valorMensal: num(reais),
  valorDia: num(reais),
  valorTotal: num(reais),
};
