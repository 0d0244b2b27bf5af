import { count } from '../../kit/fields/numbers.texts.ts';
import type { chassi } from './chassi.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const chassiTexts = {
  englishName: 'Chassis number (VIN) generator',
  summary: {
    pt: 'Gera e valida números de chassi, com fabricante, país e anos-modelo',
    en: 'Generates and validates chassis numbers, with manufacturer, country and model years',
  },
  about: {
    pt: 'ISO 3779 e 3780 e ABNT NBR 6066. O dígito verificador só é obrigatório na América do Norte (49 CFR 565.15): em outros países, um que não confere não torna o número inválido. Os números são fictícios e podem coincidir com os de um veículo real.',
    en: 'ISO 3779 and 3780 and ABNT NBR 6066. The check digit is mandatory in North America only (49 CFR 565.15): elsewhere, one that does not match does not make the number invalid. The numbers are fictitious and may coincide with those of a real vehicle.',
  },
  input: {
    count,
    brazilian: {
      pt: ['O fabricante é do Brasil', 'Se o fabricante é do Brasil, e não de outro país'],
      en: [
        'The manufacturer is of Brazil',
        'Whether the manufacturer is of Brazil, and not of another country',
      ],
    },
    year: {
      pt: ['Ano do modelo', 'Ano do modelo. Sem ele, um dos últimos'],
      en: ['Model year', 'Model year. Without it, one of the latest'],
    },
  },
  output: {
    chassis: {
      pt: ['Números gerados', 'Números gerados, sem repetição'],
      en: ['Chassis', 'Numbers generated, none twice'],
    },
    wmi: {
      pt: ['Wmi', 'Código mundial do fabricante (WMI), os 3 primeiros caracteres'],
      en: ['Wmi', 'World manufacturer identifier (WMI), the first 3 characters'],
    },
    manufacturer: {
      pt: ['Fabricante', 'Fabricante, ou null se não é conhecido'],
      en: ['Manufacturer', 'Manufacturer, or null if it is not known'],
    },
    country: {
      pt: ['País do fabricante', 'País do fabricante, ou null se não é conhecido'],
      en: ['Country', 'Country of the manufacturer, in Portuguese, or null if it is not known'],
    },
    brazilian: {
      pt: ['O fabricante é do Brasil', 'Se o fabricante é do Brasil'],
      en: ['The manufacturer is of Brazil', 'Whether the manufacturer is of Brazil'],
    },
    modelYears: {
      pt: ['Anos de modelo possíveis', 'Anos de modelo possíveis: o código do ano se repete a cada 30'],
      en: ['Model years', 'Possible model years: the code of the year comes again every 30'],
    },
    plantCode: {
      pt: ['Código da fábrica', 'Código da fábrica, o 11º caractere'],
      en: ['Plant code', 'Code of the plant, the 11th character'],
    },
    serial: {
      pt: ['Número de série', 'Número de série, os 6 últimos caracteres'],
      en: ['Serial', 'Serial number, the last 6 characters'],
    },
    checkDigit: {
      pt: ['Dígito verificador', 'Dígito verificador, o 9º caractere'],
      en: ['Check digit', 'Check digit, the 9th character'],
      fields: {
        found: {
          pt: ['O que está no número', 'O que está no número'],
          en: ['What stands in the number', 'What stands in the number'],
        },
        expected: {
          pt: ['O que o cálculo dá', 'O que o cálculo dá'],
          en: ['What the calculation gives', 'What the calculation gives'],
        },
        matches: {
          pt: ['Os dois são iguais', 'Se os dois são iguais'],
          en: ['The two are equal', 'Whether the two are equal'],
        },
        mandatory: {
          pt: ['O país do fabricante exige o dígito', 'Se o país do fabricante exige o dígito'],
          en: ['Mandatory', 'Whether the country of the manufacturer requires the digit'],
        },
      },
    },
  },
} satisfies TextsOf<typeof chassi>;
