import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { cnae } from './cnae.ts';

export const cnaeTexts = {
  englishName: 'CNAE',
  summary: { pt: 'Atividade econômica pelo código ou nome, com Simples Nacional e MEI', en: 'Economic activity by code or name, with the Simples Nacional and MEI' },
  search: { pt: 'atividade econômica, ramo, subclasse, anexo do Simples, ocupação do MEI, código da atividade', en: 'economic activity, industry code, line of business, MEI activities' },
  about: {
    pt: 'CNAE 2.3 do IBGE. O campo simples diz se o código está no Anexo VI (impeditiva) ou VII (ambígua) da Resolução CGSN 140/2018, e nada mais: decide a atividade que a empresa exerce (art. 8º). Os campos mei e ocupacoes vêm do Anexo XI, na redação da Resolução CGSN 182/2025.',
    en: 'CNAE 2.3 of the IBGE. The field simples tells whether the code is in Anexo VI (not admitted) or VII (ambiguous) of CGSN Resolution 140/2018, and no more: the activity that a firm has decides (art. 8). The fields mei and ocupacoes come from Anexo XI, in the wording of CGSN Resolution 182/2025.',
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
  hero,
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
      ocupacoes: {
        pt: ['Ocupações do MEI', 'As que o Anexo XI lista com o código'],
        en: ['MEI occupations', 'Those that Anexo XI lists with the code'],
        fields: {
          ocupacao: { pt: ['Ocupação do MEI', 'Como o anexo a escreve'], en: ['MEI occupation', 'As the annex writes it'] },
          iss: { pt: ['Paga ISS', 'O MEI dessa ocupação paga ISS'], en: ['Pays ISS', 'A MEI of that occupation pays ISS'] },
          icms: { pt: ['Paga ICMS', 'O MEI dessa ocupação paga ICMS'], en: ['Pays ICMS', 'A MEI of that occupation pays ICMS'] },
          tabela: {
            pt: ['Tabela do anexo', 'B é a do transportador autônomo de cargas, que tem outro limite de receita'],
            en: ['Table of the annex', 'B is that of self-employed carriers of goods, who have another revenue limit'],
            choices: { A: { pt: 'Tabela A', en: 'Tabela A' }, B: { pt: 'Tabela B', en: 'Tabela B' } },
          },
        },
      },
    },
    ['formatado', 'nome', 'nivel', 'simples', 'mei'],
  ),
} satisfies TextsOf<typeof cnae>;
