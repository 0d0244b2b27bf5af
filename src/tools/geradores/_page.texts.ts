import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const page = {
  title: {
    pt: ['Title', 'Título da página'],
    en: ['Title', 'Title of the page'],
  },
  description: {
    pt: ['Description', 'Descrição da página, a que as buscas mostram'],
    en: ['Description', 'Description of the page, which searches show'],
  },
  url: {
    pt: ['Endereço canônico da página', 'Endereço canônico da página'],
    en: ['Canonical address of the page', 'Canonical address of the page'],
  },
  image: {
    pt: ['Image', 'Endereço da imagem de prévia'],
    en: ['Image', 'Address of the preview image'],
  },
  favicon: {
    pt: ['Endereço do ícone', 'Endereço do ícone'],
    en: ['Address of the icon', 'Address of the icon'],
  },
  imageAlt: {
    pt: ['Texto alternativo da imagem', 'Texto alternativo da imagem'],
    en: ['Alternative text of the image', 'Alternative text of the image'],
  },
  siteName: {
    pt: ['Nome do site', 'Nome do site'],
    en: ['Site name', 'Name of the site'],
  },
  author: {
    pt: ['Autor da página', 'Autor da página'],
    en: ['Author', 'Author of the page'],
  },
  keywords: {
    pt: ['Palavras-chave', 'Palavras-chave'],
    en: ['Keywords', 'Keywords'],
  },
  type: {
    pt: ['Tipo da página', 'Tipo da página, no Open Graph'],
    en: ['Kind of page', 'Kind of page, in Open Graph'],
    choices: {
      website: { pt: 'Website', en: 'Website' },
      article: { pt: 'Article', en: 'Article' },
      product: { pt: 'Product', en: 'Product' },
      profile: { pt: 'Profile', en: 'Profile' },
    },
  },
  locale: {
    pt: ['Idioma e país da página', 'Idioma e país da página, como pt_BR'],
    en: ['Language and country of the page', 'Language and country of the page, such as pt_BR'],
  },
  index: {
    pt: ['Buscadores podem indexar a página', 'Se buscadores podem indexar a página'],
    en: ['Search engines may index the page', 'Whether search engines may index the page'],
  },
  follow: {
    pt: ['Buscadores podem seguir os links da página', 'Se buscadores podem seguir os links da página'],
    en: ['Follow', 'Whether search engines may follow the links of the page'],
  },
  twitterCard: {
    pt: ['Cartão do Twitter', 'Cartão do Twitter. Sem ele, o de imagem grande quando há imagem'],
    en: ['Twitter card', 'Twitter card. Without it, that of the large image when there is an image'],
    choices: {
      summary: { pt: 'Summary', en: 'Summary' },
      summary_large_image: { pt: 'Summary large image', en: 'Summary large image' },
    },
  },
  twitterSite: {
    pt: ['Twitter site', 'Conta do site, com @'],
    en: ['Twitter site', 'Account of the site, with @'],
  },
  twitterCreator: {
    pt: ['Conta do autor', 'Conta do autor, com @'],
    en: ['Account of the author', 'Account of the author, with @'],
  },
  themeColor: {
    pt: ['Cor do tema no navegador', 'Cor do tema no navegador (#rrggbb)'],
    en: ['Theme colour in the browser', 'Theme colour in the browser (#rrggbb)'],
  },
  publishedTime: {
    pt: ['Instante da publicação', 'Instante da publicação, em UTC. Só lido com type=article'],
    en: ['Instant of publication', 'Instant of publication, in UTC. Only read with type=article'],
  },
  modifiedTime: {
    pt: ['Instante da última alteração', 'Instante da última alteração, em UTC. Só lido com type=article'],
    en: ['Instant of the last change', 'Instant of the last change, in UTC. Only read with type=article'],
  },
  basics: {
    pt: ['As linhas de charset e viewport são escritas', 'Se as linhas de charset e viewport são escritas'],
    en: ['Basics', 'Whether the lines of charset and viewport are written'],
  },
  jsonLd: {
    pt: ['Json-ld', 'Se o JSON-LD é escrito'],
    en: ['Json-ld', 'Whether the JSON-LD is written'],
  },
} satisfies FieldsTexts;
