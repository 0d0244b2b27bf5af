import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { cfop } from './cfop.ts';

export const cfopTexts = {
  englishName: 'CFOP',
  summary: { pt: 'Código fiscal de operação pelo número ou descrição', en: 'Tax code of an operation by number or description' },
  search: { pt: 'operação fiscal, natureza da operação, nota fiscal, venda, devolução', en: 'operation code, invoice operation, sale, return of goods' },
  about: { pt: 'Convênio s/nº de 1970, com os Ajustes SINIEF.', en: 'Convênio s/nº of 1970, with the Ajustes SINIEF.' },
  input: {
    codigo: codeTexts('CFOP', 'CFOP', 'code id numero number cfop'),
    busca,
    tipo: { pt: ['Tipo', 'O que entra ou o que sai'], en: ['Kind', 'Goods that come in or go out'], choices: { entrada: { pt: 'Entrada', en: 'In' }, saida: { pt: 'Saída', en: 'Out' } } },
    destino: {
      pt: ['Outra parte', 'Onde ela está, pelo primeiro dígito'],
      en: ['Other party', 'Where it is, by the first digit'],
      choices: { estado: { pt: 'No estado', en: 'Same state' }, 'outro-estado': { pt: 'Outro estado', en: 'Another state' }, exterior: { pt: 'Exterior', en: 'Abroad' } },
    },
    ...pages,
  },
  hero,
  output: answerTexts({
    codigo: columns.codigo,
    formatado: columns.formatado,
    nome: columns.nome,
    tipo: { pt: ['Tipo', 'O que entra ou o que sai'], en: ['Kind', 'Goods that come in or go out'], choices: { entrada: { pt: 'Entrada', en: 'In' }, saida: { pt: 'Saída', en: 'Out' } } },
    destino: {
      pt: ['Outra parte', 'Onde ela está, pelo primeiro dígito'],
      en: ['Other party', 'Where it is, by the first digit'],
      choices: { estado: { pt: 'No estado', en: 'Same state' }, 'outro-estado': { pt: 'Outro estado', en: 'Another state' }, exterior: { pt: 'Exterior', en: 'Abroad' } },
    },
  }),
} satisfies TextsOf<typeof cfop>;
