import { expect, it } from 'vitest';
import { ApiError } from '../../kit/errors.ts';
import type { ErrorStatus } from '../../kit/texts.ts';
import { withDocs } from './with-docs.ts';

const parts = { details: [{ field: 'a', message: { pt: 'é', en: 'is' } }] };

it.each<ErrorStatus>([400, 422])('a refused input (%i) tells where the docs page has its tool', (status) => {
  expect(withDocs(new ApiError(status, parts), '/docs', 'cpf')).toEqual(
    new ApiError(status, { ...parts, docs: '/docs#cpf' }),
  );
});

it.each<ErrorStatus>([401, 403, 404, 409, 429, 500])('an error of status %i stays as it is', (status) => {
  const error = new ApiError(status);
  expect(withDocs(error, '/docs', 'cpf')).toBe(error);
});

it('so does what is no answer to a request, and a refused input where there is no docs page', () => {
  const bug = new TypeError('x is not a function');
  const refused = new ApiError(400, parts);
  expect(withDocs(bug, '/docs', 'cpf')).toBe(bug);
  expect(withDocs(refused, undefined, 'cpf')).toBe(refused);
});
