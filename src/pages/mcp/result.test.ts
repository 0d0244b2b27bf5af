import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resultOf } from './result.ts';

const textOf = async (answer: unknown, language: 'pt' | 'en' = 'pt') => {
  const { content } = await resultOf(answer, language);
  return (content as readonly { readonly text: string }[])[0]?.text;
};

describe('the result of a tool', () => {
  it.each([[null], [7], ['texto'], [[1, 2]], [undefined]])(
    'that is no object has no structure: %j',
    async (answer) => {
      const text = answer === undefined ? 'null' : JSON.stringify(answer);
      expect(await resultOf(answer, 'pt')).toEqual({ content: [{ type: 'text', text }], isError: false });
    },
  );

  it('that is an object is told as text and as JSON', async () => {
    expect(await resultOf({ a: 1 }, 'pt')).toEqual({
      content: [{ type: 'text', text: '{"a":1}' }],
      structuredContent: { a: 1 },
      isError: false,
    });
  });

  // The text form adds two quotes, and each of the answer's own four takes two bytes: 6 MiB are 2 × 3,145,725 and 6.
  it.each([
    [3_145_725, true],
    [3_145_726, false],
  ])('of %d bytes fits twice: %s', async (length, fits) => {
    const answer = { a: 'x'.repeat(length - '{"a":""}'.length) };
    expect((await textOf(answer)) === JSON.stringify(answer)).toBe(fits);
  });

  it('that does not fit twice says where it is', async () => {
    const answer = { a: 'x'.repeat(4_000_000) };
    expect(await textOf(answer)).toBe(
      'A resposta é longa demais para estar aqui também: leia structuredContent.',
    );
    expect(await textOf(answer, 'en')).toBe(
      'The answer is too long to stand here too: read structuredContent.',
    );
    // A list has no place in structuredContent, so its text is whole.
    const list = ['x'.repeat(4_000_000)];
    expect((await textOf(list))?.length).toBe(JSON.stringify(list).length);
  });

  it('that is long lets others have their turn before it is read, compared and told', async () => {
    const turns = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => turns.mockRestore());
    await resultOf({ a: 'x'.repeat(1_000) }, 'pt');
    expect(turns).not.toHaveBeenCalled();
    await resultOf({ a: 'x'.repeat(1_000_000) }, 'pt');
    expect(turns).toHaveBeenCalledTimes(3);
  });
});
