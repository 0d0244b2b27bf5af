import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { gtin } from './gtin.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const choices = {
  'GTIN-8': { pt: 'GTIN-8 (EAN-8)', en: 'GTIN-8 (EAN-8)' },
  'GTIN-12': { pt: 'GTIN-12 (UPC)', en: 'GTIN-12 (UPC)' },
  'GTIN-13': { pt: 'GTIN-13 (EAN-13)', en: 'GTIN-13 (EAN-13)' },
  'GTIN-14': { pt: 'GTIN-14 (DUN-14)', en: 'GTIN-14 (DUN-14)' },
};

const kind = { pt: ['Tipo de GTIN', 'Tipo, pelo número de dígitos'], en: ['Kind of GTIN', 'Kind, by the number of digits'] } satisfies FieldTexts;

export const gtinTexts = {
  englishName: 'GTIN generator',
  summary: { pt: 'Gera e valida GTIN, o número dos códigos de barras de produtos', en: 'Generates and validates GTINs, the numbers in the barcodes of products' },
  search: { pt: 'EAN, UPC, código de barras do produto, código do produto', en: 'EAN, UPC, barcode, product code' },
  about: {
    pt: 'Numeração da GS1: EAN, UPC e DUN. O prefixo diz onde o número foi atribuído, não onde o produto foi feito. Os números são fictícios e podem coincidir com o de um produto real.',
    en: 'Numbering of GS1: EAN, UPC and DUN. The prefix says where the number was assigned, not where the product was made. The numbers are fictitious and may match those of real products.',
  },
  input: {
    value: documentValue('GTIN', 'GTIN'),
    count,
    type: {
      pt: ['Tipo de GTIN', 'Tipo a gerar; o GTIN-12 não existe no Brasil, e leva um prefixo dos Estados Unidos'],
      en: ['Kind of GTIN', 'Kind to generate; there is no GTIN-12 in Brazil, so it gets a prefix of the United States'],
      choices,
    },
  },
  output: [
    { gtins: { pt: ['GTINs', 'Números gerados, sem repetição'], en: ['GTINs', 'Numbers generated, without repeats'] }, type: kind },
    {
      type: kind,
      prefix: { pt: ['Prefixo GS1', 'Prefixo de 3 dígitos'], en: ['GS1 prefix', 'Prefix of 3 digits'] },
      country: {
        pt: ['País do prefixo', 'Nome do país, em português, ou null se o prefixo não é de um'],
        en: ['Country of the prefix', 'Name of the country, in Portuguese, or null if the prefix is not of one'],
      },
    },
  ],
} satisfies TextsOf<typeof gtin>;
