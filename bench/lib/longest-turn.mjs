/**
 * The longest time, in milliseconds of processor time, for which a call holds the event loop: all of its work where it
 * yields never. Immediates that follow each other end each turn.
 */
export async function longestTurn(call) {
  let longest = 0;
  let isOver = false;
  let before = process.cpuUsage();
  const endTurn = () => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
  };
  const next = () => {
    endTurn();
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  try {
    const result = await call();
    endTurn();
    return { ms: longest, result };
  } finally {
    isOver = true;
  }
}
