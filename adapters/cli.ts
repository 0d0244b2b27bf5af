#!/usr/bin/env node
/** The command line: `canivete serve` and `canivete listen`. */
import { readFileSync } from 'node:fs';
import { listen } from './cli/listen.ts';
import { serve } from './cli/serve.ts';
import { UsageError } from './cli/usage.ts';

const HELP = `canivete: the service, on this machine

  canivete serve [options]   starts it
  canivete listen [options]  receives webhooks, verifies and prints them
  canivete --version
  canivete --help

Options of serve
  --port N                   default 8787; 0 takes a free one
  --host H                   default 127.0.0.1
  --key KEY:PLAN[:ACCOUNT]   a key to accept, of the plan free, pro or enterprise; may be repeated.
                             Without it, an Enterprise key is made for the occasion.
  --now INSTANT              a clock that stands still, such as 2026-11-21T12:00:00Z, for tests
  --webhooks-dev             lets webhooks go to this machine, and makes one to where "canivete listen" listens

Options of listen
  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           of the webhook; may be repeated. Without it nothing is verified.
`;

const COMMANDS = new Map([
  ['serve', serve],
  ['listen', listen],
]);

async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h' || args.includes('--help')) return void process.stdout.write(HELP);
  if (name === '--version' || name === '-v') return void process.stdout.write(`${version()}\n`);
  const command = COMMANDS.get(name);
  if (!command) throw new UsageError(`there is no command "${name}"; see canivete --help`);
  await command(args);
}

function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`canivete: ${error.message}\n`);
  process.exitCode = 2;
}
