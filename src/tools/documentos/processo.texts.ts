import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { processo } from './processo.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const named = { sigla: { pt: ['Sigla', 'Sigla'], en: ['Abbreviation', 'Abbreviation'] }, nome: { pt: ['Nome', 'Nome'], en: ['Name', 'Name, in Portuguese'] } } satisfies FieldsTexts;

const one = {
  processo: { pt: ['Número do processo', 'Número gerado'], en: ['Case number', 'Number generated'] },
  justica: { pt: ['Ramo da Justiça', 'Sigla do ramo'], en: ['Branch of the judiciary', 'Abbreviation of the branch'] },
  tribunal: { pt: ['Tribunal', 'Sigla do tribunal'], en: ['Court', 'Abbreviation of the court'] },
} satisfies FieldsTexts;

export const processoTexts = {
  englishName: 'Court case number generator',
  summary: { pt: 'Gera e valida números de processos judiciais na numeração única do CNJ', en: 'Generates and validates Brazilian court case numbers, in the unified numbering of the CNJ' },
  search: { pt: 'processo judicial, justiça, tribunal, CNJ, ação, advogado', en: 'lawsuit, court case, case number, docket' },
  about: {
    pt: 'Resolução CNJ nº 65/2008. Os números são fictícios e podem coincidir com o de um processo real; a validação não consulta o tribunal.',
    en: 'Resolution 65/2008 of the CNJ, the national council of justice. The numbers are fictitious and may match those of real cases; validation does not ask the court.',
  },
  input: {
    value: documentValue('Número do processo', 'Case number'),
    justica: {
      pt: ['Ramo da Justiça', 'Pelo dígito J do número'],
      en: ['Branch of the judiciary', 'By the digit J of the number'],
      choices: {
        stf: { pt: 'Supremo Tribunal Federal (STF)', en: 'Supreme Federal Court (STF)' },
        cnj: { pt: 'Conselho Nacional de Justiça (CNJ)', en: 'National Council of Justice (CNJ)' },
        stj: { pt: 'Superior Tribunal de Justiça (STJ)', en: 'Superior Court of Justice (STJ)' },
        federal: { pt: 'Justiça Federal', en: 'Federal courts' },
        trabalho: { pt: 'Justiça do Trabalho', en: 'Labor courts' },
        eleitoral: { pt: 'Justiça Eleitoral', en: 'Electoral courts' },
        'militar-uniao': { pt: 'Justiça Militar da União', en: 'Federal military courts' },
        estadual: { pt: 'Justiça Estadual', en: 'State courts' },
        'militar-estadual': { pt: 'Justiça Militar Estadual', en: 'State military courts' },
      },
    },
    tribunal: { pt: ['Tribunal', 'Código do tribunal dentro do ramo. Sem ele, sorteado'], en: ['Court', 'Code of the court within the branch. Random if left out'] },
    ano: { pt: ['Ano do ajuizamento', 'Sem ele, um dos últimos dez'], en: ['Year of filing', 'Without it, one of the last ten'] },
    formatted,
  },
  output: [
    one,
    { processos: listed('Números de processos', 'Case numbers', one) },
    {
      sequencial: { pt: ['Número sequencial', 'Número de ordem, de 7 dígitos'], en: ['Sequence number', 'Running number, of 7 digits'] },
      digito: { pt: ['Dígitos verificadores', 'Dois dígitos'], en: ['Check digits', 'Two digits'] },
      ano: { pt: ['Ano do ajuizamento', 'Quando o processo foi aberto'], en: ['Year of filing', 'When the case was opened'] },
      justica: {
        pt: ['Ramo da Justiça', 'Pelo dígito J do número'],
        en: ['Branch of the judiciary', 'By the digit J of the number'],
        fields: { codigo: { pt: ['Código', 'Código do ramo, de 1 a 9'], en: ['Code', 'Code of the branch, from 1 to 9'] }, ...named },
      },
      tribunal: {
        pt: ['Tribunal', 'Tribunal'],
        en: ['Court', 'Court'],
        fields: {
          codigo: { pt: ['Código', 'Código do tribunal, de 2 dígitos'], en: ['Code', 'Code of the court, of 2 digits'] },
          ...named,
          uf: { pt: ['Estado', 'Sigla do estado do tribunal, ou null se não é de um só'], en: ['State', 'Code of the state of the court, or null if it is not of a single one'] },
        },
      },
      origem: { pt: ['Unidade de origem', 'Vara, juizado ou outra unidade, em 4 dígitos'], en: ['Unit of origin', 'Local court or other unit, in 4 digits'] },
    },
  ],
} satisfies TextsOf<typeof processo>;
