/** V8 and Bun have it; the types of a browser do not. */
const Limited: { stackTraceLimit?: number } & ErrorConstructor = Error;

/**
 * An error that is an answer, made without its stack: no one reads where it was made, and the engine takes longer to note it
 * than to validate a value.
 */
export class StacklessError extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Limited;
    // Engines without the limit have nothing to turn off, and a host may have frozen it.
    const isOff = stackTraceLimit !== undefined && Reflect.set(Error, 'stackTraceLimit', 0);
    super(message);
    if (isOff) Limited.stackTraceLimit = stackTraceLimit;
  }
}
