/** How the rows of the two files become payslips, each with its facts. */
import type { FactsRow } from './facts.ts';
import { type Place, wrongLine } from './files.ts';
import { addRow, newPayslip, type Payslip, type PrintedRow } from './payslips.ts';

/** A payslip with its facts, if there are any. */
export interface Grouped {
  readonly payslip: Payslip;
  readonly facts: FactsRow | undefined;
  /** Another matricula that has facts, and differs from this one in zeros in front alone: a spreadsheet drops them. */
  readonly similar?: string;
}

/** Facts that no payslip has: how many, and the first of them. */
export interface Unused {
  readonly count: number;
  readonly first: readonly Place[];
}

interface Rows<Row> {
  readonly file: string;
  readonly rows: AsyncIterable<Row>;
}

export interface Files {
  readonly printed: Rows<PrintedRow>;
  readonly facts: Rows<FactsRow>;
  /** Is told the unused facts once, at the end. */
  readonly tell: (unused: Unused) => void;
}

/** Unused facts that are told by name. */
const REMEMBERED = 5;

/** Rows of each file that are held at most. */
const MOST_ROWS = 200_000;

const keyOf = ({ matricula, competencia }: Place) => `${matricula}\0${competencia}`;

/** Holds both files, whose rows stand in any order; payslips come as they first appear. */
export async function* groupHeld({ printed, facts, tell }: Files): AsyncGenerator<Grouped, void, undefined> {
  const known = new Map<string, FactsRow>();
  for await (const row of facts.rows) {
    const key = keyOf(row);
    const first = known.get(key);
    if (first)
      throw wrongLine(
        row.line,
        {
          pt: `a linha ${first.line} também tem fatos de ${nameOf(row)}`,
          en: `line ${first.line} has facts of ${nameOf(row)} too`,
        },
        facts.file,
      );
    known.set(key, row);
    requireRoom(known.size, row.line, facts.file);
  }
  const payslips = new Map<string, Payslip>();
  let rows = 0;
  for await (const row of printed.rows) {
    const key = keyOf(row);
    const payslip = payslips.get(key) ?? newPayslip(row);
    payslips.set(key, payslip);
    addRow(payslip, row, printed.file);
    requireRoom(++rows, row.line, printed.file);
  }
  const used = new Set<FactsRow>();
  const bare = new Map([...known.values()].map(({ matricula }) => [withoutZeros(matricula), matricula]));
  for (const [key, payslip] of payslips) {
    const own = known.get(key) ?? known.get(keyOf({ ...payslip, competencia: '' }));
    if (own) used.add(own);
    const near = own ? undefined : bare.get(withoutZeros(payslip.matricula));
    const similar = near === payslip.matricula ? undefined : near;
    yield { payslip, facts: own, ...(similar !== undefined && { similar }) };
    payslips.delete(key);
  }
  const left = [...known.values()].filter((row) => !used.has(row));
  tell({ count: left.length, first: left.slice(0, REMEMBERED) });
}

const withoutZeros = (matricula: string) => matricula.replace(/^0+(?=.)/, '');

function requireRoom(rows: number, line: number, file: string): void {
  if (rows > MOST_ROWS)
    throw wrongLine(
      line,
      {
        pt: `mais de ${MOST_ROWS} linhas: ponha os dois arquivos em ordem de matricula e competencia, e acrescente --ordenado`,
        en: `more than ${MOST_ROWS} rows: sort both files by matricula and competencia, and add --ordenado`,
      },
      file,
    );
}

const nameOf = ({ matricula, competencia }: Place) =>
  competencia === '' ? matricula : `${matricula} ${competencia}`;

/** Merges two files that are sorted by matricula and month, and holds one payslip of them. */
export async function* groupSorted({
  printed,
  facts,
  tell,
}: Files): AsyncGenerator<Grouped, void, undefined> {
  const rows = inOrder(facts, false);
  let next = await rows.next();
  let [general, isUsed]: [FactsRow | undefined, boolean] = [undefined, true];
  const first: Place[] = [];
  let count = 0;
  const leave = (row: Place) => {
    count++;
    if (first.length < REMEMBERED) first.push(row);
  };
  for await (const payslip of payslipsIn({ ...printed, rows: inOrder(printed, true) })) {
    let own: FactsRow | undefined;
    for (; !next.done && compare(next.value, payslip) <= 0; next = await rows.next()) {
      const row = next.value;
      if (row.competencia === '') {
        if (general && !isUsed) leave(general);
        [general, isUsed] = [row, false];
      } else if (compare(row, payslip) === 0) own = row;
      else leave(row);
    }
    if (!own && general?.matricula === payslip.matricula) [own, isUsed] = [general, true];
    yield { payslip, facts: own };
  }
  if (general && !isUsed) leave(general);
  for (; !next.done; next = await rows.next()) leave(next.value);
  tell({ count, first });
}

/** Order of the texts, as `sort` has them in the locale C. */
function compare(a: Place, b: Place): number {
  if (a.matricula !== b.matricula) return a.matricula < b.matricula ? -1 : 1;
  return a.competencia === b.competencia ? 0 : a.competencia < b.competencia ? -1 : 1;
}

/** The rows as they come; throws where one is out of order, or is there twice and may not be. */
async function* inOrder<Row extends Place>(
  { rows, file }: Rows<Row>,
  mayRepeat: boolean,
): AsyncGenerator<Row, void, undefined> {
  let before: Row | undefined;
  for await (const row of rows) {
    const order = before ? compare(before, row) : -1;
    if (order > 0 || (order === 0 && !mayRepeat)) {
      const last = nameOf(before as Row);
      const fault =
        order === 0
          ? { pt: 'aparece duas vezes', en: 'is there twice' }
          : { pt: `está depois de ${last}`, en: `stands after ${last}` };
      throw wrongLine(
        row.line,
        {
          pt: `${nameOf(row)} ${fault.pt}; --ordenado pede um arquivo em ordem de matricula e competencia (2026-10), como textos`,
          en: `${nameOf(row)} ${fault.en}; --ordenado needs a file sorted by matricula and competencia (2026-10), as texts`,
        },
        file,
      );
    }
    before = row;
    yield row;
  }
}

async function* payslipsIn({ rows, file }: Rows<PrintedRow>): AsyncGenerator<Payslip, void, undefined> {
  let payslip: Payslip | undefined;
  for await (const row of rows) {
    if (!payslip || compare(payslip, row) !== 0) {
      if (payslip) yield payslip;
      payslip = newPayslip(row);
    }
    addRow(payslip, row, file);
  }
  if (payslip) yield payslip;
}
