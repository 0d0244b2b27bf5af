/** The drawings of answers, by tool. */
import type { Language } from '../../../lib/languages.ts';
import { inssBands, irrfBands } from './bands.ts';
import { bmi } from './bmi.ts';
import { testCard } from './card.ts';
import { checkDigits } from './check-digits.ts';
import { employeeCost } from './cost.ts';
import { cycle } from './cycle.ts';
import type { Drawing } from './drawing.ts';
import { gestation } from './gestation.ts';
import { growth } from './growth.ts';
import { instalments } from './instalments.ts';
import { meiLimit, simplesSublimit } from './limit.ts';
import { numbersOf } from './numbers.ts';
import { payroll } from './payroll.ts';
import { payslip } from './payslip.ts';
import { qrCode } from './qr-code.ts';
import { price, transition } from './reform.ts';
import { regimes } from './regimes.ts';
import { runs } from './runs.ts';
import { simples } from './simples.ts';
import { tablePath } from './tables.ts';
import { termination } from './termination.ts';
import { workDays } from './work-days.ts';
import { zones } from './zones.ts';

interface DrawnTool {
  readonly draw: Drawing;
  /** Gives the id of the legal table that it draws, from an answer. */
  readonly table?: (answer: unknown) => string;
  /** The fields of an answer that it shows whole. */
  readonly shows?: readonly string[];
}

const LINES = ['proventos', 'descontos', 'totalProventos', 'totalDescontos'];

export const drawings: Readonly<Record<string, DrawnTool>> = {
  'calculadoras-salario-liquido': { draw: payslip, shows: LINES },
  'calculadoras-ferias': { draw: payslip, shows: LINES },
  'calculadoras-folha': { draw: payroll },
  'calculadoras-custo-funcionario': {
    draw: employeeCost,
    shows: ['encargos', 'provisoes', 'beneficios', 'remuneracao', 'custoMes'],
  },
  'calculadoras-decimo-terceiro': { draw: payslip },
  'calculadoras-rescisao': { draw: termination, shows: LINES },
  'calculadoras-pro-labore': { draw: payslip, shows: LINES },
  'calculadoras-inss': { draw: inssBands },
  'calculadoras-irrf': {
    draw: irrfBands,
    table: (answer) => ((answer as { tipo?: unknown } | null)?.tipo === 'plr' ? 'plr' : 'irrf-mensal'),
  },
  'calculadoras-financiamento': { draw: instalments },
  'calculadoras-juros-compostos': { draw: growth },
  'calculadoras-comparar-regimes': { draw: regimes },
  'calculadoras-simples-nacional': {
    // Where the year is known, its sublimit decides more than the band.
    draw: (facts) => simplesSublimit(facts) ?? simples(facts),
    table: () => 'simples-nacional',
  },
  'calculadoras-frequencia-cardiaca': { draw: zones, shows: ['zones'] },
  'calculadoras-imc': { draw: bmi },
  'calculadoras-dias-uteis': { draw: workDays },
  'calculadoras-ciclo-menstrual': { draw: cycle },
  'calculadoras-gestacional': { draw: gestation, shows: ['milestones'] },
  'calculadoras-mei': { draw: meiLimit },
  'calculadoras-cbs-ibs': { draw: price },
  'calculadoras-transicao-reforma': { draw: transition },
  'cartao-credito': { draw: testCard },
  'dev-cron': { draw: runs },
  'dev-qr': { draw: qrCode, shows: ['svg'] },
  pix: { draw: qrCode, shows: ['qr'] },
  ...Object.fromEntries(
    ['cpf', 'cnpj', 'pis', 'cnh', 'renavam', 'titulo-eleitor', 'processo'].map((id) => [
      id,
      { draw: checkDigits(id) },
    ]),
  ),
};

/** The input of a drawing, next to the answer. */
export interface DrawingContext {
  /** The answers of the addresses that `tablesFor` names. */
  readonly tables: readonly unknown[];
}

/**
 * Draws the answer of a tool to an input: a `figure`, whose styles are in `drawings.css`. Null where the tool has no
 * drawing, or the answer or a table lacks what it needs. Throws on no answer.
 */
export function drawingOf(
  toolId: string,
  input: Readonly<Record<string, unknown>>,
  answer: unknown,
  language: Language,
  { tables }: DrawingContext = { tables: [] },
): Element | null {
  const draw = Object.hasOwn(drawings, toolId) ? drawings[toolId]?.draw : undefined;
  return draw?.({ input, answer, tables, language, n: numbersOf(language) }) ?? null;
}

/** Gives the addresses, below the base path, of the legal tables that the drawing of an answer needs. */
export function tablesFor(toolId: string, answer: unknown): readonly string[] {
  const table = Object.hasOwn(drawings, toolId) ? drawings[toolId]?.table : undefined;
  const path = table && tablePath(table(answer), answer);
  return path ? [path] : [];
}

/** Gives the fields of an answer that the drawing of a tool shows whole. */
export function shownByDrawing(toolId: string): readonly string[] {
  return (Object.hasOwn(drawings, toolId) && drawings[toolId]?.shows) || [];
}
