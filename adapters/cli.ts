#!/usr/bin/env node
/** The command line: `canivete serve`, `canivete listen`, and the commands on what a store keeps. */
import { readFileSync } from 'node:fs';
import { ServiceError } from '../src/kit/errors.ts';
import { listen } from './cli/listen.ts';
import { groups, helpOfGroups, manage } from './cli/manage.ts';
import { mcp } from './cli/mcp.ts';
import { serve } from './cli/serve.ts';
import { UsageError } from './cli/usage.ts';

const HELP = `canivete: the service, on this machine

  canivete serve [options]   starts it
  canivete listen [options]  receives webhooks, verifies and prints them
  canivete mcp [options]     the tools for agents (Model Context Protocol), on standard input and output
  canivete --version
  canivete --help

Options of serve
  --port N                   default $PORT or 8787; 0 takes a free one
  --host H                   default $HOST or 127.0.0.1
  --store ADDRESS            default memory; where everything is kept: memory, or for processes to share
                             sqlite:FILE, postgres://…, redis://…
  --key KEY:PLAN[:ACCOUNT]   a key to accept, of the plan free, pro or enterprise; may be repeated.
                             Without it, in memory, an Enterprise key is made for the occasion.
  --account-key KEY:ACCOUNT  a key to the area of an account (/v1/account), which is made of the plan free where no
                             --key names it; may be repeated. Without it, in memory, one is made for the occasion.
  --now INSTANT              a clock that stands still, such as 2026-11-21T12:00:00Z, for tests
  --webhooks-dev             lets webhooks go to this machine, and makes one to where "canivete listen" listens

Options of listen
  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           of the webhook; may be repeated. Without it nothing is verified.

Options of mcp
  --url URL                  of a service, such as https://api.example.com/v1; default the tools in this process
  --key KEY                  for that service
  --tools ID,…               lists these tools themselves, up to 64; default three that search, describe and call all
  --categories NAME,…        the same by category

On a store that lasts, --store as above; --json prints the whole record
`;

const COMMANDS = new Map([
  ['serve', serve],
  ['listen', listen],
  ['mcp', mcp],
]);

async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h' || args.includes('--help'))
    return void process.stdout.write(HELP + helpOfGroups());
  if (name === '--version' || name === '-v') return void process.stdout.write(`${version()}\n`);
  if (Object.hasOwn(groups, name)) return void process.stdout.write(await manage(name, args));
  const command = COMMANDS.get(name);
  if (!command) throw new UsageError(`there is no command "${name}"; see canivete --help`);
  await command(args);
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof ServiceError)) throw error;
  process.stderr.write(`canivete: ${error.message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
