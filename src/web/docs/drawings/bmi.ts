/**
 * The scale of the BMI with a pin for the value. Only the normal part has a colour, so that the others do not alarm.
 */
import * as v from 'valibot';
import { adultClasses, elderClasses } from '../../../data/bmi-classes.ts';
import { svg } from '../../shared/dom.ts';
import {
  type Drawing,
  figure,
  image,
  type Label,
  labelInside,
  labelText,
  percent,
  share,
} from './drawing.ts';

const answered = v.object({
  bmi: v.number(),
  criteria: v.picklist(['oms-adulto', 'sisvan-idoso']),
  classification: v.object({ id: v.string(), label: v.string() }),
  healthyWeight: v.object({ min: v.number(), max: v.number() }),
  weightDifference: v.number(),
});

/** The range of the scale, kg/m². */
const [LEAST, MOST] = [14, 44];

export interface Part {
  readonly name: ClassName;
  /** Percent of the width. */
  readonly x: number;
  readonly width: number;
  /** Its upper limit in kg/m²; null in the last part. */
  readonly limit: number | null;
}

type ClassName = 'thin' | 'normal' | 'over' | 'first' | 'second' | 'third';

/** The classes of thinness are one part, because their limits are too close to tell apart. */
const parts: Readonly<Record<string, ClassName>> = {
  'magreza-grave': 'thin',
  'magreza-moderada': 'thin',
  'magreza-leve': 'thin',
  'baixo-peso': 'thin',
  normal: 'normal',
  eutrofia: 'normal',
  sobrepeso: 'over',
  'obesidade-1': 'first',
  'obesidade-2': 'second',
  'obesidade-3': 'third',
};

const words = {
  pt: {
    title: 'Onde o IMC está na escala?',
    names: {
      thin: 'Magreza',
      normal: 'Normal',
      over: 'Sobrepeso',
      first: 'Grau I',
      second: 'Grau II',
      third: 'III',
    },
    ofElders: 'Baixo peso',
    own: null,
    range: (height: string, least: string, most: string) =>
      `${height}o peso normal vai de ${least} a ${most} kg`,
    height: (metres: string) => `Para ${metres} m, `,
    noHeight: 'Pela altura, ',
    lose: (kilos: string) => `. O informado está ${kilos} kg acima.`,
    gain: (kilos: string) => `. O informado está ${kilos} kg abaixo.`,
    within: ', e o informado está nele.',
    desc: (bmi: string, label: string) => `IMC de ${bmi}: ${label}.`,
  },
  en: {
    title: 'Where is the BMI on the scale?',
    names: {
      thin: 'Thinness',
      normal: 'Normal',
      over: 'Overweight',
      first: 'I',
      second: 'II',
      third: 'III',
    },
    ofElders: 'Low weight',
    own: {
      thin: 'thinness',
      normal: 'normal weight',
      over: 'overweight',
      first: 'obesity class I',
      second: 'obesity class II',
      third: 'obesity class III',
    },
    range: (height: string, least: string, most: string) =>
      `${height}a normal weight is ${least} to ${most} kg`,
    height: (metres: string) => `At ${metres} m, `,
    noHeight: 'At this height, ',
    lose: (kilos: string) => `. The one given is ${kilos} kg above.`,
    gain: (kilos: string) => `. The one given is ${kilos} kg below.`,
    within: ', and the one given is inside it.',
    desc: (bmi: string, label: string) => `BMI of ${bmi}: ${label}.`,
  },
};

const TOP = 34;
const BAR = 20;

export const bmi: Drawing = ({ answer, input, language, n }) => {
  if (!v.is(answered, answer)) return null;
  const { criteria, classification, healthyWeight, weightDifference } = answer;
  const t = words[language];
  const places = bmiParts(criteria);
  const own = parts[classification.id];
  const at = share(answer.bmi - LEAST, MOST - LEAST);
  const isElder = criteria === 'sisvan-idoso';
  const nameOf = (name: ClassName) => (isElder && name === 'thin' ? t.ofElders : t.names[name]);
  const isLow = isElder && own === 'thin';
  const ownName = (own && t.own && (isLow ? t.ofElders : t.own[own])) ?? classification.label;
  const said = ownName.charAt(0).toLowerCase() + ownName.slice(1);
  const value: Label = {
    x: at,
    dx: at > 50 ? -10 : 10,
    y: 16,
    text: `${n.money(answer.bmi)} · ${said}`,
    anchor: at > 50 ? 'end' : 'start',
    class: 'strong',
  };
  const names = places.map(({ name, x, width }): Label => ({
    x: x + width / 2,
    y: TOP + BAR + 38,
    text: nameOf(name),
    class: name === own ? 'axis strong' : 'axis',
  }));
  const height = Number(input['height']);
  const range = t.range(
    height > 0 ? t.height(n.money(height)) : t.noHeight,
    n.plain(healthyWeight.min),
    n.plain(healthyWeight.max),
  );
  const kilos = n.plain(Math.abs(weightDifference));
  const apart = weightDifference === 0 ? t.within : weightDifference < 0 ? t.lose(kilos) : t.gain(kilos);
  const about = range + apart;
  return figure(
    'bmi',
    image(
      'plot',
      TOP + BAR + 44,
      { title: t.title, desc: `${t.desc(n.money(answer.bmi), said)} ${about}` },
      places.map(({ name, x, width }) =>
        svg('rect', {
          class: name === 'normal' ? 'normal' : 'other',
          x: percent(x),
          y: TOP,
          width: percent(width),
          height: BAR,
        }),
      ),
      places
        .slice(1)
        .map(({ x }) =>
          svg('line', { class: 'cut', x1: percent(x), x2: percent(x), y1: TOP, y2: TOP + BAR }),
        ),
      svg('line', { class: 'mark', x1: percent(at), x2: percent(at), y1: 12, y2: TOP + BAR + 6 }),
      svg('circle', { class: 'pin', cx: percent(at), cy: 12, r: 4 }),
      labelText(value),
      places.flatMap(({ x, width, limit }) =>
        limit === null
          ? []
          : [labelText({ x: x + width, y: TOP + BAR + 18, text: n.plain(limit), class: 'axis' })],
      ),
      names.map(labelInside).map(labelText),
    ),
    about,
  );
};

/** Gives the parts of the scale for a criterion. */
export function bmiParts(criteria: 'oms-adulto' | 'sisvan-idoso'): readonly Part[] {
  const classes: readonly { readonly id: string; readonly below: number }[] =
    criteria === 'oms-adulto' ? adultClasses : elderClasses;
  const found: Part[] = [];
  for (const { id, below } of classes) {
    const name = parts[id];
    if (name === undefined) continue;
    const last = found.at(-1);
    const isSame = last?.name === name;
    if (isSame) found.pop();
    const x = isSame ? last.x : last ? last.x + last.width : 0;
    const end = Number.isFinite(below) ? share(below - LEAST, MOST - LEAST) : 100;
    found.push({ name, x, width: end - x, limit: Number.isFinite(below) ? below : null });
  }
  return found;
}
