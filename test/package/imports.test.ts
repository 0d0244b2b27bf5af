import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const sources = ['src', 'adapters'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`),
);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, type, from, bare, dynamic]) => {
    const target = (from ?? bare ?? dynamic) as string;
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    return { from: file, to, typeOnly: type !== undefined };
  });
}

/** What each part of the house may import of the others; all may import from themselves and below. */
const allowed: readonly (readonly [part: RegExp, targets: RegExp])[] = [
  [/^src\/lib\//, /^src\/(lib|data)\//],
  [/^src\/data\//, /^$/],
  [/^src\/tables\//, /^src\/(lib|tables)\//],
  [/^src\/core\//, /^src\/(core|lib|data)\//],
  [/^src\/tools\/(all|index|registry)\.ts$/, /^src\/(tools|core)\//],
  [
    /^src\/tools\/[a-z]+\//,
    /^src\/(core\/(tool|errors|fields|law|requirements|texts)\.ts|lib\/|data\/|tables\/)/,
  ],
  [/^src\/conformance\//, /^src\/(core\/(stores|webhook-store|scheduler)\.ts|conformance\/)/],
  [/^src\/stores\//, /^src\/(core\/(stores|webhook-store|retry|streak)\.ts$|stores\/)/],
  [/^src\/schedulers\//, /^src\/(core\/scheduler\.ts$|lib\/|schedulers\/)/],
  // The one place that chooses by runtime; the adapter loads nothing of Node where there is none.
  [
    /^src\/webhooks\/default-egress\.ts$/,
    /^(src\/(webhooks\/egress|lib\/runtime)|adapters\/egress-node)\.ts$/,
  ],
  [/^src\/webhooks\//, /^src\/(core|lib|webhooks)\//],
  [/^src\/verify\.ts$/, /^$/],
  [/^src\/msw\//, /^src\/(core|lib|msw|stores|webhooks|tools\/(all|registry)\.ts)/],
  [/^src\/index\.ts$/, /^src\/(core|lib|stores|schedulers|tools|webhooks)\//],
  [/^adapters\/cli/, /^(src|adapters)\//],
  [/^adapters\/egress-node\.ts$/, /^src\/(lib\/|webhooks\/(egress|url-policy)\.ts)/],
  [/^adapters\//, /^(src\/(core|lib)\/|adapters\/_)/],
];

const packages: readonly (readonly [part: RegExp, targets: RegExp])[] = [
  [/^src\/core\/routes\.ts$/, /^itty-router\/IttyRouter$/],
  [/^src\/webhooks\/signature\.ts$/, /^@noble\/hashes\/(hmac|sha2)\.js$/],
  [/^src\/core\/access\/key-format\.ts$/, /^@noble\/hashes\/(sha2|utils)\.js$/],
  [/^src\/(core|tools)\//, /^valibot$/],
  [/^src\/tools\/desenvolvedor\/(hash|_.*)\.ts$/, /^@noble\/hashes\//],
  [/^src\/tools\/desenvolvedor\/(jwt|_jose)\.ts$/, /^jose$/],
  [/^src\/tools\/desenvolvedor\/_compare\.ts$/, /^diff$/],
  [/^src\/msw\/index\.ts$/, /^msw$/],
  [/^src\/msw\/overrides\.ts$/, /^valibot$/],
  [/^adapters\//, /^node:/],
];

describe('imports', () => {
  const imports = sources.flatMap(importsOf);

  it('are found', () => {
    expect(imports.length).toBeGreaterThan(sources.length);
    expect(imports).toContainEqual({ from: 'src/core/run.ts', to: 'src/core/today.ts', typeOnly: false });
    expect(imports).toContainEqual({ from: 'src/core/errors.ts', to: 'src/core/texts.ts', typeOnly: true });
  });

  it('go one way: adapters → core ← tools → lib, data, tables', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!/^(src|adapters)\//.test(to)) return false;
      if (dirname(to) === dirname(from) && /^src\/tools\/[a-z]+\/_/.test(to)) return false;
      return !allowed.find(([part]) => part.test(from))?.[1].test(to);
    });
    expect(wrong).toEqual([]);
  });

  it('of packages are each the business of the files that need them', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (/^(src|adapters)\//.test(to)) return false;
      return !packages.some(([part, target]) => part.test(from) && target.test(to));
    });
    expect(wrong).toEqual([]);
  });

  it('do not run in circles, types apart', () => {
    const next = new Map<string, Import[]>();
    for (const one of imports) next.set(one.from, [...(next.get(one.from) ?? []), one]);
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) expect.fail(`circle: ${[...trail, file].join(' → ')}`);
      if (done.has(file)) return;
      for (const { to, typeOnly } of next.get(file) ?? []) if (!typeOnly) visit(to, [...trail, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
  });

  it('of files carry their ending', () => {
    expect(imports.filter(({ to }) => /^(src|adapters)\//.test(to) && !to.endsWith('.ts'))).toEqual([]);
  });
});

describe('sources', () => {
  it.each(sources)('%s uses nothing that a runtime lacks', (file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (!file.startsWith('adapters/')) expect(text).not.toMatch(/\b(Buffer|process|require|__dirname)\b[.(]/);
    expect(text).not.toMatch(/\binstanceof (Request|Response)\b/);
    expect(text).not.toMatch(
      /\b(Object|Map)\.groupBy\b|Promise\.(withResolvers|try)\b|\bTemporal\b|Iterator\.from|Array\.fromAsync/,
    );
    if (/^src\/(lib|tools|data|tables)\//.test(file)) {
      expect(text).not.toMatch(
        /Math\.random|Date\.now|new Date\(\)|crypto\.getRandomValues|crypto\.randomUUID/,
      );
    }
  });
});
