/** Where the lines of a payslip come from: the steps of an explanation that a worker would ask for, with their numbers. */
import { type Language, languageTags } from '../lib/languages.ts';
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

type Explained = { readonly explicacao?: readonly Step[] | undefined };

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
/** More of them, for a reader of one line alone. */
const DETAILS: ReadonlySet<string> = new Set([...KNOWN, 'irrf.deducoesLegais', 'irrf.reducao.linha']);
/** Facts and figures of a table that are money. */
const MONEY = /valor|sal[aá]rio|remuneracao|custo|desconto|parcela|teto|reducao|deduc/i;
const OPERATOR = /[-+*/(]/;
const FUNCTIONS: Readonly<Record<string, string>> = { menor: 'min', maior: 'max' };

/** Gives the origins in the order of the steps; none of an answer without an explanation. */
export function originsOf(answer: Explained, language: Language): Origin[] {
  const { steps, originOf } = reading(answer, language);
  return steps.filter((step) => isLine(step) || KNOWN.has(step.passo)).flatMap(originOf);
}

/** Gives the origins of one line, `descontos[1].valor`: those before it that no other line explains, and its own. */
export function originsOfLine(answer: Explained, field: string, language: Language): Origin[] {
  const { steps, byName, originOf } = reading(answer, language);
  const found = new Set<Step>();
  function add(step: Step): void {
    found.add(step);
    for (const value of Object.values(step.valores)) {
      const before = typeof value === 'object' ? byName.get(value.passo) : undefined;
      if (before && !found.has(before) && !isLine(before)) add(before);
    }
  }
  const line = steps.find(({ campo }) => campo === field);
  if (line) add(line);
  return steps
    .filter((step) => found.has(step) && (step === line || DETAILS.has(step.passo)))
    .flatMap(originOf);
}

const isFgts = ({ campo, descricao }: Step) =>
  campo !== null && campo.startsWith('informativos') && descricao.startsWith('FGTS');
const isLine = (step: Step) => isFgts(step) || (step.campo !== null && LINE.test(step.campo));

function reading({ explicacao: steps = [] }: Explained, language: Language) {
  const { amount } = paperFormat(language);
  const numbers = new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 6 });
  const byName = new Map(steps.map((step) => [step.passo, step]));
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
  const bands = steps.filter(({ passo, resultado }) => /^inss\.faixa\.\d+$/.test(passo) && resultado !== 0);
  /** None of a step that computes nothing. */
  function originOf(step: Step): Origin[] {
    const own = source(step);
    if (!OPERATOR.test(own.formula) || step.resultado === 0) return [];
    const isInss = own.passo === 'inss' && bands.length > 0;
    const name = nameOf(isLine(step) && !isInss ? step : own);
    const formula = isInss ? bands.map(formulaOf).join(' + ') : formulaOf(own);
    return [{ name, formula, result: amount(step.resultado), source: own.fonte }];
  }
  return { steps, byName, originOf };
}
