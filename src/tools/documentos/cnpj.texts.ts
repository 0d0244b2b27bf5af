import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted } from '../../kit/document.texts.ts';
import type { cnpj } from './cnpj.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnpjTexts = {
  englishName: 'CNPJ generator',
  summary: {
    pt: 'Gera e valida CNPJs numéricos e alfanuméricos',
    en: 'Generates and validates numeric and alphanumeric CNPJs',
  },
  about: {
    pt: 'Cadastro Nacional da Pessoa Jurídica, da Receita Federal; os CNPJs com letras seguem a Instrução Normativa RFB nº 2.229/2024. Os números são fictícios e podem coincidir com o de uma empresa real; a validação não diz se a inscrição existe.',
    en: 'National registry of companies, of the Receita Federal, the Brazilian tax office; CNPJs with letters follow Instrução Normativa RFB 2,229/2024. The numbers are fictitious and may coincide with that of a real company; validation does not tell whether the registration exists.',
  },
  input: {
    count,
    formatted,
    alphanumeric: {
      pt: ['Os CNPJs têm letras', 'Se os CNPJs têm letras'],
      en: ['The CNPJs have letters', 'Whether the CNPJs have letters'],
    },
    branch: {
      pt: ['Ordem do estabelecimento', 'Ordem do estabelecimento, de 4 caracteres: 0001 é a matriz'],
      en: [
        'Order of the establishment',
        'Order of the establishment, of 4 characters: 0001 is the head office',
      ],
    },
  },
  output: {
    cnpjs: {
      pt: ['Cnpjs', 'CNPJs gerados, sem repetição'],
      en: ['Cnpjs', 'CNPJs generated, none twice'],
    },
    root: {
      pt: ['Raiz', 'Raiz, os 8 primeiros caracteres, que a empresa tem em todos os estabelecimentos'],
      en: ['Root', 'Root, the first 8 characters, which all establishments of the company share'],
    },
    branch: {
      pt: ['Ordem do estabelecimento', 'Ordem do estabelecimento'],
      en: ['Order of the establishment', 'Order of the establishment'],
    },
    headOffice: {
      pt: ['A ordem é 0001', 'Se a ordem é 0001, que costuma ser a da matriz'],
      en: ['Head office', 'Whether the order is 0001, which usually is that of the head office'],
    },
    alphanumeric: {
      pt: ['O CNPJ tem letras', 'Se o CNPJ tem letras'],
      en: ['The CNPJ has letters', 'Whether the CNPJ has letters'],
    },
  },
} satisfies TextsOf<typeof cnpj>;
