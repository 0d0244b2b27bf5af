/** The way from gross to net: the lines of a payslip, each beginning where the one before it ended. */
import * as v from 'valibot';
import { h, svg } from '../../shared/dom.ts';
import { hatch } from '../../shared/drawing.ts';
import type { Language } from '../../../lib/languages.ts';
import { type Drawing, figure, percent, share } from './drawing.ts';
import { toCents, toReais } from './numbers.ts';

const line = v.object({ codigo: v.string(), descricao: v.string(), valor: v.number() });

/** The answer for a month, a vacation or a termination. */
const ofLines = v.object({
  proventos: v.pipe(v.array(line), v.minLength(1)),
  descontos: v.array(line),
  salarioLiquido: v.optional(v.number()),
  liquido: v.optional(v.number()),
});
const ofPartner = v.object({ proLabore: v.number(), descontos: v.array(line), liquido: v.number() });
const value = v.object({ valor: v.number() });
const ofThirteenth = v.object({
  valorBruto: v.number(),
  segundaParcela: v.object({ inss: value, irrf: value, pensaoAlimenticia: v.number() }),
  totalLiquido: v.number(),
});

interface Line {
  readonly name: string;
  readonly valor: number;
}

interface Payslip {
  readonly earnings: readonly Line[];
  readonly deductions: readonly Line[];
  readonly net: Line;
}

export interface PayslipRow extends Line {
  readonly kind: 'gross' | 'earned' | 'taken' | 'net';
  /** Percent of the gross, for deductions alone. */
  readonly share: number | null;
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** End of the row before it, in percent of the width. */
  readonly from: number | null;
  /** Its own end; null in the last row. */
  readonly to: number | null;
}

const words = {
  pt: {
    title: 'Do bruto ao líquido',
    salary: 'Salário bruto',
    netSalary: 'Salário líquido',
    gross: 'Bruto',
    net: 'Líquido',
    alimony: 'Pensão alimentícia',
    known: {} as Readonly<Record<string, string>>,
  },
  en: {
    title: 'From gross to net',
    salary: 'Gross salary',
    netSalary: 'Net pay',
    gross: 'Gross',
    net: 'Net',
    alimony: 'Alimony',
    known: {
      salario: 'Salary',
      adicionais: 'Additions',
      pensao: 'Alimony',
      previdencia: 'Private pension',
      'vale-transporte': 'Fares',
      outros: 'Other deductions',
      ferias: 'Vacation',
      terco: 'Constitutional third',
      abono: 'Vacation sold',
      'terco-abono': 'Third on the vacation sold',
      'adiantamento-13': 'Advance of the 13th salary',
      'saldo-salario': 'Salary balance',
      'aviso-previo': 'Notice paid',
      'aviso-nao-cumprido': 'Notice not worked',
      'decimo-terceiro': '13th salary in proportion',
      'decimo-terceiro-aviso': '13th salary on the notice',
      'ferias-vencidas': 'Vacation due',
      'ferias-proporcionais': 'Vacation in proportion',
      'ferias-aviso': 'Vacation on the notice',
      'terco-ferias': 'Constitutional third of vacation',
      'inss-13': 'INSS on the 13th salary',
      'irrf-13': 'IRRF on the 13th salary',
    } as Readonly<Record<string, string>>,
  },
};

export const payslip: Drawing = ({ answer, language, n }) => {
  const read = readPayslip(answer, language);
  const rows = read && payslipRows(read);
  if (!rows) return null;
  const stripes = hatch();
  const list = rows.map(({ name, share, kind, valor, ...place }, i) =>
    h(
      'li',
      { class: kind },
      h('span', { class: 'wrap' }, name, share !== null && h('span', { class: 'hint' }, n.percent(share))),
      svg(
        'svg',
        { width: '100%', 'aria-hidden': 'true' },
        i === 0 && stripes.defs,
        place.from !== null && joint(place.from, '0%', '50%'),
        place.to !== null && joint(place.to, '50%', '100%'),
        svg(
          'svg',
          { y: '50%', overflow: 'visible' },
          svg('rect', {
            x: percent(place.x),
            y: -BAR / 2,
            width: percent(place.width),
            height: BAR,
            ...(kind === 'taken' && { fill: stripes.fill }),
          }),
        ),
      ),
      h('span', { class: 'number' }, kind === 'taken' ? `−${n.money(valor)}` : n.money(valor)),
    ),
  );
  return figure('payslip', h('ul', { 'aria-label': words[language].title }, list));
};

/** Pixels. */
const BAR = 14;

function joint(x: number, y1: string, y2: string): SVGElement {
  return svg('line', { class: 'joint', x1: percent(x), x2: percent(x), y1, y2 });
}

/** Reads the lines of an answer; null for one that has none, or that does not add up. */
export function readPayslip(answer: unknown, language: Language): Payslip | null {
  const t = words[language];
  const nameLine = ({ codigo, descricao, valor }: v.InferOutput<typeof line>) => ({
    name: t.known[codigo] ?? descricao,
    valor,
  });
  if (v.is(ofLines, answer)) {
    const { proventos, descontos, salarioLiquido, liquido } = answer;
    const [first, ...more] = proventos.map(nameLine);
    const gross = salarioLiquido === undefined ? t.gross : t.salary;
    return adding(
      more.length === 0 && first ? [{ ...first, name: gross }] : proventos.map(nameLine),
      descontos.map(nameLine),
      salarioLiquido === undefined
        ? { name: t.net, valor: liquido ?? Number.NaN }
        : { name: t.netSalary, valor: salarioLiquido },
    );
  }
  if (v.is(ofPartner, answer)) {
    const { proLabore, descontos, liquido } = answer;
    return adding([{ name: t.gross, valor: proLabore }], descontos.map(nameLine), {
      name: t.net,
      valor: liquido,
    });
  }
  if (v.is(ofThirteenth, answer)) {
    const { valorBruto, segundaParcela, totalLiquido } = answer;
    const { inss, irrf, pensaoAlimenticia } = segundaParcela;
    return adding(
      [{ name: t.gross, valor: valorBruto }],
      [
        { name: 'INSS', valor: inss.valor },
        { name: 'IRRF', valor: irrf.valor },
        { name: t.alimony, valor: pensaoAlimenticia },
      ],
      { name: t.net, valor: totalLiquido },
    );
  }
  return null;
}

function adding(earnings: readonly Line[], deductions: readonly Line[], net: Line): Payslip | null {
  const taken = deductions.filter(({ valor }) => valor !== 0);
  const amounts = [...earnings, ...taken].map(({ valor }) => valor);
  return amounts.every((amount) => amount >= 0) && cents(earnings) - cents(taken) === toCents(net.valor)
    ? { earnings, deductions: taken, net }
    : null;
}

function cents(lines: readonly Line[]): number {
  return lines.reduce((sum, { valor }) => sum + toCents(valor), 0);
}

/** Gives the rows with their places; null where nothing was earned. */
export function payslipRows({ earnings, deductions, net }: Payslip): readonly PayslipRow[] | null {
  const gross = toReais(cents(earnings));
  if (gross === 0) return null;
  // A net pay below zero goes to the left of it.
  const least = Math.min(0, net.valor);
  const at = (amount: number) => share(amount - least, gross - least);
  const rows: PayslipRow[] = [];
  let reached = 0;
  const add = (kind: PayslipRow['kind'], line: Line, start: number, end: number, shown: number | null) => {
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    rows.push({
      ...line,
      kind,
      share: shown,
      x: at(low),
      width: at(high) - at(low),
      from: rows.length === 0 ? null : at(reached),
      to: kind === 'net' ? null : at(end),
    });
    reached = end;
  };
  const only = earnings.length === 1;
  for (const line of earnings) {
    add(only ? 'gross' : 'earned', line, reached, toReais(toCents(reached) + toCents(line.valor)), null);
  }
  for (const line of deductions) {
    const shown = (line.valor / gross) * 100;
    add('taken', line, reached, toReais(toCents(reached) - toCents(line.valor)), shown);
  }
  add('net', net, 0, net.valor, null);
  return rows;
}
