import { listed } from '../../kit/counted.texts.ts';
import { documentValue } from '../../kit/document.texts.ts';
import type { placa } from './placa.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const formatNames = { mercosul: { pt: 'Mercosul', en: 'Mercosur' }, antiga: { pt: 'Antiga', en: 'Old style' } } satisfies FieldTexts['choices'];

const one = {
  placa: { pt: ['Placa', 'Placa gerada'], en: ['Plate', 'Plate generated'] },
  format: { pt: ['Tipo de placa', 'Tipo da placa gerada'], en: ['Plate type', 'Kind of the plate generated'], choices: formatNames, also: 'tipo type' },
  mercosul: { pt: ['Placa Mercosul', 'A mesma placa na forma do Mercosul'], en: ['Mercosur plate', 'The same plate in the Mercosur format'] },
  state: { pt: ['Estado', 'Estado da série antiga, ou null'], en: ['State', 'State of the old series, or null'] },
} satisfies FieldsTexts;

export const placaTexts = {
  englishName: 'License plate generator',
  summary: { pt: 'Gera e valida uma placa Mercosul ou antiga, da primeira série de um estado', en: 'Generates and validates a license plate, Mercosur or old style, from the first series of a state' },
  search: { pt: 'placa do carro, mercosul, veículo, moto', en: 'license plate, number plate, car plate' },
  about: {
    pt: 'Forma e conversão da Resolução CONTRAN nº 780/2019; séries por estado da numeração antiga. Uma placa gerada pode coincidir com a de um veículo real.',
    en: 'Format and conversion of CONTRAN Resolution 780/2019; series by state of the old numbering. A generated plate may match that of a real vehicle.',
  },
  input: {
    value: documentValue('Placa', 'License plate'),
    format: { pt: ['Tipo de placa', 'Sem ele, antiga quando há state, senão Mercosul'], en: ['Plate type', 'Without it, old style when there is a state, otherwise Mercosur'], choices: formatNames },
    state: {
      pt: ['Estado', 'Estado que dá a primeira série da placa antiga. Não vai com format=mercosul'],
      en: ['State', 'State whose first series the old plate is drawn from. It does not go with format=mercosul'],
    },
  },
  output: [
    one,
    { placas: listed('Placas', 'Plates', one) },
    {
      format: { pt: ['Tipo de placa', 'Tipo da placa enviada'], en: ['Plate type', 'Kind of the plate sent'], choices: formatNames },
      antiga: { pt: ['Placa antiga', 'A mesma placa na forma antiga, ou null se não há'], en: ['Old-style plate', 'The same plate in the old format, or null if there is none'] },
      mercosul: { pt: ['Placa Mercosul', 'A mesma placa na forma do Mercosul'], en: ['Mercosur plate', 'The same plate in the Mercosur format'] },
      state: {
        pt: ['Estado', 'Estado da série da placa antiga, ou null. O veículo pode estar em outro'],
        en: ['State', 'State in whose series the old plate is, or null. The vehicle may be in another'],
      },
      country: {
        pt: ['País', 'País da placa. As do Uruguai têm a forma das placas antigas do Brasil e não se distinguem delas'],
        en: ['Country', 'Country of the plate. Those of Uruguay have the form of the old Brazilian ones and cannot be told apart'],
        choices: { BR: { pt: 'Brasil', en: 'Brazil' }, AR: { pt: 'Argentina', en: 'Argentina' }, BO: { pt: 'Bolívia', en: 'Bolivia' }, PY: { pt: 'Paraguai', en: 'Paraguay' } },
      },
    },
  ],
} satisfies TextsOf<typeof placa>;
