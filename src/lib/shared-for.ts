/** Asks at most once in so many milliseconds: who asks meanwhile gets the same answer. */
export function sharedFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return async () => {
    const now = performance.now();
    if (!last || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}
