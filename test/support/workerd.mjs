// Workers on this machine: bundled as for a deployment, run by workerd without a flag of compatibility with Node.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packedFiles } from '../../scripts/packed-rows.mjs';

/** The code of a Worker, from a file or from a text in place of one. */
export async function bundleWorker(source) {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const input = 'file' in source ? { entryPoints: [source.file] } : { stdin: { contents: source.text } };
  if (input.stdin) input.stdin.resolveDir = here;
  const { outputFiles } = await build({
    ...input,
    bundle: true,
    plugins: [packedFiles],
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** Starts it, with options as miniflare has them, and gives its address and what ends it. */
export async function startWorker(script, options = {}) {
  const runtimes = createRequire(new URL('../runtimes/package.json', import.meta.url));
  const { convertV4MiniflareOptions, Miniflare } = runtimes('miniflare');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: '2026-04-01',
      port: 0,
      // Else it asks Cloudflare for an example of what a request tells of its origin.
      cf: false,
      unsafeTriggerHandlers: true,
      ...options,
    }),
  );
  const { origin } = await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}
