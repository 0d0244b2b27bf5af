/** Something that whoever typed the command can mend: one line, exit code 2. */
export class UsageError extends Error {}
