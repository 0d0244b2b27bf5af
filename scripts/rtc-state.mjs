#!/usr/bin/env node
/**
 * Reads a published state of the official calculator of CBS and IBS into `src/rtc/tables`, and prints each record that
 * changed. The state is the file `calculadora-pro.db` of the component that the Receita Federal publishes.
 *
 *   node scripts/rtc-state.mjs calculadora-pro.db --app 1.5.4 [--to FOLDER] [--no-is-rates]
 *
 * `--app` is the version of the component, which its database does not name. `--no-is-rates` drops the rates of the
 * Imposto Seletivo: a published file may hold invented ones, which the component clears when it starts and no law has
 * fixed. Needs the program `sqlite3`. It writes nothing where the state holds what the rule does not know.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from './load.mjs';
import { tablesOf } from './rtc-tables.mjs';

const {
  values: { app, to, 'no-is-rates': noSelectiveRates },
  positionals: [database],
} = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string' },
    to: { type: 'string', default: fileURLToPath(new URL('../src/rtc/tables', import.meta.url)) },
    'no-is-rates': { type: 'boolean', default: false },
  },
});
if (!database || !app)
  stop('usage: rtc-state.mjs calculadora-pro.db --app VERSION [--to FOLDER] [--no-is-rates]');

function stop(why) {
  console.error(why);
  process.exit(1);
}

function query(sql) {
  const text = execFileSync('sqlite3', ['-readonly', '-json', database, sql], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return text ? JSON.parse(text) : [];
}

/** JSON with one record a line, so that two states can be compared line by line. */
function printed(parts) {
  const lines = Object.entries(parts).map(([name, value]) => {
    const isList = Array.isArray(value) && typeof value[0] === 'object';
    const text = isList
      ? `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Lines of a table that are in one state alone: those that went with `-`, those that came with `+`. */
function changes(before, after) {
  const linesOf = (text) => text.split('\n').map((line) => line.replace(/,$/, ''));
  const [old, now] = [new Set(linesOf(before)), new Set(linesOf(after))];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

/** Places are named by the component's program, and not by its database. */
function requirePlaces({ 'nfse-indop': { rows } }) {
  const known = JSON.parse(readFileSync(join(to, 'nfse-locais.rows'), 'utf8'));
  const codes = (list) => new Set(list.map(([code]) => code));
  const [supply, incidence] = [codes(known.fornecimento), codes(known.incidencia)];
  for (const [indicator, , , from, at] of rows)
    if ((from !== null && !supply.has(from)) || (at !== null && !incidence.has(at)))
      throw new Error(`the indicator ${indicator} names a place that nfse-locais.rows lacks`);
}

const { classificationTable } = await load('src/law/tables/cclasstrib.ts');
let tables;
try {
  tables = tablesOf(query, {
    app,
    legal: classificationTable.entries.at(-1).value,
    noSelectiveRates,
  });
  requirePlaces(tables);
} catch (error) {
  stop(`Nothing was written: ${error.message}`);
}
for (const [name, parts] of Object.entries(tables)) {
  const file = join(to, `${name}.rows`);
  const [before, after] = [readFileSync(file, 'utf8'), printed(parts)];
  const lines = changes(before, after);
  if (lines.length === 0) continue;
  console.log(`${name}: ${lines.length} lines\n${lines.map((line) => `  ${line}`).join('\n')}`);
  writeFileSync(file, after);
}
