/**
 * An error that is an answer. It is an `Error` by its prototype alone: no one reads where it was made, and the engine takes
 * longer to note that than to validate a value.
 */
export abstract class StacklessError implements Error {
  abstract readonly name: string;
  abstract get message(): string;
}

Object.setPrototypeOf(StacklessError.prototype, Error.prototype);
