const ADAPTERS = 'adapters/';

/**
 * The source of a file of types, as the exports map names it: those of `src` lie in `dist/types` itself, those of
 * `adapters` in its folder of that name.
 */
export function sourceOf(types) {
  const file = types.replace(/^.*\bdist\/types\//, '').replace(/\.d\.ts$/, '.ts');
  return file.startsWith(ADAPTERS) ? file : `src/${file}`;
}
