import { expect, it } from 'vitest';
import { fieldsPage } from '../../scripts/fields-page.mjs';
import { pages } from '../support/pages.ts';
import { tools } from '../support/tools.ts';

it('every tool reads what its page promises: no field, limit, choice or default changes by accident', () => {
  expect(fieldsPage(tools)).toBe(pages.get('docs/fields.md'));
});
