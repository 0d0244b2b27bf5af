import { page } from './_page.texts.ts';
import type { metaTags } from './meta-tags.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const metaTagsTexts = {
  englishName: 'Meta tag generator',
  summary: { pt: 'Gera as meta tags de uma página, com Open Graph, Twitter e JSON-LD', en: 'Generates the meta tags of a page, with Open Graph, Twitter and JSON-LD' },
  search: { pt: 'SEO, og:image, google, compartilhar link, cabeçalho HTML', en: 'SEO, og:image, open graph, html head, social preview' },
  about: { pt: 'Todos os valores saem escapados, e nenhum rompe o HTML ou o JSON-LD.', en: 'All values are escaped, so none breaks out of the HTML or the JSON-LD.' },
  input: page,
  output: {
    html: { pt: ['HTML', 'Todas as linhas, para o head da página'], en: ['HTML', 'All lines, for the head of the page'] },
    tagCount: { pt: ['Quantidade de tags', 'Quantas tags há'], en: ['Number of tags', 'How many tags there are'] },
    groups: {
      pt: ['Tags por grupo', 'As mesmas linhas, por grupo'],
      en: ['Tags by group', 'The same lines, by group'],
      fields: {
        basic: { pt: ['Básicas', 'Título, descrição, robots e ícone'], en: ['Basic', 'Title, description, robots and icon'] },
        openGraph: { pt: ['Open Graph', 'Prévia em redes sociais'], en: ['Open Graph', 'Preview on social networks'] },
        twitter: { pt: ['Twitter', 'Cartão do Twitter'], en: ['Twitter', 'Twitter card'] },
        structuredData: { pt: ['Dados estruturados', 'JSON-LD'], en: ['Structured data', 'JSON-LD'] },
      },
    },
    warnings: {
      pt: ['Avisos', 'O que corrigir: title-long, acima de 60 caracteres; description-long e description-short, acima de 160 e abaixo de 50; e o que falta, como image-missing'],
      en: ['Warnings', 'What to fix: title-long, above 60 characters; description-long and description-short, above 160 and below 50; and what is missing, such as image-missing'],
    },
  },
  warnings: {
    'description-long': { pt: 'A descrição tem mais de 160 caracteres: buscadores a cortam.', en: 'The description has more than 160 characters: search engines cut it.' },
    'description-missing': { pt: 'Falta a descrição: buscadores escolhem um trecho da página.', en: 'The description is missing: search engines pick a piece of the page.' },
    'description-short': { pt: 'A descrição tem menos de 50 caracteres.', en: 'The description has fewer than 50 characters.' },
    'image-missing': { pt: 'Falta a imagem: o link é mostrado sem prévia.', en: 'The image is missing: the link is shown without a preview.' },
    'title-long': { pt: 'O título tem mais de 60 caracteres: buscadores o cortam.', en: 'The title has more than 60 characters: search engines cut it.' },
    'url-missing': { pt: 'Falta o endereço canônico da página.', en: 'The canonical address of the page is missing.' },
  },
} satisfies TextsOf<typeof metaTags>;
