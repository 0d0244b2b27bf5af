// One pass of a scenario: `measure.mjs <scenario> <size as JSON> <runtime>`. This file runs in that runtime, unless the
// scenario is a client of one. Prints the rows as JSON.
import { passOver } from './rows.mjs';

const [name, given, runtime] = process.argv.slice(2);
const { names, ...size } = JSON.parse(given);
const rows = await passOver(await import(`../scenarios/${name}.mjs`), size, { names, runtime });
console.log(JSON.stringify(rows));
process.exit(0);
