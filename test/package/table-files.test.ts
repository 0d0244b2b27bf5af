import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadedBy } from '../support/loaded-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'dist/tables');

/** Lists the files of rows that a program loads. */
const rowsLoadedBy = (program: string) =>
  loadedBy(program).filter((file) => /^(?:rtc\/)?tables\//.test(file));

it('no rows are loaded before a table is asked for', () => {
  expect(loadedBy(`import 'canivete/tables';`)).toContain('tables.js');
  expect(rowsLoadedBy(`import 'canivete/tables'; import 'canivete';`)).toEqual([]);
});

it('a table loads its own rows, once', () => {
  const asked = (names: string) =>
    rowsLoadedBy(`import * as tables from 'canivete/tables';
      for (const name of [${names}]) { const table = await tables[name](); table.find({ busca: 'a' }); table.all; }`);
  expect(asked(`'cfop', 'cfop'`)).toEqual(['tables/cfop.js']);
  expect(asked(`'ufs', 'ddd'`).toSorted()).toEqual(['tables/municipios.js', 'tables/ufs.js']);
  expect(asked(`'ncm'`).toSorted()).toEqual(['rtc/tables/ncm.rows.js', 'rtc/tables/versao.rows.js']);
});

it('tables but NCM and NBS take at most 350 kB', () => {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  const cClassTrib = statSync(join(root, 'dist/rtc/tables/cclasstrib.rows.js')).size;
  expect(sizes.reduce((sum, size) => sum + size, cClassTrib)).toBeLessThanOrEqual(350_000);
});

it('the entry brings no part of a service along', () => {
  const files = loadedBy(`import 'canivete/tables';`);
  expect(
    files.filter((file) => !/^(?:tables|shared\/(?:tables|lib|rtc|[a-z]+-light))\.js$/.test(file)),
  ).toEqual([]);
});
