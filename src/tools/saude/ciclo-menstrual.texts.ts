import { disclaimer } from './_fields.texts.ts';
import type { cicloMenstrual } from './ciclo-menstrual.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cicloMenstrualTexts = {
  englishName: 'Menstrual cycle and fertile window',
  summary: { pt: 'Próximas menstruações, ovulação e período fértil pelo calendário', en: 'Next periods, ovulation and fertile window, by the calendar' },
  search: { pt: 'menstruação, período fértil, dia fértil, ovulação, tabelinha, atraso', en: 'period, menstruation, fertile days, ovulation, cycle' },
  people: { name: { pt: 'Período fértil', en: 'Fertile window' } },
  about: {
    pt: 'Ovulação pela duração da fase lútea e janela fértil de seis dias (Wilcox, 1995); com o ciclo mais curto e o mais longo, o método de Ogino-Knaus. É uma previsão pelo calendário: não serve como método contraceptivo, nem substitui avaliação médica.',
    en: 'Ovulation from the length of the luteal phase and a fertile window of six days (Wilcox, 1995); with the shortest and the longest cycle, the Ogino-Knaus method. It is a calendar prediction: it is not a contraceptive method and does not replace medical assessment.',
  },
  input: {
    lastPeriod: { pt: ['Última menstruação', 'Primeiro dia da última menstruação'], en: ['Last period', 'First day of the last period'] },
    cycleLength: { pt: ['Duração do ciclo', 'Do primeiro dia de uma menstruação à véspera da seguinte'], en: ['Cycle length', 'From the first day of a period to the day before the next'] },
    periodLength: { pt: ['Duração da menstruação', 'Quantos dias a menstruação costuma durar'], en: ['Period length', 'How long a period usually lasts'] },
    lutealPhase: { pt: ['Fase lútea', 'Duração da ovulação até a menstruação seguinte'], en: ['Luteal phase', 'Length from ovulation to the next period'] },
    shortestCycle: {
      pt: ['Ciclo mais curto', 'O mais curto dos últimos meses, para ciclos irregulares. Pede também o mais longo'],
      en: ['Shortest cycle', 'The shortest of the last months, for irregular cycles. Needs the longest too'],
    },
    longestCycle: {
      pt: ['Ciclo mais longo', 'O mais longo dos últimos meses, para ciclos irregulares. Pede também o mais curto'],
      en: ['Longest cycle', 'The longest of the last months, for irregular cycles. Needs the shortest too'],
    },
    cycles: { pt: ['Ciclos a listar', 'Quantos ciclos a resposta traz'], en: ['Cycles to list', 'How many cycles the answer has'] },
    referenceDate: {
      pt: ['Fase neste dia', 'Dia em que se quer saber a fase. Sem ele, hoje em Brasília'],
      en: ['Phase on this day', 'Day for which you want the phase. If left out, today in Brasília'],
    },
  },
  output: {
    method: {
      pt: ['Método', 'Como a janela fértil foi achada: pela ovulação de um ciclo regular ou, com o ciclo mais curto e o mais longo, por Ogino-Knaus'],
      en: ['Method', 'How the fertile window was found: from the ovulation of a regular cycle or, with the shortest and longest cycles, by Ogino-Knaus'],
      choices: { 'ciclo-regular': { pt: 'Ciclo regular', en: 'Regular cycle' }, 'ogino-knaus': { pt: 'Ogino-Knaus', en: 'Ogino-Knaus' } },
    },
    cycles: {
      pt: ['Ciclos previstos', 'Os ciclos desde a última menstruação'],
      en: ['Predicted cycles', 'The cycles since the last period'],
      columns: ['periodStart', 'periodEnd', 'fertileStart', 'fertileEnd', 'ovulation'],
      fields: {
        number: { pt: ['Número do ciclo', 'Contado a partir de 1'], en: ['Cycle number', 'Counted from 1'] },
        periodStart: { pt: ['Início da menstruação', 'Primeiro dia'], en: ['Period starts', 'First day'] },
        periodEnd: { pt: ['Fim da menstruação', 'Último dia'], en: ['Period ends', 'Last day'] },
        fertileStart: { pt: ['Início do período fértil', 'Primeiro dia da janela fértil'], en: ['Fertile window starts', 'First day of the fertile window'] },
        fertileEnd: { pt: ['Fim do período fértil', 'Último dia da janela fértil'], en: ['Fertile window ends', 'Last day of the fertile window'] },
        ovulation: { pt: ['Ovulação', 'Dia provável da ovulação'], en: ['Ovulation', 'Likely day of ovulation'] },
        nextPeriod: { pt: ['Próxima menstruação', 'Primeiro dia da menstruação seguinte'], en: ['Next period', 'First day of the next period'] },
      },
    },
    current: {
      pt: ['Ciclo no dia escolhido', 'Em que ponto do ciclo o dia cai'],
      en: ['Cycle that day', 'Where in the cycle the day falls'],
      fields: {
        referenceDate: { pt: ['Dia escolhido', 'Dia a que a fase se refere'], en: ['Chosen day', 'Day that the phase refers to'] },
        cycleNumber: { pt: ['Número do ciclo', 'O ciclo em que o dia cai, contado a partir de 1'], en: ['Cycle number', 'The cycle that the day falls in, counted from 1'] },
        cycleDay: { pt: ['Dia do ciclo', 'Contado a partir de 1'], en: ['Day of cycle', 'Counted from 1'] },
        phase: {
          pt: ['Fase do ciclo', 'A fase em que o dia cai'],
          en: ['Cycle phase', 'The phase that the day falls in'],
          choices: {
            menstruacao: { pt: 'Menstruação', en: 'Menstruation' },
            folicular: { pt: 'Fase folicular', en: 'Follicular phase' },
            fertil: { pt: 'Janela fértil', en: 'Fertile window' },
            ovulacao: { pt: 'Dia da ovulação', en: 'Ovulation day' },
            lutea: { pt: 'Fase lútea', en: 'Luteal phase' },
          },
        },
        daysToNextPeriod: { pt: ['Até a próxima menstruação', 'Quanto falta para ela'], en: ['Until the next period', 'How long until it starts'] },
      },
    },
    disclaimer,
  },
} satisfies TextsOf<typeof cicloMenstrual>;
