import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { audit } from './audit.ts';

it('an audit holds 200,000 rows of a file, and says how to audit more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [payslips, facts] = [join(folder, 'holerites.csv'), join(folder, 'fatos.csv')];
  const head = 'matricula,competencia,codigo,descricao,tipo,valor\n';
  writeFileSync(payslips, head + '7,2026-10,,INSS,D,1\n'.repeat(200_001));
  writeFileSync(facts, 'matricula,competencia,salarioBase,dependentes\n7,,6000,1\n');
  await expect(
    audit([payslips, '--fatos', facts], { isTerminal: () => false, print: async () => {} }),
  ).rejects.toThrow(/line 200002: more than 200000 rows: sort both files.*--ordenado/);
});
