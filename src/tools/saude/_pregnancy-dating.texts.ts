import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const datingMethod = {
  pt: [
    'De onde parte a conta',
    'De onde parte a conta: última menstruação (dum), ultrassom, concepção, fertilização in vitro (fiv) ou data provável do parto já conhecida (dpp)',
  ],
  en: [
    'Where the count starts',
    'Where the count starts: last period (dum), ultrasound (ultrassom), conception (concepcao), in vitro fertilisation (fiv) or a due date already known (dpp)',
  ],
  choices: {
    dum: { pt: 'Dum', en: 'Dum' },
    ultrassom: { pt: 'Ultrassom', en: 'Ultrassom' },
    concepcao: { pt: 'Concepcao', en: 'Concepcao' },
    fiv: { pt: 'Fiv', en: 'Fiv' },
    dpp: { pt: 'Dpp', en: 'Dpp' },
  },
} satisfies FieldTexts;

export const datingInput = {
  method: datingMethod,
  lastPeriod: {
    pt: [
      'Primeiro dia da última menstruação',
      'Primeiro dia da última menstruação. Obrigatório com method=dum',
    ],
    en: ['Last period', 'First day of the last period. Required with method=dum'],
  },
  cycleLength: {
    pt: ['Duração do ciclo', 'Duração do ciclo, com method=dum: o que passa de 28 adia as datas'],
    en: ['Cycle length', 'Length of the cycle, with method=dum: what exceeds 28 delays the dates'],
  },
  ultrasoundDate: {
    pt: ['Dia do ultrassom', 'Dia do ultrassom. Obrigatório com method=ultrassom'],
    en: ['Ultrasound date', 'Day of the ultrasound. Required with method=ultrassom'],
  },
  ultrasoundWeeks: {
    pt: [
      'Semanas completas que o ultrassom mediu',
      'Semanas completas que o ultrassom mediu. Obrigatório com method=ultrassom',
    ],
    en: [
      'Completed weeks that the ultrasound measured',
      'Completed weeks that the ultrasound measured. Required with method=ultrassom',
    ],
  },
  ultrasoundDays: {
    pt: ['Dias além das semanas que o ultrassom mediu', 'Dias além das semanas que o ultrassom mediu'],
    en: ['Ultrasound days', 'Days beyond the weeks that the ultrasound measured'],
  },
  conceptionDate: {
    pt: ['Dia da concepção', 'Dia da concepção. Obrigatório com method=concepcao'],
    en: ['Conception date', 'Day of conception. Required with method=concepcao'],
  },
  transferDate: {
    pt: ['Dia da transferência do embrião', 'Dia da transferência do embrião. Obrigatório com method=fiv'],
    en: ['Transfer date', 'Day of the embryo transfer. Required with method=fiv'],
  },
  embryoAge: {
    pt: ['Idade do embrião na transferência', 'Idade do embrião na transferência, com method=fiv'],
    en: ['Embryo age', 'Age of the embryo at the transfer, with method=fiv'],
  },
  dueDate: {
    pt: [
      'Data provável do parto já conhecida',
      'Data provável do parto já conhecida. Obrigatória com method=dpp',
    ],
    en: ['Due date', 'Due date already known. Required with method=dpp'],
  },
  referenceDate: {
    pt: ['Dia em que se quer saber a idade', 'Dia em que se quer saber a idade. Sem ele, hoje em Brasília'],
    en: ['Day on which the age is wanted', 'Day on which the age is wanted. Without it, today in Brasília'],
  },
} satisfies FieldsTexts;
