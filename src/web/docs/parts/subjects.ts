/** All tools by subject, each subject a fold. */
import { type Child, h } from '../../shared/dom.ts';
import type { Catalogue, Listed } from '../core/catalogue.ts';
import type { Context } from '../core/context.ts';

type Group = Catalogue['groups'][0];

export interface SubjectParts {
  readonly isOpen: (group: Group, index: number) => boolean;
  /** True where nothing is folded. */
  readonly isFixed: boolean;
  readonly item: (tool: Listed) => Child;
}

export const categoryName = ({ t, catalogue }: Pick<Context, 't' | 'catalogue'>, category: string): string =>
  t.categories[category] ??
  catalogue.tools.find((tool) => tool.category === category && tool.categoryName)?.categoryName ??
  category;

export const subjects = (context: Context, { isOpen, isFixed, item }: SubjectParts): HTMLElement =>
  h(
    'div',
    { class: 'categories' },
    context.catalogue.groups.map((group, i) =>
      h(
        'details',
        { class: 'category', id: `category-${group.category}`, open: isOpen(group, i) },
        h(
          'summary',
          { tabindex: isFixed ? -1 : null, onclick: (event) => void (isFixed && event.preventDefault()) },
          h('h3', null, categoryName(context, group.category)),
          h('span', { class: 'count' }, group.tools.length),
        ),
        h(
          'ul',
          { class: 'columns' },
          group.tools.map((tool) => h('li', null, item(tool))),
        ),
      ),
    ),
  );
