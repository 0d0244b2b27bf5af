/** Checks whether a history of concurrent calls could have happened one after another (Wing and Gong, 1993). */

export interface Operation<Input, Output> {
  readonly input: Input;
  /** Undefined of a call whose outcome is unknown: it took effect at some time after it began, or never. */
  readonly output: Output | undefined;
  /** When it was called, and when it answered; never, of an unknown one. */
  readonly from: number;
  readonly until: number;
}

/** The states that a call may lead to from one; of a known output those that fit it. */
export type Model<State, Input, Output> = (
  state: State,
  input: Input,
  output: Output | undefined,
) => readonly State[];

/** A search through the orders that keep every call that ended before another one began in front of it. */
export function isLinearizable<State, Input, Output>(
  history: readonly Operation<Input, Output>[],
  initial: State,
  model: Model<State, Input, Output>,
): boolean {
  const seen = new Set<string>();
  function search(done: number, state: State): boolean {
    const left = history.map((_, i) => i).filter((i) => (done & (1 << i)) === 0);
    // Calls with an unknown outcome may never have happened.
    if (left.every((i) => history[i]?.output === undefined)) return true;
    const name = `${done} ${JSON.stringify(state)}`;
    if (seen.has(name)) return false;
    seen.add(name);
    const earliestEnd = Math.min(...left.map((i) => history[i]?.until ?? Infinity));
    return left.some((i) => {
      const { input, output, from } = history[i] as Operation<Input, Output>;
      return from <= earliestEnd && model(state, input, output).some((next) => search(done | (1 << i), next));
    });
  }
  return search(0, initial);
}
