import { expect, it } from 'vitest';
import { ApiError } from '../../kit/errors.ts';
import { errorAnswer, errorAnswerBody } from './error-answer.ts';

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
  expect(errorAnswerBody(error, 'en')).toMatchObject({ error: 'None.', docs: '/docs#cpf' });
});

it('an error without a page of docs has no member for it', () => {
  expect(Object.keys(errorAnswerBody(new ApiError(500), 'pt'))).toEqual(['error', 'code']);
});
