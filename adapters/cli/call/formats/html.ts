import type { Language } from '../../../../src/lib/languages.ts';
import { paperDocument } from '../../../../src/paper/document.ts';
import { htmlOf, markup } from '../../../../src/paper/markup.ts';
import { isPayslip, type PayslipInput, payslipPaper } from '../../../../src/paper/payslip.ts';
import { foldName } from '../../../../src/lib/text/folded.ts';
import type { Format } from './format.ts';

/** The tool whose answers print. */
export const PRINTED_TOOL = 'calculadoras-folha';

/** A row of a file with its answer or its refusal. */
interface Given {
  readonly entrada: PayslipInput;
  readonly resposta?: unknown;
  readonly erro?: string;
}

/** Headings under which files of payrolls have what is printed beside the answer, folded, by the field of the payslip. */
const headings: Readonly<Record<string, keyof PayslipInput>> = {
  matricula: 'matricula',
  registro: 'matricula',
  chapa: 'matricula',
  nome: 'nome',
  funcionario: 'nome',
  nomedofuncionario: 'nome',
  empregado: 'nome',
  colaborador: 'nome',
  cargo: 'cargo',
  funcao: 'cargo',
  empregador: 'empregador',
  empresa: 'empregador',
  razaosocial: 'empregador',
  cnpj: 'documentoEmpregador',
  cnpjoucpf: 'documentoEmpregador',
  cnpjdaempresa: 'documentoEmpregador',
};

/** The columns of a row by the fields of a payslip, however their headings are written. */
const byField = (row: PayslipInput): PayslipInput =>
  Object.fromEntries(
    Object.entries(row).map(([heading, value]) => [headings[foldName(heading)] ?? heading, value]),
  );

/** One file of HTML with a payslip a page, and what was refused in its place. `fixed` is the input of every row. */
export function html(fixed: PayslipInput, language: Language): Format {
  const { start, end } = paperDocument(language === 'pt' ? 'Recibo de pagamento' : 'Payslip', language);
  return {
    start: () => start,
    row({ record }) {
      const isGiven = Object.hasOwn(record as object, 'entrada');
      const {
        entrada,
        resposta,
        erro = '',
      } = isGiven ? (record as Given) : { entrada: {}, resposta: record };
      const input = { ...fixed, ...byField(entrada) };
      const paper = isPayslip(resposta)
        ? payslipPaper(input, resposta, language)
        : markup(
            'article',
            { class: 'paper' },
            markup('p', { class: 'bad' }, `${String(input.matricula ?? '')} ${erro}`),
          );
      return `${htmlOf(paper)}\n`;
    },
    end: () => end,
  };
}
