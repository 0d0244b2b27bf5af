import * as v from 'valibot';
import { describe, flag, text, withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { instant, url } from './_fields.ts';

const shortText = v.optional(text(0, 200));

const handle = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^@\w{1,15}$/,
      say({
        pt: 'deve ser @ e 1 a 15 letras, dígitos ou _',
        en: 'must be @ and 1 to 15 letters, digits or _',
      }),
    ),
  ),
);

/** What is told of a page. */
export const page = v.object({
  title: describe(text(1, 200), { pt: 'Título da página', en: 'Title of the page' }),
  description: describe(v.optional(text(0, 500)), {
    pt: 'Descrição da página, a que as buscas mostram',
    en: 'Description of the page, which searches show',
  }),
  url: describe(v.optional(url), { pt: 'Endereço canônico da página', en: 'Canonical address of the page' }),
  image: describe(v.optional(url), {
    pt: 'Endereço da imagem de prévia',
    en: 'Address of the preview image',
  }),
  favicon: describe(v.optional(url), { pt: 'Endereço do ícone', en: 'Address of the icon' }),
  imageAlt: describe(shortText, { pt: 'Texto alternativo da imagem', en: 'Alternative text of the image' }),
  siteName: describe(shortText, { pt: 'Nome do site', en: 'Name of the site' }),
  author: describe(shortText, { pt: 'Autor da página', en: 'Author of the page' }),
  keywords: describe(
    v.optional(v.pipe(v.array(withExample('calculadora', text(0, 100_000))), v.maxLength(20))),
    { pt: 'Palavras-chave', en: 'Keywords' },
  ),
  type: describe(v.optional(v.picklist(['website', 'article', 'product', 'profile']), 'website'), {
    pt: 'Tipo da página, no Open Graph',
    en: 'Kind of page, in Open Graph',
  }),
  locale: describe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z]{2}_[A-Z]{2}$/, say({ pt: 'deve ter a forma pt_BR', en: 'must have the form pt_BR' })),
      ),
      'pt_BR',
    ),
    { pt: 'Idioma e país da página, como pt_BR', en: 'Language and country of the page, such as pt_BR' },
  ),
  index: describe(flag(true), {
    pt: 'Se buscadores podem indexar a página',
    en: 'Whether search engines may index the page',
  }),
  follow: describe(flag(true), {
    pt: 'Se buscadores podem seguir os links da página',
    en: 'Whether search engines may follow the links of the page',
  }),
  twitterCard: describe(v.optional(v.picklist(['summary', 'summary_large_image'])), {
    pt: 'Cartão do Twitter. Sem ele, o de imagem grande quando há imagem',
    en: 'Twitter card. Without it, that of the large image when there is an image',
  }),
  twitterSite: describe(handle, { pt: 'Conta do site, com @', en: 'Account of the site, with @' }),
  twitterCreator: describe(handle, { pt: 'Conta do autor, com @', en: 'Account of the author, with @' }),
  themeColor: describe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^#[0-9a-f]{6}$/i, say({ pt: 'deve ter a forma #rrggbb', en: 'must have the form #rrggbb' })),
      ),
    ),
    { pt: 'Cor do tema no navegador (#rrggbb)', en: 'Theme colour in the browser (#rrggbb)' },
  ),
  publishedTime: describe(v.optional(instant), {
    pt: 'Instante da publicação, em UTC. Só lido com type=article',
    en: 'Instant of publication, in UTC. Only read with type=article',
  }),
  modifiedTime: describe(v.optional(instant), {
    pt: 'Instante da última alteração, em UTC. Só lido com type=article',
    en: 'Instant of the last change, in UTC. Only read with type=article',
  }),
  basics: describe(flag(true), {
    pt: 'Se as linhas de charset e viewport são escritas',
    en: 'Whether the lines of charset and viewport are written',
  }),
  jsonLd: describe(flag(true), { pt: 'Se o JSON-LD é escrito', en: 'Whether the JSON-LD is written' }),
});

export type Page = v.InferOutput<typeof page>;
