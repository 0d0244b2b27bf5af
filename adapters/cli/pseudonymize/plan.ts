/** Compares rules with what they are to change, before anything is written. */
import type { Language, Text } from '../../../src/lib/languages.ts';
import { eachText } from '../usage.ts';
import type { Kind } from '../../../src/pseudonyms/names.ts';
import { didYouMean } from '../words.ts';
import { type Catalog, type Column, isNamedIn, type KeyKind, type Table } from './catalog.ts';
import type { ColumnRule } from './columns.ts';
import type { Proposal } from './detect.ts';
import { lineage, namesColumn, namesTable, ruleOf } from './rules.ts';
import type { SeenTable } from './session.ts';

export const codes = [
  'missing',
  'length',
  'shortened',
  'unique',
  'foreign-key',
  'type',
  'json',
  'check',
  'not-null',
  'personal',
] as const;
export type Code = (typeof codes)[number];
export type Level = 'error' | 'warning' | 'note';

export interface Finding {
  readonly code: Code;
  readonly level: Level;
  readonly message: Text;
}

export interface PlannedColumn {
  readonly column: string;
  readonly type: string | null;
  readonly length: number | null;
  readonly notNull: boolean | null;
  readonly keys: readonly KeyKind[];
  /** `table.column` that it refers to. */
  readonly references: string | null;
  readonly rule: ColumnRule | undefined;
  readonly findings: Finding[];
  readonly proposal: Proposal | undefined;
}

export interface PlannedTable {
  readonly table: string;
  readonly partitionOf: string | null;
  readonly rows: number;
  readonly columns: readonly PlannedColumn[];
}

export interface Plan {
  readonly tables: readonly PlannedTable[];
  /** Rules and parameters that name what is not there. */
  readonly missing: readonly string[];
  readonly hints: readonly Text[];
}

export interface PlanParts {
  readonly rules: readonly ColumnRule[];
  readonly isDump: boolean;
  readonly catalog: Catalog | undefined;
  readonly seen: ReadonlyMap<string, SeenTable>;
  /** True where every invalid value becomes NULL, as a wrong date does. */
  readonly isNullOfInvalid: boolean;
  readonly isBack: boolean;
  propose?(table: string, column: string): Proposal | undefined;
}

/** Characters that the pseudonyms of a kind have at least. */
const lengths: Readonly<Partial<Record<Kind, number>>> = {
  cpf: 11,
  cnpj: 14,
  'cpf-cnpj': 14,
  pis: 11,
  renavam: 11,
  cnh: 11,
  titulo: 12,
  cns: 15,
  certidao: 32,
  passaporte: 8,
  placa: 7,
  cep: 8,
  'chave-acesso': 44,
  boleto: 44,
  processo: 20,
  'chave-pix': 29,
  email: 18,
};
/** Characters of the root of a CNPJ, which may have a column of its own. */
const CNPJ_ROOT = 8;
const WHOLE_EMAIL = 29;
const shortened: ReadonlySet<Kind> = new Set(['nome', 'razao-social', 'nome-ou-razao-social', 'endereco']);
const notUnique: ReadonlySet<Kind> = new Set([...shortened, 'texto', 'pix-copia-e-cola']);

type Group = 'number' | 'date' | 'boolean' | 'uuid' | 'inet' | 'bytes' | 'json';
const GROUPS: readonly (readonly [Group, RegExp])[] = [
  ['json', /^jsonb?\b/],
  ['uuid', /^uuid\b/],
  ['inet', /^(?:inet|cidr)\b/],
  ['bytes', /^(?:bytea|(?:tiny|medium|long)?blob|(?:var)?binary)\b/],
  ['boolean', /^bool/],
  ['date', /^(?:date|time|year)/],
  [
    'number',
    /^(?:(?:big|small|medium|tiny)?int|integer|numeric|decimal|real|double|float|money|(?:big|small)?serial|oid|bit)/,
  ],
];
const groupOf = (type: string) => GROUPS.find(([, pattern]) => pattern.test(type))?.[0];

/** Kinds whose pseudonyms are digits where the values are. */
const ofDigits: ReadonlySet<Kind> = new Set([
  ...(['cpf', 'cnpj', 'cpf-cnpj', 'pis', 'renavam', 'cnh', 'titulo', 'rg', 'ie', 'cns', 'certidao'] as const),
  ...(['telefone', 'cep', 'cartao', 'chave-pix', 'chave-acesso', 'boleto', 'processo', 'numero'] as const),
]);

function typeFinding(kind: Kind, type: string): Finding | undefined {
  const group = groupOf(type.replace(/\[\]$/, ''));
  const wrong = (message: Text, level: Level = 'error', code: Code = 'type'): Finding => ({
    code,
    level,
    message,
  });
  const givesText = {
    pt: `${kind} dá texto, e a coluna guarda ${type}`,
    en: `${kind} gives text, and the column holds ${type}`,
  };
  switch (group) {
    case 'json':
      return kind === 'texto'
        ? undefined
        : wrong(
            { pt: `${type} só aceita o tipo texto`, en: `${type} takes the kind texto alone` },
            'error',
            'json',
          );
    case 'number':
      if (kind === 'cnpj' || kind === 'cpf-cnpj')
        return wrong(
          { pt: 'um CNPJ com letras não é número', en: 'a CNPJ with letters is no number' },
          'warning',
        );
      return ofDigits.has(kind) ? undefined : wrong(givesText);
    case 'date':
      return kind === 'data' ? undefined : wrong(givesText);
    case 'uuid':
      return kind === 'chave-pix'
        ? undefined
        : wrong({ pt: `${kind} não dá ${type}`, en: `${kind} gives no ${type}` });
    case 'inet':
      // The addresses of a `cidr` end in zeros, and those of pseudonyms do not.
      return kind === 'ip' && !type.startsWith('cidr')
        ? undefined
        : wrong({ pt: `${kind} não dá ${type}`, en: `${kind} gives no ${type}` });
    case 'boolean':
    case 'bytes':
      return wrong(givesText);
    case undefined:
      return undefined;
  }
}

/** The findings of a column under a rule. */
function findingsOf(rule: ColumnRule, column: Column, table: Table, isNullOfInvalid: boolean): Finding[] {
  const { kind } = rule;
  if (kind === 'keep') return [];
  const findings: Finding[] = [];
  const add = (code: Code, level: Level, message: Text) => void findings.push({ code, level, message });
  const max = Math.min(column.length ?? Infinity, maxOf(rule));
  const least = lengths[kind];
  const isRoot = kind === 'cnpj' && max === CNPJ_ROOT;
  if (least !== undefined && max < least && !isRoot)
    add('length', 'error', {
      pt: `${kind} tem ${least} caracteres ou mais, e a coluna ${max}`,
      en: `${kind} has ${least} characters or more, and the column ${max}`,
    });
  else if (max < Infinity && (shortened.has(kind) || (kind === 'email' && max < WHOLE_EMAIL)))
    add('shortened', 'note', {
      pt: `o que passa de ${max} caracteres é cortado`,
      en: `what is longer than ${max} characters is cut`,
    });
  const isAlone = table.keys.some(
    (key) => key.kind !== 'foreign' && key.columns.length === 1 && key.columns[0] === column.name,
  );
  if (isAlone && notUnique.has(kind))
    add('unique', 'error', {
      pt: `${kind} dá o mesmo pseudônimo a dois valores, e a coluna é única`,
      en: `${kind} gives two values one pseudonym, and the column is unique`,
    });
  if (isAlone && kind === 'email' && max < WHOLE_EMAIL)
    add('unique', 'warning', {
      pt: `endereços de ${max} caracteres podem coincidir, e a coluna é única`,
      en: `addresses of ${max} characters may coincide, and the column is unique`,
    });
  const type = typeFinding(kind, column.type);
  if (type) findings.push(type);
  const isNamed =
    table.checks.some((check) => isNamedIn(check, column.name)) ||
    table.columns.some(({ generated }) => generated !== null && isNamedIn(generated, column.name));
  if (isNamed)
    add('check', 'warning', {
      pt: 'um CHECK, uma coluna gerada ou as partições a usam',
      en: 'a CHECK, a generated column or the partitions name it',
    });
  if (column.notNull && (kind === 'data' || isNullOfInvalid))
    add('not-null', 'warning', {
      pt: 'o que é inválido vira NULL, e a coluna é NOT NULL',
      en: 'what is invalid becomes NULL, and the column is NOT NULL',
    });
  return findings;
}

function maxOf({ params }: ColumnRule): number {
  const source = params.get('max');
  return source && 'text' in source ? Number(source.text) : Infinity;
}

/** The kind and parameters of a rule, by which two columns are compared. */
function ruleText(rule: ColumnRule | undefined): string {
  if (!rule || rule.kind === 'keep') return '';
  const params = [...rule.params].map(
    ([name, source]) => `${name}=${'text' in source ? source.text : source.column}`,
  );
  return `${rule.kind}(${params.toSorted().join(',')})`;
}

/** A foreign key, a pair of columns each. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly otherTable: string;
  readonly otherColumn: string;
}

export function referencesOf(catalog: Catalog | undefined): readonly Reference[] {
  return [...(catalog?.tables.values() ?? [])].flatMap((table) =>
    table.keys.flatMap((key) => {
      if (key.kind !== 'foreign' || key.table === undefined) return [];
      const other = catalog?.tables.get(key.table);
      const primary = other?.keys.find(({ kind }) => kind === 'primary')?.columns;
      const others = key.others?.length ? key.others : (primary ?? []);
      return key.columns.map((column, i) => ({
        table: table.name,
        column,
        otherTable: key.table as string,
        otherColumn: others[i] ?? '?',
      }));
    }),
  );
}

/** The columns of a table, of CREATE TABLE or of its rows. */
function columnsOf(name: string, { catalog, seen }: Pick<PlanParts, 'catalog' | 'seen'>): readonly string[] {
  const defined = catalog?.tables.get(name)?.columns.map((column) => column.name) ?? [];
  return [...new Set([...defined, ...(seen.get(name)?.columns ?? [])])];
}

/** The tables that CREATE TABLE or rows name. */
function tableNames({ catalog, seen }: Pick<PlanParts, 'catalog' | 'seen'>): readonly string[] {
  const defined = [...(catalog?.tables.values() ?? [])]
    .filter(({ isDefined }) => isDefined)
    .map(({ name }) => name);
  return [...new Set([...defined, ...seen.keys()])];
}

/** Rules and parameters that name what is not there, each with the nearest name. */
export function missingOf(parts: Pick<PlanParts, 'rules' | 'isDump' | 'catalog' | 'seen'>): {
  readonly missing: readonly string[];
  readonly hints: readonly Text[];
} {
  const { rules, isDump, catalog } = parts;
  const names = tableNames(parts);
  const missing: string[] = [];
  const hints = new Map<string, Text>();
  const add = (name: string, hint: Text) => {
    missing.push(name);
    hints.set(hint.en, hint);
  };
  for (const rule of rules) {
    const full = isDump ? `${rule.table}.${rule.column}` : rule.column;
    const own = isDump ? names.filter((name) => namesTable(rule, name, catalog)) : names;
    if (own.length === 0) {
      const bare = names.flatMap((name) => [name, name.slice(name.indexOf('.') + 1)]);
      const near = didYouMean(rule.table, bare);
      add(full, {
        pt: `o dump não tem a tabela ${rule.table}${near.pt}`,
        en: `the dump has no table ${rule.table}${near.en}`,
      });
      continue;
    }
    const columns = [...new Set(own.flatMap((name) => columnsOf(name, parts)))];
    const place = isDump
      ? { pt: `a tabela ${rule.table}`, en: `the table ${rule.table}` }
      : { pt: 'o arquivo', en: 'the file' };
    const noColumn = (column: string): Text => {
      const near = didYouMean(column, columns);
      const hint = near.en === '' ? listed(columns) : near;
      return {
        pt: `${place.pt} não tem a coluna ${column}${hint.pt}`,
        en: `${place.en} has no column ${column}${hint.en}`,
      };
    };
    if (!columns.some((column) => namesColumn(rule, column, isDump))) add(full, noColumn(rule.column));
    for (const source of rule.params.values())
      if ('column' in source && !columns.includes(source.column))
        add(isDump ? `${rule.table}.${source.column}` : source.column, noColumn(source.column));
  }
  return { missing: [...new Set(missing)], hints: [...hints.values()] };
}

function listed(columns: readonly string[]): Text {
  const first = columns.slice(0, 20).join(', ');
  return { pt: first && `; tem ${first}`, en: first && `; it has ${first}` };
}

export function planOf(parts: PlanParts): Plan {
  const { rules, isDump, catalog, seen, isNullOfInvalid, isBack } = parts;
  const rule = (table: string, column: string) => ruleOf(rules, table, column, catalog, isDump);
  const references = referencesOf(catalog);
  const tables = tableNames(parts).map((name): PlannedTable => {
    const table = catalog?.tables.get(name);
    const columns = columnsOf(name, parts).map((column): PlannedColumn => {
      const definition = table?.columns.find((one) => one.name === column);
      const own = rule(name, column);
      const keys = lineage(name, catalog)
        .flatMap((one) => catalog?.tables.get(one)?.keys ?? [])
        .filter((key) => key.columns.includes(column));
      const reference = references.find((one) => one.table === name && one.column === column);
      const findings =
        own && definition && table && !isBack ? findingsOf(own, definition, table, isNullOfInvalid) : [];
      if (!isBack)
        for (const one of references) {
          const isFrom = one.table === name && one.column === column;
          const isTo = one.otherTable === name && one.otherColumn === column;
          if (!isFrom && !isTo) continue;
          const [from, to] = [rule(one.table, one.column), rule(one.otherTable, one.otherColumn)];
          if (ruleText(from) !== ruleText(to))
            findings.push({
              code: 'foreign-key',
              level: 'error',
              message: {
                pt: `${one.table}.${one.column} aponta para ${one.otherTable}.${one.otherColumn}, e as regras são diferentes`,
                en: `${one.table}.${one.column} refers to ${one.otherTable}.${one.otherColumn}, and their rules differ`,
              },
            });
        }
      const isJson = definition !== undefined && groupOf(definition.type) === 'json';
      if (isJson && !own)
        findings.push({
          code: 'json',
          level: 'warning',
          message: { pt: `${definition.type} sem regra`, en: `${definition.type} without a rule` },
        });
      const proposal = own ? undefined : parts.propose?.(name, column);
      if (proposal)
        findings.push({
          code: 'personal',
          level: 'note',
          message: { pt: `parece ${proposal.kind}`, en: `looks like ${proposal.kind}` },
        });
      return {
        column,
        type: definition?.type ?? null,
        length: definition?.length ?? null,
        notNull: definition?.notNull ?? null,
        keys: [...new Set(keys.map(({ kind }) => kind))],
        references: reference ? `${reference.otherTable}.${reference.otherColumn}` : null,
        rule: own,
        findings,
        proposal,
      };
    });
    return { table: name, partitionOf: table?.parent ?? null, rows: seen.get(name)?.rows ?? 0, columns };
  });
  return { tables, ...missingOf(parts) };
}

/** The errors of a plan but those that are allowed, a line each. */
export function errorsOf(plan: Plan, allowed: ReadonlySet<string>): readonly Text[] {
  const found = plan.tables.flatMap(({ table, columns }) =>
    columns.flatMap(({ column, findings }) =>
      findings
        .filter(({ code, level }) => level === 'error' && !allowed.has(code))
        .map(({ code, message }) => eachText((l) => `${code}: ${nameOf(table, column)}: ${message[l]}`)),
    ),
  );
  const different = new Map(found.map((text) => [text.en, text]));
  return [...(allowed.has('missing') ? [] : plan.hints), ...different.values()];
}

const nameOf = (table: string, column: string) => (table === '' ? column : `${table}.${column}`);

/** Columns of tables with rows that have neither a kind nor `=keep`. */
export function unruledOf(plan: Plan): readonly string[] {
  return plan.tables
    .filter(({ rows }) => rows > 0)
    .flatMap(({ table, columns }) =>
      columns
        .filter(({ rule, column }) => !rule || column === '')
        .map(({ column }) => nameOf(table, column || '(no name)')),
    );
}

export function exitOf(plan: Plan, allowed: ReadonlySet<string>): 0 | 2 | 3 {
  if (errorsOf(plan, allowed).length > 0) return 2;
  return plan.tables.some(({ columns }) =>
    columns.some(({ findings }) => findings.some(({ code }) => code === 'personal')),
  )
    ? 3
    : 0;
}

/** A plan as JSON. */
export function planJson(
  plan: Plan,
  format: string,
  encoding: string,
  allowed: ReadonlySet<string>,
  language: Language,
): object {
  const level = ({ code, level: own }: Finding) => (own === 'error' && allowed.has(code) ? 'warning' : own);
  return {
    format,
    encoding,
    tables: plan.tables.map(({ columns, ...table }) => ({
      ...table,
      columns: columns.map(({ rule, findings, proposal, ...column }) => ({
        ...column,
        rule: rule ? { kind: rule.kind, ...paramsJson(rule.params) } : null,
        findings: findings.map((finding) => ({
          ...finding,
          level: level(finding),
          message: finding.message[language],
        })),
        proposal: proposal ? { kind: proposal.kind, share: proposal.share, sure: proposal.isSure } : null,
      })),
    })),
    missing: plan.missing,
    exit: exitOf(plan, allowed),
  };
}

function paramsJson(params: ColumnRule['params']): object {
  return Object.fromEntries(
    [...params].map(([name, source]) => [name, 'text' in source ? `'${source.text}'` : source.column]),
  );
}

/** A plan as a table, a line a column. */
export function planTable(plan: Plan, allowed: ReadonlySet<string>, language: Language): string {
  const { heads, levels } = words[language];
  const lines = plan.tables.flatMap(({ table, columns }) =>
    columns.map(({ column, type, keys, references, rule, findings, proposal }) => [
      nameOf(table, column),
      type ?? '-',
      [...keys, ...(references ? [`→ ${references}`] : [])].join(' ') || '-',
      rule?.kind ?? (proposal ? `(${proposal.kind}${proposal.isSure ? '' : '?'})` : '-'),
      findings
        .map(
          ({ code, level, message }) =>
            `${levels[level === 'error' && allowed.has(code) ? 'warning' : level]} ${code}: ${message[language]}`,
        )
        .join('; '),
    ]),
  );
  const hints = plan.hints.map((hint) => `${levels.error} missing: ${hint[language]}\n`).join('');
  return aligned([heads, ...lines]) + hints;
}

const words = {
  pt: {
    heads: ['coluna', 'tipo', 'chaves', 'regra', 'achados'],
    levels: { error: 'erro', warning: 'aviso', note: 'nota' },
  },
  en: {
    heads: ['column', 'type', 'keys', 'rule', 'findings'],
    levels: { error: 'error', warning: 'warning', note: 'note' },
  },
} satisfies Record<Language, { readonly heads: readonly string[]; readonly levels: Record<Level, string> }>;

/** Cells in columns of one width. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => (line[i] as string).length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, i) => cell.padEnd(widths[i] as number))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
