import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { beside, namespaces, saidBy, today, tools } from '#test/support/light-documents.ts';
import type { AnyTool } from '../kit/tool.ts';
import { below, pick } from '../lib/random.ts';
import { seeded } from './documents.ts';

/** Texts of each document; `.github/workflows/nightly.yml` has 100,000, which take a quarter of an hour. */
const TEXTS = Number(process.env['TEXTS'] ?? 3_000);
const PATIENCE = 1_200_000;
const SIGNS = [...'0123456789abcxyzABCPRSX .-/()+@', '', '\u200b', '\u00a0', '\u2013', '１', 'ſ', 'é', '\n'];

it.each(Object.entries(namespaces))(
  '%s says of random texts what its tool says',
  (name, namespace) => {
    const tool = tools[name] as AnyTool;
    const choices = beside[name] ?? [{}];
    const random = seeded(name);
    const faults: unknown[] = [];
    for (let i = 0; i < TEXTS && faults.length < 3; i++) {
      const options = pick(random, choices);
      const { banco } = options;
      let text = namespace.generate({ random, today, ...(banco !== undefined && { banco }) });
      if (below(random, 2) === 0) text = text.replace(/[ .\-/()]/g, '');
      // Up to three characters changed, left out or doubled.
      for (let slips = below(random, 4); slips > 0; slips--) {
        const at = below(random, text.length + 1);
        text = text.slice(0, at) + pick(random, SIGNS) + text.slice(at + below(random, 2));
      }
      // The tool says the text as it was sent.
      const theirs = { ...saidBy(tool, text, options), value: undefined };
      const ours = { ...namespace.parse(text, { ...options, today }), value: undefined };
      const isValid = namespace.isValid(text, { ...options, today });
      if (isValid !== ours.valid || !isDeepStrictEqual(ours, theirs))
        faults.push({ text, options, isValid, ours, theirs });
    }
    expect(faults).toEqual([]);
  },
  PATIENCE,
);
