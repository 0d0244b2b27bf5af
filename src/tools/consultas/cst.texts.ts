import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { cst } from './cst.ts';

export const cstTexts = {
  englishName: 'CST and CSOSN',
  summary: { pt: 'Situação tributária pelo código ou descrição', en: 'Tax situation by code or description' },
  search: { pt: 'situação tributária, CSOSN, tributação do ICMS, PIS, Cofins, IPI', en: 'tax situation, tax status code, ICMS, PIS, Cofins, IPI' },
  about: {
    pt: 'ICMS e CSOSN: Convênio s/nº de 1970. IPI, PIS e Cofins: IN RFB 1.009/2010. Os CST de CBS e IBS estão em cclasstrib.',
    en: 'ICMS and CSOSN: Convênio s/nº of 1970. IPI, PIS and Cofins: IN RFB 1.009/2010. The CSTs of CBS and IBS are in cclasstrib.',
  },
  input: {
    codigo: codeTexts('CST ou CSOSN; sem o imposto, vêm os de todos', 'CST or CSOSN; without the tax, those of all taxes', 'code id numero number cst'),
    busca,
    imposto: {
      pt: ['Imposto', 'Só os códigos dele'],
      en: ['Tax', 'Only its codes'],
      choices: {
        icms: { pt: 'ICMS', en: 'ICMS' },
        csosn: { pt: 'CSOSN do Simples', en: 'CSOSN of the Simples' },
        ipi: { pt: 'IPI', en: 'IPI' },
        'pis-cofins': { pt: 'PIS e Cofins', en: 'PIS and Cofins' },
      },
    },
    ...pages,
  },
  hero,
  output: answerTexts({
    imposto: {
      pt: ['Imposto', 'O imposto do código'],
      en: ['Tax', 'The tax of the code'],
      choices: {
        icms: { pt: 'ICMS', en: 'ICMS' },
        csosn: { pt: 'CSOSN do Simples', en: 'CSOSN of the Simples' },
        ipi: { pt: 'IPI', en: 'IPI' },
        'pis-cofins': { pt: 'PIS e Cofins', en: 'PIS and Cofins' },
      },
    },
    codigo: columns.codigo,
    nome: columns.nome,
  }),
} satisfies TextsOf<typeof cst>;
