import type { HeroWords } from '../../kit/answer-words.ts';
import type { FieldsTexts, FieldTexts } from '../../kit/tool-texts.ts';

export const busca = {
  pt: ['Busca', 'Palavras do nome, ou os primeiros dígitos do código'],
  en: ['Search', 'Words of the name, or the first digits of the code'],
  also: 'nome descricao titulo termo texto name description query q text',
} satisfies FieldTexts;

export const pages = {
  limite: { pt: ['Itens por página', 'Quantos itens vêm em cada página'], en: ['Items per page', 'How many items each page has'] },
  pagina: { pt: ['Número da página', 'A que passa da última vem vazia'], en: ['Page number', 'One past the last is empty'] },
} satisfies FieldsTexts;

/** One item has its name in the largest letters, and of several their number. */
export const hero: readonly HeroWords<'total'>[] = [
  { when: { total: { above: 1 } }, text: { pt: '{total} encontrados', en: '{total} found' } },
  { when: { total: 0 }, text: { pt: 'Nada encontrado', en: 'Nothing found' } },
];

/** The texts of an answer whose items have these fields; a row shows `columns` of them, or all. */
export const answerTexts = <Item extends FieldsTexts>(item: Item, columns?: readonly string[]) => ({
  total: { pt: ['Total encontrado', 'Quantos itens há em todas as páginas'], en: ['Total found', 'How many items all pages have'] } satisfies FieldTexts,
  itens: { pt: ['Itens encontrados', 'Os itens desta página'], en: ['Items found', 'The items of this page'], ...(columns && { columns }), fields: item } satisfies FieldTexts,
  tabela: {
    pt: ['Tabela consultada', 'De onde vem e quando foi conferida'],
    en: ['Table', 'Where it comes from and when it was checked'],
    fields: {
      id: { pt: ['Nome da tabela', 'Como ela se chama no endereço'], en: ['Table name', 'Its name in the address'] },
      fonte: { pt: ['Fonte', 'Órgãos e atos de que foi tirada'], en: ['Source', 'Institutions and acts from which it was taken'] },
      conferida: { pt: ['Conferida em', 'Dia em que foi comparada com a fonte'], en: ['Checked on', 'Day on which it was compared with its source'] },
      linhas: { pt: ['Linhas da tabela', 'Quantas linhas ela tem'], en: ['Table rows', 'How many rows it has'] },
    },
  } satisfies FieldTexts,
});

/** The columns that several tables have. */
export const columns = {
  codigo: { pt: ['Código', 'Só letras e dígitos'], en: ['Code', 'Letters and digits alone'] },
  formatado: { pt: ['Código formatado', 'Como a fonte o escreve'], en: ['Formatted code', 'As its source writes it'] },
  nome: { pt: ['Nome', 'Como a fonte o escreve'], en: ['Name', 'As its source writes it'] },
  superior: { pt: ['Código superior', 'O do nível de cima; null no mais alto'], en: ['Parent code', 'That of the level above; null at the highest'] },
  inicio: { pt: ['Início da vigência', 'Primeiro dia em que vale'], en: ['First day', 'First day on which it holds'] },
  fim: { pt: ['Fim da vigência', 'Último dia em que vale; null se não há'], en: ['Last day', 'Last day on which it holds; null when there is none'] },
  vigente: { pt: ['Em vigor', 'Se vale hoje'], en: ['In force', 'Whether it holds today'] },
} satisfies FieldsTexts;

/** The code that a call asks for. */
export const codeTexts = (pt: string, en: string, also: string): FieldTexts => ({
  pt: ['Código', `${pt}. Sem ele, a chamada é uma busca`],
  en: ['Code', `${en}. Without it the call is a search`],
  also,
});
