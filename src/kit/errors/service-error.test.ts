import { expect, it } from 'vitest';
import { ServiceError } from './service-error.ts';

it('an error of an operation has its code, its text in both languages, and what an address answers in its place', () => {
  const text = { pt: 'a chave "k" não funciona mais', en: 'key "k" no longer works' };
  const answer = { pt: 'A chave não funciona mais.', en: 'The key no longer works.' };
  expect(new ServiceError('state', text, answer)).toMatchObject({
    name: 'ServiceError',
    message: text.en,
    code: 'state',
    text,
    answer,
  });
  expect(new ServiceError('state', text).answer).toBeUndefined();
});
