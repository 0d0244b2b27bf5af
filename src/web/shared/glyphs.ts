import { svg } from './dom.ts';

const paths = {
  good: 'M2.5 8 5.5 11 11.5 4',
  bad: 'M3 3 11 11M11 3 3 11',
  warned: 'M7 1.8 13 12.2H1ZM7 5.6V8.6M7 10.2V10.9',
  waits: 'M7 1.5A5.5 5.5 0 1 1 6.99 1.5ZM7 4V7.2L9 8.6',
  over: 'M7 1.5A5.5 5.5 0 1 1 6.99 1.5ZM4.5 7H9.5',
  copy: 'M4.5 4.5V1.5H12.5V9.5H9.5M1.5 4.5H9.5V12.5H1.5Z',
  save: 'M7 1.5V9M3.8 6 7 9.2 10.2 6M1.5 12.5H12.5',
  fold: 'M3.5 5.5 7 9 10.5 5.5',
  star: 'M7 1.4 8.7 5.1 12.7 5.5 9.7 8.2 10.6 12.2 7 10.1 3.4 12.2 4.3 8.2 1.3 5.5 5.3 5.1Z',
} as const;

export type Glyph = keyof typeof paths;

/** Draws a sign next to a word that says the same. */
export function glyph(name: Glyph): SVGElement {
  return svg(
    'svg',
    { class: 'glyph', viewBox: '0 0 14 14', 'aria-hidden': 'true' },
    svg('path', { d: paths[name] }),
  );
}

/** The mark of the project: a pocket knife. */
export function mark(size: number): SVGElement {
  return svg(
    'svg',
    { class: 'mark', width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    svg('path', { class: 'blade', d: 'M15.8 15 27.9 2.9c2.5 3.9 1.7 8.2-1.5 11.4L20 20.7Z' }),
    svg('rect', {
      fill: 'currentColor',
      x: -0.2,
      y: 17.6,
      width: 21,
      height: 8.4,
      rx: 4.2,
      transform: 'rotate(-45 10.3 21.8)',
    }),
    svg('circle', { class: 'pin', cx: 16, cy: 16.1, r: 1.55 }),
  );
}
