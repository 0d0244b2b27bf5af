import { datingInput, datingMethod } from './_pregnancy-dating.texts.ts';
import { disclaimer } from './_fields.texts.ts';
import type { gestacional } from './gestacional.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const gestacionalTexts = {
  englishName: 'Gestational age and due date',
  summary: { pt: 'Idade gestacional, data provável do parto e marcos da gestação', en: 'Gestational age, due date and milestones of the pregnancy' },
  search: { pt: 'gravidez, grávida, gestante, bebê, nascer, parto, semanas, DPP', en: 'pregnancy, pregnant, due date, baby, weeks' },
  people: { name: { pt: 'Idade gestacional e parto', en: 'Pregnancy and due date' } },
  about: {
    pt: 'A gestação conta 280 dias do primeiro dia da última menstruação, ou do dia equivalente nos outros métodos; a classificação do termo é a do ACOG (Committee Opinion 579, 2013). Só o pré-natal confirma as datas.',
    en: 'Pregnancy is counted as 280 days from the first day of the last period, or from the equivalent day in the other methods; the classes of term are those of ACOG (Committee Opinion 579, 2013). Only prenatal care confirms the dates.',
  },
  why: [
    { when: { daysRemaining: { above: 0 } }, text: { pt: 'São {gestationalAge.text}; faltam {daysRemaining} para o parto.', en: '{gestationalAge.text}; {daysRemaining} are left.' } },
    { text: { pt: 'São {gestationalAge.text}.', en: '{gestationalAge.text} so far.' } },
  ],
  facts: [{ path: 'gestationalAge.text', label: { pt: 'Idade gestacional', en: 'Gestational age' } }, 'trimester', 'daysRemaining', 'progress', 'estimatedConception'],
  input: datingInput,
  output: {
    method: datingMethod,
    gestationalAge: {
      pt: ['Idade gestacional', 'No dia escolhido'],
      en: ['Gestational age', 'On the chosen day'],
      fields: {
        weeks: { pt: ['Semanas', 'Semanas completas'], en: ['Weeks', 'Completed weeks'] },
        days: { pt: ['Dias', 'Dias além das semanas'], en: ['Days', 'Days beyond the weeks'] },
        totalDays: { pt: ['Total de dias', 'A idade gestacional toda'], en: ['Total days', 'The whole gestational age'] },
        text: { pt: ['Por extenso', 'Semanas e dias por extenso'], en: ['In words', 'Weeks and days in words'] },
      },
    },
    trimester: { pt: ['Trimestre', 'De 1 a 3'], en: ['Trimester', 'From 1 to 3'] },
    dueDate: { pt: ['Data provável do parto', 'Quando a gestação completa 40 semanas'], en: ['Due date', 'When the pregnancy reaches 40 weeks'] },
    dueDateNaegele: {
      pt: ['Parto por Naegele', 'Última menstruação mais 7 dias e 9 meses. Só na conta pela última menstruação'],
      en: ['Due date by Naegele', 'Last period plus 7 days and 9 months. Only when calculating from the last period'],
    },
    estimatedLastPeriod: {
      pt: ['Última menstruação', 'A informada, ou o dia que equivale a ela nos outros métodos'],
      en: ['Last period', 'As given, or the day that stands for it in the other methods'],
    },
    estimatedConception: { pt: ['Concepção provável', 'Dia provável da concepção'], en: ['Likely conception', 'Likely day of conception'] },
    daysRemaining: { pt: ['Dias até o parto', 'Quanto falta para a data provável; negativo depois dela'], en: ['Days until due date', 'How long until the due date; negative after it'] },
    progress: { pt: ['Gestação percorrida', 'Quanto já passou dos 280 dias, no máximo 100'], en: ['Pregnancy completed', 'How much of the 280 days has passed, at most 100'] },
    term: {
      pt: ['Classe do termo', 'Pelas semanas completas: pré-termo até 36, termo precoce até 38, termo até 40, termo tardio na 41, pós-termo depois'],
      en: ['Term', 'By completed weeks: preterm up to 36, early term up to 38, full term up to 40, late term in week 41, post-term beyond'],
      choices: {
        'pre-termo': { pt: 'Pré-termo', en: 'Preterm' },
        'termo-precoce': { pt: 'Termo precoce', en: 'Early term' },
        termo: { pt: 'Termo', en: 'Full term' },
        'termo-tardio': { pt: 'Termo tardio', en: 'Late term' },
        'pos-termo': { pt: 'Pós-termo', en: 'Post-term' },
      },
    },
    milestones: {
      pt: ['Marcos da gestação', 'Os marcos e as suas datas'],
      en: ['Milestones', 'Milestones of the pregnancy, with their dates'],
      fields: {
        label: { pt: ['Marco', 'Nome do marco'], en: ['Milestone', 'Name of the milestone'] },
        from: { pt: ['Início', 'Primeiro dia'], en: ['Start', 'First day'] },
        to: { pt: ['Fim', 'Último dia'], en: ['End', 'Last day'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof gestacional>;
