/** Examples of tools with their answers in small drawings, made of the numbers of the answers alone. */
import { type Child, h, put, svg } from '../../shared/dom.ts';
import type { Context } from '../core/context.ts';
import type { WholeTool } from '../core/types.ts';

const HEIGHT = 72;

type Draw = (answer: Readonly<Record<string, unknown>>) => readonly SVGElement[];

interface Sample {
  readonly id: string;
  readonly draw: Draw;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const listOf = (value: unknown) => value as readonly Readonly<Record<string, unknown>>[];
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const bar = (kind: string, from: number, to: number, y: number, height: number) =>
  svg('rect', { class: kind, x: percent(from), width: percent(Math.max(0, to - from)), y, height });

/** Gross, what is taken from it, net. */
const payslip: Draw = ({ salarioBruto, descontos, salarioLiquido }) => {
  const gross = numberOf(salarioBruto) || 1;
  const lines = listOf(descontos);
  const step = HEIGHT / (lines.length + 2);
  let left = 1;
  const taken = lines.map(({ valor }, i) => {
    const to = left;
    left -= numberOf(valor) / gross;
    return bar('taken', left, to, step * (i + 1), step - 4);
  });
  return [
    bar('whole', 0, 1, 0, step - 4),
    ...taken,
    bar('left', 0, numberOf(salarioLiquido) / gross, HEIGHT - step, step - 4),
  ];
};

/** The part of a salary in each band, as high as its rate. */
const bands: Draw = ({ faixas, valor }) => {
  const own = listOf(faixas).map((band) => ({
    width: numberOf(band['base']),
    rate: numberOf(band['aliquota']),
  }));
  const sum = own.reduce((all, { width }) => all + width, 0);
  const top = Math.max(...own.map(({ rate }) => rate), 1);
  if (sum === 0 || numberOf(valor) === 0) return [];
  let from = 0;
  return own.map(({ width, rate }, i) => {
    const to = from + width / sum;
    const height = (rate / top) * HEIGHT;
    const one = bar(`step-${Math.min(i + 1, 5)}`, from, to, HEIGHT - height, height);
    from = to;
    return one;
  });
};

/** Instalments that fall, and those that stay; the heights are those between the last and the first. */
const instalments: Draw = ({ sac, price }) => {
  const of = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;
  const first = numberOf(of(sac)['primeiraParcela']);
  const last = numberOf(of(sac)['ultimaParcela']);
  const same = numberOf(of(price)['primeiraParcela']);
  if (first <= last || same === 0) return [];
  const at = (value: number) => 8 + ((first - value) / (first - last)) * (HEIGHT - 16);
  const line = (kind: string, from: number, to: number) =>
    svg('line', { class: kind, x1: 0, x2: '100%', y1: at(from), y2: at(to) });
  return [line('falls', first, last), line('stays', same, same)];
};

const SAMPLES: readonly Sample[] = [
  { id: 'calculadoras-salario-liquido', draw: payslip },
  { id: 'calculadoras-inss', draw: bands },
  { id: 'calculadoras-financiamento', draw: instalments },
];

/** Shows the samples that the service has. */
export function samples({ service, catalogue, language }: Context): Child {
  const found = SAMPLES.flatMap(({ id, draw }) => {
    const tool = catalogue.find(id);
    return tool ? [{ ...tool, draw }] : [];
  });
  const cnpj = catalogue.find('cnpj');
  if (found.length === 0) return null;
  const items = found.map(({ id, short, summary, draw }) => {
    const place = h('div', { class: 'drawn' });
    void service
      .tool(id, language)
      .then((tool) => put(place, picture(tool, draw)))
      // Without its drawing the sample is a link like the others.
      .catch(() => undefined);
    return h('li', null, h('a', { href: `#${id}` }, short), h('p', { class: 'hint' }, `${summary}.`), place);
  });
  return h(
    'ul',
    { class: 'samples' },
    items,
    cnpj &&
      h(
        'li',
        null,
        h('a', { href: '#cnpj' }, cnpj.short),
        h('p', { class: 'hint' }, `${cnpj.summary}.`),
        h('div', { class: 'drawn' }, h('code', { class: 'number-parts' }, '12.ABC.345/01DE-35')),
      ),
  );
}

function picture({ examples }: WholeTool, draw: Draw): Child {
  const [example] = examples;
  const shapes = example ? draw(Object(example.output) as Readonly<Record<string, unknown>>) : [];
  // The drawing is hidden from readers: the words above it say the same.
  return (
    shapes.length > 0 &&
    svg('svg', { class: 'small', width: '100%', height: HEIGHT, 'aria-hidden': 'true' }, shapes)
  );
}
