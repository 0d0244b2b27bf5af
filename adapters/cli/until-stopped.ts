/** The exit codes that shells report after a signal: 128 + its number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * A signal that Ctrl-C or `kill` sets, with the exit code that shells report then as its reason. The second one finds no
 * listener, and ends the process at once.
 */
export function untilStopped(): { readonly signal: AbortSignal; readonly ended: () => void } {
  const stop = new AbortController();
  const listeners = Object.entries(EXIT_CODES).map(([name, code]) => [name, () => stop.abort(code)] as const);
  for (const [name, listener] of listeners) process.once(name, listener);
  return {
    signal: stop.signal,
    ended() {
      for (const [name, listener] of listeners) process.off(name, listener);
    },
  };
}
