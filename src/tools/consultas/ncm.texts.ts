import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { ncm } from './ncm.ts';

export const ncmTexts = {
  englishName: 'NCM',
  summary: { pt: 'Mercadoria pelo código NCM ou nome', en: 'Goods by NCM code or name' },
  search: { pt: 'nomenclatura, código do produto, mercadoria, classificação fiscal, código fiscal', en: 'product code, tariff code, customs classification, HS code' },
  about: {
    pt: 'Nomenclatura Comum do Mercosul, no estado da calculadora oficial de CBS e IBS. A busca lê só o nome do item, não o caminho.',
    en: 'Nomenclatura Comum do Mercosul, in the state of the official calculator of CBS and IBS. A search reads the name of the item alone, not its path.',
  },
  input: {
    codigo: codeTexts('NCM de qualquer nível', 'NCM of any level', 'code id numero number ncm'),
    busca,
    nivel: {
      pt: ['Nível', 'O da nomenclatura; na busca, itens'],
      en: ['Level', 'That of the nomenclature; a search goes over items'],
      choices: { capitulo: { pt: 'Capítulo', en: 'Chapter' }, posicao: { pt: 'Posição', en: 'Heading' }, subposicao: { pt: 'Subposição', en: 'Subheading' }, item: { pt: 'Item', en: 'Item' } },
    },
    ...pages,
  },
  hero,
  output: answerTexts(
    {
      codigo: columns.codigo,
      formatado: columns.formatado,
      nivel: {
        pt: ['Nível', 'O da nomenclatura'],
        en: ['Level', 'That of the nomenclature'],
        choices: { capitulo: { pt: 'Capítulo', en: 'Chapter' }, posicao: { pt: 'Posição', en: 'Heading' }, subposicao: { pt: 'Subposição', en: 'Subheading' }, item: { pt: 'Item', en: 'Item' } },
      },
      nome: columns.nome,
      caminho: { pt: ['Caminho', 'Nomes dos níveis de cima, do mais alto ao mais baixo'], en: ['Path', 'Names of the levels above, from the highest down'] },
      inicio: columns.inicio,
      fim: columns.fim,
      vigente: columns.vigente,
    },
    ['formatado', 'nome', 'caminho', 'vigente'],
  ),
} satisfies TextsOf<typeof ncm>;
