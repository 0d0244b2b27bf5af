import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { cnpj } from './cnpj.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnpjTexts = {
  englishName: 'CNPJ generator',
  summary: { pt: 'Gera e valida CNPJs numéricos e alfanuméricos', en: 'Generates and validates numeric and alphanumeric CNPJs' },
  search: { pt: 'empresa, cadastro da empresa, cnpj com letras, alfanumérico, pessoa jurídica', en: 'company number, business tax id, company registration, employer id' },
  about: {
    pt: 'Cadastro Nacional da Pessoa Jurídica, da Receita Federal; os CNPJs com letras seguem a Instrução Normativa RFB nº 2.229/2024. Os números são fictícios e podem coincidir com o de uma empresa real; a validação não diz se a inscrição existe.',
    en: 'National registry of companies, of the Receita Federal, the Brazilian tax office; CNPJs with letters follow Instrução Normativa RFB 2,229/2024. The numbers are fictitious and may match those of real companies; validation does not tell whether the registration exists.',
  },
  input: {
    value: documentValue('CNPJ'),
    count,
    formatted,
    alphanumeric: { pt: ['Com letras', 'Gera CNPJs com letras'], en: ['With letters', 'Generates CNPJs with letters'] },
    branch: { pt: ['Estabelecimento', 'Número do estabelecimento, de 4 caracteres: 0001 é a matriz'], en: ['Establishment', 'Number of the establishment, of 4 characters: 0001 is the head office'] },
  },
  output: {
    cnpjs: { pt: ['CNPJs', 'CNPJs gerados, sem repetição'], en: ['CNPJs', 'CNPJs generated, without repeats'] },
    root: { pt: ['Raiz', 'Os 8 primeiros caracteres, que a empresa tem em todos os estabelecimentos'], en: ['Root', 'The first 8 characters, which all establishments of the company share'] },
    branch: { pt: ['Estabelecimento', 'Número do estabelecimento na empresa'], en: ['Establishment', 'Number of the establishment in the company'] },
    headOffice: { pt: ['Matriz', 'O estabelecimento é o 0001, que costuma ser a matriz'], en: ['Head office', 'The establishment is 0001, which usually is the head office'] },
    alphanumeric: { pt: ['Com letras', 'O CNPJ tem letras'], en: ['With letters', 'The CNPJ has letters'] },
  },
} satisfies TextsOf<typeof cnpj>;
