import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOfficialDatabase } from '../support/official-database.ts';

const TABLES = 'src/rtc/tables';
let folder: string;
let database: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rtc-state-'));
  [database, to] = [join(folder, 'calculadora-pro.db'), join(folder, 'tables')];
  cpSync(TABLES, to, { recursive: true });
  writeOfficialDatabase(database, TABLES);
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (sql: string) => execFileSync('sqlite3', [database, sql]);
const run = (...options: string[]) =>
  spawnSync('node', ['scripts/rtc-state.mjs', database, '--app', '1.5.4', '--to', to, ...options], {
    encoding: 'utf8',
  });
const contents = (of: string) =>
  Object.fromEntries(readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')]));

it('the script reads the state that the package carries as it stands, and prints nothing', () => {
  expect(run('--no-is-rates')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(contents(to)).toEqual(contents(TABLES));
});

it('the script prints each record that a newer state changes, and writes it', () => {
  change(`UPDATE VERSAO_BASE_DADO SET VRBD_VERSAO_BASE_DADO = 'V0060';
    UPDATE NCM SET NCM_FIM_VIGENCIA = '2026-12-31' WHERE NCM_CD = '01012100';
    UPDATE PERCENTUAL_REDUCAO SET PERE_VALOR = 50 WHERE PERE_TBTO_ID = 2
      AND PERE_CLTR_ID = (SELECT CLTR_ID FROM CLASSIFICACAO_TRIBUTARIA WHERE CLTR_CD = '200028');`);
  const { status, stdout } = run('--no-is-rates');
  expect(status).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      '- "versaoDb": "V0059"',
      '+ "versaoDb": "V0060"',
      '- ["01012100","-- Reprodutores de raça pura"]',
      '+ ["01012100","-- Reprodutores de raça pura",null,"2026-12-31"]',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('+ '))).toHaveLength(3);
  expect(stdout).toContain('"reducao":[50,60,60]');
  expect(readFileSync(join(to, 'ncm.rows'), 'utf8')).toContain('pura",null,"2026-12-31"]');
});

it('the script keeps rates of the Imposto Seletivo unless it is told to drop them', () => {
  run();
  expect(readFileSync(join(to, 'imposto-seletivo.rows'), 'utf8')).toContain('"ncm":"22021000","valor":7.5');
});

it.each([
  ['rates of their own', 'INSERT INTO ALIQUOTA_PADRAO VALUES (1, 14)'],
  ['treatment of 000001', 'DELETE FROM TRATAMENTO_CLASSIFICACAO WHERE TRCL_CLTR_ID = 1'],
  [
    'a place that',
    "UPDATE INDICADOR_OPERACAO_IBS_CBS SET IOIC_CD_LOCAL_INCIDENCIA = 99 WHERE IOIC_CD = '010101'",
  ],
])('the script writes nothing of a state with %s', (reason, sql) => {
  change(sql);
  const { status, stderr } = run('--no-is-rates');
  expect(status).toBe(1);
  expect(stderr).toMatch(`Nothing was written: `);
  expect(stderr).toContain(reason);
  expect(contents(to)).toEqual(contents(TABLES));
});
