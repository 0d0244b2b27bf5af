/** The drawings of answers, by tool. */
import type { Language } from '../../../lib/languages.ts';
import type { Drawing } from './drawing.ts';
import { numbersOf } from './numbers.ts';
import { tablePath } from './tables.ts';

interface DrawnTool {
  /** Loads the drawing, which stands in a file of its own. */
  readonly load: () => Promise<Drawing>;
  /** Gives the id of the legal table that it draws, from an answer. */
  readonly table?: (answer: unknown) => string;
  /** The fields of an answer that it shows whole. */
  readonly shows?: readonly string[];
}

const payslip = async () => (await import('./payslip.ts')).payslip;
const bands = async () => import('./bands.ts');
const reform = async () => import('./reform.ts');
const qrCode = async () => (await import('./qr-code.ts')).qrCode;

const LINES = ['proventos', 'descontos', 'totalProventos', 'totalDescontos'];

export const drawings: Readonly<Record<string, DrawnTool>> = {
  'calculadoras-salario-liquido': { load: payslip, shows: LINES },
  'calculadoras-ferias': { load: payslip, shows: LINES },
  'calculadoras-folha': { load: async () => (await import('./payroll.ts')).payroll },
  'calculadoras-custo-funcionario': {
    load: async () => (await import('./cost.ts')).employeeCost,
    shows: ['encargos', 'provisoes', 'beneficios', 'remuneracao', 'custoMes'],
  },
  'calculadoras-decimo-terceiro': { load: payslip },
  'calculadoras-rescisao': { load: async () => (await import('./termination.ts')).termination, shows: LINES },
  'calculadoras-pro-labore': { load: payslip, shows: LINES },
  'calculadoras-inss': { load: async () => (await bands()).inssBands },
  'calculadoras-irrf': {
    load: async () => (await bands()).irrfBands,
    table: (answer) => ((answer as { tipo?: unknown } | null)?.tipo === 'plr' ? 'plr' : 'irrf-mensal'),
  },
  'calculadoras-financiamento': {
    load: async () => {
      const [{ balance }, { instalments }] = await Promise.all([
        import('./balance.ts'),
        import('./instalments.ts'),
      ]);
      // Where more is paid than the instalments, the debt shows what it does.
      return (facts) => balance(facts) ?? instalments(facts);
    },
  },
  'calculadoras-fluxo-caixa': { load: async () => (await import('./cash-flow.ts')).cashFlows },
  'calculadoras-renda-fixa': { load: async () => (await import('./titles.ts')).titles },
  'calculadoras-juros-compostos': { load: async () => (await import('./growth.ts')).growth },
  'calculadoras-comparar-regimes': { load: async () => (await import('./regimes.ts')).regimes },
  'calculadoras-simples-nacional': {
    load: async () => {
      const [{ simplesSublimit }, { simples }] = await Promise.all([
        import('./limit.ts'),
        import('./simples.ts'),
      ]);
      // Where the year is known, its sublimit decides more than the band.
      return (facts) => simplesSublimit(facts) ?? simples(facts);
    },
    table: () => 'simples-nacional',
  },
  'calculadoras-frequencia-cardiaca': {
    load: async () => (await import('./zones.ts')).zones,
    shows: ['zones'],
  },
  'calculadoras-imc': { load: async () => (await import('./bmi.ts')).bmi },
  'calculadoras-dias-uteis': { load: async () => (await import('./work-days.ts')).workDays },
  'calculadoras-ciclo-menstrual': { load: async () => (await import('./cycle.ts')).cycle },
  'calculadoras-gestacional': {
    load: async () => (await import('./gestation.ts')).gestation,
    shows: ['milestones'],
  },
  'calculadoras-mei': { load: async () => (await import('./limit.ts')).meiLimit },
  'calculadoras-cbs-ibs': { load: async () => (await reform()).price },
  'calculadoras-transicao-reforma': { load: async () => (await reform()).transition },
  'cartao-credito': { load: async () => (await import('./card.ts')).testCard },
  'dev-cron': { load: async () => (await import('./runs.ts')).runs },
  'dev-qr': { load: qrCode, shows: ['svg'] },
  pix: { load: qrCode, shows: ['qr'] },
  ...Object.fromEntries(
    ['cpf', 'cnpj', 'pis', 'cnh', 'renavam', 'titulo-eleitor', 'processo'].map((id) => [
      id,
      { load: async () => (await import('./check-digits.ts')).checkDigits(id) },
    ]),
  ),
};

const loaded = new Map<string, Drawing>();

/** Loads the drawing of a tool, where it has one: `drawingOf` draws what was loaded. */
export async function loadDrawing(toolId: string): Promise<void> {
  const load = Object.hasOwn(drawings, toolId) ? drawings[toolId]?.load : undefined;
  if (load && !loaded.has(toolId)) loaded.set(toolId, await load());
}

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
  return loaded.get(toolId)?.({ input, answer, tables, language, n: numbersOf(language) }) ?? null;
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
