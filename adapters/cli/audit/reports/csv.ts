import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { auditWords } from '../../../../src/paper/audit/words.ts';
import { csv } from '../../call/formats/csv.ts';
import type { Answer, Outcome } from '../outcome.ts';
import type { Report, ReportOptions } from './report.ts';

const COLUMNS = [
  'matricula',
  'competencia',
  'codigo',
  'descricao',
  'tipo',
  'esperado',
  'encontrado',
  'diferenca',
  'veredito',
  'causa',
  'motivo',
  'leitura',
  'sugestao',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null | undefined>>;

/** A row for each line of a payslip, then one for each printed total. */
export function csvReport({ isShort, language, ...options }: ReportOptions): Report {
  const { delimiter = options.usualDelimiter, raw, form, encoding } = options;
  const format = csv({ delimiter, raw, form, hasMark: encoding === 'excel' });
  const write = (row: Row) =>
    format.row({ cells: COLUMNS.map((name) => row[name] ?? null), texts: [], record: row });

  function rowsOf(outcome: Outcome): readonly Row[] {
    if (outcome.result === 'audited') return [...outcome.answer.linhas, ...totalsOf(outcome.answer)];
    return [{ veredito: outcome.result, motivo: outcome.message }];
  }
  const words = auditWords[language].totals;
  function totalsOf({ liquido, fgts, bases }: Answer): Row[] {
    const judged = (total: NonNullable<Answer['fgts']>): Row => ({
      ...total,
      motivo: total.causa ? `${causes[total.causa].sentence[language]}.` : null,
    });
    return [
      ...(liquido ? [{ codigo: 'liquido', descricao: words.liquido, ...judged(liquido) }] : []),
      ...(fgts ? [{ codigo: 'fgts', descricao: words.fgts, ...judged(fgts) }] : []),
      ...bases.map(({ base, ...rest }): Row => ({
        codigo: `base-${base}`,
        descricao: words[`base-${base}`],
        ...rest,
      })),
    ];
  }
  return {
    start: () => format.start(COLUMNS),
    payslip(outcome) {
      const { matricula, competencia } = outcome.payslip;
      return rowsOf(outcome)
        .filter(({ veredito }) => !isShort || veredito !== 'confere')
        .map((row) => write({ matricula, competencia, ...row }))
        .join('');
    },
    end: () => [],
  };
}
