import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import { createPseudonymizer, type Kind } from '../../src/pseudonyms/index.ts';
import { pseudonymize } from './pseudonymize.ts';
import { Failure, UsageError } from './usage.ts';

const KEY = 'e50123456789abcd'.repeat(4);
const environment = { CANIVETE_PSEUDONYM_KEY: KEY };
const code = createPseudonymizer({ key: KEY });
const CPF = '529.982.247-25';
const cpf = code.pseudonym('cpf', CPF) as string;
const nome = code.pseudonym('nome', 'Zoé Araújo') as string;
const data = code.pseudonym('data', '1990-05-17', { subject: CPF }) as string;

const folder = mkdtempSync(join(tmpdir(), 'pseudonymize-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** Runs the command on a file, and gives what it wrote and told. */
async function run(name: string, content: string, ...args: readonly string[]) {
  const out = join(folder, 'out');
  const report = join(folder, 'report.json');
  rmSync(out, { force: true });
  let told = '';
  const tell = (text: string) => void (told += text);
  await pseudonymize([fileOf(name, content), '--out', out, '--report', report, ...args], {
    environment,
    tell,
  });
  return { written: readFileSync(out, 'utf8'), told, report: JSON.parse(readFileSync(report, 'utf8')) };
}

const COLUMNS = 'cpf=cpf,nome=nome,nascimento=data(subject=cpf)';
const DUMP_COLUMNS = 'public.gente.cpf=cpf,gente.nome=nome,gente.nascimento=data(subject=cpf)';

/** A person, in each kind that a column can have. */
const PERSON: Readonly<
  Record<string, { readonly kind: Kind; readonly value: string; [param: string]: string }>
> = {
  cpf: { kind: 'cpf', value: CPF },
  documento: { kind: 'cpf-cnpj', value: '12.ABC.345/01DE-35' },
  pis: { kind: 'pis', value: '120.38619.49-8' },
  rg: { kind: 'rg', value: '36.422.911-1', state: 'SP' },
  nome: { kind: 'nome', value: 'Zoé Araújo' },
  firma: { kind: 'razao-social', value: 'Padaria Araújo & Filhos LTDA' },
  rua: { kind: 'endereco', value: 'Rua São João, 77' },
  cep: { kind: 'cep', value: '01310-100' },
  fone: { kind: 'telefone', value: '(11) 98765-4321' },
  email: { kind: 'email', value: 'Zoe@empresa.com.br' },
  nascimento: { kind: 'data', value: '17/05/1990', subject: CPF, window: '90' },
  conta: { kind: 'conta-bancaria', value: '1584/00210169-6', banco: '001' },
  chave: { kind: 'chave-pix', value: '+5511987654321' },
  placa: { kind: 'placa', value: 'ABC1C34' },
  ip: { kind: 'ip', value: '200.160.2.3' },
  obs: { kind: 'texto', value: `CPF ${CPF}, e-mail zoe@empresa.com.br às 9h` },
};

describe('canivete pseudonymize', () => {
  it('changes the columns of CSV, and nothing else', async () => {
    const { written } = await run(
      'a.csv',
      `id;"cpf";nome;nascimento;obs\r\n1;"${CPF}";Zoé Araújo;1990-05-17;"a;""b""\r\nc"\r\n\r\n2;;;;`,
      '--columns',
      COLUMNS,
    );
    expect(written).toBe(
      `id;"cpf";nome;nascimento;obs\r\n1;"${cpf}";${nome};${data};"a;""b""\r\nc"\r\n\r\n2;;;;`,
    );
  });

  it('changes the values of NDJSON, inner ones too, and a number stays one', async () => {
    const number = Number(code.pseudonym('cpf', '52998224725'));
    const { written } = await run(
      'a.ndjson',
      `{ "id": 12345678901234567890, "a":{"cpf":"${CPF}"}, "cpf": 52998224725, "nome":"Zo\\u00e9 Araújo", "nascimento":null,"x":[{"cpf":1}] }\n`,
      '--columns',
      'a.cpf=cpf,cpf=cpf,nome=nome,nascimento=data(subject=a.cpf)',
    );
    expect(written).toBe(
      `{ "id": 12345678901234567890, "a":{"cpf":"${cpf}"}, "cpf": ${number}, "nome":"${nome}", "nascimento":null,"x":[{"cpf":1}] }\n`,
    );
  });

  it('changes the rows of COPY in a plain dump of PostgreSQL, and all else stays byte for byte', async () => {
    const before =
      'SET x = 1;\n-- COPY a\nCOPY public.outra (cpf) FROM stdin;\n529.982.247-25\n\\.\nCOPY public.gente (id, cpf, "nome", nascimento, obs) FROM stdin;\n';
    const { written } = await run(
      'a.sql',
      `${before}1\t${CPF}\tZoé Araújo\t1990-05-17\ta\\tb\\\\\n2\t\\N\t\\N\t\\N\t\\N\n\\.\nINSERT INTO public.outra VALUES ('x');\n`,
      '--columns',
      DUMP_COLUMNS,
    );
    expect(written).toBe(
      `BEGIN;\n${before}1\t${cpf}\t${nome}\t${data}\ta\\tb\\\\\n2\t\\N\t\\N\t\\N\t\\N\n\\.\nINSERT INTO public.outra VALUES ('x');\nCOMMIT;\n`,
    );
  });

  it('reads and writes the escapes of COPY', async () => {
    const value = 'tel (11) 98765-4321\n\\fim';
    const { written } = await run(
      'b.sql',
      'COPY t (a) FROM stdin;\ntel (11) 98765\\0554321\\n\\\\fim\n\\.\n',
      '--columns',
      't.a=texto',
    );
    expect(written.split('\n')[2]).toBe(
      (code.pseudonym('texto', value) as string).replaceAll('\\', '\\\\').replaceAll('\n', '\\n'),
    );
  });

  it('gives a value the pseudonym that it has over HTTP, in CSV, JSON lines and a dump', async () => {
    const columns = Object.entries(PERSON).map(([name, { kind, ...params }]) => {
      const given = Object.entries(params).filter(([param]) => param !== 'value');
      return `${name}=${kind}${given.length > 0 ? `(${given.map(([param, text]) => `${param}='${text}'`).join()})` : ''}`;
    });
    const [names, values] = [Object.keys(PERSON), Object.values(PERSON).map(({ value }) => value)];
    const service = createService({ pseudonyms: { key: KEY } });
    const { key } = await service.keys.create((await service.accounts.create({ plan: 'pro' })).id);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const body = JSON.stringify({ items: Object.values(PERSON) });
    const answer = await service(
      new Request('http://localhost/v1/pseudonimos', { method: 'POST', headers, body }),
    );
    const { items } = (await answer.json()) as { readonly items: readonly { readonly pseudonym: string }[] };
    const expected = items.map(({ pseudonym }) => pseudonym);
    expect(expected.map((text, i) => text !== values[i])).toEqual(values.map(() => true));

    const option = ['--columns', columns.join()];
    const csv = await run('p.csv', `${names.join('|')}\n${values.join('|')}\n`, ...option);
    expect(csv.written.split('\n')[1]?.split('|')).toEqual(expected);
    const object = JSON.stringify(Object.fromEntries(names.map((name, i) => [name, values[i]])));
    const ndjson = await run('p.ndjson', `${object}\n`, ...option);
    expect(Object.values(JSON.parse(ndjson.written))).toEqual(expected);
    const dump = `COPY public.p (${names.join(', ')}) FROM stdin;\n${values.join('\t')}\n\\.\n`;
    const sql = await run('p.sql', dump, '--columns', columns.map((column) => `p.${column}`).join());
    expect(sql.written.split('\n')[2]?.split('\t')).toEqual(expected);
  });

  it('restores what leads back, and nothing else', async () => {
    const { written } = await run('a.csv', `cpf,x\n${cpf},1\n`, '--columns', 'cpf=cpf', '--restore');
    expect(written).toBe(`cpf,x\n${CPF},1\n`);
    await expect(run('a.csv', 'nome\na\n', '--columns', 'nome=nome', '--restore')).rejects.toThrow(
      /nothing leads back from nome \(nome\)/,
    );
  });

  it('restores a date by the restored subject beside it, in whichever order the columns stand', async () => {
    const columns = ['--columns', 'nascimento=data(subject=rg),rg=rg(state=uf)'];
    const rows = 'uf,nascimento,rg\nSP,1990-05-17,36.422.911-2\n';
    const { written } = await run('a.csv', rows, ...columns);
    expect(written).not.toContain('1990-05-17');
    expect((await run('b.csv', written, ...columns, '--restore')).written).toBe(rows);
  });

  it.each([
    ['rg', '36.422.911-1', '36.422.911-2', 'MG-36.422.911'],
    ['cns', '700000000000005', '700000000000013', '120386194940008'],
    ['placa', 'ABC-1234', 'XYZ-9876', 'ABC1C34'],
    [
      'chave-acesso',
      '35260712345678000195550010000001231102030403',
      '35260711222333000181550010000001231102030500',
      'NFe33260712345678000195550010000001231102030409',
    ],
  ])('counts rows of %s whose kept part few values share', async (kind, one, like, unlike) => {
    const csv = `a\n${one}\n${like}\n${unlike}\n`;
    const { report } = await run('k.csv', csv, '--columns', `a=${kind}`, '--invalid', 'keep', '--k', '2');
    const { ok, [`kept-part-rare`]: rare } = report.columns.a;
    expect([ok, rare]).toEqual([3, 1]);
  });

  it('counts what became of the values of each column', async () => {
    const { report, told } = await run(
      'a.csv',
      `cpf,fone,outro\n${CPF},(11) 98765-4321,a@b.com\n998224725,190,a@c.com\n529.982.247-26,(68) 98765-4321,a@d.com\nabc,,a@e.com\n`,
      '--columns',
      'cpf=cpf,fone=telefone',
    );
    expect(report).toEqual({
      keyId: code.keyId,
      rows: 4,
      columns: {
        cpf: {
          kind: 'cpf',
          ok: 1,
          kept: 0,
          null: 0,
          padded: 0,
          unchanged: 0,
          invalid: { 'check-digit': 1, format: 2 },
        },
        fone: {
          kind: 'telefone',
          ok: 2,
          kept: 2,
          null: 0,
          padded: 0,
          unchanged: 0,
          invalid: {},
          'kept-part-rare': 2,
        },
      },
      tablesWithoutRules: [],
    });
    expect(told).toMatch(/^key [\da-f]{8}, 4 rows\n/);
    expect(told).toContain('look personal: outro (email)');
    expect(told + JSON.stringify(report)).not.toMatch(/529|247/);
  });

  it('reads rules from a file', async () => {
    const rules = fileOf(
      'rules.json',
      JSON.stringify({ gente: { cpf: 'cpf', nascimento: { kind: 'data', subject: 'cpf' } } }),
    );
    const { written } = await run('a.csv', `cpf,nascimento\n${CPF},1990-05-17\n`, '--rules', rules);
    expect(written).toBe(`cpf,nascimento\n${cpf},${data}\n`);
  });

  it.each([
    ['a.csv', 'cfp,b\n1,2\n', ['--columns', 'cpf=cpf'], /^the file has no column cpf; did you mean cfp\?$/],
    ['a.csv', 'cpf,b\n1,2\n', ['--columns', 'cpf=cpff'], /^there is no kind cpff; did you mean cpf\?/],
    ['a.csv', 'cpf,b\n1,2\n', ['--columns', 'cpf=data'], /needs subject: cpf=data\(subject=COLUMN\)$/],
    [
      'a.csv',
      'cpf,b\n1,2\n',
      ['--columns', 'cpf=cpf', '--strict'],
      /^--strict: there are columns without a kind: b; =keep keeps one$/,
    ],
    ['a.txt', 'cpf\n', ['--columns', 'cpf=cpf'], /^--format takes one of csv, ndjson, pgdump, mysqldump$/],
    ['a.csv', 'cpf\n', [], /^--columns says/],
    ['a.sql', 'SELECT 1;\n', ['--columns', 't.cpf=cpf'], /^the dump has no table t/],
  ])('is called wrongly for %s %j with %j', async (name, content, args, message) => {
    const error = await run(name, content, ...args).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(message);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it.each([
    ['a.csv', `cpf,b\n${CPF}\n`, 'cpf=cpf', /^line 2: has 1 columns, and the first line 2$/],
    ['a.csv', `cpf,b\n1,2\n"${CPF},3\n`, 'cpf=cpf', /^line 3: a quote is left open to the end of the file$/],
    ['a.ndjson', `{"cpf":"1"}\n{"cpf":"${CPF}"\n`, 'cpf=cpf', /^line 2: is not JSON$/],
    [
      'a.sql',
      `COPY t (cpf, b) FROM stdin;\n${CPF}\n\\.\n`,
      't.cpf=cpf',
      /^line 2: has 1 columns, and the table 2$/,
    ],
    ['a.sql', `COPY t (cpf) FROM stdin;\n${CPF}\n`, 't.cpf=cpf', /^line 3: the file ends inside COPY$/],
    [
      'a.sql',
      `INSERT INTO public.t (a, cpf) VALUES (1, lower('${CPF}'));\n`,
      't.cpf=cpf',
      /^line 1: a column under a rule has an expression/,
    ],
    ['a.sql', `INSERT INTO t (cpf) SELECT '${CPF}';\n`, 't.cpf=cpf', /^line 1: INSERT is read with VALUES$/],
    ['a.sql', `INSERT INTO t (cpf) VALUES ('${CPF}`, 't.cpf=cpf', /^line 1: a row is left open/],
    ['a.ndjson', `{"cpf":"1"}\n{"cpf":{"n":"${CPF}"}}\n`, 'cpf=cpf', /^line 2: cpf is an object or a list/],
    ['a.ndjson', `{"cpf":"1","cpf":"${CPF}"}\n`, 'cpf=cpf', /^line 1: cpf stands twice in its object$/],
  ])(
    'fails at a line of %s, which it does not quote, and leaves no file',
    async (name, content, columns, message) => {
      const error = await run(name, content, '--columns', columns).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(Failure);
      expect((error as Error).message).toMatch(message);
      expect(existsSync(join(folder, 'out'))).toBe(false);
    },
  );

  it.each([
    ['copy t (cpf) from stdin;'],
    ['COPY  public.t(CPF)  FROM  stdin ;'],
    ['copy "t" ("cpf") From Stdin;\r'],
  ])('reads the rows behind %j', async (head) => {
    const { written } = await run('c.sql', `${head}\n${CPF}\n\\.\n`, '--columns', 't.cpf=cpf');
    expect(written).toBe(`BEGIN;\n${head}\n${cpf}\n\\.\nCOMMIT;\n`);
  });

  it.each([
    [`COPY t (cpf)\nFROM stdin;\n${CPF}\n\\.\n`],
    [`COPY t FROM stdin;\n${CPF}\n\\.\n`],
    [`COPY t (cpf) FROM stdin WITH (FORMAT csv);\n${CPF}\n\\.\n`],
    [`insert into t values ('${CPF}');\n`],
    [`Insert Into "t" values ('${CPF}');\n`],
    [`INSERT INTO\npublic.t VALUES ('${CPF}');\n`],
    [`SELECT 1; INSERT INTO t VALUES ('${CPF}');\n`],
    [`/* a */ INSERT INTO t VALUES ('${CPF}');\n`],
  ])('refuses rows that it does not read, in %j, where the table has usual ones too', async (rows) => {
    const usual = `COPY t (cpf) FROM stdin;\n${CPF}\n\\.\n`;
    await expect(run('c.sql', usual + rows, '--columns', 't.cpf=cpf')).rejects.toThrow(/^line 4: /);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('reads INSERT by the columns of CREATE TABLE, in any case, and writes each literal in its form', async () => {
    const dump = (values: readonly string[]) =>
      `CREATE TABLE t (\n  id integer,\n  "cpf" character varying(14),\n  n numeric(11,0),\n  obs text DEFAULT 'a, b'\n);\n` +
      `insert  into\npublic.t VALUES (1, ${values[0]}, ${values[1]}, ${values[2]}), (2 , NULL,NULL, 'it''s; (x');\n`;
    const columns = ['--columns', 't.cpf=cpf,t.n=cpf,t.obs=texto'];
    const { written } = await run(
      'i.sql',
      dump([`'${CPF}'::character varying`, '52998224725', `E'it\\'s ${CPF}\\n'`]).replaceAll('public.t', 't'),
      ...columns,
    );
    const number = String(Number(code.pseudonym('cpf', '52998224725')));
    expect(written).toBe(
      `BEGIN;\n${dump([`'${cpf}'::character varying`, number, `E'it\\'s ${cpf}\\n'`]).replaceAll('public.t', 't')}COMMIT;\n`,
    );
  });

  it('stops before the first byte where the rules do not fit, and --allow lets one kind of error pass', async () => {
    const dump =
      'CREATE TABLE a (cpf char(11) PRIMARY KEY, nome text UNIQUE, nasc date NOT NULL, curto varchar(10));\n' +
      'CREATE TABLE b (cpf char(11) REFERENCES a (cpf));\nCOPY a (cpf) FROM stdin;\n52998224725\n\\.\n';
    const columns = ['--columns', 'a.cpf=cpf,a.nome=nome,a.nasc=cpf,a.curto=email'];
    const error = await run('p.sql', dump, ...columns).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UsageError);
    for (const wrong of [
      /^foreign-key: a\.cpf/m,
      /^unique: a\.nome/m,
      /^type: a\.nasc/m,
      /^length: a\.curto/m,
    ])
      expect((error as Error).message).toMatch(wrong);
    const { written } = await run('p.sql', dump, ...columns, '--allow', 'foreign-key,unique,type,length');
    expect(written).toContain(cpf.replace(/\D/g, ''));
  });

  it('names a key of an expression, and what partitions go by; the root of a CNPJ has eight characters', async () => {
    const dump =
      'CREATE TABLE a (raiz char(8), curto char(9), nome text, em date) PARTITION BY RANGE (em);\n' +
      'CREATE UNIQUE INDEX ON a USING btree (lower((nome)::text));\nCOPY a (raiz) FROM stdin;\n52998224\n\\.\n';
    const columns = 'a.raiz=cnpj,a.curto=cnpj,a.nome=nome,a.em=data(subject=raiz)';
    let plan = '';
    const before = process.exitCode;
    await pseudonymize([fileOf('p.sql', dump), '--columns', columns, '--plan'], {
      print: async (text) => void (plan += text as string),
    });
    process.exitCode = before;
    expect(plan).not.toMatch(/a\.raiz .*error/);
    expect(plan).toMatch(/a\.curto .*error length/);
    expect(plan).toMatch(/a\.nome .*error unique/);
    expect(plan).toMatch(/a\.em .*warning check/);
  });

  it('lets the database work out a generated column of what it changes, and leaves another as it was', async () => {
    const dump = (values: string, copied: string) =>
      'CREATE TABLE t (id int, cpf char(11), d char(2) GENERATED ALWAYS AS (left(cpf, 2)) STORED, n int AS (id + 1) VIRTUAL);\n' +
      `INSERT INTO t VALUES (${values});\nCOPY t FROM stdin;\n${copied}\n\\.\n`;
    const bare = cpf.replace(/\D/g, '');
    const { written } = await run(
      'g.sql',
      dump(`1, '52998224725', '52', 2), (1, NULL, DEFAULT, DEFAULT`, '1\t52998224725'),
      ...['--columns', 't.cpf=cpf', '--no-transaction'],
    );
    const rest = `1, NULL,DEFAULT, DEFAULT`;
    expect(written).toBe(dump(`1, '${bare}',DEFAULT, 2), (${rest}`, `1\t${bare}`));
  });

  it('finds no rows in the routines of MySQL', async () => {
    const dump = (row: string) =>
      '-- MySQL dump\nCREATE TABLE `t` (`cpf` char(14));\nDELIMITER ;;\n' +
      `/*!50003 TRIGGER a BEFORE INSERT ON t FOR EACH ROW BEGIN /* a */\nINSERT INTO t VALUES ('${CPF}');\nEND */;;\n` +
      `CREATE DEFINER=\`root\`@\`%\` PROCEDURE p() BEGIN\nINSERT INTO t VALUES ('${CPF}'); END ;;\nDELIMITER ;\n` +
      `INSERT INTO t VALUES ('${row}');\n`;
    const { written } = await run('r.sql', dump(CPF), '--columns', 't.cpf=cpf');
    expect(written).toBe(dump(cpf));
  });

  it('names with --strict each column, path and table that has no kind, in every format', async () => {
    const strict = async (name: string, content: string, columns: string) =>
      (
        (await run(name, content, '--columns', columns, '--strict').catch(
          (caught: unknown) => caught,
        )) as Error
      ).message;
    expect(await strict('s.csv', 'cpf;cpf\n1;2\n', 'cpf=cpf')).toMatch(/"cpf" stand twice/);
    expect(await strict('s.csv', 'cpf;\n1;2\n', 'cpf=cpf')).toMatch(/\(no name\)/);
    expect(await strict('s.ndjson', '{"cpf":"1"}\n{"x":[{"mail":"a"}],"y":[1]}\n', 'cpf=cpf')).toMatch(
      /x\[\]\.mail, y\[\]/,
    );
    const dump = 'COPY t (cpf) FROM stdin;\n1\n\\.\nCOPY u (a, b) FROM stdin;\n1\t2\n\\.\n';
    expect(await strict('s.sql', dump, 't.cpf=cpf,u.a=keep')).toMatch(/: u\.b;/);
    expect((await run('s.sql', dump, '--columns', 't.cpf=cpf,u.*=keep', '--strict')).written).toContain(
      'BEGIN',
    );
    const unknown = `${dump}INSERT INTO v VALUES (1);\n`;
    expect(await strict('s.sql', unknown, 't.cpf=cpf,u.*=keep')).toMatch(/the columns of v/);
  });

  it('reads UTF-16 and Windows-1252, and writes what it read', async () => {
    const rows = `cpf;nome\r\n${CPF};Zoé Araújo\r\n`;
    const expected = `cpf;nome\r\n${cpf};${nome}\r\n`;
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const path = join(folder, 'e.csv');
      const out = join(folder, 'e.out');
      writeFileSync(path, Buffer.from((encoding === 'latin1' ? '' : '\ufeff') + rows, encoding));
      await pseudonymize([path, '--columns', 'cpf=cpf,nome=nome', '--out', out], {
        environment,
        tell: () => undefined,
      });
      expect(readFileSync(out).toString(encoding).replace('\ufeff', '')).toBe(expected);
    }
  });

  it('passes a row of any length, and refuses a value under a rule that is too long before it writes', async () => {
    const long = 'x'.repeat(5 * 2 ** 20);
    const dump = `COPY t (a, doc, cpf) FROM stdin;\n1\t${long}\t${CPF}\n\\.\n`;
    expect((await run('l.sql', dump, '--columns', 't.cpf=cpf')).written).toBe(
      `BEGIN;\n${dump.replace(CPF, cpf)}COMMIT;\n`,
    );
    await expect(run('l.sql', dump, '--columns', 't.doc=texto')).rejects.toThrow(
      /^line 2: a value under a rule is longer/,
    );
    const cells = `a,doc,cpf\n1,"${long}""\n",${CPF}\n`;
    expect((await run('l.csv', cells, '--columns', 'cpf=cpf')).written).toBe(cells.replace(CPF, cpf));
    const insert = `INSERT INTO t (doc, cpf) VALUES ('${long}''', '${CPF}');\n`;
    expect((await run('l.sql', insert, '--columns', 't.cpf=cpf')).written).toBe(
      `BEGIN;\n${insert.replace(CPF, cpf)}COMMIT;\n`,
    );
  });

  it('finds no rows in comments, texts and bodies of functions', async () => {
    const before = [
      ...['-- COPY t (cpf) FROM stdin;', '/* COPY t (cpf) FROM stdin;', '/* in */ INSERT INTO t VALUES (1);'],
      ...['*/', "SELECT 'it''s;", "COPY t (cpf) FROM stdin;', E'\\'; INSERT INTO t;';"],
      ...['CREATE FUNCTION f() RETURNS trigger', '    AS $a$', 'begin', 'INSERT INTO t (cpf) values (1);'],
      ...[
        'COMMIT;',
        'end $a$;',
        'CREATE FUNCTION g() RETURNS integer',
        'BEGIN ATOMIC',
        ' INSERT INTO t VALUES (1);',
      ],
      ...[' SELECT CASE WHEN true THEN 1 END;', 'END;', 'COPY t (cpf) FROM stdin;', ''],
    ].join('\n');
    const { written } = await run('f.sql', `${before}${CPF}\n\\.\n`, '--columns', 't.cpf=cpf');
    expect(written).toBe(`BEGIN;\n${before}${cpf}\n\\.\nCOMMIT;\n`);
  });

  it.each([
    ...['BEGIN;', 'start transaction;', 'COMMIT;', 'ROLLBACK;', 'END;', '\\connect app', '\\c app'],
    ...['CREATE DATABASE app;', 'DROP DATABASE app;', 'CREATE TABLESPACE a;'],
  ])('writes a dump as one transaction, which %s would end, or not at all', async (line) => {
    const dump = `${line}\nCOPY t (cpf) FROM stdin;\n${CPF}\n\\.\n`;
    const error = await run('o.sql', dump, '--columns', 't.cpf=cpf').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(/^line 1: .*without -C.*--no-transaction$/);
    const { written } = await run('o.sql', dump, '--columns', 't.cpf=cpf', '--no-transaction');
    expect(written).toBe(dump.replace(CPF, cpf));
  });

  it('leaves an old result as it was when a run fails, and follows no link', async () => {
    const out = join(folder, 'kept');
    writeFileSync(out, 'before', { mode: 0o644 });
    const args = (name: string, content: string, ...more: string[]) =>
      pseudonymize([fileOf(name, content), '--columns', 'cpf=cpf', ...more], {
        environment,
        tell: () => undefined,
      });
    await expect(args('x.csv', `cpf,b\n${CPF},1\n1\n`, '--out', out)).rejects.toThrow(/^line 3/);
    expect(readFileSync(out, 'utf8')).toBe('before');
    const report = join(folder, 'no-folder', 'report');
    await expect(args('x.csv', `cpf\n${CPF}\n`, '--out', out, '--report', report)).rejects.toThrow(
      UsageError,
    );
    expect(readFileSync(out, 'utf8')).toBe('before');
    const link = join(folder, 'link');
    symlinkSync(out, link);
    for (const place of [link, '/dev/null', folder])
      for (const option of ['--out', '--report'])
        await expect(args('x.csv', `cpf\n${CPF}\n`, option, place)).rejects.toThrow(/only a plain file/);
    expect(readFileSync(out, 'utf8')).toBe('before');
    await expect(args('x.csv', `cpf\n${CPF}\n`, '--out', out, '--report', out)).rejects.toThrow(
      /reads or writes/,
    );
    await args('x.csv', `cpf\n${CPF}\n`, '--out', out);
    expect(readFileSync(out, 'utf8')).toBe(`cpf\n${cpf}\n`);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('leaves the old result, and ends what it wrote with an error, when it is stopped', async () => {
    const out = join(folder, 'stopped');
    writeFileSync(out, 'before');
    const rows = `COPY t (cpf) FROM stdin;\n${`${CPF}\n`.repeat(50_000)}\\.\n`;
    const file = fileOf('long.sql', rows);
    const exitCode = process.exitCode;
    let written = '';
    const ways = { environment, tell: () => undefined };
    const stopAtOnce = async (bytes: string | Uint8Array) => {
      if (written === '') process.emit('SIGTERM');
      written += Buffer.from(bytes as Uint8Array).toString();
    };
    for (const args of [[], ['--out', out]]) {
      written = '';
      await pseudonymize([file, '--columns', 't.cpf=cpf', ...args], { ...ways, print: stopAtOnce });
      expect(process.exitCode).toBe(143);
      process.exitCode = exitCode;
      expect(written).toMatch(/^BEGIN;\n[^]*\n\\\.\nDO \$\$ BEGIN RAISE EXCEPTION .*\nROLLBACK;\n$/);
      expect(written).not.toContain('COMMIT');
    }
    expect(readFileSync(out, 'utf8')).toBe('before');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses an invalid value where it is asked to, by its line alone', async () => {
    await expect(
      run('a.csv', `cpf\n${CPF}\n529.982.247-26\n`, '--columns', 'cpf=cpf', '--invalid', 'error'),
    ).rejects.toThrow(/^line 3: cpf: a value of the kind cpf is invalid: check-digit$/);
  });

  it('proposes columns, and writes nothing else', async () => {
    let printed = '';
    const rows = Array.from(
      { length: 20 },
      (_, i) => `${i},${CPF},Ana,${i < 12 ? 'a@b.com' : '-'},1990-01-01\n`,
    ).join('');
    const file = fileOf('d.csv', `id,documento,nome_mae,contato,nascimento\n${rows}`);
    await pseudonymize([file, '--detect'], {
      environment: {},
      print: async (text) => void (printed += text),
      tell: () => undefined,
    });
    expect(printed).toBe('documento=cpf,nome_mae=nome,contato=email,nascimento=data(subject=documento)\n');
  });

  it('proposes neither a PIS for a RENAVAM nor an RG for the state that issued it, and no id', async () => {
    let printed = '';
    const file = fileOf(
      'v.csv',
      'renavam,rg,rg_uf,cliente_id,nosso_numero\n03607626105,36.422.911-1,SP,11987654321,11987654321\n',
    );
    await pseudonymize([file, '--detect'], {
      environment: {},
      print: async (text) => void (printed += text),
      tell: () => undefined,
    });
    expect(printed).toBe('renavam=renavam,rg=rg\n');
  });

  it('takes its key from a file or a variable alone, and refuses a file for others to read', async () => {
    const file = fileOf('a.csv', `cpf\n${CPF}\n`);
    await expect(pseudonymize([file, '--columns', 'cpf=cpf'], { environment: {} })).rejects.toThrow(
      /openssl rand -hex 32/,
    );
    await expect(
      pseudonymize([file, '--columns', 'cpf=cpf', '--key', KEY], { environment: {} }),
    ).rejects.toThrow(/no option --key/);
    const keyFile = fileOf('key', `${KEY}\nnot the key\n`);
    const columns = ['--columns', 'cpf=cpf', '--key-file', keyFile];
    chmodSync(keyFile, 0o644);
    const open = await run('a.csv', `cpf\n${CPF}\n`, ...columns).catch((caught: unknown) => caught);
    expect(open).toBeInstanceOf(UsageError);
    expect((open as Error).message).toMatch(/others may read .*; chmod 600 /);
    expect((open as Error).message).not.toContain(KEY);
    chmodSync(keyFile, 0o600);
    expect((await run('a.csv', `cpf\n${CPF}\n`, ...columns)).written).toBe(`cpf\n${cpf}\n`);
    const wrong = fileOf('wrong', 'e5e5\n');
    chmodSync(wrong, 0o600);
    const error = await run('a.csv', 'cpf\n', '--columns', 'cpf=cpf', '--key-file', wrong).catch(
      (caught: unknown) => caught,
    );
    expect((error as Error).message).toMatch(/^--key-file takes 32 random bytes/);
    expect((error as Error).message).not.toContain('e5e5');
  });
});
