import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { bancos } from './bancos.ts';

export const bancosTexts = {
  englishName: 'Banks',
  summary: { pt: 'Banco ou instituição de pagamento pelo código COMPE, ISPB ou nome', en: 'A bank or payment institution by COMPE code, ISPB or name' },
  search: { pt: 'banco, código do banco, COMPE, ISPB, instituição financeira, participante do Pix', en: 'bank, bank code, routing, ISPB, financial institution, Pix participant' },
  about: {
    pt: 'Participantes do STR e do Pix, segundo o Banco Central em agosto de 2026. A participação no Pix muda toda semana.',
    en: 'Participants of the STR and of Pix, by the Banco Central in August 2026. Participation in Pix changes every week.',
  },
  input: {
    codigo: codeTexts('Código COMPE ou ISPB', 'COMPE code or ISPB', 'code id numero number bancos'),
    busca,
    pix: { pt: ['Participa do Pix', 'Quem participa, ou quem não participa'], en: ['Takes part in Pix', 'Those that do, or those that do not'] },
    ...pages,
  },
  hero,
  output: answerTexts({
    codigo: { pt: ['Código COMPE', 'Três dígitos'], en: ['COMPE code', 'Three digits'] },
    ispb: { pt: ['ISPB', 'Oito caracteres'], en: ['ISPB', 'Eight characters'] },
    nome: columns.nome,
    nomeReduzido: { pt: ['Nome reduzido', 'O que o Banco Central abrevia'], en: ['Short name', 'As the Banco Central shortens it'] },
    pix: {
      pt: ['Participação no Pix', 'Nula para quem não participa'],
      en: ['Part in Pix', 'Null for those that take no part'],
      choices: { direta: { pt: 'Direta', en: 'Direct' }, indireta: { pt: 'Indireta', en: 'Indirect' } },
    },
  }),
} satisfies TextsOf<typeof bancos>;
