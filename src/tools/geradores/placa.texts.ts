import { documentValue } from '../../kit/document.texts.ts';
import type { placa } from './placa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const placaTexts = {
  englishName: 'Plate generator',
  summary: {
    pt: 'Gera e valida uma placa Mercosul ou antiga, da primeira série de um estado',
    en: 'Generates and validates a vehicle plate of the Mercosul or of the old kind, of the first series of a state',
  },
  about: {
    pt: 'Forma e conversão da Resolução CONTRAN nº 780/2019; séries por estado da numeração antiga. Uma placa gerada pode coincidir com a de um veículo real.',
    en: 'Form and conversion of CONTRAN Resolution 780/2019; series by state of the old numbering. A generated plate may coincide with that of a real vehicle.',
  },
  input: {
    value: documentValue('Placa', 'License plate'),
    format: {
      pt: ['Tipo da placa', 'Tipo da placa. Sem ele, antiga quando há state, senão Mercosul'],
      en: [
        'Kind of plate',
        'Kind of plate. Without it, the old one (antiga) when there is a state, otherwise Mercosul',
      ],
      choices: {
        mercosul: { pt: 'Mercosul', en: 'Mercosul' },
        antiga: { pt: 'Antiga', en: 'Antiga' },
      },
    },
    state: {
      pt: ['State', 'Estado de cuja primeira série sai a placa antiga. Não vai com format=mercosul'],
      en: [
        'State',
        'State whose first series the old plate is drawn from. It does not go with format=mercosul',
      ],
    },
  },
  output: [
    {
      placa: {
        pt: ['Placa', 'Placa gerada'],
        en: ['Plate generated', 'Plate generated'],
      },
      format: {
        pt: ['Tipo da placa', 'Tipo da placa'],
        en: ['Kind of plate', 'Kind of plate'],
        choices: {
          mercosul: { pt: 'Mercosul', en: 'Mercosul' },
          antiga: { pt: 'Antiga', en: 'Antiga' },
        },
      },
      mercosul: {
        pt: ['Mercosul', 'A mesma placa na forma do Mercosul'],
        en: ['Mercosul', 'The same plate in the form of the Mercosul'],
      },
      state: {
        pt: ['Estado da série antiga', 'Estado da série antiga, ou null'],
        en: ['State', 'State of the old series, or null'],
      },
    },
    {
      format: {
        pt: ['Tipo da placa', 'Tipo da placa'],
        en: ['Kind of plate', 'Kind of plate'],
        choices: {
          mercosul: { pt: 'Mercosul', en: 'Mercosul' },
          antiga: { pt: 'Antiga', en: 'Antiga' },
        },
      },
      antiga: {
        pt: ['A mesma placa na forma antiga', 'A mesma placa na forma antiga, ou null se não há'],
        en: ['The same plate in the old form', 'The same plate in the old form, or null if there is none'],
      },
      mercosul: {
        pt: ['Mercosul', 'A mesma placa na forma do Mercosul'],
        en: ['Mercosul', 'The same plate in the form of the Mercosul'],
      },
      state: {
        pt: [
          'State',
          'Estado cuja primeira série tem a placa antiga, ou null. O veículo pode estar em outro',
        ],
        en: ['State', 'State whose first series has the old plate, or null. The vehicle may be in another'],
      },
    },
  ],
} satisfies TextsOf<typeof placa>;
