/** The printed payslips of a file, a line of one in each row. */
import { foldChoice } from '../../../src/lib/text/folded.ts';
import { NUMBERS } from '../../../src/pipeline/read-value.ts';
import { type CellForm, cellReader } from '../call/cell-form.ts';
import { didYouMean } from '../words.ts';
import { noColumn, type OpenedTable, type Place, readMonth, wrongLine } from './files.ts';

export interface PrintedLine {
  readonly codigo?: string;
  readonly descricao?: string;
  /** Four digits of table 03 of eSocial. */
  readonly natureza?: string;
  readonly tipo: 'provento' | 'desconto';
  readonly valor: number;
}

export const totalNames = ['liquido', 'fgts', 'base-inss', 'base-irrf', 'base-fgts'] as const;
type TotalName = (typeof totalNames)[number];

/** A row: a line of a payslip, or a total of it. */
export interface PrintedRow extends Place {
  readonly printed: PrintedLine | { readonly total: TotalName; readonly valor: number };
}

/** A payslip as the tool takes it. */
export interface Payslip extends Place {
  readonly lancamentos: PrintedLine[];
  readonly totals: Map<TotalName, number>;
}

export const payslipColumns = [
  'matricula',
  'competencia',
  'codigo',
  'descricao',
  'natureza',
  'tipo',
  'valor',
] as const;
type Column = (typeof payslipColumns)[number];
const isColumn = (name: string) => (payslipColumns as readonly string[]).includes(name);
const NATURE = /^\d{4}$/;
const NEEDED: readonly Column[] = ['matricula', 'competencia', 'tipo', 'valor'];
const SIDES: Readonly<Record<string, PrintedLine['tipo']>> = {
  provento: 'provento',
  desconto: 'desconto',
  p: 'provento',
  d: 'desconto',
};
const TYPES: readonly string[] = ['provento', 'desconto', ...totalNames];

/** The schema of an amount; the tool checks its bounds. */
const AMOUNT = { type: 'number' };
/** Three decimals may be thousands, and no amount of money has them. */
const WITHOUT_MILLS = /^[^.]*(?:\.\d{1,2})?$/;

/** Reads the rows of a table of payslips; `ignore` is told the columns that are of no use here. */
export async function* readPrinted(
  { header: { cells: header, line: first }, rows }: OpenedTable,
  form: CellForm,
  ignore: (columns: readonly string[]) => void,
): AsyncGenerator<PrintedRow, void, undefined> {
  const at = placesOf(header, first);
  const others = header.filter((name) => !isColumn(name));
  if (others.length > 0) ignore(others);
  const readAmount = cellReader(AMOUNT, form);
  for await (const { cells, line } of rows) {
    if (cells.length !== header.length) {
      const [has, wants] = [cells.length, header.length];
      throw wrongLine(line, {
        pt: `${has} ${has === 1 ? 'célula' : 'células'}, e a primeira linha tem ${wants}; o separador de --delimiter está certo?`,
        en: `${has} cell${has === 1 ? '' : 's'}, and the first line has ${wants}; is --delimiter right?`,
      });
    }
    const cell = (column: Column) => (cells[at[column]] ?? '').trim();
    const matricula = cell('matricula');
    if (matricula === '') throw wrongLine(line, { pt: 'matricula está vazia', en: 'matricula is empty' });
    const month = cell('competencia');
    const competencia = readMonth(month, form);
    if (competencia === undefined)
      throw wrongLine(line, {
        pt: `competencia "${month}" não é um mês, como 2026-10 ou 10/2026`,
        en: `competencia "${month}" is no month, such as 2026-10 or 10/2026`,
      });
    const amount = readAmount(cell('valor'));
    if (!NUMBERS.number.test(amount) || !WITHOUT_MILLS.test(amount)) {
      const hasComma = form.decimal === '.' && /[.,]/.test(amount);
      throw wrongLine(line, {
        pt: `valor "${cell('valor')}" não é um valor em reais${hasComma ? '; --virgula lê 1.234,56' : ''}`,
        en: `valor "${cell('valor')}" is no amount${hasComma ? '; --virgula reads 1.234,56' : ''}`,
      });
    }
    const valor = Number(amount);
    const type = foldChoice(cell('tipo'));
    const total = totalNames.find((name) => name === type);
    if (total) {
      yield { matricula, competencia, line, printed: { total, valor } };
      continue;
    }
    const tipo = Object.hasOwn(SIDES, type) ? SIDES[type] : undefined;
    if (!tipo) {
      const [own, hint] = [cell('tipo'), didYouMean(type, TYPES)];
      throw wrongLine(line, {
        pt: `tipo "${own}" não é nenhum de ${TYPES.join(', ')}${hint.pt}`,
        en: `tipo "${own}" is none of ${TYPES.join(', ')}${hint.en}`,
      });
    }
    const [codigo, descricao, natureza] = [cell('codigo'), cell('descricao'), cell('natureza')];
    const printed = {
      ...(codigo !== '' && { codigo }),
      ...(descricao !== '' && { descricao }),
      // Other files have the side of the line in a column of this name.
      ...(NATURE.test(natureza) && { natureza }),
      tipo,
      valor,
    };
    yield { matricula, competencia, line, printed };
  }
}

function placesOf(header: readonly string[], line: number): Readonly<Record<Column, number>> {
  const twice = payslipColumns.find((name) => header.indexOf(name) !== header.lastIndexOf(name));
  if (twice !== undefined)
    throw wrongLine(line, {
      pt: `a coluna ${twice} aparece duas vezes`,
      en: `column ${twice} is there twice`,
    });
  const missing = NEEDED.filter((name) => !header.includes(name));
  if (!header.includes('codigo') && !header.includes('descricao')) missing.push('codigo');
  if (missing.length > 0) {
    const others = header.filter((name) => !isColumn(name));
    throw wrongLine(line, noColumn(missing.join(', '), others));
  }
  return Object.fromEntries(payslipColumns.map((name) => [name, header.indexOf(name)])) as Record<
    Column,
    number
  >;
}

export const newPayslip = ({ matricula, competencia, line }: Place): Payslip => ({
  matricula,
  competencia,
  line,
  lancamentos: [],
  totals: new Map(),
});

export function addRow({ lancamentos, totals }: Payslip, { line, printed }: PrintedRow, file: string): void {
  if (!('total' in printed)) return void lancamentos.push(printed);
  if (totals.has(printed.total))
    throw wrongLine(
      line,
      {
        pt: `${printed.total} deste holerite aparece duas vezes`,
        en: `${printed.total} of this payslip is there twice`,
      },
      file,
    );
  totals.set(printed.total, printed.valor);
}
