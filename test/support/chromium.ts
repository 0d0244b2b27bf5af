/** A real browser, where there is one: Debian's Chromium, driven by playwright-core. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * How long a page may take, in ms: a busy machine takes long, and the limit is there for what hangs. Under a change of
 * the sources most pages that take long are broken.
 */
export const PATIENCE = process.env['MUTATIONS_FOLDER'] ? 20_000 : 240_000;

const EXECUTABLE = '/usr/bin/chromium';

/** True if a test must run in Chromium: always when nothing may be skipped, else when it is installed. */
export const hasChromium = process.env['REQUIRE_ALL'] === '1' || existsSync(EXECUTABLE);

export async function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    timeout: PATIENCE,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
