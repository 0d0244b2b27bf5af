// Before each test file: the programs that it starts read the sources, not the build.
process.env.NODE_OPTIONS = `--import=${new URL('register.mjs', import.meta.url).href}`;
// A tool by another name is none that was added.
process.env.NOTHING_NEW = '1';
