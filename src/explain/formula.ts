/** Evaluates the formulas of explanations in exact fractions. */
import { toPower } from '../lib/numbers/powers.ts';
import {
  add,
  compare,
  divide,
  fromDecimal,
  isZero,
  multiply,
  negate,
  rational,
  type Rational,
  subtract,
} from '../lib/numbers/rational.ts';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([<>=!]=|[-+*/(),<>]))/y;

const COMPARISONS: ReadonlyMap<string | undefined, (order: number) => boolean> = new Map([
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
  ['==', (order) => order === 0],
  ['!=', (order) => order !== 0],
]);

const FUNCTIONS: Readonly<{ [name: string]: (list: readonly Rational[]) => Rational }> = {
  menor: (list) => list.reduce((a, b) => (compare(a, b) <= 0 ? a : b)),
  maior: (list) => list.reduce((a, b) => (compare(a, b) >= 0 ? a : b)),
  se: ([condition, then, otherwise]) =>
    requireArgument(isZero(requireArgument(condition)) ? otherwise : then),
  potencia: ([base, exponent]) => toPower(requireArgument(base), requireArgument(exponent)),
};

const ONE = fromDecimal(1);
const ZERO = fromDecimal(0);

/** Evaluates a formula over named values. Throws a `SyntaxError` that quotes the formula when it cannot be read. */
export function evaluate(formula: string, values: ReadonlyMap<string, Rational>): Rational {
  const tokens = tokensOf(formula);
  let next = 0;
  const wrong = () => new SyntaxError(`cannot read the formula "${formula}"`);
  const take = (token: string) => {
    if (tokens[next++] !== token) throw wrong();
  };
  const list = (): Rational[] => {
    take('(');
    const items = [comparison()];
    for (; tokens[next] === ','; items.push(comparison())) next++;
    take(')');
    return items;
  };
  const atom = (): Rational => {
    const token = tokens[next];
    if (token === '(') {
      const items = list();
      if (items.length !== 1) throw wrong();
      return requireArgument(items[0]);
    }
    next++;
    if (token === undefined) throw wrong();
    if (token === '-') return negate(atom());
    if (/^\d/.test(token)) return decimal(token);
    if (tokens[next] === '(' && Object.hasOwn(FUNCTIONS, token))
      return requireArgument(FUNCTIONS[token]?.(list()));
    const value = values.get(token);
    if (value) return value;
    if (!/[A-Za-z]/.test(token)) throw wrong();
    throw new SyntaxError(`the formula "${formula}" has no value for "${token}"`);
  };
  const product = () => {
    let value = atom();
    for (;;) {
      if (tokens[next] === '*') value = multiply(value, (next++, atom()));
      else if (tokens[next] === '/') value = divide(value, (next++, atom()));
      else return value;
    }
  };
  const sum = () => {
    let value = product();
    for (;;) {
      if (tokens[next] === '+') value = add(value, (next++, product()));
      else if (tokens[next] === '-') value = subtract(value, (next++, product()));
      else return value;
    }
  };
  const comparison = (): Rational => {
    const value = sum();
    const holds = COMPARISONS.get(tokens[next]);
    if (!holds) return value;
    next++;
    return holds(compare(value, sum())) ? ONE : ZERO;
  };
  const value = comparison();
  if (next < tokens.length) throw wrong();
  return value;
}

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const end = formula.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(formula);
    if (!found) throw new SyntaxError(`cannot read the formula "${formula}"`);
    tokens.push((found[1] ?? found[2] ?? found[3]) as string);
  }
  return tokens;
}

function decimal(text: string): Rational {
  const [whole, fraction = ''] = text.split('.') as [string, string?];
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

function requireArgument(value: Rational | undefined): Rational {
  if (!value) throw new SyntaxError('a function lacks an argument');
  return value;
}
