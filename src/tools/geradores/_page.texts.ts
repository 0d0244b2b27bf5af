import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const page = {
  title: { pt: ['Título', 'Título da página'], en: ['Title', 'Title of the page'] },
  description: { pt: ['Descrição', 'Descrição da página, que as buscas mostram'], en: ['Description', 'Description of the page, shown by search engines'] },
  url: { pt: ['Endereço da página', 'Endereço canônico da página'], en: ['Page address', 'Canonical address of the page'] },
  image: { pt: ['Imagem de prévia', 'Endereço da imagem de prévia'], en: ['Preview image', 'Address of the preview image'] },
  favicon: { pt: ['Ícone da página', 'Endereço do ícone'], en: ['Page icon', 'Address of the icon'] },
  imageAlt: { pt: ['Texto da imagem', 'Texto alternativo da imagem'], en: ['Image text', 'Alternative text of the image'] },
  siteName: { pt: ['Nome do site', 'Nome do site'], en: ['Site name', 'Site name'] },
  author: { pt: ['Autor', 'Autor da página'], en: ['Author', 'Author of the page'] },
  keywords: { pt: ['Palavras-chave', 'Palavras-chave'], en: ['Keywords', 'Keywords'] },
  type: {
    pt: ['Tipo de página', 'Tipo da página, no Open Graph'],
    en: ['Page type', 'Kind of page, in Open Graph'],
    choices: { website: { pt: 'Site', en: 'Website' }, article: { pt: 'Artigo', en: 'Article' }, product: { pt: 'Produto', en: 'Product' }, profile: { pt: 'Perfil', en: 'Profile' } },
  },
  locale: { pt: ['Idioma e país', 'Idioma e país da página, como pt_BR'], en: ['Language and country', 'Language and country of the page, such as pt_BR'] },
  index: { pt: ['Permitir indexação', 'Buscadores podem mostrar a página'], en: ['Allow indexing', 'Search engines may show the page'] },
  follow: { pt: ['Permitir seguir links', 'Buscadores podem seguir os links da página'], en: ['Allow following links', 'Search engines may follow the links of the page'] },
  twitterCard: {
    pt: ['Cartão do Twitter', 'Sem ele, o de imagem grande quando há imagem'],
    en: ['Twitter card', 'Without it, the one with a large image when there is an image'],
    choices: { summary: { pt: 'Resumo', en: 'Summary' }, summary_large_image: { pt: 'Resumo com imagem grande', en: 'Summary with large image' } },
  },
  twitterSite: { pt: ['Conta do site', 'Conta do site no Twitter, com @'], en: ['Site account', 'Account of the site on Twitter, with @'] },
  twitterCreator: { pt: ['Conta do autor', 'Conta do autor no Twitter, com @'], en: ['Author account', 'Account of the author on Twitter, with @'] },
  themeColor: { pt: ['Cor do tema', 'Cor do tema no navegador (#rrggbb)'], en: ['Theme color', 'Theme color in the browser (#rrggbb)'] },
  publishedTime: { pt: ['Publicada em', 'Instante da publicação, em UTC. Só lido com type=article'], en: ['Published at', 'Instant of publication, in UTC. Only read with type=article'] },
  modifiedTime: { pt: ['Alterada em', 'Instante da última alteração, em UTC. Só lido com type=article'], en: ['Modified at', 'Instant of the last change, in UTC. Only read with type=article'] },
  basics: { pt: ['Com charset e viewport', 'Escreve as linhas de charset e viewport'], en: ['With charset and viewport', 'Writes the charset and viewport lines'] },
  jsonLd: { pt: ['Com dados estruturados', 'Escreve o JSON-LD'], en: ['With structured data', 'Writes the JSON-LD'] },
} satisfies FieldsTexts;
