import { characterEntitiesHtml4 } from 'character-entities-html4';
import { expect, it } from 'vitest';
import { htmlEntities } from './html-entities.ts';

it('the entities are those of HTML 4, as the package character-entities-html4 lists them', () => {
  const theirs = Object.entries(characterEntitiesHtml4).map(([name, text]) => [text.codePointAt(0), name]);
  expect(theirs).toHaveLength(252);
  expect(htmlEntities).toEqual(Object.fromEntries(theirs));
});
