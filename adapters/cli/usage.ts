/** A mistake in the command that its user can mend: printed in one line, exit code 2. */
export class UsageError extends Error {}

/** An error for the user: its message is printed as it is, and the command exits with code 1. */
export class Failure extends Error {}
