import { h } from '../../shared/dom.ts';
import type { Listed } from '../core/catalogue.ts';
import type { Context } from '../core/context.ts';

export const categoryName = ({ t, catalogue }: Pick<Context, 't' | 'catalogue'>, category: string): string =>
  t.categories[category] ??
  catalogue.tools.find((tool) => tool.category === category && tool.categoryName)?.categoryName ??
  category;

/** The tools of a category, and the other categories. */
export function toolList(context: Context, current: Listed | undefined): HTMLElement {
  const { t, catalogue } = context;
  const category = current?.category;
  const own = catalogue.groups.find((group) => group.category === category);
  const others = catalogue.groups.filter((group) => group !== own);
  const name = category === undefined ? '' : categoryName(context, category);
  return h(
    'nav',
    { class: 'side', 'aria-label': own ? t.tool.sameCategory(name) : t.tool.others },
    own && [
      h('p', { class: 'hint' }, name),
      h(
        'ul',
        null,
        own.tools.map(({ id, short }) =>
          h(
            'li',
            null,
            h('a', { href: `#${id}`, 'aria-current': id === current?.id ? 'page' : null }, short),
          ),
        ),
      ),
    ],
    h('p', { class: 'hint' }, t.tool.others),
    categoryLinks(context, others),
  );
}

/** A link to each category, with the number of its tools. */
export function categoryLinks(context: Context, groups: Context['catalogue']['groups']): HTMLElement {
  return h(
    'ul',
    null,
    groups.map((group) =>
      h(
        'li',
        null,
        h(
          'a',
          { href: `#/category/${group.category}` },
          h('span', null, categoryName(context, group.category)),
          h('span', { class: 'count' }, group.tools.length),
        ),
      ),
    ),
  );
}
