/** The end of a contract: its dates on a line, and its money as a payslip. */
import * as v from 'valibot';
import { h } from '../../shared/dom.ts';
import { day } from './days.ts';
import type { Drawing } from './drawing.ts';
import { payslip } from './payslip.ts';
import { timeline } from './timeline.ts';

const sent = v.object({ dataAdmissao: day, dataDesligamento: day });
const ended = v.object({
  prazoPagamento: day,
  tempoServico: v.object({ anos: v.number(), meses: v.number(), dias: v.number() }),
  avisoPrevio: v.optional(
    v.nullable(v.object({ dias: v.number(), dataProjetada: v.optional(v.nullable(day)) })),
  ),
});

const words = {
  pt: {
    label: 'Datas da rescisão',
    admission: 'Admissão',
    last: 'Último dia',
    served: (years: number, months: number, days: number) =>
      `${counted(years, 'ano', 'anos')}, ${counted(months, 'mês', 'meses')} e ${counted(days, 'dia', 'dias')} de casa`,
    pay: 'Prazo para a empresa pagar',
    law: '10 dias (CLT, art. 477, § 6º)',
    notice: (days: number) => `Fim do aviso, ${counted(days, 'dia', 'dias')}`,
    counts: 'É a data de saída na carteira; conta para férias e 13º',
  },
  en: {
    label: 'Dates of the termination',
    admission: 'First day',
    last: 'Last day',
    served: (years: number, months: number, days: number) =>
      `${counted(years, 'year', 'years')}, ${counted(months, 'month', 'months')} and ${counted(days, 'day', 'days')} with the employer`,
    pay: 'Last day for the employer to pay',
    law: '10 days (CLT, art. 477, § 6º)',
    notice: (days: number) => `End of the notice, ${counted(days, 'day', 'days')}`,
    counts: 'It is the date of leaving on record; it counts for vacation and the 13th salary',
  },
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const termination: Drawing = (facts) => {
  const { input, answer, language } = facts;
  const money = payslip(facts);
  if (!v.is(sent, input) || !v.is(ended, answer)) return money;
  const t = words[language];
  const { anos, meses, dias } = answer.tempoServico;
  const end = answer.avisoPrevio?.dataProjetada;
  const dates = timeline(
    [
      { date: input.dataAdmissao, name: t.admission },
      { date: input.dataDesligamento, name: t.last, note: t.served(anos, meses, dias), kind: 'decided' },
      { date: answer.prazoPagamento, name: t.pay, note: t.law, kind: 'term' },
      ...(end && end > input.dataDesligamento
        ? [{ date: end, name: t.notice(answer.avisoPrevio?.dias ?? 0), note: t.counts }]
        : []),
    ],
    t.label,
    language,
  );
  return h('div', null, dates, money);
};
