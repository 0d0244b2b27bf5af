import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { describe } from '../../kit/fields/index.ts';
import { days, percentage, weeks } from '../../kit/units.ts';
import { addDays, addMonths, daysBetween } from '../../lib/dates/dates.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';
import {
  CONCEPTION_DAY,
  datingFields,
  datingInput,
  datingMethod,
  datingOf,
  PREGNANCY_DAYS,
} from './_pregnancy-dating.ts';

/** 44 weeks. A longer pregnancy means that the date sent is wrong. */
const LONGEST_DAYS = 308;

/** By completed weeks, each before its limit (ACOG Committee Opinion 579, 2013). */
const TERMS = [
  { id: 'pre-termo', before: 37 },
  { id: 'termo-precoce', before: 39 },
  { id: 'termo', before: 41 },
  { id: 'termo-tardio', before: 42 },
  { id: 'pos-termo', before: Infinity },
] as const;

/** Days of gestational age. */
const MILESTONES = [
  { label: 'Ultrassom do primeiro trimestre (translucência nucal)', from: 77, to: 97 },
  { label: 'Ultrassom morfológico do segundo trimestre', from: 140, to: 168 },
  { label: 'Teste de tolerância à glicose', from: 168, to: 196 },
  { label: 'Termo (37 semanas)', from: 259, to: 259 },
  { label: 'Data provável do parto (40 semanas)', from: 280, to: 280 },
  { label: 'Pós-termo (42 semanas)', from: 294, to: 294 },
] as const;

/** Gestational age and due date, by the last period, an ultrasound, conception, an embryo transfer or a due date. */
export const gestacional = defineCalculator({
  method: 'POST',
  path: '/calculadoras/gestacional',
  category: 'saude',
  name: 'Idade gestacional e data provável do parto',
  summary: 'Idade gestacional, data provável do parto e marcos da gestação',
  en: {
    name: 'Gestational age and due date',
    summary: 'Gestational age, due date and milestones of the pregnancy',
  },
  about: {
    pt: 'A gestação conta 280 dias do primeiro dia da última menstruação, ou do dia equivalente nos outros métodos; a classificação do termo é a do ACOG (Committee Opinion 579, 2013). Só o pré-natal confirma as datas.',
    en: 'A pregnancy counts 280 days from the first day of the last period, or from the equivalent day of the other methods; the classes of term are those of ACOG (Committee Opinion 579, 2013). Only antenatal care confirms the dates.',
  },
  input: datingInput,
  output: v.object({
    method: datingMethod,
    gestationalAge: describe(
      v.object({
        weeks: describe(v.number(), { pt: 'Semanas completas', en: 'Completed weeks' }, weeks),
        days: describe(v.number(), { pt: 'Dias além das semanas', en: 'Days beyond the weeks' }, days),
        totalDays: describe(v.number(), { pt: 'A idade toda', en: 'The whole age' }, days),
        text: describe(v.string(), {
          pt: 'A idade por extenso, em português',
          en: 'The age as text, in Portuguese',
        }),
      }),
      { pt: 'Idade gestacional em referenceDate', en: 'Gestational age on referenceDate' },
    ),
    trimester: describe(v.number(), { pt: 'Trimestre, de 1 a 3', en: 'Trimester, from 1 to 3' }, null),
    dueDate: describe(v.string(), {
      pt: 'Data provável do parto, com 40 semanas',
      en: 'Due date, at 40 weeks',
    }),
    dueDateNaegele: describe(v.optional(v.string()), {
      pt: 'Data pela regra de Naegele: última menstruação mais 7 dias e 9 meses. Só com method=dum',
      en: "Date by Naegele's rule: last period plus 7 days and 9 months. Only with method=dum",
    }),
    estimatedLastPeriod: describe(v.string(), {
      pt: 'Última menstruação, ou o dia que lhe equivale nos outros métodos',
      en: 'Last period, or the day that stands for it in the other methods',
    }),
    estimatedConception: describe(v.string(), {
      pt: 'Dia provável da concepção',
      en: 'Likely day of conception',
    }),
    daysRemaining: describe(
      v.number(),
      {
        pt: 'Quanto falta para a data provável do parto; negativo depois dela',
        en: 'What is left until the due date; negative after it',
      },
      days,
    ),
    progress: describe(
      v.number(),
      {
        pt: 'Quanto já passou dos 280 dias, no máximo 100',
        en: 'How much of the 280 days has passed, at most 100',
      },
      percentage,
    ),
    term: describe(v.picklist(['pre-termo', 'termo-precoce', 'termo', 'termo-tardio', 'pos-termo']), {
      pt: 'Classe pelas semanas completas: pré-termo até 36, termo precoce até 38, termo até 40, termo tardio na 41, pós-termo depois',
      en: 'Class by completed weeks: preterm up to 36, early term up to 38, full term up to 40, late term in week 41, post-term beyond',
    }),
    milestones: describe(
      v.array(
        v.object({
          label: describe(v.string(), {
            pt: 'Nome do marco, em português',
            en: 'Name of the milestone, in Portuguese',
          }),
          from: describe(v.string(), { pt: 'Primeiro dia', en: 'First day' }),
          to: describe(v.string(), { pt: 'Último dia', en: 'Last day' }),
        }),
      ),
      { pt: 'Marcos da gestação, com suas datas', en: 'Milestones of the pregnancy, with their dates' },
    ),
    disclaimer,
  }),
  requires: ({ method }) => (method ? datingFields[method] : []),
  result: 'dueDate',
  examples: [{ input: { lastPeriod: '2026-06-10', referenceDate: '2026-11-21' } }],
  impossible: { lastPeriod: '2026-02-30' },
  assumptions: {
    unused: {
      cycleLength: ({ method }) => method !== 'dum',
      ultrasoundDays: ({ method }) => method !== 'ultrassom',
      embryoAge: ({ method }) => method !== 'fiv',
    },
  },
  run(input, context) {
    const today = input.referenceDate;
    const { field, sent, toLastPeriod } = datingOf(input);
    const blamed = context.lastSent(field, 'referenceDate');
    if (field !== 'dueDate' && sent > today) {
      throw invalidValue(blamed, {
        pt: `${field} não pode ser depois de referenceDate (${today})`,
        en: `${field} cannot be after referenceDate (${today})`,
      });
    }
    const lastPeriod = dateAfter(sent, toLastPeriod, field);
    const totalDays = daysBetween(lastPeriod, today);
    if (totalDays < 0 || totalDays > LONGEST_DAYS) {
      throw invalidValue(blamed, {
        pt: 'a idade gestacional na data de referência deve estar entre 0 e 44 semanas',
        en: 'the gestational age at the reference date must be between 0 and 44 weeks',
      });
    }

    const [weeks, days] = [Math.floor(totalDays / 7), totalDays % 7];
    const at = (day: number) => dateAfter(lastPeriod, day, field);
    return {
      method: input.method,
      gestationalAge: { weeks, days, totalDays, text: `${count(weeks, 'semana')} e ${count(days, 'dia')}` },
      trimester: weeks < 14 ? 1 : weeks < 28 ? 2 : 3,
      dueDate: at(PREGNANCY_DAYS),
      ...(input.method === 'dum' && { dueDateNaegele: naegele(sent) }),
      estimatedLastPeriod: lastPeriod,
      estimatedConception: at(CONCEPTION_DAY),
      daysRemaining: PREGNANCY_DAYS - totalDays,
      progress: Math.min(100, roundTo((totalDays / PREGNANCY_DAYS) * 100, 1)),
      term: (TERMS.find(({ before }) => weeks < before) as (typeof TERMS)[number]).id,
      milestones: MILESTONES.map(({ label, from, to }) => ({ label, from: at(from), to: at(to) })),
      disclaimer: STANDARD_DISCLAIMER,
    };
  },
});

/** Naegele's rule: seven days and nine months after the first day of the last period. */
function naegele(lastPeriod: string): string {
  return addMonths(addDays(lastPeriod, 7), 9);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
