/** A mistake in the command that its user can mend: printed in one line, exit code 2. */
export class UsageError extends Error {}
