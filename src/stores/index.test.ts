import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

// A type that an interface of a store names and nobody can import makes that method impossible to write down.
it.each(['key-store', 'quota-store', 'usage-store', 'webhook-store', 'stores'])(
  'canivete/stores exports every type of %s',
  (contract) => {
    const declared = [...read(`../contracts/${contract}.ts`).matchAll(/^export (?:interface|type) (\w+)/gm)];
    const [, named = ''] =
      new RegExp(`^export ([^;]*) from '../contracts/${contract}\\.ts';$`, 'm').exec(read('index.ts')) ?? [];
    expect(declared.length).toBeGreaterThan(0);
    for (const [, name] of declared) expect(named.split(/\W+/)).toContain(name);
  },
);
