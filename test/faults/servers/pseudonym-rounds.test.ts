/**
 * Whole rounds: a database is dumped, its dump goes through `canivete pseudonymize`, and what is written is loaded into
 * another one. Each row is compared with its original, and what was loaded is searched for all originals.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual, promisify } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudonymize } from '../../../adapters/cli/pseudonymize.ts';
import { UsageError } from '../../../adapters/cli/usage.ts';
import { createPseudonymizer, type Kind, type ValueOptions } from '../../../src/pseudonyms/index.ts';
import { isReversible, paramsOf } from '../../../src/pseudonyms/names.ts';
import type { Dialect } from '../../../src/world/ddl.ts';
import { world } from '../../../src/world/index.ts';
import { schema, tableNames } from '../../../src/world/schema.ts';
import { script } from '../../../src/world/sql.ts';
import { hasMariaDb, newMariaDb } from '../../support/mariadb.ts';
import { hasServer, newWholeDatabase } from '../../support/postgres.ts';
import { faultSized } from '../../support/size.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const code = createPseudonymizer({ key: KEY });

const folder = mkdtempSync(join(tmpdir(), 'canivete-rounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Rule = Kind | 'keep' | { readonly kind: Kind; readonly [param: string]: string };
type Rules = Readonly<Record<string, Readonly<Record<string, Rule>>>>;
const kindOf = (rule: Rule) => (typeof rule === 'string' ? rule : rule.kind);
const paramsIn = (rule: Rule) => {
  const { kind: _, ...params } = typeof rule === 'string' ? { kind: rule } : rule;
  return Object.entries(params);
};

const place = {
  logradouro: 'endereco',
  numero: 'endereco',
  complemento: 'endereco',
  bairro: 'endereco',
  cep: 'cep',
} as const;
const born = { data_nascimento: { kind: 'data', subject: 'cpf' } } as const;
const ofState = { inscricao_estadual: { kind: 'ie', state: 'uf' } } as const;
const company = { cnpj: 'cnpj', ...ofState, email: 'email', telefone: 'telefone' } as const;

/** The rules of a world, and of a table of the sort that no world has. */
const rules: Rules = {
  ...Object.fromEntries(tableNames.map((name) => [name, {}])),
  empresas: {
    raiz_cnpj: 'cnpj',
    razao_social: 'razao-social',
    nome_fantasia: 'razao-social',
    email: 'email',
  },
  estabelecimentos: { ...company, ...place },
  pessoas: {
    ...{
      nome: 'nome',
      nome_mae: 'nome',
      nome_pai: 'nome',
      ...born,
      cpf: 'cpf',
      pis: 'pis',
      cnh: 'cnh',
      cns: 'cns',
    },
    ...{ rg: { kind: 'rg', state: 'rg_uf' }, titulo_eleitor: 'titulo' },
    ...{ email: 'email', celular: 'telefone', telefone: 'telefone', ...place },
  },
  contas_bancarias: { conta: 'numero', chave_pix: 'chave-pix' },
  dependentes: { nome: 'nome', ...born, cpf: 'cpf' },
  clientes: { nome: 'nome-ou-razao-social', cpf: 'cpf', ...company, ...place },
  vendas: { chave_acesso: 'chave-acesso' },
  boletos: { codigo_barras: 'boleto', linha_digitavel: 'boleto' },
  cobrancas_pix: { chave: 'chave-pix', copia_e_cola: 'pix-copia-e-cola' },
  veiculos: { placa: 'placa', renavam: 'renavam' },
  acessos: {
    ...{ cpf: 'cpf', apelido: 'nome', contato: 'email', fones: 'telefone', ip: 'ip', detalhe: 'texto' },
    ...{ obs: { kind: 'texto', subject: 'cpf' }, nascido: { kind: 'data', subject: 'cpf' } },
  },
  cliques: { cpf: 'cpf' },
};

/** Rules with `keep` for the columns that they do not name. */
const whole = (some: Rules): Rules =>
  Object.fromEntries(Object.entries(some).map(([table, columns]) => [table, { ...columns, '*': 'keep' }]));
const ofKinds = (isWanted: (kind: Kind) => boolean): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([table, columns]) => [
      table,
      Object.fromEntries(Object.entries(columns).filter(([, rule]) => isWanted(kindOf(rule) as Kind))),
    ]),
  );

let files = 0;
function fileOf(content: string): string {
  const path = join(folder, `file-${files++}`);
  writeFileSync(path, content);
  return path;
}

/** Runs the command on a dump, and gives the name of what it wrote, and what it told. */
async function change(dump: string, some: Rules, ...more: readonly string[]) {
  const out = join(folder, `out-${files++}.sql`);
  const args = [dump, '--rules', fileOf(JSON.stringify(some)), '--out', out, ...more];
  let told = '';
  await pseudonymize(args, {
    environment: { CANIVETE_PSEUDONYM_KEY: KEY },
    tell: (line) => void (told += line),
  });
  return { out, told };
}

interface Finding {
  readonly code: string;
  readonly level: string;
}
/** The findings of a plan, by their columns. */
async function plan(dump: string, some: Rules) {
  let printed = '';
  const before = process.exitCode;
  await pseudonymize([dump, '--rules', fileOf(JSON.stringify(some)), '--plan', '--json'], {
    environment: {},
    print: async (piece) => void (printed += piece),
  });
  process.exitCode = before;
  const { tables, missing, exit } = JSON.parse(printed) as {
    tables: { table: string; columns: { column: string; findings: Finding[] }[] }[];
    missing: string[];
    exit: number;
  };
  const findings = tables.flatMap(({ table, columns }) =>
    columns.flatMap(({ column, findings: own }) =>
      own.map((one) => `${one.level} ${one.code}: ${table.replace('public.', '')}.${column}`),
    ),
  );
  return { findings, missing, exit };
}

type Row = Readonly<Record<string, unknown>>;

/** A row with pseudonyms; `lengths` are the characters of its columns. */
function expected(table: string, row: Row, lengths: ReadonlyMap<string, number>): Row {
  const columns = rules[table] ?? {};
  const made: Row = Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const rule = columns[column];
      if (rule === undefined || value === null) return [column, value];
      const kind = kindOf(rule) as Kind;
      const max = paramsOf[kind]?.includes('max') ? lengths.get(`${table}.${column}`) : undefined;
      const params = paramsIn(rule).map(([name, source]) => [name, row[source]]);
      const options = { ...Object.fromEntries(params), ...(max !== undefined && { max }) } as ValueOptions;
      const change = (one: string | null) => {
        // The length of a prefix stays.
        const [own, prefix] = kind === 'ip' ? (one?.split(/(?=\/)/) ?? []) : [one];
        return own === null || own === undefined
          ? null
          : `${code.pseudonym(kind, own, options)}${prefix ?? ''}`;
      };
      if (Array.isArray(value)) return [column, value.map(change)];
      // Whatever the white space of JSON, the same is found in it.
      return typeof value === 'object'
        ? [column, JSON.parse(change(JSON.stringify(value)) as string)]
        : [column, change(value as string)];
    }),
  );
  // A generated column.
  return 'tamanho' in made ? { ...made, tamanho: (made['contato'] as string).length } : made;
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(textsIn);

/** Kinds whose originals are told apart by themselves; those of the others (a house number, a CEP) are others' too. */
const told: ReadonlySet<string> = new Set<Kind>([
  ...([
    'cpf',
    'cnpj',
    'pis',
    'cnh',
    'cns',
    'titulo',
    'rg',
    'telefone',
    'chave-pix',
    'chave-acesso',
    'boleto',
  ] as const),
  ...([
    'email',
    'nome',
    'razao-social',
    'nome-ou-razao-social',
    'placa',
    'renavam',
    'pix-copia-e-cola',
  ] as const),
]);

/** The parts of a text that a search for originals looks up: all of it, addresses of e-mail, and digits that may be a number inside others. */
function* partsOf(text: string): Generator<string> {
  yield text;
  for (const [address] of text.matchAll(/[^\s"'<>(),;:{}]+@[\w.-]+/g)) yield address;
  for (const [digits] of text.matchAll(/\d{10,}/g))
    for (const length of [11, 14])
      for (let at = 0; at + length <= digits.length; at++) yield digits.slice(at, at + length);
}

const addressOf = ({ logradouro, numero, bairro, cep }: Row) =>
  logradouro === undefined ? [] : [[logradouro, numero, bairro, cep].join(', ')];

/** The originals of tables that stand in what was loaded. */
function leaks(originals: ReadonlyMap<string, readonly Row[]>, loaded: ReadonlyMap<string, readonly Row[]>) {
  const secrets = new Map<string, string>();
  for (const [table, rows] of originals) {
    const own = Object.entries(rules[table] ?? {}).filter(([, rule]) => told.has(kindOf(rule)));
    for (const row of rows) {
      for (const [column] of own)
        for (const one of textsIn(row[column])) secrets.set(one, `${table}.${column}`);
      for (const one of addressOf(row)) secrets.set(one, `${table}.logradouro`);
    }
  }
  const found: string[] = [];
  for (const [table, rows] of loaded)
    for (const row of rows)
      for (const [column, value] of Object.entries({ ...row, '': addressOf(row) }))
        for (const one of textsIn(value))
          for (const part of partsOf(one))
            if (secrets.has(part)) found.push(`${secrets.get(part)} in ${table}.${column}: ${part}`);
  return { found, secrets: secrets.size };
}

interface Database {
  run(sql: string): Promise<unknown>;
  load(file: string): Promise<unknown>;
  rows(table: string): Promise<readonly Row[]>;
  /** Characters of columns, by `table.column`. */
  lengths(): Promise<ReadonlyMap<string, number>>;
  drop(): Promise<unknown>;
}

const tables = Object.keys(rules);
async function rowsOf(database: Database): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const table of tables) found.set(table, await database.rows(table));
  return found;
}
const keyOf = (table: string) => (schema[table as keyof typeof schema]?.key ?? ['id']).join(', ');

/** Compares what was loaded with its originals. */
async function compare(originals: Database, copy: Database): Promise<void> {
  const [before, after] = [await rowsOf(originals), await rowsOf(copy)];
  const lengths = await originals.lengths();
  for (const table of tables) {
    const rows = before.get(table) as readonly Row[];
    if (table !== 'anomalias') expect(rows.length, table).toBeGreaterThan(0);
    const wanted = rows.map((row) => expected(table, row, lengths));
    const loaded = after.get(table) ?? [];
    expect(loaded.length, table).toBe(rows.length);
    const at = loaded.findIndex((row, i) => !isDeepStrictEqual(row, wanted[i]));
    expect(loaded[at], table).toEqual(wanted[at]);
  }
  const { found, secrets } = leaks(before, after);
  expect(secrets).toBeGreaterThan(1000);
  expect(found).toEqual([]);
  // The search finds what is there.
  expect(leaks(before, before).found.length).toBeGreaterThan(secrets);
}

/** Leads a dump back: what leads back is as it was byte for byte, and what does not is named first. */
async function restore(dump: string, changed: string, wrap: (text: string) => string): Promise<void> {
  const oneWay = Object.entries(rules).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, rule]) =>
      isReversible(kindOf(rule) as Kind) ? [] : [{ name: `${table}.${column}`, kind: kindOf(rule) }],
    ),
  );
  const refused = change(changed, whole(rules), '--restore', '--no-transaction');
  for (const { name, kind } of oneWay) await expect(refused).rejects.toThrow(`${name} (${kind})`);
  const keeping = oneWay.map(({ name }) => `${name}=keep`).join(',');
  const args = ['--restore', '--no-transaction', '--columns', keeping];
  const back = await change(changed, whole(rules), ...args);
  const forward = await change(
    dump,
    ofKinds((kind) => !isReversible(kind)),
    '--no-transaction',
  );
  // A difference would be a text of some megabytes.
  const linesOf = (all: string) => all.replaceAll(ONE_WAY_KEY, '?').split('\n');
  const [got, wanted] = [linesOf(textOf(back.out)), linesOf(wrap(textOf(forward.out)))];
  expect(got.filter((line, i) => line !== wanted[i]).slice(0, 3)).toEqual([]);
  expect(got.length).toBe(wanted.length);
  expect(back.told).toMatch(/chave_pix .*one-way/);
}
/** Keys of Pix that nothing leads back from, whose columns have others that lead back. */
const ONE_WAY_KEY = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w.+-]+@[\w.-]+/g;
const textOf = (file: string) => readFileSync(file, 'latin1');

/** Expects a plan to name what is wrong, and a run with the same rules to write nothing. */
async function refuse(
  dump: string,
  wrong: Rules,
  { findings, missing }: { readonly findings: readonly string[]; readonly missing: readonly string[] },
): Promise<void> {
  const made = await plan(dump, wrong);
  expect(made.findings).toEqual(expect.arrayContaining([...findings]));
  expect({ missing: made.missing.toSorted(), exit: made.exit }).toEqual({ missing, exit: 2 });
  const known = files;
  const error = (await change(dump, wrong).catch((thrown: unknown) => thrown)) as Error;
  expect(error).toBeInstanceOf(UsageError);
  for (const finding of made.findings)
    if (finding.startsWith('error '))
      expect(error.message).toContain(finding.slice('error '.length).split(':')[0]);
  expect(existsSync(join(folder, `out-${known}.sql`))).toBe(false);
}

const sizes = { seed: 'rounds', companies: faultSized(3, 50), employees: 12, months: 1, vehicles: 3 };
const scriptOf = (dialect: Dialect) => {
  const made = world(sizes);
  return [...script(made.ddl(dialect), made.sql(dialect), dialect)].join('');
};

/** Things that dumps of a PostgreSQL may hold, and no world does. */
const AWKWARD_POSTGRES = String.raw`
create table acessos (
  id bigint not null, cpf char(11) not null references pessoas (cpf), apelido varchar(12), contato varchar(24) not null,
  fones text[], ip inet, detalhe jsonb, obs text, nascido date, em date not null, tamanho integer generated always as (length(contato)) stored,
  primary key (id, em), check (length(contato) > 5)
) partition by range (em);
create table acessos_antigos partition of acessos for values from (minvalue) to ('2026-01-01');
create table acessos_novos partition of acessos for values from ('2026-01-01') to (maxvalue);
insert into acessos (id, cpf, apelido, contato, fones, ip, detalhe, obs, nascido, em)
select id, cpf, nullif(left(nome, 12), ''), 'a' || id || '@loja.com.br', array[celular, telefone, null], ('200.160.2.' || id % 250 || case when id % 3 = 0 then '/24' else '' end)::inet,
  jsonb_build_object('cpf', cpf, 'email', email, 'n', id),
  E'CPF ' || cpf || E', nascido em 17/05/1990;\nCOPY public.clientes (cpf) FROM stdin;\n\\.\n\ttel ' || celular || E' d''água \\N "x"',
  data_nascimento, date '2025-12-01' + (id % 60)::integer
from pessoas;
create table cliques (id bigint primary key, cpf char(11), em date);
insert into cliques select id, cpf, '2025-12-31' from pessoas;
create unique index on cliques (lower(cpf));
create function registra() returns trigger language plpgsql as $corpo$
begin
COPY clientes (cpf) FROM stdin;
INSERT INTO clientes (nome) VALUES ('x;');
return new;
end;
$corpo$;
create function soma() returns integer begin atomic select case when true then 1 else 2 end; end;
create view contatos as select nome, 'INSERT INTO clientes VALUES (1);'::text as texto from clientes;
comment on table clientes is 'Antes:
COPY public.clientes (nome, cpf) FROM stdin;
Ana	1
\.
INSERT INTO public.clientes VALUES (1);';
`;

/** The same for a MariaDB. */
const AWKWARD_MARIADB = String.raw`
create table acessos (
  id bigint primary key, cpf char(11) not null, apelido varchar(12), contato varchar(24) not null, fones varchar(11), ip varchar(15),
  detalhe json, obs text, nascido date, em date not null, tamanho integer generated always as (char_length(contato)) virtual, foto blob,
  unique key (contato), foreign key (cpf) references pessoas (cpf)
) comment 'INSERT INTO clientes VALUES (1);' default character set utf8mb4 collate utf8mb4_bin;
insert into acessos (id, cpf, apelido, contato, fones, ip, detalhe, obs, nascido, em, foto)
select id, cpf, left(nome, 12), concat('a', id, '@loja.com.br'), celular, concat('200.160.2.', id % 250), json_object('cpf', cpf, 'email', email, 'n', id),
  concat('CPF ', cpf, ', nascido em 17/05/1990;\nINSERT INTO clientes VALUES (1);\n', char(9), 'tel ', celular, ' d''água \\N "x" \\'),
  data_nascimento, '2025-12-01', x'00275c0a22'
from pessoas;
create trigger antes before insert on clientes for each row set new.nome = replace(new.nome, 'INSERT INTO clientes VALUES (1);', '');
create table cliques (id bigint, cpf char(11), em date) partition by range columns(em) (partition a values less than ('2026-01-01'), partition b values less than maxvalue);
insert into cliques select id, cpf, '2025-12-31' from pessoas;
delimiter ;;
create procedure inclui() begin
if true then insert into clientes (nome) values ('Ana'); end if;
INSERT INTO clientes VALUES (1);
end ;;
delimiter ;
`;

async function openPostgres(): Promise<Database & { dump(...args: readonly string[]): Promise<string> }> {
  const { address, drop } = await newWholeDatabase();
  const pool = new Pool({ connectionString: address, max: 1 });
  // Its database may be dropped before it has closed.
  pool.on('error', () => undefined);
  const psql = async (...args: readonly string[]) => {
    const client = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', ...args, address], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [status]] = await Promise.all([text(client.stderr), once(client, 'close')]);
    expect({ status, said }).toEqual({ status: 0, said: '' });
  };
  return {
    run: (sql) => psql('-f', fileOf(sql)),
    load: (file) => psql('-f', file),
    async rows(table) {
      const { rows } = await pool.query(`select to_json(t) as row from ${table} t order by ${keyOf(table)}`);
      return rows.map(({ row }) => row);
    },
    async lengths() {
      const { rows } = await pool.query(
        `select table_name || '.' || column_name as name, character_maximum_length as length from information_schema.columns
         where table_schema = 'public' and character_maximum_length is not null`,
      );
      return new Map(rows.map(({ name, length }) => [name, Number(length)]));
    },
    async dump(...args) {
      const file = join(folder, `dump-${files++}.sql`);
      await promisify(execFile)('pg_dump', [...args, '-f', file, address]);
      return file;
    },
    async drop() {
      await pool.end();
      await drop();
    },
  };
}

async function openMariaDb(): Promise<Database & { dump(): Promise<string> }> {
  const { ask, dump, drop } = await newMariaDb();
  const linesOf = async (sql: string) => (await ask(`set names utf8mb4; ${sql}`)).split('\n').slice(0, -1);
  const own = `from information_schema.columns where table_schema = database()`;
  return {
    run: ask,
    load: (file) => ask(readFileSync(file, 'utf8')),
    async rows(table) {
      const columns = await linesOf(
        `select column_name ${own} and table_name = '${table}' and data_type <> 'blob'`,
      );
      const members = columns.map((column) => `'${column}', ${column}`);
      const lines = await linesOf(
        `select json_object(${members.join(', ')}) from ${table} order by ${keyOf(table)}`,
      );
      return lines.map((line) => JSON.parse(line));
    },
    async lengths() {
      const lines = await linesOf(
        `select concat(table_name, '.', column_name, ' ', character_maximum_length) ${own} and data_type in ('char', 'varchar')`,
      );
      return new Map(
        lines
          .map((line) => line.split(' ') as [string, string])
          .map(([name, length]) => [name, Number(length)]),
      );
    },
    async dump() {
      const file = join(folder, `dump-${files++}.sql`);
      await dump(file);
      return file;
    },
    drop,
  };
}

describe.runIf(hasServer)('PostgreSQL', () => {
  let original: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    original = await openPostgres();
    await original.run(`${scriptOf('postgres')}${AWKWARD_POSTGRES}`);
  });
  afterAll(() => original.drop());

  it.each([[[]], [['--inserts']], [['--column-inserts', '--rows-per-insert=50']], [['-E', 'LATIN1']]])(
    'a dump by pg_dump %j is loaded with no original in it, and leads back',
    async (args) => {
      const dump = await original.dump(...args);
      expect(await plan(dump, whole(rules))).toMatchObject({ missing: [], exit: 0 });
      const { out, told } = await change(dump, whole(rules), '--strict');
      expect(told).not.toMatch(/no rule|look personal/);
      const loaded = await openPostgres();
      try {
        await loaded.load(out);
        await compare(original, loaded);
      } finally {
        await loaded.drop();
      }
      await restore(dump, out, (back) => `BEGIN;\n${back}COMMIT;\n`);
    },
  );

  it('a plan names each problem, and a run with the same rules writes nothing', async () => {
    const wrong: Rules = {
      ...rules,
      cliente: { cpf: 'cpf' },
      empresas: { ...rules['empresas'], cnpjj: 'cnpj' },
      bancos: { ispb: 'nome' },
      pessoas: {
        ...rules['pessoas'],
        cpf: 'cpf',
        nome: 'keep',
        sexo: 'nome',
        ficticio: 'nome',
        cns: 'email',
      },
      cliques: { cpf: 'nome' },
      clientes: { nome: 'email', cadastrado_em: { kind: 'data', subject: 'cpf' } },
      acessos: {
        ...{ cpf: 'numero', apelido: 'nome', contato: 'chave-pix', ip: 'cpf', detalhe: 'cpf' },
        ...{ obs: 'texto', em: { kind: 'data', subject: 'cpf' } },
      },
    };
    await refuse(await original.dump(), wrong, {
      missing: ['cliente.cpf', 'empresas.cnpjj'],
      findings: [
        'error length: acessos.contato',
        'note shortened: acessos.apelido',
        'error unique: bancos.ispb',
        'error unique: cliques.cpf',
        'error foreign-key: acessos.cpf',
        'error foreign-key: pessoas.cpf',
        'error type: pessoas.ficticio',
        'error type: acessos.ip',
        'error json: acessos.detalhe',
        'warning check: pessoas.sexo',
        'warning check: acessos.contato',
        'warning check: acessos.em',
        'warning not-null: clientes.cadastrado_em',
        'note personal: clientes.email',
      ],
    });
  });
});

describe.runIf(hasMariaDb)('MariaDB', () => {
  let original: Awaited<ReturnType<typeof openMariaDb>>;
  let dump: string;
  beforeAll(async () => {
    original = await openMariaDb();
    await original.run(scriptOf('mysql'));
    await original.run(AWKWARD_MARIADB);
    dump = await original.dump();
  });
  afterAll(() => original.drop());

  it('a dump is loaded with no original in it, and leads back', async () => {
    expect(await plan(dump, whole(rules))).toMatchObject({ missing: [], exit: 0 });
    const { out, told } = await change(dump, whole(rules), '--strict');
    expect(told).not.toMatch(/no rule|look personal/);
    const loaded = await openMariaDb();
    try {
      await loaded.load(out);
      await compare(original, loaded);
    } finally {
      await loaded.drop();
    }
    await restore(dump, out, (back) => back);
  });

  it('a plan names what would be wrong, and a run with the same rules writes nothing', async () => {
    const wrong: Rules = {
      cliente: { cpf: 'cpf' },
      acessos: { cpf: 'numero', contato: 'nome', apelido: 'email', nascido: 'nome', detalhe: 'cpf' },
    };
    await refuse(dump, wrong, {
      missing: ['cliente.cpf'],
      findings: [
        'error foreign-key: acessos.cpf',
        'error foreign-key: pessoas.cpf',
        'error unique: acessos.contato',
        'error length: acessos.apelido',
        'error type: acessos.nascido',
        'note personal: clientes.email',
      ],
    });
  });
});
