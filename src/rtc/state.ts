/** The tables of a calculation, unpacked and indexed. */
import { lazyPromise } from '../lib/lazy.ts';
import {
  type Classification,
  type Dated,
  type DocumentRow,
  type ListRow,
  type Nomenclature,
  type Rates,
  type SelectiveTable,
  type Situation,
  tables,
  type TaxSet,
} from './data.ts';
import { Problem } from './problem.ts';
import { type TreatmentRule, treatmentRuleOf } from './treatments.ts';

/** True on the days on which a row holds. */
export const holdsOn = ({ inicio, fim }: Dated, day: string): boolean =>
  inicio <= day && (fim === undefined || fim === null || day <= fim);

/** A prefix of numbers, with the exceptions and the days of its row. */
export interface Prefix extends Dated {
  readonly prefix: string;
  readonly exceptions: readonly (Dated & { readonly prefix: string })[];
}

export interface State {
  readonly version: { readonly versaoApp: string; readonly versaoDb: string; readonly dataVersaoDb: string };
  /** Siglas of the States by their code. */
  readonly states: ReadonlyMap<number, string>;
  readonly cities: ReadonlyMap<number, string>;
  readonly situations: readonly Situation[];
  readonly classifications: readonly Classification[];
  readonly rates: Rates;
  readonly documents: readonly DocumentRow[];
  readonly selective: SelectiveTable;
  /** The lists of the codes, by nomenclature. */
  readonly lists: Readonly<Record<Nomenclature, ReadonlyMap<string, readonly Prefix[]>>>;
  readonly ruleOf: (classification: Classification) => TreatmentRule;
  /** Finds a CST of a set that is in force, or throws 404. */
  situationOn(set: TaxSet, cst: string, day: string): Situation;
  /** Finds a code of a set that is in force, or throws 404. */
  classificationOn(set: TaxSet, code: string, day: string): Classification;
}

const named: Record<TaxSet, string> = { 'cbs-ibs': 'CBS e IBS', is: 'Imposto Seletivo' };

/** Loads what every calculation needs. */
export const loadState = lazyPromise(async (): Promise<State> => {
  const [version, states, cities, cst, codes, treatments, rates, documents, ncm, nbs, selective] =
    await Promise.all([
      tables.version(),
      tables.states(),
      tables.cities(),
      tables.situations(),
      tables.classifications(),
      tables.treatments(),
      tables.rates(),
      tables.documents(),
      tables.ncmLists(),
      tables.nbsLists(),
      tables.selective(),
    ]);
  const rules = new Map(treatments.rows.map((treatment) => [treatment.id, treatmentRuleOf(treatment)]));
  const situations = groupBy(cst.rows, ({ conjunto, cst: code }) => `${conjunto} ${code}`);
  const classifications = groupBy(codes.rows, ({ conjunto, codigo }) => `${conjunto} ${codigo}`);
  return {
    version,
    states: new Map(states.rows.map(([code, sigla]) => [code, sigla])),
    cities: new Map(cities.rows),
    situations: cst.rows,
    classifications: codes.rows,
    rates,
    documents: documents.rows,
    selective,
    lists: { ncm: listsOf(ncm.rows), nbs: listsOf(nbs.rows) },
    ruleOf: ({ tratamento }) => rules.get(tratamento) as TreatmentRule,
    situationOn(set, code, day) {
      const found = situations.get(`${set} ${code}`)?.find((row) => holdsOn(row, day));
      if (found) return found;
      const detail = `CST ${code} de ${named[set]} não encontrada para a data ${day}`;
      throw new Problem('situacao-tributaria-nao-encontrada', detail);
    },
    classificationOn(set, code, day) {
      const found = classifications.get(`${set} ${code}`)?.find((row) => holdsOn(row, day));
      if (found) return found;
      const detail = `Classificação ${code} de ${named[set]} não encontrada para a data ${day}`;
      throw new Problem('classificacao-tributaria-nao-encontrada', detail);
    },
  };
});

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function listsOf(rows: readonly ListRow[]): Map<string, Prefix[]> {
  const ofTaxes = rows.filter(([set]) => set === 'cbs-ibs');
  const lists = groupBy(ofTaxes, ([, code]) => code);
  return new Map(
    [...lists].map(([code, list]) => [
      code,
      list.map(([, , prefix, inicio, fim, exceptions]) => ({
        prefix,
        inicio,
        fim,
        exceptions: exceptionsOf(exceptions),
      })),
    ]),
  );
}

const exceptionsOf = (exceptions: ListRow[5]): Prefix['exceptions'] =>
  (exceptions ?? []).map(([prefix, inicio, fim]) => ({ prefix, inicio, fim }));
