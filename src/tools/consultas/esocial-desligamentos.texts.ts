import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { esocialDesligamentos } from './esocial-desligamentos.ts';

export const esocialDesligamentosTexts = {
  englishName: 'Reasons for termination',
  summary: { pt: 'Motivo de desligamento do eSocial pelo código ou descrição', en: 'Reason for termination of the eSocial by code or description' },
  search: { pt: 'motivo de demissão, tabela 19, código de rescisão, mtvDeslig, S-2299', en: 'termination reason, dismissal code, table 19, S-2299' },
  about: { pt: 'Tabela 19 do eSocial, leiaute S-1.3.', en: 'Table 19 of the eSocial, layout S-1.3.' },
  input: {
    codigo: codeTexts('Código da tabela 19', 'Code of table 19', 'code id numero number esocial desligamentos'),
    busca,
    vigente: { pt: ['Em vigor', 'Os que valem, ou os que acabaram'], en: ['In force', 'Those that hold, or those that ended'] },
    ...pages,
  },
  hero,
  output: answerTexts({ codigo: columns.codigo, nome: columns.nome, vigente: columns.vigente, fim: columns.fim }),
} satisfies TextsOf<typeof esocialDesligamentos>;
