/** Rules in pieces: a generator pauses where other calls may have their turn, which an explained answer gives them. */

/** The figures of a rule, or a generator that ends with them. */
export type Pieces<Figures> = Figures | Generator<undefined, Figures>;

/** Goes on with a value, once it is there. */
export function after<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

export function isInPieces<Figures>(made: Pieces<Figures>): made is Generator<undefined, Figures> {
  return typeof made === 'object' && made !== null && Symbol.iterator in made;
}

/** Runs a rule to its end, without a turn of others between its pieces. */
export function allOf<Figures>(made: Pieces<Figures>): Figures {
  if (!isInPieces(made)) return made;
  for (;;) {
    const { done, value } = made.next();
    if (done) return value;
  }
}
