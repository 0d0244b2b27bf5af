import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { esocialRubricas } from './esocial-rubricas.ts';

export const esocialRubricasTexts = {
  englishName: 'Payslip line natures',
  summary: { pt: 'Natureza de rubrica do eSocial pelo código ou nome', en: 'Nature of a payslip line of the eSocial by code or name' },
  search: { pt: 'natureza da rubrica, tabela 03, natRubr, verba da folha, S-1010', en: 'payslip line, earnings code, table 03, S-1010' },
  about: {
    pt: 'Tabela 03 do eSocial, versão 10, com os códigos em vigor em abril de 2026. Incidências não estão nela.',
    en: 'Table 03 of the eSocial, version 10, with the codes in force in April 2026. It has no incidences.',
  },
  input: { codigo: codeTexts('Código da tabela 03', 'Code of table 03', 'code id numero number esocial rubricas'), busca, ...pages },
  hero,
  output: answerTexts({ codigo: columns.codigo, nome: columns.nome }),
} satisfies TextsOf<typeof esocialRubricas>;
