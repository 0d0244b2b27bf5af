import { expect, it } from 'vitest';
import { ApiError } from '../../kit/errors/api-error.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import { addDocs, errorAnswer, errorBody } from './answer-error.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

it('an error says what is wrong in the language asked for, and what is added to it', () => {
  const details = [{ field: 'a', message: { pt: 'é', en: 'is' } }];
  const error = new ApiError(422, { details, extra: { reason: 'x' }, headers: { allow: 'GET' } });
  const { status, headers, body } = errorAnswer(error, 'en');
  expect([status, headers]).toEqual([
    422,
    { ...json, 'content-language': 'en', vary: 'Accept-Language', allow: 'GET' },
  ]);
  expect(body).toBe('{"error":"a is.","code":422,"reason":"x","details":[{"field":"a","message":"is"}]}');
  const plain = errorAnswer(new ApiError(500), 'pt');
  expect(plain.body).toBe('{"error":"Erro interno.","code":500}');
  expect(plain.headers['content-language']).toBe('pt-BR');
});

it('a text of its own stands before what the details say, and the page of the tool after them', () => {
  const details = [{ field: 'a', message: { pt: 'é', en: 'is' } }];
  const error = new ApiError(404, { error: { pt: 'Não há.', en: 'None.' }, details, docs: '/docs#cpf' });
  expect(errorAnswer(error, 'pt').body).toBe(
    '{"error":"Não há.","code":404,"details":[{"field":"a","message":"é"}],"docs":"/docs#cpf"}',
  );
  expect(errorBody(error, 'en')).toMatchObject({ error: 'None.', docs: '/docs#cpf' });
});

it('an error without a page of docs has no member for it', () => {
  expect(Object.keys(errorBody(new ApiError(500), 'pt'))).toEqual(['error', 'code']);
});

const parts = { details: [{ field: 'a', message: { pt: 'é', en: 'is' } }] };

it.each<ErrorStatus>([400, 422])('a refused input (%i) tells where the docs page has its tool', (status) => {
  expect(addDocs(new ApiError(status, parts), '/docs', 'cpf')).toEqual(
    new ApiError(status, { ...parts, docs: '/docs#cpf' }),
  );
});

it.each<ErrorStatus>([401, 403, 404, 409, 429, 500])('an error of status %i stays as it is', (status) => {
  const error = new ApiError(status);
  expect(addDocs(error, '/docs', 'cpf')).toBe(error);
});

it('a failure stays as it is, and so does a refused input where there is no docs page', () => {
  const bug = new TypeError('x is not a function');
  const refused = new ApiError(400, parts);
  expect(addDocs(bug, '/docs', 'cpf')).toBe(bug);
  expect(addDocs(refused, undefined, 'cpf')).toBe(refused);
});
