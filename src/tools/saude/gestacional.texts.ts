import { datingInput, datingMethod } from './_pregnancy-dating.texts.ts';
import { disclaimer } from './_fields.texts.ts';
import type { gestacional } from './gestacional.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const gestacionalTexts = {
  englishName: 'Gestational age and due date',
  summary: {
    pt: 'Idade gestacional, data provável do parto e marcos da gestação',
    en: 'Gestational age, due date and milestones of the pregnancy',
  },
  about: {
    pt: 'A gestação conta 280 dias do primeiro dia da última menstruação, ou do dia equivalente nos outros métodos; a classificação do termo é a do ACOG (Committee Opinion 579, 2013). Só o pré-natal confirma as datas.',
    en: 'A pregnancy counts 280 days from the first day of the last period, or from the equivalent day of the other methods; the classes of term are those of ACOG (Committee Opinion 579, 2013). Only antenatal care confirms the dates.',
  },
  input: datingInput,
  output: {
    method: datingMethod,
    gestationalAge: {
      pt: ['Idade gestacional em referenceDate', 'Idade gestacional em referenceDate'],
      en: ['Gestational age', 'Gestational age on referenceDate'],
      fields: {
        weeks: {
          pt: ['Semanas completas', 'Semanas completas'],
          en: ['Completed weeks', 'Completed weeks'],
        },
        days: {
          pt: ['Dias além das semanas', 'Dias além das semanas'],
          en: ['Days', 'Days beyond the weeks'],
        },
        totalDays: {
          pt: ['A idade toda', 'A idade toda'],
          en: ['The whole age', 'The whole age'],
        },
        text: {
          pt: ['A idade por extenso', 'A idade por extenso, em português'],
          en: ['The age as text', 'The age as text, in Portuguese'],
        },
      },
    },
    trimester: {
      pt: ['Trimestre', 'Trimestre, de 1 a 3'],
      en: ['Trimester', 'Trimester, from 1 to 3'],
    },
    dueDate: {
      pt: ['Data provável do parto', 'Data provável do parto, com 40 semanas'],
      en: ['Due date', 'Due date, at 40 weeks'],
    },
    dueDateNaegele: {
      pt: [
        'Data pela regra de Naegele',
        'Data pela regra de Naegele: última menstruação mais 7 dias e 9 meses. Só com method=dum',
      ],
      en: [
        'Due date naegele',
        "Date by Naegele's rule: last period plus 7 days and 9 months. Only with method=dum",
      ],
    },
    estimatedLastPeriod: {
      pt: ['Última menstruação', 'Última menstruação, ou o dia que lhe equivale nos outros métodos'],
      en: ['Last period', 'Last period, or the day that stands for it in the other methods'],
    },
    estimatedConception: {
      pt: ['Dia provável da concepção', 'Dia provável da concepção'],
      en: ['Likely day of conception', 'Likely day of conception'],
    },
    daysRemaining: {
      pt: [
        'Quanto falta para a data provável do parto',
        'Quanto falta para a data provável do parto; negativo depois dela',
      ],
      en: ['What is left until the due date', 'What is left until the due date; negative after it'],
    },
    progress: {
      pt: ['Quanto já passou dos 280 dias', 'Quanto já passou dos 280 dias, no máximo 100'],
      en: ['How much of the 280 days has passed', 'How much of the 280 days has passed, at most 100'],
    },
    term: {
      pt: [
        'Classe pelas semanas completas',
        'Classe pelas semanas completas: pré-termo até 36, termo precoce até 38, termo até 40, termo tardio na 41, pós-termo depois',
      ],
      en: [
        'Term',
        'Class by completed weeks: preterm up to 36, early term up to 38, full term up to 40, late term in week 41, post-term beyond',
      ],
      choices: {
        'pre-termo': { pt: 'Pre termo', en: 'Pre termo' },
        'termo-precoce': { pt: 'Termo precoce', en: 'Termo precoce' },
        termo: { pt: 'Termo', en: 'Termo' },
        'termo-tardio': { pt: 'Termo tardio', en: 'Termo tardio' },
        'pos-termo': { pt: 'Pos termo', en: 'Pos termo' },
      },
    },
    milestones: {
      pt: ['Marcos da gestação', 'Marcos da gestação, com suas datas'],
      en: ['Milestones', 'Milestones of the pregnancy, with their dates'],
      fields: {
        label: {
          pt: ['Nome do marco', 'Nome do marco, em português'],
          en: ['Name of the milestone', 'Name of the milestone, in Portuguese'],
        },
        from: {
          pt: ['Primeiro dia', 'Primeiro dia'],
          en: ['First day', 'First day'],
        },
        to: {
          pt: ['Último dia', 'Último dia'],
          en: ['Last day', 'Last day'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof gestacional>;
