/** Where the lines of a payslip come from: the steps of an explanation that a worker would ask for, with their numbers. */
import type { Language } from '../../../lib/languages.ts';
import { paperFormat } from './format.ts';

/** A step of `explicacao`. */
export interface Step {
  readonly passo: string;
  readonly descricao: string;
  readonly formula: string;
  readonly valores: Readonly<Record<string, number | { readonly passo: string }>>;
  readonly resultado: number;
  readonly fonte: string | null;
  readonly campo: string | null;
}

/** The name of a step, without what explains it. */
const nameOf = ({ descricao }: Step) => descricao.split(/[:,]/, 1)[0] as string;

export interface Origin {
  readonly name: string;
  readonly formula: string;
  readonly result: string;
  readonly source: string | null;
}

const LINE = /^(?:proventos|descontos)\[\d+\]\.valor$/;
/** Steps beside the lines, which lead to them. */
const KNOWN: ReadonlySet<string> = new Set([
  'remuneracao',
  'hora',
  'irrf.base',
  'irrf.impostoTabela',
  'irrf.reducao',
]);
/** Facts and figures of a table that are money. */
const MONEY = /valor|sal[aá]rio|remuneracao|custo|desconto|parcela|teto|reducao|deduc/i;
const OPERATOR = /[-+*/(]/;
const FUNCTIONS: Readonly<Record<string, string>> = { menor: 'min', maior: 'max' };

/** Gives the origins in the order of the steps; none of an answer without an explanation. */
export function originsOf(
  { explicacao = [] }: { readonly explicacao?: readonly Step[] },
  language: Language,
): Origin[] {
  const { amount } = paperFormat(language);
  const numbers = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { maximumFractionDigits: 6 });
  const byName = new Map(explicacao.map((step) => [step.passo, step]));
  /** A line that only repeats another step is that step. */
  function source(step: Step): Step {
    const only = OPERATOR.test(step.formula) ? undefined : step.valores[step.formula];
    const before = typeof only === 'object' ? byName.get(only.passo) : undefined;
    return before ? source(before) : step;
  }
  function formulaOf({ formula, valores }: Step): string {
    return (
      formula
        .replace(/ \* ([a-z]\w*) \/ 100/gi, ' * $1%')
        // No amount is below zero here.
        .replace(/maior\(([^(),]+), 0\)/g, '$1')
        .replace(/^maior\((.+), 0\)$/, '$1')
        .replace(/[a-z_]\w*/gi, (name) => {
          if (!Object.hasOwn(valores, name)) return language === 'pt' ? name : (FUNCTIONS[name] ?? name);
          const value = valores[name] as Step['valores'][string];
          if (typeof value !== 'number') return amount(byName.get(value.passo)?.resultado ?? 0);
          return MONEY.test(name) ? amount(value) : numbers.format(value);
        })
        .replaceAll('*', '×')
        .replaceAll('/', '÷')
        .replaceAll(' - ', ' − ')
        .replaceAll(/(?<=[\d%]),(?= )/g, ';')
    );
  }
  const bands = explicacao.filter(
    ({ passo, resultado }) => /^inss\.faixa\.\d+$/.test(passo) && resultado !== 0,
  );
  const found: Origin[] = [];
  for (const step of explicacao) {
    const isFgts = step.campo?.startsWith('informativos') && step.descricao.startsWith('FGTS');
    const isLine = isFgts || (step.campo !== null && LINE.test(step.campo));
    if (!isLine && !KNOWN.has(step.passo)) continue;
    const own = source(step);
    if (!OPERATOR.test(own.formula) || step.resultado === 0) continue;
    const isInss = own.passo === 'inss' && bands.length > 0;
    found.push({
      name: nameOf(isLine && !isInss ? step : own),
      formula: isInss ? bands.map(formulaOf).join(' + ') : formulaOf(own),
      result: amount(step.resultado),
      source: own.fonte,
    });
  }
  return found;
}
