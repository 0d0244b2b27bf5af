/** Proposals that can be taken as they are: those that would break a key or a type are left out. */
import type { Kind, ParamName } from '../../../src/pseudonyms/names.ts';
import type { ColumnRule, ParamSource } from './columns.ts';
import type { Proposal } from './detect.ts';
import { type Plan, planOf, type PlanParts, referencesOf } from './plan.ts';

const keyOf = (table: string, column: string) => `${table}\0${column}`;

/** The parameters that a proposal needs, from the columns beside it; undefined where these are missing. */
function paramsFor(
  kind: Kind,
  column: string,
  columns: readonly string[],
  own: ReadonlyMap<string, Proposal>,
): Map<ParamName, ParamSource> | undefined {
  if (kind === 'data') {
    const subject =
      columns.find((one) => own.get(one)?.kind === 'cpf') ?? columns.find((one) => one !== column);
    return subject === undefined ? undefined : new Map([['subject', { column: subject }]]);
  }
  if (kind === 'ie') {
    const state = columns.find((one) => /^(?:uf|estado)$/i.test(one));
    return state === undefined ? undefined : new Map([['state', { column: state }]]);
  }
  return new Map();
}

/** The rules that proposals make. */
function rulesOf(plan: Plan, proposals: ReadonlyMap<string, Proposal>): ColumnRule[] {
  return plan.tables.flatMap(({ table, columns }) => {
    const names = columns.map(({ column }) => column);
    const own = new Map(
      names.flatMap((name) => {
        const proposal = proposals.get(keyOf(table, name));
        return proposal ? [[name, proposal] as const] : [];
      }),
    );
    return [...own].flatMap(([column, { kind }]) => {
      const params = paramsFor(kind, column, names, own);
      return params ? [{ table, column, kind, params }] : [];
    });
  });
}

/** The proposals of a plan that break nothing, and the rules that they make. */
export function soundProposals(parts: PlanParts): {
  readonly proposals: ReadonlyMap<string, Proposal>;
  readonly rules: readonly ColumnRule[];
  /** Gives the proposal of a column that breaks no foreign key, whatever else it would break. */
  readonly likely: (table: string, column: string) => Proposal | undefined;
} {
  const empty = planOf({ ...parts, rules: [] });
  const proposals = new Map<string, Proposal>();
  for (const { table, columns } of empty.tables)
    for (const { column, proposal } of columns) if (proposal) proposals.set(keyOf(table, column), proposal);
  for (const { table, column, otherTable, otherColumn } of referencesOf(parts.catalog)) {
    const pair = [keyOf(table, column), keyOf(otherTable, otherColumn)] as const;
    if (proposals.get(pair[0])?.kind !== proposals.get(pair[1])?.kind)
      for (const key of pair) proposals.delete(key);
  }
  const all = new Map(proposals);
  const likely = (table: string, column: string) => all.get(keyOf(table, column));
  for (;;) {
    const rules = rulesOf(empty, proposals);
    const { propose: _, ...others } = parts;
    const plan = planOf({ ...others, rules });
    const wrong = plan.tables.flatMap(({ table, columns }) =>
      columns.flatMap(({ column, findings }) => {
        const isWrong = findings.some(
          ({ level, code }) => level === 'error' || (code === 'unique' && level === 'warning'),
        );
        return isWrong && proposals.has(keyOf(table, column)) ? [keyOf(table, column)] : [];
      }),
    );
    if (wrong.length === 0) {
      const made = new Set(rules.map(({ table, column }) => keyOf(table, column)));
      for (const key of proposals.keys()) if (!made.has(key)) proposals.delete(key);
      return { proposals, rules, likely };
    }
    for (const key of wrong) proposals.delete(key);
  }
}

/** The option `--columns` of rules. */
export function columnsOption(
  rules: readonly ColumnRule[],
  isDump: boolean,
  proposals: ReadonlyMap<string, Proposal>,
): string {
  return rules
    .filter(({ table, column }) => proposals.get(keyOf(table, column))?.isSure)
    .map(({ table, column, kind, params }) => {
      const list = [...params].map(
        ([name, source]) => `${name}=${'column' in source ? source.column : `'${source.text}'`}`,
      );
      return `${isDump ? `${table}.` : ''}${column}=${kind}${list.length > 0 ? `(${list.join(',')})` : ''}`;
    })
    .join(',');
}
