import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { blocksOf, pages, root } from '../support/pages.ts';

const page = pages.get('docs/comece.md') as string;

it('the spreadsheets of the quick start in Portuguese are calculated and audited as it says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-comece-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [...page.matchAll(/`(\w+\.csv)`(?:(?!```).)*```csv\n(.*?)```/gs)];
  expect(files.map(([, name]) => name)).toEqual(['folha.csv', 'holerites.csv', 'fatos.csv']);
  for (const [, name = '', text = ''] of files) writeFileSync(join(folder, name), text);

  const commands = blocksOf(page, 'sh').filter((text) => /^npx canivete (?:call|audit)/.test(text));
  const ends = commands.map((command) => {
    const script = `npx() { shift; env LC_ALL=pt_BR.UTF-8 "${process.execPath}" "${root}dist/cli.js" "$@"; }\n${command}`;
    const { status, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
    return [status, stderr];
  });
  const summary = expect.stringMatching(
    /^Holerites: 2 \(1 confere, 1 diverge\)\n(?:.*\n)*.*INSS sem as faixas/,
  );
  expect(ends).toEqual([
    [0, ''],
    [0, ''],
    [1, summary],
  ]);
  const written = (name: string) => readFileSync(join(folder, name), 'utf8');
  // Portaria MPS/MF 13/2026: 1,621.00 × 7.5 % + 1,179.00 × 9 %.
  expect(written('inss.csv')).toMatch(/^1;Ana Souza;Padeira;.*;227,69;/m);
  expect(written('holerites.html').match(/Padaria Central Ltda/g)).toHaveLength(2);
  expect(written('conferencia.html')).toContain('Ana Souza');
});
