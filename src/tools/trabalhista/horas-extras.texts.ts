import { avisos } from '../../kit/fields/legal.texts.ts';
import { hourEntries, restEntries, restOutput } from './_hourly.texts.ts';
import type { horasExtras } from './horas-extras.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const horasExtrasTexts = {
  englishName: 'Overtime calculator',
  summary: { pt: 'Horas extras por percentual, com o descanso semanal remunerado', en: 'Overtime by its rates, with the paid weekly rest' },
  search: { pt: 'hora extra, 50%, 100%, domingo, feriado, banco de horas, trabalhei a mais', en: 'overtime, extra hours, time and a half, double time' },
  about: {
    pt: 'CF, art. 7º, XVI; CLT, arts. 59 e 64. O descanso semanal segue a Lei 605/1949 e a Súmula 172 do TST, com o sábado entre os dias úteis.',
    en: 'CF, art. 7, XVI; CLT, arts. 59 and 64. The weekly rest follows Law 605/1949 and Súmula 172 of the TST, with Saturday among the working days.',
  },
  why: [
    {
      when: { 'dsr.valor': { above: 0 } },
      text: {
        pt: 'São {totalHorasExtras} de horas extras e {dsr.valor} de descanso semanal. Com o salário, {remuneracao}.',
        en: '{totalHorasExtras} of overtime and {dsr.valor} of weekly rest. With the salary, {remuneracao}.',
      },
    },
    { text: { pt: 'São {totalHorasExtras} de horas extras.', en: '{totalHorasExtras} of overtime.' } },
  ],
  facts: ['valorHoraNormal', 'totalHorasExtras', { path: 'dsr.valor', label: { pt: 'Descanso semanal', en: 'Weekly rest' } }, 'remuneracao', 'fgts.valor'],
  input: {
    ...hourEntries,
    horas50: { pt: ['Horas com 50 %', 'Tempo extra com 50 % a mais'], en: ['Hours at 50 %', 'Overtime paid 50 % more'] },
    horas100: { pt: ['Horas com 100 %', 'Tempo extra com 100 % a mais'], en: ['Hours at 100 %', 'Overtime paid 100 % more'] },
    horas: {
      pt: ['Outras horas extras', 'Tempo extra com outros acréscimos. Ao menos um dos três campos precisa ter horas'],
      en: ['Other overtime', 'Overtime at other rates. At least one of the three fields needs hours'],
      from: [{ list: 'itens', by: ['percentual', 'percentual'], show: ['valor'] }],
      fields: {
        percentual: { pt: ['Acréscimo', 'Acréscimo sobre a hora normal'], en: ['Overtime rate', 'Increase over the regular hour'] },
        quantidade: { pt: ['Horas', 'Tempo extra com esse acréscimo'], en: ['Hours', 'Overtime at this rate'] },
      },
    },
    ...restEntries,
  },
  output: {
    valorHoraNormal: { pt: ['Hora normal', 'Valor de uma hora normal'], en: ['Regular hour', 'Pay for a regular hour'] },
    itens: {
      pt: ['Horas por acréscimo', 'Cada acréscimo com o seu tempo: 50 %, 100 %, e os outros na ordem enviada'],
      en: ['Overtime by rate', 'Each rate with its time: 50 %, 100 %, and the others in the order sent'],
      fields: {
        percentual: { pt: ['Acréscimo', 'Acréscimo sobre a hora normal'], en: ['Overtime rate', 'Increase over the regular hour'] },
        horas: { pt: ['Horas', 'Tempo extra'], en: ['Hours', 'Overtime'] },
        valorHora: { pt: ['Hora extra', 'Valor de uma hora extra'], en: ['Overtime hour', 'Pay for an hour of overtime'] },
        valor: { pt: ['Valor', 'Valor do tempo extra'], en: ['Amount', 'Pay for the overtime'] },
      },
    },
    totalHorasExtras: { pt: ['Valor das horas extras', 'Soma das horas extras, sem o descanso'], en: ['Overtime pay', 'Sum of the overtime pay, without the weekly rest'] },
    ...restOutput,
    avisos,
  },
} satisfies TextsOf<typeof horasExtras>;
