import { expect, it } from 'vitest';
import { ServiceError } from './service-error.ts';

const text = { pt: 'não', en: 'no' };

it('an error of an operation has its code, and a text in both languages where it is given one', () => {
  expect(new ServiceError('state', 'closed', text)).toMatchObject({
    name: 'ServiceError',
    message: 'closed',
    code: 'state',
    text,
  });
  expect(new ServiceError('limit', 'full').text).toBeUndefined();
});
