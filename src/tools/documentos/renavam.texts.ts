import { listed } from '../../kit/counted.texts.ts';
import { documentValue } from '../../kit/document.texts.ts';
import type { renavam } from './renavam.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const renavamTexts = {
  englishName: 'Vehicle registry number (RENAVAM) generator',
  summary: { pt: 'Gera e valida números de RENAVAM', en: 'Generates and validates RENAVAM numbers, of the Brazilian vehicle registry' },
  search: { pt: 'documento do carro, CRLV, licenciamento, detran', en: 'vehicle registration, car document' },
  about: { pt: 'Os números são fictícios e podem coincidir com o de um veículo real.', en: 'The numbers are fictitious and may match those of real vehicles.' },
  input: { value: documentValue('Renavam', 'RENAVAM') },
  output: { renavam: { pt: ['Renavam', 'Número gerado, de 11 dígitos'], en: ['RENAVAM', 'Number generated, of 11 digits'] }, renavams: listed('Renavams', 'RENAVAMs') },
} satisfies TextsOf<typeof renavam>;
