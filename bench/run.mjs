import { startup } from './startup.mjs';

for (const measure of [startup]) {
  const { title, rows } = measure();
  console.log(`\n${title}`);
  for (const { name, ms, ratio } of rows)
    console.log(`  ${ratio.toFixed(2).padStart(6)}  ${name} (${ms.toFixed(1)} ms)`);
}
