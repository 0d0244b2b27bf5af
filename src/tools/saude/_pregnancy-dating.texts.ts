import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const datingMethod = {
  pt: ['Calcular a partir de', 'O que se sabe da gestação; cada escolha pede a sua data'],
  en: ['Calculate from', 'What you know about the pregnancy; each choice needs its own date'],
  choices: {
    dum: { pt: 'Última menstruação (DUM)', en: 'Last menstrual period' },
    ultrassom: { pt: 'Ultrassom', en: 'Ultrasound' },
    concepcao: { pt: 'Concepção', en: 'Conception' },
    fiv: { pt: 'Fertilização in vitro (FIV)', en: 'In vitro fertilization (IVF)' },
    dpp: { pt: 'Data provável do parto (DPP)', en: 'Due date' },
  },
} satisfies FieldTexts;

export const datingInput = {
  method: datingMethod,
  lastPeriod: {
    pt: ['Última menstruação', 'Primeiro dia da última menstruação. Obrigatório se a conta parte dela'],
    en: ['Last period', 'First day of the last period. Required when the calculation starts from it'],
    because: { pt: 'As semanas se contam do primeiro dia da última menstruação, e não da concepção.', en: 'Weeks are counted from the first day of the last period, and not from conception.' },
  },
  cycleLength: {
    pt: ['Duração do ciclo', 'Um ciclo de mais de 28 dias adia as datas. Vale para a conta pela última menstruação'],
    en: ['Cycle length', 'A cycle longer than 28 days moves the dates later. Used when calculating from the last period'],
  },
  ultrasoundDate: {
    pt: ['Data do ultrassom', 'Dia do exame. Obrigatório se a conta parte do ultrassom'],
    en: ['Ultrasound date', 'Day of the scan. Required when the calculation starts from the ultrasound'],
    also: 'dataUltrassom',
  },
  ultrasoundWeeks: {
    pt: ['Semanas no ultrassom', 'Semanas completas que o ultrassom mediu. Obrigatório se a conta parte dele'],
    en: ['Weeks at ultrasound', 'Completed weeks measured by the ultrasound. Required when the calculation starts from it'],
  },
  ultrasoundDays: { pt: ['Dias no ultrassom', 'Dias medidos além das semanas completas'], en: ['Days at ultrasound', 'Days measured beyond the completed weeks'] },
  conceptionDate: {
    pt: ['Data da concepção', 'Dia da concepção. Obrigatório se a conta parte dela'],
    en: ['Conception date', 'Day of conception. Required when the calculation starts from it'],
    also: 'dataConcepcao',
  },
  transferDate: {
    pt: ['Data da transferência', 'Dia da transferência do embrião. Obrigatório na fertilização in vitro'],
    en: ['Transfer date', 'Day of the embryo transfer. Required for in vitro fertilization'],
    also: 'dataTransferencia',
  },
  embryoAge: { pt: ['Idade do embrião', 'Idade no dia da transferência, na fertilização in vitro'], en: ['Embryo age', 'Age on the day of the transfer, for in vitro fertilization'] },
  dueDate: {
    pt: ['Data provável do parto', 'Quando já se conhece a data. Obrigatória se a conta parte dela'],
    en: ['Due date', 'When the date is already known. Required when the calculation starts from it'],
    also: 'dpp dataParto',
  },
  referenceDate: {
    pt: ['Idade neste dia', 'Dia em que se quer saber a idade gestacional. Sem ele, hoje em Brasília'],
    en: ['Age on this day', 'Day for which you want the gestational age. If left out, today in Brasília'],
  },
} satisfies FieldsTexts;
