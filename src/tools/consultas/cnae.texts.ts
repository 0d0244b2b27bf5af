import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, pages } from './_lookup.texts.ts';
import type { cnae } from './cnae.ts';

export const cnaeTexts = {
  englishName: 'CNAE',
  summary: { pt: 'Atividade econômica pelo código ou nome, com Simples Nacional e MEI', en: 'Economic activity by code or name, with the Simples Nacional and MEI' },
  search: { pt: 'atividade econômica, ramo, subclasse, anexo do Simples, ocupação do MEI, código da atividade', en: 'economic activity, industry code, line of business, MEI activities' },
  about: {
    pt: 'CNAE 2.3 do IBGE. O campo simples diz se o código está no Anexo VI (impeditiva) ou VII (ambígua) da Resolução CGSN 140/2018, e nada mais: decide a atividade que a empresa exerce (art. 8º). O campo mei vem do Anexo XI na Tabela A de junho de 2024, à qual falta uma ocupação incluída em 2025: confira no Portal do Empreendedor.',
    en: 'CNAE 2.3 of the IBGE. The field simples tells whether the code is in Anexo VI (not admitted) or VII (ambiguous) of CGSN Resolution 140/2018, and no more: the activity that a firm has decides (art. 8). The field mei comes from Anexo XI, Tabela A of June 2024, which lacks one occupation added in 2025: check with the Portal do Empreendedor.',
  },
  input: {
    codigo: codeTexts('Código ou letra de qualquer nível', 'Code or letter of any level', 'code id numero number cnae'),
    busca,
    nivel: {
      pt: ['Nível', 'O da classificação; na busca, subclasses'],
      en: ['Level', 'That of the classification; a search goes over subclasses'],
      choices: {
        secao: { pt: 'Seção', en: 'Section' },
        divisao: { pt: 'Divisão', en: 'Division' },
        grupo: { pt: 'Grupo', en: 'Group' },
        classe: { pt: 'Classe', en: 'Class' },
        subclasse: { pt: 'Subclasse', en: 'Subclass' },
      },
    },
    secao: { pt: ['Letra da seção', 'Só as atividades da seção'], en: ['Section letter', 'Only the activities of the section'] },
    mei: { pt: ['Permitida ao MEI', 'As permitidas, ou as outras'], en: ['Open to the MEI', 'Those that are, or all others'] },
    simples: {
      pt: ['Simples Nacional', 'O que os anexos dizem do código'],
      en: ['Simples Nacional', 'As the annexes have the code'],
      choices: { permitida: { pt: 'Permitida', en: 'Admitted' }, impeditiva: { pt: 'Impeditiva', en: 'Not admitted' }, ambigua: { pt: 'Ambígua', en: 'Ambiguous' } },
    },
    ...pages,
  },
  output: answerTexts(
    {
      codigo: columns.codigo,
      formatado: columns.formatado,
      nivel: {
        pt: ['Nível', 'O da classificação'],
        en: ['Level', 'That of the classification'],
        choices: {
          secao: { pt: 'Seção', en: 'Section' },
          divisao: { pt: 'Divisão', en: 'Division' },
          grupo: { pt: 'Grupo', en: 'Group' },
          classe: { pt: 'Classe', en: 'Class' },
          subclasse: { pt: 'Subclasse', en: 'Subclass' },
        },
      },
      nome: columns.nome,
      superior: columns.superior,
      secao: { pt: ['Letra da seção', 'A da seção a que pertence'], en: ['Section letter', 'That of its section'] },
      simples: {
        pt: ['Simples Nacional', 'Nulo acima de subclasse'],
        en: ['Simples Nacional', 'Null above a subclass'],
        choices: { permitida: { pt: 'Permitida', en: 'Admitted' }, impeditiva: { pt: 'Impeditiva', en: 'Not admitted' }, ambigua: { pt: 'Ambígua', en: 'Ambiguous' } },
      },
      mei: { pt: ['Permitida ao MEI', 'Nulo acima de subclasse'], en: ['Open to the MEI', 'Null above a subclass'] },
    },
    ['formatado', 'nome', 'nivel', 'simples', 'mei'],
  ),
} satisfies TextsOf<typeof cnae>;
