import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { examples } from './start.ts';

it.each(readdirSync(examples))('examples/%s has a test', (name) => {
  expect(existsSync(new URL(`${name}.test.ts`, import.meta.url))).toBe(true);
});
