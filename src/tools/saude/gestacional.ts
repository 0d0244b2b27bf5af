import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { textIn } from '../../kit/texts.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import type { Context } from '../../kit/tool.ts';
import { days, percentage, weeks } from '../../kit/units.ts';
import { addDays, addMonths, daysBetween } from '../../lib/dates/dates.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { disclaimer, STANDARD_DISCLAIMER } from './_fields.ts';
import {
  CONCEPTION_DAY,
  datingReads,
  datingInput,
  datingMethod,
  datingOf,
  PREGNANCY_DAYS,
} from './_pregnancy-dating.ts';
import { num, pure } from '../../kit/fields/index.ts';

/** 44 weeks. A longer pregnancy means that the date sent is wrong. */
const LONGEST_DAYS = 308;

/** Terms by completed weeks, each before its limit (ACOG Committee Opinion 579, 2013). */
const TERMS = [
  { id: 'pre-termo', before: 37 },
  { id: 'termo-precoce', before: 39 },
  { id: 'termo', before: 41 },
  { id: 'termo-tardio', before: 42 },
  { id: 'pos-termo', before: Infinity },
] as const;

/** Days of gestational age. */
const MILESTONES = [
  {
    label: {
      pt: 'Ultrassom do primeiro trimestre (translucência nucal)',
      en: 'First-trimester ultrasound (nuchal translucency)',
    },
    from: 77,
    to: 97,
  },
  {
    label: { pt: 'Ultrassom morfológico do segundo trimestre', en: 'Second-trimester anatomy scan' },
    from: 140,
    to: 168,
  },
  { label: { pt: 'Teste de tolerância à glicose', en: 'Glucose tolerance test' }, from: 168, to: 196 },
  { label: { pt: 'Termo (37 semanas)', en: 'Term (37 weeks)' }, from: 259, to: 259 },
  { label: { pt: 'Data provável do parto (40 semanas)', en: 'Due date (40 weeks)' }, from: 280, to: 280 },
  { label: { pt: 'Pós-termo (42 semanas)', en: 'Post-term (42 weeks)' }, from: 294, to: 294 },
] as const;

/** Gestational age and due date, by the last period, an ultrasound, conception, an embryo transfer or a due date. */
export const gestacional = defineCalculator({
  method: 'POST',
  path: '/calculadoras/gestacional',
  category: 'saude',
  name: 'Idade gestacional e data provável do parto',
  input: datingInput,
  output: v.object({
    method: datingMethod,
    gestationalAge: v.object({
      weeks: num(weeks),
      days: num(days),
      totalDays: num(days),
      text: v.string(),
    }),
    trimester: num(pure),
    dueDate: v.string(),
    dueDateNaegele: v.optional(v.string()),
    estimatedLastPeriod: v.string(),
    estimatedConception: v.string(),
    daysRemaining: num(days),
    progress: num(percentage),
    term: v.picklist(['pre-termo', 'termo-precoce', 'termo', 'termo-tardio', 'pos-termo']),
    milestones: v.array(
      v.object({
        label: v.string(),
        from: v.string(),
        to: v.string(),
      }),
    ),
    disclaimer,
  }),
  reads: datingReads,
  result: 'dueDate',
  examples: [{ input: { lastPeriod: '2026-06-10', referenceDate: '2026-11-21' } }],
  impossible: { lastPeriod: '2026-02-30' },
  run(input, context) {
    const today = input.referenceDate;
    const { field, sent, toLastPeriod } = datingOf(input);
    const blamed = context.lastSent(field, 'referenceDate');
    if (field !== 'dueDate' && sent > today) {
      throw outOfOrder(blamed, [field, sent], ['referenceDate', today]);
    }
    const lastPeriod = dateAfter(sent, toLastPeriod, field);
    const totalDays = daysBetween(lastPeriod, today);
    if (totalDays < 0 || totalDays > LONGEST_DAYS) {
      throw invalidValue(blamed, {
        pt: 'A idade gestacional na data de referência deve estar entre 0 e 44 semanas',
        en: 'The gestational age at the reference date must be between 0 and 44 weeks',
      });
    }

    const [weeks, days] = [Math.floor(totalDays / 7), totalDays % 7];
    const at = (day: number) => dateAfter(lastPeriod, day, field);
    return {
      method: input.method,
      gestationalAge: { weeks, days, totalDays, text: ageText(weeks, days, context.language) },
      trimester: weeks < 14 ? 1 : weeks < 28 ? 2 : 3,
      dueDate: at(PREGNANCY_DAYS),
      ...(input.method === 'dum' && { dueDateNaegele: naegele(sent) }),
      estimatedLastPeriod: lastPeriod,
      estimatedConception: at(CONCEPTION_DAY),
      daysRemaining: PREGNANCY_DAYS - totalDays,
      progress: Math.min(100, roundTo((totalDays / PREGNANCY_DAYS) * 100, 1)),
      term: (TERMS.find(({ before }) => weeks < before) as (typeof TERMS)[number]).id,
      milestones: MILESTONES.map(({ label, from, to }) => ({
        label: textIn(label, context.language),
        from: at(from),
        to: at(to),
      })),
      disclaimer: textIn(STANDARD_DISCLAIMER, context.language),
    };
  },
});

/** Naegele's rule: seven days and nine months after the first day of the last period. */
function naegele(lastPeriod: string): string {
  return addMonths(addDays(lastPeriod, 7), 9);
}

/** `23 semanas e 3 dias`, or `23 weeks and 3 days`. */
function ageText(weeks: number, days: number, language: Context['language']): string {
  const text = {
    pt: `${count(weeks, 'semana')} e ${count(days, 'dia')}`,
    en: `${count(weeks, 'week')} and ${count(days, 'day')}`,
  };
  return textIn(text, language);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
