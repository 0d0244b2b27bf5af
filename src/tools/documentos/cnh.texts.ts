import { listed } from '../../kit/counted.texts.ts';
import { documentValue } from '../../kit/document.texts.ts';
import type { cnh } from './cnh.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnhTexts = {
  englishName: "Driver's license (CNH) generator",
  summary: { pt: 'Gera e valida números de registro da CNH', en: "Generates and validates registration numbers of the CNH, the Brazilian driver's license" },
  search: { pt: 'carteira de motorista, habilitação, detran', en: 'driver license, driving licence' },
  about: { pt: 'Os números são fictícios e podem coincidir com o de um condutor real.', en: 'The numbers are fictitious and may match those of real drivers.' },
  input: { value: documentValue('CNH') },
  output: { cnh: { pt: ['CNH', 'Número de registro gerado'], en: ['CNH', 'Registration number generated'] }, cnhs: listed('CNHs', 'CNHs') },
} satisfies TextsOf<typeof cnh>;
