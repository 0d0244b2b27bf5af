import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
      return `export const files = ${JSON.stringify(await filesOf(name, version, plugins))};`;
    },
  };
}

async function filesOf(name, version, plugins) {
  const folder = `${root}src/web/${name}`;
  const { outputFiles } = await build({
    entryPoints: { app: `${folder}/app.ts`, style: `${folder}/style.css` },
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    legalComments: 'none',
    charset: 'utf8',
    plugins,
  });
  const built = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  const source = (file) => readFileSync(file, 'utf8');
  return [
    {
      path: `/${name}`,
      type: 'text/html; charset=utf-8',
      text: source(`${folder}/index.html`).replace('%version%', () => version),
    },
    { path: `/${name}/app.js`, type: 'text/javascript; charset=utf-8', text: built('.js') },
    { path: `/${name}/style.css`, type: 'text/css; charset=utf-8', text: built('.css') },
    { path: `/${name}/icon.svg`, type: 'image/svg+xml', text: source(`${root}src/web/shared/icon.svg`) },
  ];
}
