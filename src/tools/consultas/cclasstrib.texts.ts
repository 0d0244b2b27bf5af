import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { cclasstrib } from './cclasstrib.ts';

export const cclasstribTexts = {
  englishName: 'Tax classification (cClassTrib)',
  summary: { pt: 'Classificação tributária de CBS, IBS e Imposto Seletivo', en: 'Tax classification of CBS, IBS and Imposto Seletivo' },
  search: { pt: 'classificação tributária, reforma tributária, CST do IBS, código de CBS', en: 'tax classification, tax reform, CBS and IBS code' },
  about: {
    pt: 'Tabela da Receita Federal, no estado da calculadora oficial que este serviço traz. Os dois conjuntos usam os mesmos números.',
    en: 'Table of the Receita Federal, in the state of the official calculator that this service carries. Both sets use the same numbers.',
  },
  input: {
    codigo: codeTexts('Número da classificação; sem o conjunto, vêm as de ambos', 'Number of the classification; without the set, those of both', 'code id numero number cclasstrib'),
    busca,
    cst: { pt: ['CST', 'Só as classificações dele'], en: ['CST', 'Only its classifications'] },
    conjunto: {
      pt: ['Conjunto', 'Os tributos a que pertence'],
      en: ['Set', 'The taxes that it belongs to'],
      choices: { 'cbs-ibs': { pt: 'CBS e IBS', en: 'CBS and IBS' }, is: { pt: 'Imposto Seletivo', en: 'Imposto Seletivo' } },
    },
    ...pages,
  },
  hero,
  output: answerTexts(
    {
      codigo: columns.codigo,
      conjunto: {
        pt: ['Conjunto', 'Os tributos a que pertence'],
        en: ['Set', 'The taxes that it belongs to'],
        choices: { 'cbs-ibs': { pt: 'CBS e IBS', en: 'CBS and IBS' }, is: { pt: 'Imposto Seletivo', en: 'Imposto Seletivo' } },
      },
      cst: { pt: ['CST', 'O que vai com ela'], en: ['CST', 'The one that goes with it'] },
      nome: columns.nome,
      aliquota: { pt: ['Tipo de alíquota', 'Como a tabela o chama'], en: ['Kind of rate', 'As the table names it'] },
      nomenclatura: { pt: ['Nomenclatura', 'NCM, NBS ou ambas'], en: ['Nomenclature', 'NCM, NBS or both'] },
      tratamento: { pt: ['Tratamento', 'Nome do tratamento tributário'], en: ['Treatment', 'Name of the tax treatment'] },
      reducao: {
        pt: ['Reduções', 'As que a tabela fixa; null se não fixa'],
        en: ['Reductions', 'Those that the table sets; null when it sets none'],
        fields: {
          cbs: { pt: ['CBS', 'Redução da CBS'], en: ['CBS', 'Reduction of the CBS'] },
          ibsUf: { pt: ['IBS do estado', 'Redução do IBS do estado'], en: ['IBS of the state', 'Reduction of the IBS of the state'] },
          ibsMun: { pt: ['IBS do município', 'Redução do IBS do município'], en: ['IBS of the city', 'Reduction of the IBS of the city'] },
        },
      },
      dfe: { pt: ['Documentos fiscais', 'Os que podem trazê-la'], en: ['Tax documents', 'Those that may hold it'] },
      inicio: columns.inicio,
      fim: columns.fim,
      vigente: columns.vigente,
    },
    ['codigo', 'nome', 'cst', 'aliquota', 'tratamento'],
  ),
} satisfies TextsOf<typeof cclasstrib>;
