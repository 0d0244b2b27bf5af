import * as v from 'valibot';
import { flag, text, withExample } from '../../kit/fields/index.ts';
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

/** Facts about a page. */
export const page = v.object({
  title: text(1, 200),
  description: v.optional(text(0, 500)),
  url: v.optional(url),
  image: v.optional(url),
  favicon: v.optional(url),
  imageAlt: shortText,
  siteName: shortText,
  author: shortText,
  keywords: v.optional(v.pipe(v.array(withExample('calculadora', text(0, 100_000))), v.maxLength(20))),
  type: v.optional(v.picklist(['website', 'article', 'product', 'profile']), 'website'),
  locale: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2}_[A-Z]{2}$/, say({ pt: 'deve ter a forma pt_BR', en: 'must have the form pt_BR' })),
    ),
    'pt_BR',
  ),
  index: flag(true),
  follow: flag(true),
  twitterCard: v.optional(v.picklist(['summary', 'summary_large_image'])),
  twitterSite: handle,
  twitterCreator: handle,
  themeColor: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/i, say({ pt: 'deve ter a forma #rrggbb', en: 'must have the form #rrggbb' })),
    ),
  ),
  publishedTime: v.optional(instant),
  modifiedTime: v.optional(instant),
  basics: flag(true),
  jsonLd: flag(true),
});

export type Page = v.InferOutput<typeof page>;
