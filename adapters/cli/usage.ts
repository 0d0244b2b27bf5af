/** A mistake in the command that its user can mend: printed in one line, exit code 2. */
export class UsageError extends Error {}

/** What keeps a command from going on, or what it was told to report: printed as it is, exit code 1. */
export class Failure extends Error {}
