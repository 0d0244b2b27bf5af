/** What the calculators of maternity and paternity leave both answer. */
import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { days, reais } from '../../kit/units.ts';

export const leaveBaseEntries = {
  dias: describe(v.number(), { pt: 'Dias de licença ao todo', en: 'Days of the leave in all' }, days),
  diasBase: describe(
    v.number(),
    { pt: 'Dias da lei, antes de acréscimos', en: 'Days of the law, before additions' },
    days,
  ),
};

/** Beside what each leave adds to the days of the law. */
export const leaveEntries = {
  diasInternacao: describe(
    v.number(),
    { pt: 'Dias a mais pela internação', en: 'Days more for the stay in hospital' },
    days,
  ),
  diasProrrogacao: describe(
    v.number(),
    { pt: 'Dias a mais da Empresa Cidadã', en: 'Days more of Empresa Cidadã' },
    days,
  ),
  dataInicio: describe(v.string(), { pt: 'Primeiro dia da licença', en: 'First day of the leave' }),
  dataFim: describe(v.string(), { pt: 'Último dia da licença', en: 'Last day of the leave' }),
  dataRetorno: describe(v.string(), { pt: 'Dia da volta ao trabalho', en: 'Day of the return to work' }),
  valorMensal: describe(
    v.number(),
    { pt: 'Valor de um mês de licença', en: 'Amount of a month of leave' },
    reais,
  ),
  valorDia: describe(
    v.number(),
    { pt: 'Um trinta avos do valor mensal', en: 'A thirtieth of the monthly amount' },
    reais,
  ),
  valorTotal: describe(v.number(), { pt: 'Valor de todos os dias', en: 'Amount of all days' }, reais),
};
