import { expect, it, vi } from 'vitest';
import type { Thread } from '../threads.ts';
import { type Calls, inThreads, type Reply } from './in-threads.ts';

const { signal } = new AbortController();
const options = { language: 'pt', signal } as const;

async function* callsOf(count: number) {
  for (let n = 0; n < count; n++) yield { input: { n } };
}

/** Threads whose first messages take the longest. */
function fakeThreads() {
  const asked: number[][] = [];
  const ended = vi.fn();
  const start = (): Thread<Calls, readonly Reply[]> => ({
    async ask({ inputs }) {
      const numbers = inputs.map(({ n }) => Number(n));
      asked.push(numbers);
      await new Promise((resolve) => setTimeout(resolve, 40 / asked.length));
      return numbers.map((n): Reply => (n % 7 === 0 ? { refused: { error: `no ${n}` } } : { answer: { n } }));
    },
    end: async () => ended(),
  });
  return { asked, ended, start };
}

it('the calls are answered in their order when a later thread is ready first', async () => {
  const { asked, ended, start } = fakeThreads();
  const seen: number[] = [];
  for await (const answered of inThreads(3, options, start).answers('cpf', callsOf(2_100))) {
    const { n } = answered.call.input;
    expect('refused' in answered ? answered.refused.error : answered.answer['n']).toBe(n % 7 ? n : `no ${n}`);
    seen.push(n);
  }
  expect(seen).toEqual(Array.from({ length: 2_100 }, (_, n) => n));
  expect(asked.map(({ length }) => length)).toEqual([...Array.from({ length: 8 }, () => 250), 100]);
  expect(ended).toHaveBeenCalledTimes(3);
});

it('a reader who stops ends the threads, and no more calls are read than they hold', async () => {
  const { ended, start } = fakeThreads();
  let read = 0;
  async function* counted() {
    for await (const call of callsOf(100_000)) {
      read++;
      yield call;
    }
  }
  for await (const answered of inThreads(2, options, start).answers('cpf', counted()))
    if (answered.call.input.n === 10) break;
  expect(read).toBe(4 * 250);
  expect(ended).toHaveBeenCalledTimes(2);
});

it('a thread that fails ends the answers with its error', async () => {
  const { ended, start } = fakeThreads();
  const failing = () => ({ ...start(), ask: async () => Promise.reject(new Error('gone')) });
  const answers = inThreads(2, options, failing).answers('cpf', callsOf(2_000));
  await expect(answers[Symbol.asyncIterator]().next()).rejects.toThrow('gone');
  expect(ended).toHaveBeenCalledTimes(2);
});

it('a few calls need no thread', async () => {
  const start = vi.fn();
  const answers = inThreads(2, options, start).answers('texto-maiusculas', callsOf(0));
  expect(await answers[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  const some = inThreads(2, options, start).answers('cpf', callsOf(3));
  expect(await some[Symbol.asyncIterator]().next()).toMatchObject({ value: { refused: {} } });
  expect(start).not.toHaveBeenCalled();
});
