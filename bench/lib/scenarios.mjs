import { readdirSync } from 'node:fs';

const folder = new URL('../scenarios/', import.meta.url);

/** In the order of the page; each is a file. */
const order = ['request', 'http', 'keys', 'documents', 'deliveries', 'growth', 'audit', 'startup', 'worst'];

/** The scenarios: their name, their text on the page, and the runtimes they run on. */
export const scenarios = await Promise.all(
  readdirSync(folder)
    .map((file) => file.replace(/\.mjs$/, ''))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map(async (name) => {
      const scenario = await import(new URL(`${name}.mjs`, folder));
      const { title, about, missed, client, passes, isNamed, runtimes } = scenario;
      const fits = (runtime) => !runtimes || runtimes.includes(runtime);
      return { name, title, about, missed, client, passes, isNamed, fits };
    }),
);
