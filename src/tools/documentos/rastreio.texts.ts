import { documentValue, formatted } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { rastreio } from './rastreio.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const rastreioTexts = {
  englishName: 'Postal tracking code generator',
  summary: { pt: 'Gera e valida códigos de rastreio de objetos postais', en: 'Generates and validates tracking codes of postal items' },
  search: { pt: 'correios, encomenda, rastreamento, sedex, pacote', en: 'tracking code, package, parcel, post office, shipment' },
  about: {
    pt: 'Norma S10 da União Postal Universal, que os Correios usam. Os códigos são fictícios e podem coincidir com o de um objeto real.',
    en: 'Standard S10 of the Universal Postal Union, which the Brazilian post uses. The codes are fictitious and may match those of real items.',
  },
  input: { value: documentValue('Código de rastreio', 'Tracking code'), count, formatted },
  output: {
    codigos: { pt: ['Códigos de rastreio', 'Códigos gerados, do Brasil, sem repetição'], en: ['Tracking codes', 'Codes generated, of Brazil, without repeats'] },
    service: { pt: ['Tipo de serviço', 'As duas letras do começo'], en: ['Service type', 'The two letters at the start'] },
    serial: { pt: ['Número do objeto', 'Número, de 8 dígitos'], en: ['Item number', 'Number, of 8 digits'] },
    country: { pt: ['País de origem', 'País do correio que emitiu (ISO 3166)'], en: ['Country of origin', 'Country of the post that issued it (ISO 3166)'] },
  },
} satisfies TextsOf<typeof rastreio>;
