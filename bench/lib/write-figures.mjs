import { writeFileSync } from 'node:fs';

/** Writes a file of figures: what holds no other object stands on one line. */
export function writeFigures(file, figures) {
  const text = JSON.stringify(figures, null, 2).replaceAll(
    /\{\s+([^{}]*?)\s+\}/g,
    (_, inside) => `{ ${inside.replaceAll(/\n\s+/g, ' ')} }`,
  );
  writeFileSync(file, `${text}\n`);
}
