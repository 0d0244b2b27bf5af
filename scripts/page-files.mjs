import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A plugin of the build: puts what a browser loads of a page, minified, where the page's `files.ts` stands. Plugins of
 * esbuild may read other sources for it.
 */
export function pageFiles(version, plugins = []) {
  return {
    name: 'page-files',
    async load(id) {
      const name = /\/src\/pages\/(\w+)\/files\.ts$/.exec(id)?.[1];
      if (name === undefined) return null;
      return `export const page = ${JSON.stringify(await pageOf(name, version, plugins))};`;
    },
  };
}

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', svg: 'image/svg+xml' };

async function pageOf(name, version, plugins) {
  const folder = `${root}src/web/${name}`;
  const { outputFiles } = await build({
    entryPoints: {
      app: `${folder}/app.ts`,
      style: `${folder}/style.css`,
      icon: `${root}src/web/shared/icon.svg`,
    },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    loader: { '.svg': 'copy' },
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    legalComments: 'none',
    charset: 'utf8',
    plugins,
  });
  const files = outputFiles.map(({ path, text }) => ({
    name: basename(path),
    type: types[extname(path).slice(1)],
    gzip: gzipSync(text, { level: 9 }).toString('base64'),
  }));
  const entry = (start) => files.find(({ name }) => name.startsWith(`${start}-`)).name;
  const values = { version, app: entry('app'), style: entry('style'), icon: entry('icon') };
  const html = readFileSync(`${folder}/index.html`, 'utf8').replace(
    /%(\w+)%/g,
    (all, name) => values[name] ?? all,
  );
  return { html, app: values.app, files };
}
