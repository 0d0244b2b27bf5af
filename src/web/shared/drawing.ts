/**
 * Parts of drawings that several pages share. They use attributes and classes alone: the policy of a page forbids
 * styles in them.
 */
import { freshId, svg } from './dom.ts';

/** Stripes that mean taken away or refused. */
export interface Hatch {
  /** Stands in a drawing of the page that is shown. */
  readonly defs: SVGElement;
  /** The `fill` of elements that are painted with the stripes. */
  readonly fill: string;
}

export function hatch(): Hatch {
  const id = freshId();
  const pattern = svg(
    'pattern',
    { id, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('rect', { class: 'hatch', width: 2.6, height: 5 }),
  );
  return { defs: svg('defs', null, pattern), fill: `url(#${id})` };
}

/** Gives a step of 1, 2 or 5 times a power of ten, at least the value. */
export function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 5].find((times) => times * power >= value) ?? 10) * power;
}
