import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { chassi } from './chassi.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const chassiTexts = {
  englishName: 'Chassis number (VIN) generator',
  summary: { pt: 'Gera e valida números de chassi, com fabricante, país e anos-modelo', en: 'Generates and validates vehicle identification numbers, with manufacturer, country and model years' },
  search: { pt: 'VIN, número do chassi, carro, veículo', en: 'VIN, vehicle identification, car' },
  about: {
    pt: 'ISO 3779 e 3780 e ABNT NBR 6066. O dígito verificador só é obrigatório na América do Norte (49 CFR 565.15): em outros países, um que não confere não torna o número inválido. Os números são fictícios e podem coincidir com os de um veículo real.',
    en: 'ISO 3779 and 3780 and ABNT NBR 6066. The check digit is mandatory in North America only (49 CFR 565.15): elsewhere, one that does not match does not make the number invalid. The numbers are fictitious and may match those of real vehicles.',
  },
  input: {
    value: documentValue('Número do chassi', 'Chassis number (VIN)'),
    count,
    brazilian: { pt: ['Feito no Brasil', 'O fabricante é do Brasil, e não de outro país'], en: ['Made in Brazil', 'The manufacturer is in Brazil, not in another country'] },
    year: { pt: ['Ano do modelo', 'Sem ele, um dos últimos'], en: ['Model year', 'Without it, one of the latest'] },
  },
  output: {
    chassis: { pt: ['Números de chassi', 'Números gerados, sem repetição'], en: ['Chassis numbers (VIN)', 'Numbers generated, without repeats'] },
    wmi: { pt: ['Código do fabricante', 'Código mundial do fabricante (WMI), os 3 primeiros caracteres'], en: ['Manufacturer code (WMI)', 'World manufacturer identifier, the first 3 characters'] },
    manufacturer: { pt: ['Fabricante', 'Nome do fabricante, ou null se não é conhecido'], en: ['Manufacturer', 'Name of the manufacturer, or null if it is not known'] },
    country: {
      pt: ['País do fabricante', 'Código de duas letras do país, ou null se não é conhecido'],
      en: ['Country', 'Two-letter code of the country of the manufacturer, or null if it is not known'],
    },
    brazilian: { pt: ['Feito no Brasil', 'O fabricante é do Brasil'], en: ['Made in Brazil', 'The manufacturer is in Brazil'] },
    modelYears: { pt: ['Anos de modelo possíveis', 'O código do ano se repete a cada 30'], en: ['Possible model years', 'The code of the year repeats every 30'] },
    plantCode: { pt: ['Fábrica', 'Código da fábrica, o 11º caractere'], en: ['Plant', 'Code of the plant, the 11th character'] },
    serial: { pt: ['Número de série', 'Os 6 últimos caracteres'], en: ['Serial number', 'The last 6 characters'] },
    checkDigit: {
      pt: ['Dígito verificador', 'O 9º caractere'],
      en: ['Check digit', 'The 9th character'],
      fields: {
        found: { pt: ['Dígito no número', 'O que está escrito no número'], en: ['Digit in the number', 'The one written in the number'] },
        expected: { pt: ['Dígito calculado', 'O que o cálculo dá'], en: ['Digit computed', 'The one that the calculation gives'] },
        matches: { pt: ['Dígito confere', 'O dígito do número é o calculado'], en: ['Digit matches', 'The digit in the number is the computed one'] },
        mandatory: { pt: ['Dígito obrigatório', 'O país do fabricante exige o dígito'], en: ['Digit required', 'The country of the manufacturer requires the digit'] },
      },
    },
  },
} satisfies TextsOf<typeof chassi>;
