/** Reads and computes the steps of `explicacao` by itself: none of this is the project's own arithmetic. */
import type { Unit } from '../../src/kit/units.ts';

/** A step as an answer has it. */
export interface AnsweredStep {
  readonly passo: string;
  readonly descricao: string;
  readonly formula: string;
  readonly valores: Readonly<Record<string, number | { readonly passo: string }>>;
  readonly resultado: number;
  readonly arredondamento: string;
  readonly fonte: string | null;
  readonly campo: string | null;
  readonly raiz?: true;
}

/** Numerator and positive denominator. */
type Fraction = readonly [bigint, bigint];

function reduced(top: bigint, bottom: bigint): Fraction {
  if (bottom === 0n) throw new Error('division by 0');
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  while (b > 0n) [a, b] = [b, a % b];
  const by = bottom < 0n ? -a : a;
  return [top / by, bottom / by];
}

function fractionOf(text: string): Fraction {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text);
  if (!found) throw new Error(`no number: ${text}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = found;
  const places = fraction.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  return places > 0 ? reduced(digits, 10n ** BigInt(places)) : [digits * 10n ** BigInt(-places), 1n];
}

const order = ([a, b]: Fraction, [c, d]: Fraction) => {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

const binary: Readonly<Record<string, (x: Fraction, y: Fraction) => Fraction>> = {
  '+': ([a, b], [c, d]) => reduced(a * d + c * b, b * d),
  '-': ([a, b], [c, d]) => reduced(a * d - c * b, b * d),
  '*': ([a, b], [c, d]) => reduced(a * c, b * d),
  '/': ([a, b], [c, d]) => reduced(a * d, b * c),
  '<': (x, y) => [order(x, y) < 0 ? 1n : 0n, 1n],
  '<=': (x, y) => [order(x, y) <= 0 ? 1n : 0n, 1n],
  '>': (x, y) => [order(x, y) > 0 ? 1n : 0n, 1n],
  '>=': (x, y) => [order(x, y) >= 0 ? 1n : 0n, 1n],
  '==': (x, y) => [order(x, y) === 0 ? 1n : 0n, 1n],
  '!=': (x, y) => [order(x, y) !== 0 ? 1n : 0n, 1n],
};

const strengths: readonly (readonly string[])[] = [
  ['<', '<=', '>', '>=', '==', '!='],
  ['+', '-'],
  ['*', '/'],
];

function call(name: string, list: readonly Fraction[]): Fraction {
  const sorted = list.toSorted(order);
  const [first, second, third] = list as [Fraction, Fraction, Fraction];
  if (name === 'menor' && list.length > 0) return sorted[0] as Fraction;
  if (name === 'maior' && list.length > 0) return sorted.at(-1) as Fraction;
  if (name === 'se' && list.length === 3) return first[0] === 0n ? third : second;
  if (name === 'potencia' && list.length === 2) return power(first, second);
  throw new Error(`no function ${name} of ${list.length}`);
}

function power(base: Fraction, [top, bottom]: Fraction): Fraction {
  if (top < 0n) {
    const [upper, lower] = power(base, [-top, bottom]);
    return lower === 0n || upper === 0n ? reduced(lower, upper) : [lower, upper];
  }
  const whole = top / bottom;
  const raised = wholePower(base, whole);
  const rest = top - whole * bottom;
  return rest === 0n ? raised : (binary['*']?.(raised, rootedPower(base, [rest, bottom])) as Fraction);
}

const DECIMALS = 10n ** 110n;

/** Exact, or by squaring in decimals where the digits of the power would fill the memory. */
function wholePower([top, bottom]: Fraction, exponent: bigint): Fraction {
  if (exponent < 1000n) return [top ** exponent, bottom ** exponent];
  let result = DECIMALS;
  let square = (top * DECIMALS) / bottom;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) / DECIMALS;
    square = (square * square) / DECIMALS;
  }
  return [result, DECIMALS];
}

/** By square roots: each binary digit of the exponent, which is below 1, takes one more. */
function rootedPower([top, bottom]: Fraction, [part, of]: Fraction): Fraction {
  let result = DECIMALS;
  let root = (top * DECIMALS) / bottom;
  for (let rest = part, bits = 0; rest > 0n && bits < 400; bits++) {
    root = squareRoot(root * DECIMALS, root);
    rest *= 2n;
    if (rest < of) continue;
    rest -= of;
    result = (result * root) / DECIMALS;
  }
  return [result, DECIMALS];
}

/** The integer square root, by Newton's method from a guess. */
function squareRoot(value: bigint, guess: bigint): bigint {
  if (value === 0n) return 0n;
  let root = guess > 0n ? guess : 1n;
  for (;;) {
    const next = (root + value / root) / 2n;
    const step = next - root;
    root = next;
    if (step <= 1n && step >= -1n) return root;
  }
}

/** The value of a formula, by precedence climbing. */
function valueOf(formula: string, values: ReadonlyMap<string, Fraction>): Fraction {
  const tokens = formula.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|[<>=!]=|\S/g) ?? [];
  const operand = (): Fraction => {
    const token = tokens.shift() ?? '';
    if (token === '-') {
      const [top, bottom] = operand();
      return [-top, bottom];
    }
    if (token === '(') {
      const value = climb(0);
      if (tokens.shift() !== ')') throw new Error(`unclosed: ${formula}`);
      return value;
    }
    if (/^\d/.test(token)) return fractionOf(token);
    if (tokens[0] === '(') {
      const list: Fraction[] = [];
      do {
        tokens.shift();
        list.push(climb(0));
      } while ((tokens[0] as string | undefined) === ',');
      if (tokens.shift() !== ')') throw new Error(`unclosed: ${formula}`);
      return call(token, list);
    }
    const value = values.get(token);
    if (!value || !/^[A-Za-z][A-Za-z0-9_]*$/.test(token))
      throw new Error(`no value of "${token}": ${formula}`);
    return value;
  };
  const climb = (strength: number): Fraction => {
    if (strength === strengths.length) return operand();
    let value = climb(strength + 1);
    while (strengths[strength]?.includes(tokens[0] ?? '')) {
      const operator = binary[tokens.shift() as string] as (typeof binary)[string];
      value = operator(value, climb(strength + 1));
    }
    return value;
  };
  const value = climb(0);
  if (tokens.length > 0) throw new Error(`too much: ${formula}`);
  return value;
}

/** Rounded to so many decimals: half away from zero, or always up or down. */
function roundedTo([top, bottom]: Fraction, places: number, way: 'half' | 'up' | 'down'): Fraction {
  const scale = 10n ** BigInt(places);
  const size = (top < 0n ? -top : top) * scale;
  const below = size / bottom;
  const isExact = below * bottom === size;
  const isAway =
    way === 'half' ? 2n * (size - below * bottom) >= bottom : !isExact && (way === 'up') === top >= 0n;
  const digits = isAway ? below + 1n : below;
  return [top < 0n ? -digits : digits, scale];
}

/** The double of the value's first 15 significant digits. */
function fifteenDigits([top, bottom]: Fraction): number {
  if (top === 0n) return 0;
  const size = top < 0n ? -top : top;
  let exponent = 0;
  const atLeast = (power: number) =>
    power >= 0 ? size >= 10n ** BigInt(power) * bottom : size * 10n ** BigInt(-power) >= bottom;
  while (atLeast(exponent + 1)) exponent++;
  while (!atLeast(exponent)) exponent--;
  const places = 14 - exponent;
  const shifted: Fraction =
    places >= 0 ? [size * 10n ** BigInt(places), bottom] : [size, bottom * 10n ** BigInt(-places)];
  const digits = roundedTo(shifted, 0, 'half')[0];
  return Number(`${top < 0n ? '-' : ''}${digits}e${-places}`);
}

/** Recomputes the value of each step; throws when the steps break the rules of an explanation. */
export function recomputed(steps: readonly AnsweredStep[]): Map<string, number> {
  const values = new Map<string, Fraction>();
  const results = new Map<string, number>();
  for (const step of steps) {
    if (values.has(step.passo)) throw new Error(`two steps ${step.passo}`);
    if (step.passo === '' || step.descricao === '') throw new Error(`${step.passo} says nothing`);
    const named = Object.entries(step.valores).map(([name, value]) => {
      const held = typeof value === 'number' ? fractionOf(String(value)) : values.get(value.passo);
      if (!held) throw new Error(`${step.passo} refers to ${JSON.stringify(value)}`);
      if (!new RegExp(`\\b${name}\\b`).test(step.formula))
        throw new Error(`${step.passo} does not use ${name}`);
      return [name, held] as const;
    });
    const exact = valueOf(step.formula, new Map(named));
    const value = rounding(step.arredondamento, exact);
    values.set(step.passo, value);
    results.set(step.passo, step.arredondamento === 'nenhum' ? fifteenDigits(value) : nearestNumber(value));
    if (step.raiz && value[0] !== 0n) throw new Error(`${step.passo}: ${step.formula} is not 0`);
  }
  return results;
}

/** Gives the double nearest to a rounded value, whose denominator is a power of 10. */
function nearestNumber([top, scale]: Fraction): number {
  return Number(`${top}e-${String(scale).length - 1}`);
}

function rounding(name: string, value: Fraction): Fraction {
  if (name === 'nenhum') return value;
  if (name === 'centavo') return roundedTo(value, 2, 'half');
  if (name === 'centavo-acima') return roundedTo(value, 2, 'up');
  if (name === 'centavo-abaixo') return roundedTo(value, 2, 'down');
  const [, places] = /^(\d+) casas$/.exec(name) ?? [];
  if (places === undefined) throw new Error(`no rounding ${name}`);
  return roundedTo(value, Number(places), 'half');
}

interface Node {
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly Node[];
  readonly item?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly pipe?: readonly { readonly metadata?: { readonly unit?: Unit | null } }[];
}

const unitOf = ({ pipe = [] }: Node) => pipe.findLast(({ metadata }) => metadata?.unit)?.metadata?.unit?.en;

/** Fields of an answer that are not its own figures. */
const BESIDE = new Set(['explicacao', 'comparacao', 'premissas', 'tabela', 'aviso']);

/** The amounts and percentages of an answer, by path. */
export function amountsOf(schema: unknown, answer: object): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (nodes: readonly Node[], value: unknown, path: string): void => {
    const inside = nodes.flatMap(unwrapped);
    if (typeof value === 'number') {
      const units = nodes.flatMap(described).map(unitOf);
      if (units.some((unit) => unit === 'BRL' || unit === '%')) found.set(path, value);
    } else if (Array.isArray(value)) {
      const items = inside.flatMap(({ item }) => item ?? []);
      value.forEach((item, i) => walk(items, item, `${path}[${i}]`));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        if (path === '' && BESIDE.has(key)) continue;
        const members = inside.flatMap(({ entries, value: any }) => entries?.[key] ?? any ?? []);
        walk(members, member, path === '' ? key : `${path}.${key}`);
      }
    }
  };
  walk([schema as Node], answer, '');
  return found;
}

/** A schema and those inside it that tell what it is of. */
function described(node: Node): Node[] {
  return [node, ...(node.wrapped ? described(node.wrapped) : []), ...(node.options ?? []).flatMap(described)];
}

function unwrapped(node: Node): Node[] {
  if (node.wrapped) return unwrapped(node.wrapped);
  return node.options ? node.options.flatMap(unwrapped) : [node];
}

/** The value at a path as `descontos[0].valor`. */
export function valueAt(answer: unknown, path: string): unknown {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], answer);
}
