/** The most that a counter grows by between two turns of other work, while a promise is awaited. */
export async function mostInATurn(counter: () => number, work: () => Promise<unknown>): Promise<number> {
  let [before, most] = [counter(), 0];
  let isOver = false;
  const look = () => {
    most = Math.max(most, counter() - before);
    before = counter();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return most;
}
