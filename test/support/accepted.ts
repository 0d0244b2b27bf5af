/** Records of what the package does, derived from its sources. `npm run accept` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** The message of a failing record: how to accept an intended change. */
export const acceptedBy = (command = 'npm run accept') =>
  `A record of the package no longer holds. Where the change is on purpose, \`${command}\` writes it down`;

/** The command that writes the records of one tool. */
export const acceptTool = (id: string) => acceptedBy(`npm run accept ${id}`);

/** Expects a file beside the tests to hold a text; `npm run accept` sets `ACCEPT`, and the text is written instead. */
export function expectRecord(path: string, text: string, message = acceptedBy()): void {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (process.env['ACCEPT']) writeFileSync(file, text);
  expect(text, message).toBe(readFileSync(file, 'utf8'));
}
