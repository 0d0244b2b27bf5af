import { disclaimer } from './_fields.texts.ts';
import type { cicloMenstrual } from './ciclo-menstrual.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cicloMenstrualTexts = {
  englishName: 'Menstrual calendar and fertile window',
  summary: {
    pt: 'Próximas menstruações, ovulação e período fértil pelo calendário',
    en: 'Next periods, ovulation and fertile window by the calendar',
  },
  about: {
    pt: 'Ovulação pela duração da fase lútea e janela fértil de seis dias (Wilcox, 1995); com o ciclo mais curto e o mais longo, o método de Ogino-Knaus. É uma previsão pelo calendário: não serve como método contraceptivo, nem substitui avaliação médica.',
    en: 'Ovulation by the length of the luteal phase and a fertile window of six days (Wilcox, 1995); with the shortest and the longest cycle, the Ogino-Knaus method. It is a prediction by the calendar: no contraceptive method, and no replacement for medical assessment.',
  },
  input: {
    lastPeriod: {
      pt: ['Primeiro dia da última menstruação', 'Primeiro dia da última menstruação'],
      en: ['Last period', 'First day of the last period'],
    },
    cycleLength: {
      pt: ['Duração do ciclo', 'Duração do ciclo, do primeiro dia de uma menstruação à véspera da outra'],
      en: ['Cycle length', 'Length of the cycle, from the first day of a period to the eve of the next'],
    },
    periodLength: {
      pt: ['Duração da menstruação', 'Duração da menstruação'],
      en: ['Period length', 'Length of the period'],
    },
    lutealPhase: {
      pt: ['Duração da fase lútea', 'Duração da fase lútea, da ovulação à menstruação seguinte'],
      en: ['Luteal phase', 'Length of the luteal phase, from ovulation to the next period'],
    },
    shortestCycle: {
      pt: [
        'Ciclo mais curto dos últimos meses',
        'Ciclo mais curto dos últimos meses, para ciclos irregulares. Vai junto com longestCycle',
      ],
      en: [
        'Shortest cycle',
        'Shortest cycle of the last months, for irregular cycles. It goes together with longestCycle',
      ],
    },
    longestCycle: {
      pt: [
        'Ciclo mais longo dos últimos meses',
        'Ciclo mais longo dos últimos meses, para ciclos irregulares. Vai junto com shortestCycle',
      ],
      en: [
        'Longest cycle',
        'Longest cycle of the last months, for irregular cycles. It goes together with shortestCycle',
      ],
    },
    cycles: {
      pt: ['Quantos ciclos listar', 'Quantos ciclos listar'],
      en: ['How many cycles to list', 'How many cycles to list'],
    },
    referenceDate: {
      pt: ['Dia cuja fase se quer saber', 'Dia cuja fase se quer saber. Sem ele, hoje em Brasília'],
      en: ['Day whose phase is wanted', 'Day whose phase is wanted. Without it, today in Brasília'],
    },
  },
  output: {
    method: {
      pt: [
        'Como a janela fértil foi achada',
        'Como a janela fértil foi achada: pela ovulação de um ciclo regular, ou por ogino-knaus, com shortestCycle e longestCycle',
      ],
      en: [
        'How the fertile window was found',
        'How the fertile window was found: by the ovulation of a regular cycle, or by ogino-knaus, with shortestCycle and longestCycle',
      ],
      choices: {
        'ciclo-regular': { pt: 'Ciclo regular', en: 'Ciclo regular' },
        'ogino-knaus': { pt: 'Ogino knaus', en: 'Ogino knaus' },
      },
    },
    cycles: {
      pt: ['Os ciclos', 'Os ciclos, desde lastPeriod'],
      en: ['The cycles', 'The cycles, from lastPeriod on'],
      fields: {
        number: {
          pt: ['Número do ciclo', 'Número do ciclo, a partir de 1'],
          en: ['Number', 'Number of the cycle, from 1 on'],
        },
        periodStart: {
          pt: ['Primeiro dia da menstruação', 'Primeiro dia da menstruação'],
          en: ['First day of the period', 'First day of the period'],
        },
        periodEnd: {
          pt: ['Último dia da menstruação', 'Último dia da menstruação'],
          en: ['Last day of the period', 'Last day of the period'],
        },
        fertileStart: {
          pt: ['Primeiro dia da janela fértil', 'Primeiro dia da janela fértil'],
          en: ['First day of the fertile window', 'First day of the fertile window'],
        },
        fertileEnd: {
          pt: ['Último dia da janela fértil', 'Último dia da janela fértil'],
          en: ['Last day of the fertile window', 'Last day of the fertile window'],
        },
        ovulation: {
          pt: ['Dia provável da ovulação', 'Dia provável da ovulação'],
          en: ['Ovulation', 'Likely day of ovulation'],
        },
        nextPeriod: {
          pt: ['Primeiro dia da menstruação seguinte', 'Primeiro dia da menstruação seguinte'],
          en: ['Next period', 'First day of the next period'],
        },
      },
    },
    current: {
      pt: ['O ciclo em referenceDate', 'O ciclo em referenceDate'],
      en: ['The cycle on referenceDate', 'The cycle on referenceDate'],
      fields: {
        referenceDate: {
          pt: ['Dia a que a fase se refere', 'Dia a que a fase se refere'],
          en: ['Day that the phase is of', 'Day that the phase is of'],
        },
        cycleNumber: {
          pt: ['Número do ciclo em que o dia cai', 'Número do ciclo em que o dia cai, a partir de 1'],
          en: ['Cycle number', 'Number of the cycle that the day falls into, from 1 on'],
        },
        cycleDay: {
          pt: ['Dia do ciclo', 'Dia do ciclo, a partir de 1'],
          en: ['Cycle day', 'Day of the cycle, from 1 on'],
        },
        phase: {
          pt: [
            'Fase do ciclo',
            'Fase do ciclo: menstruação, folicular, janela fértil, dia da ovulação ou lútea',
          ],
          en: [
            'Phase',
            'Phase of the cycle: menstruation, follicular, fertile window, day of ovulation or luteal',
          ],
          choices: {
            menstruacao: { pt: 'Menstruacao', en: 'Menstruacao' },
            folicular: { pt: 'Folicular', en: 'Folicular' },
            fertil: { pt: 'Fertil', en: 'Fertil' },
            ovulacao: { pt: 'Ovulacao', en: 'Ovulacao' },
            lutea: { pt: 'Lutea', en: 'Lutea' },
          },
        },
        daysToNextPeriod: {
          pt: ['Quanto falta para a próxima menstruação', 'Quanto falta para a próxima menstruação'],
          en: ['Days to next period', 'What is left until the next period'],
        },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cicloMenstrual>;
