import { formatted } from '../../kit/document.texts.ts';
import type { processo } from './processo.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const named = {
  sigla: {
    pt: ['Sigla', 'Sigla'],
    en: ['Abbreviation', 'Abbreviation'],
  },
  nome: {
    pt: ['Nome', 'Nome'],
    en: ['Name', 'Name, in Portuguese'],
  },
} satisfies FieldsTexts;

export const processoTexts = {
  englishName: 'Court case number generator',
  summary: {
    pt: 'Gera e valida números de processos judiciais na numeração única do CNJ',
    en: 'Generates and validates numbers of court cases in the unified numbering of the CNJ',
  },
  about: {
    pt: 'Resolução CNJ nº 65/2008. Os números são fictícios e podem coincidir com o de um processo real; a validação não consulta o tribunal.',
    en: 'Resolution 65/2008 of the CNJ, the national council of justice. The numbers are fictitious and may coincide with that of a real case; validation does not ask the court.',
  },
  input: {
    justica: {
      pt: ['Justiça', 'Ramo da Justiça'],
      en: [
        'Branch of the judiciary',
        'Branch of the judiciary: state (estadual), federal, labour (trabalho) and others',
      ],
      choices: {
        stf: { pt: 'Stf', en: 'Stf' },
        cnj: { pt: 'Cnj', en: 'Cnj' },
        stj: { pt: 'Stj', en: 'Stj' },
        federal: { pt: 'Federal', en: 'Federal' },
        trabalho: { pt: 'Trabalho', en: 'Trabalho' },
        eleitoral: { pt: 'Eleitoral', en: 'Eleitoral' },
        'militar-uniao': { pt: 'Militar uniao', en: 'Militar uniao' },
        estadual: { pt: 'Estadual', en: 'Estadual' },
        'militar-estadual': { pt: 'Militar estadual', en: 'Militar estadual' },
      },
    },
    tribunal: {
      pt: ['Tribunal', 'Código do tribunal dentro do ramo. Sem ele, sorteado'],
      en: ['Code of the court within the branch', 'Code of the court within the branch. Without it, drawn'],
    },
    ano: {
      pt: ['Ano', 'Ano do ajuizamento. Sem ele, um dos últimos dez'],
      en: ['Year of filing', 'Year of filing. Without it, one of the last ten'],
    },
    formatted,
  },
  output: [
    {
      processo: {
        pt: ['Número gerado', 'Número gerado'],
        en: ['Number generated', 'Number generated'],
      },
      justica: {
        pt: ['Justiça', 'Sigla do ramo da Justiça'],
        en: ['Abbreviation of the branch of the judiciary', 'Abbreviation of the branch of the judiciary'],
      },
      tribunal: {
        pt: ['Tribunal', 'Sigla do tribunal'],
        en: ['Abbreviation of the court', 'Abbreviation of the court'],
      },
    },
    {
      sequencial: {
        pt: ['Número sequencial', 'Número sequencial, de 7 dígitos'],
        en: ['Sequence number', 'Sequence number, of 7 digits'],
      },
      digito: {
        pt: ['Dígito', 'Dígito verificador, de 2 dígitos'],
        en: ['Check digits', 'Check digits, two of them'],
      },
      ano: {
        pt: ['Ano', 'Ano do ajuizamento'],
        en: ['Year of filing', 'Year of filing'],
      },
      justica: {
        pt: ['Justiça', 'Ramo da Justiça'],
        en: ['Branch of the judiciary', 'Branch of the judiciary'],
        fields: {
          codigo: {
            pt: ['Código', 'Código do ramo, de 1 a 9'],
            en: ['Code of the branch', 'Code of the branch, from 1 to 9'],
          },
          ...named,
        },
      },
      tribunal: {
        pt: ['Tribunal', 'Tribunal'],
        en: ['Court', 'Court'],
        fields: {
          codigo: {
            pt: ['Código', 'Código do tribunal, de 2 dígitos'],
            en: ['Code of the court', 'Code of the court, of 2 digits'],
          },
          ...named,
          uf: {
            pt: ['Sigla do estado do tribunal', 'Sigla do estado do tribunal, ou null se não é de um só'],
            en: [
              'Code of the state of the court',
              'Code of the state of the court, or null if it is not of a single one',
            ],
          },
        },
      },
      origem: {
        pt: ['Unidade de origem', 'Unidade de origem, de 4 dígitos'],
        en: ['Unit of origin', 'Unit of origin, of 4 digits'],
      },
    },
  ],
} satisfies TextsOf<typeof processo>;
