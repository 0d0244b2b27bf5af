/** The input of every drawing, and the parts that they share. */
import { type Child, h, svg } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import type { Numbers } from './numbers.ts';

/** The facts that a drawing is made from. */
export interface Facts {
  readonly input: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  /** Answers of the addresses that `tablesFor` names, in any order. */
  readonly tables: readonly unknown[];
  readonly language: Language;
  readonly n: Numbers;
}

/** Draws an answer, or gives null for one that lacks what it needs. */
export type Drawing = (facts: Facts) => Element | null;

/** The least width, in pixels, at which labels stand apart: a phone of 360 with its margins and some room. */
export const NARROWEST = 320;

/** The share of a whole in percent, between 0 and 100. */
export function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;
}

/** Writes a length or a place for an attribute. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

export interface Label {
  /** Percent of the width. */
  readonly x: number;
  /** Pixels from the top, of its base line. */
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Pixels to the right of `x`. */
  readonly dx?: number;
  readonly class?: string;
}

/**
 * Guesses the width of a text, in pixels; no face in use goes beyond it by much. Letters of an axis are smaller, strong
 * ones wider.
 */
export function textWidth(text: string): number {
  return text.length * 6.6 + 4;
}

/** Gives the labels that stand inside and apart at the narrowest width, the first ones before the others. */
export function labelsThatFit(labels: readonly Label[]): readonly Label[] {
  const kept: { readonly label: Label; readonly box: Box }[] = [];
  for (const wanted of labels) {
    const label = labelInside(wanted);
    const box = boxOf(label);
    if (box.left >= 0 && kept.every((other) => areApart(box, other.box))) kept.push({ label, box });
  }
  return kept.map(({ label }) => label);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const LINE = 15;

function areApart(a: Box, b: Box): boolean {
  return Math.abs(a.y - b.y) >= LINE || a.right + 4 < b.left || b.right + 4 < a.left;
}

function boxOf({ x, y, text, anchor = 'middle', dx = 0, class: name }: Label): Box {
  const width = textWidth(text) * (name?.includes('axis') ? 0.92 : 1) * (name?.includes('strong') ? 1.15 : 1);
  const left = (x / 100) * NARROWEST + dx - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, y };
}

/** The highest and the lowest point of lines where a label stands, in pixels from the top, at the narrowest width. */
export function linesAt(
  lines: readonly (readonly (readonly [x: number, y: number])[])[],
  { x, text, anchor = 'middle', dx = 0 }: Omit<Label, 'y'>,
): { readonly top: number; readonly bottom: number } {
  const { left, right } = boxOf({ x, y: 0, text, anchor, dx });
  const [from, to] = [left, right].map((at) => (at / NARROWEST) * 100) as [number, number];
  const heights = lines.flatMap((points) =>
    points.flatMap(([at, y], i) => {
      const [next, nextY] = points[i + 1] ?? [at, y];
      const isUnder = next >= from && at <= to;
      // A line may pass between two of its points.
      return isUnder ? [heightAt(at, y, next, nextY, from), heightAt(at, y, next, nextY, to)] : [];
    }),
  );
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
}

/** The height of a line between two points, at a place that is moved between them. */
function heightAt(x1: number, y1: number, x2: number, y2: number, at: number): number {
  const part = x2 === x1 ? 0 : Math.min(1, Math.max(0, (at - x1) / (x2 - x1)));
  return y1 + (y2 - y1) * part;
}

/** Moves a label that would stick out to the edge. */
export function labelInside(label: Label): Label {
  const { left, right } = boxOf(label);
  if (left < 0) return { ...label, x: 0, dx: 0, anchor: 'start' };
  return right > NARROWEST ? { ...label, x: 100, dx: 0, anchor: 'end' } : label;
}

export function labelText({ x, y, text, anchor = 'middle', dx, class: name }: Label): SVGElement {
  return svg('text', { class: name, x: percent(x), y, dx, 'text-anchor': anchor }, text);
}

/** Makes an image with its title and description, as wide as its place. */
export function image(
  name: string,
  height: number,
  { title, desc }: { readonly title: string; readonly desc: string },
  ...children: readonly Child[]
): SVGElement {
  return svg(
    'svg',
    { class: name, width: '100%', height, role: 'img' },
    svg('title', null, title),
    svg('desc', null, desc),
    children,
  );
}

/** Makes a drawing with a caption below. */
export function figure(name: string, drawn: Child, caption: Child = null): HTMLElement {
  return h(
    'figure',
    { class: `drawing ${name}` },
    drawn,
    caption !== null && h('figcaption', { class: 'hint' }, caption),
  );
}

/** Draws a line through points in percent of the width and pixels of the height, which no width makes thicker. */
export function curve(
  name: string,
  height: number,
  points: readonly (readonly [x: number, y: number])[],
): SVGElement {
  const path = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return svg(
    'svg',
    { width: '100%', height, viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none', overflow: 'visible' },
    svg('path', { class: name, d: path, fill: 'none', 'vector-effect': 'non-scaling-stroke' }),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
