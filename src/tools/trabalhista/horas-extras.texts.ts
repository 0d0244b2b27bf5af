import { hourEntries, restEntries, restOutput } from './_hourly.texts.ts';
import type { horasExtras } from './horas-extras.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const horasExtrasTexts = {
  englishName: 'Overtime calculator',
  summary: {
    pt: 'Horas extras por percentual, com o descanso semanal remunerado',
    en: 'Overtime by its rates, with the paid weekly rest',
  },
  about: {
    pt: 'CF, art. 7º, XVI; CLT, arts. 59 e 64. O descanso semanal segue a Lei 605/1949 e a Súmula 172 do TST, com o sábado entre os dias úteis.',
    en: 'CF, art. 7, XVI; CLT, arts. 59 and 64. The weekly rest follows Law 605/1949 and Súmula 172 of the TST, with Saturday among the working days.',
  },
  input: {
    ...hourEntries,
    horas50: {
      pt: ['Horas 50', 'Tempo extra com 50 % a mais'],
      en: ['Overtime at 50 % more', 'Overtime at 50 % more'],
    },
    horas100: {
      pt: ['Horas 100', 'Tempo extra com 100 % a mais'],
      en: ['Overtime at 100 % more', 'Overtime at 100 % more'],
    },
    horas: {
      pt: ['Horas', 'Tempo extra com outros acréscimos. Ao menos um dos três campos tem tempo'],
      en: ['Overtime at other rates', 'Overtime at other rates. At least one of the three fields has some'],
      fields: {
        percentual: {
          pt: ['Acréscimo sobre a hora normal', 'Acréscimo sobre a hora normal'],
          en: ['Raise of the pay of an hour', 'Raise of the pay of an hour'],
        },
        quantidade: {
          pt: ['Tempo extra com esse acréscimo', 'Tempo extra com esse acréscimo'],
          en: ['Overtime at this rate', 'Overtime at this rate'],
        },
      },
    },
    ...restEntries,
  },
  output: {
    valorHoraNormal: {
      pt: ['Valor hora normal', 'Valor de uma hora normal'],
      en: ['Pay of an hour without overtime', 'Pay of an hour without overtime'],
    },
    itens: {
      pt: [
        'Cada acréscimo com o seu tempo',
        'Cada acréscimo com o seu tempo: 50 %, 100 %, e os outros na ordem enviada',
      ],
      en: [
        'Each rate with its time',
        'Each rate with its time: 50 %, 100 %, and the others in the order sent',
      ],
      fields: {
        percentual: {
          pt: ['Acréscimo sobre a hora normal', 'Acréscimo sobre a hora normal'],
          en: ['Raise of the pay of an hour', 'Raise of the pay of an hour'],
        },
        horas: {
          pt: ['Horas', 'Tempo extra'],
          en: ['Overtime', 'Overtime'],
        },
        valorHora: {
          pt: ['Valor hora', 'Valor de uma hora extra'],
          en: ['Pay of an hour of overtime', 'Pay of an hour of overtime'],
        },
        valor: {
          pt: ['Valor', 'Valor do tempo extra'],
          en: ['Pay of the overtime', 'Pay of the overtime'],
        },
      },
    },
    totalHorasExtras: {
      pt: ['Soma das horas extras', 'Soma das horas extras, sem o descanso'],
      en: ['Sum of the overtime', 'Sum of the overtime, without the rest'],
    },
    ...restOutput,
  },
} satisfies TextsOf<typeof horasExtras>;
