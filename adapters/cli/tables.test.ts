import { describe, expect, it } from 'vitest';
import { tools } from '#test/support/tools.ts';
import { tables } from './tables.ts';

const held = new Map(tools.flatMap((tool) => tool.tables ?? []).map((table) => [table.id, table]));

async function printed(...args: string[]) {
  let text = '';
  await tables(args, async (more) => void (text += more));
  return text;
}

describe('canivete tables', () => {
  it.each([
    ['pt', 'tabela'],
    ['en', 'table'],
  ])('prints a line for each legal table below a head: %s', async (language, head) => {
    const lines = (await printed('--language', language)).trimEnd().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${head} {2}`));
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual([...held.keys()].toSorted());
  });

  it('says the last year, the day of the law in force, and when the table was and will be checked', async () => {
    const inss = held.get('inss');
    const line = (await printed()).split('\n').find((one) => one.startsWith('inss '));
    // Portaria Interministerial MPS/MF 13/2026 is in force since January.
    expect(line?.split(/ {2,}/)).toEqual([
      'inss',
      expect.stringMatching(/^20\d\d$/),
      expect.stringMatching(/^20\d\d-01-01$/),
      inss?.checkedOn,
      expect.stringContaining(inss?.reviewBy ?? '-'),
    ]);
  });

  it('prints the records of /tabelas as JSON when it is asked to', async () => {
    expect(JSON.parse(await printed('--json'))).toContainEqual(
      expect.objectContaining({ id: 'inss', tools: expect.arrayContaining(['calculadoras-inss']) }),
    );
  });
});
