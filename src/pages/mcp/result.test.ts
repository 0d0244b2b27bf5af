import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resultOf } from './result.ts';

const textOf = async (answer: unknown, language: 'pt' | 'en' = 'pt') => {
  const { content } = await resultOf(answer, { language, isWhole: true });
  return (content as readonly { readonly text: string }[])[0]?.text;
};

describe('the result of a tool', () => {
  it.each([[null], [7], ['texto'], [[1, 2]], [undefined]])(
    'that is no object has no structure: %j',
    async (answer) => {
      const text = answer === undefined ? 'null' : JSON.stringify(answer);
      expect(await resultOf(answer, { language: 'pt' })).toEqual({
        content: [{ type: 'text', text }],
        isError: false,
      });
    },
  );

  it('that is an object is told as text and as JSON', async () => {
    expect(await resultOf({ a: 1 }, { language: 'pt' })).toEqual({
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

  it('that is longer than 25 KB keeps three items of each list, says how many there are, and how to ask for all', async () => {
    const answer = { total: 1, rows: Array.from({ length: 400 }, (_, i) => ({ i, text: 'x'.repeat(80) })) };
    const { content, structuredContent } = await resultOf(answer, { language: 'en' });
    expect(structuredContent).toEqual({ total: 1, rows: answer.rows.slice(0, 3), encurtado: { rows: 400 } });
    expect(content).toEqual([
      { type: 'text', text: JSON.stringify(structuredContent) },
      { type: 'text', text: expect.stringMatching(/^Answer of 40 KB.* rows 400\. .*completo: true/) },
    ]);
    expect((await resultOf(answer, { language: 'en', isWhole: true })).structuredContent).toEqual(answer);
    // The schema that was listed has no other members.
    expect((await resultOf(answer, { language: 'en', hasSchema: true })).structuredContent).toEqual({
      total: 1,
      rows: answer.rows.slice(0, 3),
    });
  });

  it('that is long in its items too keeps fewer of them, and the beginning of a long text', async () => {
    const list = Array.from({ length: 9 }, () => 'y'.repeat(1_999));
    const many = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`list${i}`, list]));
    const { structuredContent } = await resultOf(many, { language: 'pt' });
    expect((structuredContent as typeof many)['list0']).toEqual(list.slice(0, 1));
    const { structuredContent: cut } = await resultOf({ text: 'z'.repeat(30_000) }, { language: 'pt' });
    expect(cut).toEqual({ text: `${'z'.repeat(2_000)}…`, encurtado: { text: 30_000 } });
  });

  it('that holds a drawing has it as an image', async () => {
    const { content, structuredContent } = await resultOf({ qr: '<svg>é</svg>', a: 1 }, { language: 'pt' });
    expect(structuredContent).toEqual({ qr: 'image/svg+xml', a: 1 });
    expect(content).toEqual([
      { type: 'text', text: '{"qr":"image/svg+xml","a":1}' },
      { type: 'image', mimeType: 'image/svg+xml', data: Buffer.from('<svg>é</svg>').toString('base64') },
    ]);
  });

  it('that is long lets others have their turn before it is read, compared and told', async () => {
    const turns = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => turns.mockRestore());
    await resultOf({ a: 'x'.repeat(1_000) }, { language: 'pt', isWhole: true });
    expect(turns).not.toHaveBeenCalled();
    await resultOf({ a: 'x'.repeat(1_000_000) }, { language: 'pt', isWhole: true });
    expect(turns).toHaveBeenCalledTimes(3);
  });
});
