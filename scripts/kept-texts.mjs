import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

const PROGRAM = `import * as all from './src/tools/all.ts';
import { keepTexts } from './src/pages/openapi/keep-texts.ts';
import { keepAnswerTexts } from './src/kit/keep-answer-texts.ts';
export const kept = keepTexts(Object.values(all));
export const answerTexts = keepAnswerTexts(Object.values(all));`;

/**
 * A plugin of the build: puts what documents and explanations say of the tools where `dropDescriptions` took it from the
 * tools, and the version of the package where the service tells it.
 */
export function keptTexts(version) {
  let exports;
  let answers;
  return {
    name: 'kept-texts',
    async buildStart() {
      const { outputFiles } = await build({
        stdin: { contents: PROGRAM, resolveDir: root, loader: 'ts' },
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'es2022',
        write: false,
      });
      const text = Buffer.from(outputFiles[0].contents).toString('base64');
      const { kept, answerTexts } = await import(`data:text/javascript;base64,${text}`);
      exports = kept;
      answers = answerTexts;
    },
    load(id) {
      if (id.endsWith('/src/lib/version.ts')) return `export const version = ${JSON.stringify(version)};`;
      if (id.endsWith('/src/kit/answer-texts.ts'))
        return `export const answerTexts = ${JSON.stringify(answers)};`;
      if (!id.endsWith('/src/pages/openapi/kept-texts.ts')) return null;
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  };
}
