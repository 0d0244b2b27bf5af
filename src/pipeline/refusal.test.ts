import { expect, it } from 'vitest';
import { echoGet } from '#test/support/service.ts';
import { defineTool } from '../kit/tool.ts';
import { ApiError } from '../kit/errors.ts';
import { inWords, Refusal, refuse, refuseRequest } from './refusal.ts';
import { createService } from './service.ts';

it('a refusal is an error of the service once it is in words; any other error stays what it is', async () => {
  const text = { pt: 'é 7', en: 'is 7' };
  expect(await inWords(refuse('a', () => text))).toEqual(
    new ApiError(400, { details: [{ field: 'a', message: text }] }),
  );
  expect(await inWords(refuseRequest('body', ({ notJson }) => notJson))).toMatchObject({
    status: 400,
    parts: { details: [{ field: 'body', message: { en: 'is not valid JSON in UTF-8' } }] },
  });
  const known = new ApiError(404);
  const bug = new TypeError('x');
  expect(await inWords(known)).toBe(known);
  expect(await inWords(bug)).toBe(bug);
});

it('a refusal that nobody puts in words says at least what it is', () => {
  expect(String(refuse('a', () => ({ pt: 'é 7', en: 'is 7' })))).toBe('Refusal: refused');
});

it('a refusal for which no words are found is a failure of the service, and is told as one', async () => {
  const bug = new Error('no words');
  const tool = defineTool({
    ...echoGet,
    run() {
      throw new Refusal(() => {
        throw bug;
      });
    },
  });
  const told: unknown[] = [];
  const service = createService({ tools: [tool], access: false, onError: (error) => void told.push(error) });
  const response = await service(new Request(`http://localhost/v1${echoGet.path}?name=a`));
  expect([response.status, await response.json(), told]).toEqual([
    500,
    { error: 'Erro interno.', code: 500 },
    [bug],
  ]);
});
