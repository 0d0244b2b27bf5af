/**
 * Bands of the INSS and of the IRRF: as wide as the part of the pay, as high as the rate, so the area is the amount
 * due.
 */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import {
  type Drawing,
  type Facts,
  figure,
  image,
  type Label,
  labelsThatFit,
  labelText,
  NARROWEST,
  percent,
  share,
  textWidth,
} from './drawing.ts';
import { entryOf } from './tables.ts';
import { toCents } from './numbers.ts';

const inssAnswer = v.object({
  salarioBruto: v.number(),
  baseCalculo: v.number(),
  faixas: v.pipe(
    v.array(v.object({ ate: v.number(), aliquota: v.number(), base: v.number(), valor: v.number() })),
    v.minLength(1),
  ),
  valor: v.number(),
  teto: v.number(),
});

const irrfAnswer = v.object({
  tipo: v.string(),
  baseCalculo: v.number(),
  aliquota: v.number(),
  parcelaDeduzir: v.number(),
  impostoTabela: v.number(),
  reducao: v.number(),
  irrfRetido: v.number(),
});

const taxBands = v.pipe(
  v.array(v.object({ ate: v.nullable(v.number()), aliquota: v.number(), parcelaDeduzir: v.number() })),
  v.minLength(1),
);

interface Band {
  /** Upper end of the band, in reais. */
  readonly to: number;
  /** Percent. */
  readonly rate: number;
  /** The amount due for it, in reais; null where the answer does not say. */
  readonly due: number | null;
}

export interface Scale {
  readonly bands: readonly Band[];
  /** The taxed part, from `from` to `upTo`, in reais. */
  readonly from: number;
  readonly upTo: number;
  /** The line, in reais, with its words. */
  readonly line: { readonly at: number; readonly text: string };
}

export interface BandPlace {
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** Its taxed part. */
  readonly taxed: { readonly x: number; readonly width: number };
  /** Pixels. */
  readonly height: number;
  /** Shade of the band, from 1, the palest, to 5. */
  readonly step: number;
}

const HEAD = 40;
const PLOT = 104;
const BOTTOM = HEAD + PLOT;

const words = {
  pt: {
    inss: {
      title: 'Quanto de INSS vem de cada faixa do salário?',
      salary: (amount: string) => `salário ${amount}`,
      about: (sum: string) =>
        `Largura: parte do salário na faixa. Altura: alíquota. Área: contribuição, ${sum} ao todo.`,
      apart: ' Cada faixa foi arredondada à parte.',
      desc: (parts: string, sum: string) => `${parts}: contribuição de ${sum}.`,
      part: (rate: string, base: string, due: string) => `${rate} sobre ${base} dá ${due}`,
    },
    irrf: {
      title: 'Em que faixas do IRRF está a base de cálculo?',
      base: (amount: string) => `base ${amount}`,
      about: (tax: string, less: string | null, withheld: string) =>
        `Largura: parte da base na faixa. Altura: alíquota. Área: imposto da tabela, ${tax}${less === null ? '' : `, menos a redução de ${less}`}. Retido: ${withheld}.`,
      desc: (base: string, rate: string, tax: string, withheld: string) =>
        `A base de ${base} chega à faixa de ${rate}: imposto da tabela de ${tax}, retido ${withheld}.`,
    },
  },
  en: {
    inss: {
      title: 'How much INSS comes from each band of the salary?',
      salary: (amount: string) => `salary ${amount}`,
      about: (sum: string) =>
        `Width: part of the salary in the band. Height: rate. Area: contribution, ${sum} in all.`,
      apart: ' Each band was rounded by itself.',
      desc: (parts: string, sum: string) => `${parts}: a contribution of ${sum}.`,
      part: (rate: string, base: string, due: string) => `${rate} of ${base} is ${due}`,
    },
    irrf: {
      title: 'In which bands of the IRRF is the base?',
      base: (amount: string) => `base ${amount}`,
      about: (tax: string, less: string | null, withheld: string) =>
        `Width: part of the base in the band. Height: rate. Area: tax by the table, ${tax}${less === null ? '' : `, less the reduction of ${less}`}. Withheld: ${withheld}.`,
      desc: (base: string, rate: string, tax: string, withheld: string) =>
        `The base of ${base} reaches the band of ${rate}: tax by the table ${tax}, withheld ${withheld}.`,
    },
  },
};

export const inssBands: Drawing = (facts) => {
  const { answer, language, n } = facts;
  if (!v.is(inssAnswer, answer)) return null;
  const t = words[language].inss;
  const { faixas, valor } = answer;
  const due = faixas.filter(({ base }) => base > 0);
  const parts = due.map(({ aliquota, base, valor }) =>
    t.part(n.percent(aliquota), n.money(base), n.money(valor)),
  );
  const isApart = due.reduce((sum, { valor }) => sum + toCents(valor), 0) !== toCents(valor);
  return draw(inssScale(answer, facts), facts, {
    title: t.title,
    desc: t.desc(parts.join(', '), n.money(valor)),
    caption: t.about(n.money(valor)) + (isApart ? t.apart : ''),
  });
};

export function inssScale(
  { salarioBruto, baseCalculo, faixas, teto }: v.InferOutput<typeof inssAnswer>,
  { input, language, n }: Pick<Facts, 'input' | 'language' | 'n'>,
): Scale {
  // Other jobs fill the bands first.
  const others = Number(input['baseOutrosVinculos'] ?? 0) || 0;
  const from = Math.min(Math.max(0, others), Math.max(0, teto - baseCalculo));
  return {
    bands: faixas.map(({ ate, aliquota, base, valor }) => ({
      to: ate,
      rate: aliquota,
      due: base > 0 ? valor : null,
    })),
    from,
    upTo: from + baseCalculo,
    line: {
      at: Math.min(teto, from + salarioBruto),
      text: words[language].inss.salary(n.amount(salarioBruto)),
    },
  };
}

export const irrfBands: Drawing = (facts) => {
  const { answer, language, n, tables } = facts;
  if (!v.is(irrfAnswer, answer)) return null;
  const entry = entryOf(tables, answer.tipo === 'plr' ? 'plr' : 'irrf-mensal');
  const bands = [entry, (entry as { faixas?: unknown } | null)?.faixas].find((one) => v.is(taxBands, one));
  const scale = v.is(taxBands, bands) ? irrfScale(answer, bands, facts) : null;
  if (!scale) return null;
  const t = words[language].irrf;
  const { baseCalculo, aliquota, impostoTabela, reducao, irrfRetido } = answer;
  const [tax, withheld] = [n.money(impostoTabela), n.money(irrfRetido)];
  return draw(scale, facts, {
    title: t.title,
    desc: t.desc(n.money(baseCalculo), n.percent(aliquota), tax, withheld),
    caption: t.about(tax, reducao > 0 ? n.money(reducao) : null, withheld),
  });
};

/** Null where the table is not the one of the answer, or nothing is taxed. */
export function irrfScale(
  { baseCalculo, aliquota, parcelaDeduzir }: v.InferOutput<typeof irrfAnswer>,
  bands: v.InferOutput<typeof taxBands>,
  { language, n }: Pick<Facts, 'language' | 'n'>,
): Scale | null {
  const own = bands.find(({ ate }) => ate === null || baseCalculo <= ate) ?? bands.at(-1);
  if (own?.aliquota !== aliquota || own.parcelaDeduzir !== parcelaDeduzir || baseCalculo <= 0) return null;
  const last = Math.max(...bands.map(({ ate }) => ate ?? 0));
  // The last band has no end: a fifth of the others is enough to see its rate.
  const end = Math.max(baseCalculo, last * 1.2);
  return {
    bands: bands.map(({ ate, aliquota }) => ({ to: ate ?? end, rate: aliquota, due: null })),
    from: 0,
    upTo: baseCalculo,
    line: { at: baseCalculo, text: words[language].irrf.base(n.amount(baseCalculo)) },
  };
}

/** Places the bands of a scale. */
export function bandPlaces({ bands, from, upTo }: Scale): readonly BandPlace[] {
  const end = bands.at(-1)?.to ?? 0;
  const highest = Math.max(...bands.map(({ rate }) => rate));
  let below = 0;
  return bands.map(({ to, rate }, i) => {
    const [start, stop] = [Math.max(below, from), Math.min(to, upTo)];
    const x = share(below, end);
    const place = {
      x,
      width: share(to, end) - x,
      taxed: { x: share(start, end), width: Math.max(0, share(stop, end) - share(start, end)) },
      height: share(rate, highest) * (PLOT / 100),
      step: Math.max(1, 5 - (bands.length - 1 - i)),
    };
    below = to;
    return place;
  });
}

function draw(
  scale: Scale,
  { n }: Facts,
  { title, desc, caption }: { readonly title: string; readonly desc: string; readonly caption: string },
): Element {
  const { bands, line } = scale;
  const places = bandPlaces(scale);
  const end = bands.at(-1)?.to ?? 0;
  const lineAt = share(line.at, end);
  const shapes = places.map(({ x, width, taxed, height, step }) => {
    const [y, tall] = [BOTTOM - height, height];
    const isWhole = taxed.width > width - 0.001;
    return [
      !isWhole && svg('rect', { class: 'empty', x: percent(x), y, width: percent(width), height: tall }),
      taxed.width > 0 &&
        svg('rect', {
          class: `z${step}`,
          x: percent(taxed.x),
          y,
          width: percent(taxed.width),
          height: tall,
        }),
    ];
  });
  const rates = places.flatMap(({ x, width, taxed, height }, i): Label[] => {
    const part = taxed.width > 0 ? taxed : { x, width };
    const end = part.x + part.width;
    const text = n.percent(bands[i]?.rate ?? 0);
    const room = { own: (part.width / 100) * NARROWEST, left: (end / 100) * NARROWEST };
    if (room.left < textWidth(text) + 2) return [];
    return [
      {
        // Over the lower band to its left, and not on the higher one to its right.
        ...(room.own < textWidth(text) ? { x: end, dx: -2, anchor: 'end' } : { x: part.x + part.width / 2 }),
        y: BOTTOM - height - 8,
        text,
        class: taxed.width > 0 ? 'strong' : 'muted',
      },
    ];
  });
  const amounts = places.flatMap(({ taxed, height, step }, i): Label[] => {
    const due = bands[i]?.due ?? null;
    if (due === null || height < 24) return [];
    const text = n.money(due);
    if ((taxed.width / 100) * NARROWEST < textWidth(text)) return [];
    return [{ x: taxed.x + taxed.width / 2, y: BOTTOM - 12, text, class: `on-z${step}` }];
  });
  const marks = [0, end, ...bands.slice(0, -1).map(({ to }) => to)];
  const axis = marks.map((at): Label => ({
    x: share(at, end),
    y: BOTTOM + 20,
    text: n.whole(at),
    class: 'axis',
  }));
  const isLeft = (lineAt / 100) * NARROWEST + 8 + textWidth(line.text) * 1.15 > NARROWEST;
  const name: Label = {
    x: lineAt,
    y: 14,
    text: line.text,
    anchor: isLeft ? 'end' : 'start',
    dx: isLeft ? -8 : 8,
    class: 'strong',
  };
  return figure(
    'bands',
    image(
      'plot',
      BOTTOM + 26,
      { title, desc },
      shapes,
      svg('line', { class: 'ground', x1: 0, x2: '100%', y1: BOTTOM, y2: BOTTOM }),
      svg('line', { class: 'mark', x1: percent(lineAt), x2: percent(lineAt), y1: 4, y2: BOTTOM }),
      labelsThatFit([name, ...rates]).map(labelText),
      amounts.map(labelText),
      labelsThatFit(axis).map(labelText),
    ),
    caption,
  );
}
