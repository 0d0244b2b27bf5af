/**
 * A drawing as a picture of its own: SVG with the colours and letters that the page computes for it, or PNG. What the page
 * draws by HTML (rows, dots, names) becomes rectangles, lines and texts where they stand.
 */
import { h, svg } from '../../shared/dom.ts';

/** Pixels around a drawing. */
const MARGIN = 16;
/** Pixels of a file for each one of the page. */
const DENSITY = 3;

/** The properties that a style gives an element of SVG. */
const STYLES = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-opacity', 'opacity', 'paint-order', 'shape-rendering', 'vector-effect', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'dominant-baseline'],
] as const;

/** Gives the SVG of a drawing as it stands on the page. */
export function svgOf(drawing: Element): string {
  return new XMLSerializer().serializeToString(pictureOf(drawing));
}

/** Paints a drawing into a file of PNG. */
export async function pngOf(drawing: Element): Promise<Blob> {
  const picture = pictureOf(drawing);
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)) * DENSITY) as [
    number,
    number,
  ];
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  // These lines are as thick in a large picture as in a small one.
  for (const line of picture.querySelectorAll('[vector-effect="non-scaling-stroke"]')) {
    for (const name of ['stroke-width', 'stroke-dasharray']) {
      const lengths = line.getAttribute(name)?.match(/[\d.]+/g) ?? [];
      if (lengths.length > 0) line.setAttribute(name, lengths.map((one) => Number(one) * DENSITY).join(' '));
    }
  }
  const image = new Image(width, height);
  // The policy of the page lets images be of data, and of no other address.
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = h('canvas', { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

function pictureOf(drawing: Element): SVGElement {
  const modules = drawing.querySelector<SVGSVGElement>('svg[shape-rendering="crispEdges"]');
  if (modules) return inModules(modules);
  const frame = drawing.getBoundingClientRect();
  const [width, height] = [frame.width, frame.height].map((side) => Math.ceil(side) + 2 * MARGIN);
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  const picture = svg(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    svg('rect', { width, height, fill: ground || '#fff' }),
  );
  const pen = h('canvas').getContext('2d');
  const from = { x: frame.left - MARGIN, y: frame.top - MARGIN };
  paint(drawing);
  return picture;

  function paint(element: Element): void {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility !== 'visible' || style.clipPath !== 'none') return;
    const box = element.getBoundingClientRect();
    if (element instanceof SVGSVGElement) {
      picture.append(copyOf(element, box));
      return;
    }
    paintBox(style, box);
    for (const child of element.childNodes) {
      if (child instanceof Element) paint(child);
      else if (child instanceof Text) paintText(child, style);
    }
  }

  function paintBox(style: CSSStyleDeclaration, { left, top, width, height }: DOMRect): void {
    const at = { x: left - from.x, y: top - from.y };
    const border = Number.parseFloat(style.borderTopWidth);
    const isFramed = ['Right', 'Bottom', 'Left'].every(
      (side) => style.getPropertyValue(`border-${side.toLowerCase()}-width`) === style.borderTopWidth,
    );
    const stroke = isFramed && border > 0 && !isClear(style.borderTopColor) ? style.borderTopColor : null;
    const fill = isClear(style.backgroundColor) ? null : style.backgroundColor;
    if (fill !== null || stroke !== null) {
      const inset = stroke === null ? 0 : border / 2;
      picture.append(
        svg('rect', {
          ...{ x: at.x + inset, y: at.y + inset, width: width - 2 * inset, height: height - 2 * inset },
          ...{ rx: radiusOf(style, Math.min(width, height)), fill: fill ?? 'none', stroke },
          'stroke-width': stroke && border,
        }),
      );
    }
    if (isFramed) return;
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      const colour = style.getPropertyValue(`border-${side}-color`);
      if (!(thick > 0) || style.getPropertyValue(`border-${side}-style`) === 'none' || isClear(colour))
        continue;
      const [x1, x2] = side === 'left' ? [0, 0] : side === 'right' ? [width, width] : [0, width];
      const [y1, y2] = side === 'top' ? [0, 0] : side === 'bottom' ? [height, height] : [0, height];
      const isDashed = /dashed|dotted/.test(style.getPropertyValue(`border-${side}-style`));
      picture.append(
        svg('line', {
          ...{ x1: at.x + x1, x2: at.x + x2, y1: at.y + y1, y2: at.y + y2 },
          ...{ stroke: colour, 'stroke-width': thick, 'stroke-dasharray': isDashed ? '3 3' : null },
        }),
      );
    }
  }

  /** Writes a text line by line, each where the page has it. */
  function paintText(text: Text, style: CSSStyleDeclaration): void {
    const range = document.createRange();
    const lines: { text: string; box: DOMRect }[] = [];
    for (let i = 0; i < text.data.length; i++) {
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const [box] = range.getClientRects();
      if (!box) continue;
      const last = lines.at(-1);
      if (last && Math.abs(last.box.top - box.top) < 2) last.text += text.data[i];
      else lines.push({ text: text.data[i] ?? '', box });
    }
    for (const { text: line, box } of lines) {
      if (line.trim() === '') continue;
      if (pen) pen.font = style.font;
      const { fontBoundingBoxAscent: above = 0.8, fontBoundingBoxDescent: below = 0.2 } =
        pen?.measureText(line) ?? {};
      picture.append(
        svg(
          'text',
          {
            ...{ x: box.left - from.x, y: box.top - from.y + (box.height * above) / (above + below) },
            ...{ fill: style.color, 'font-family': style.fontFamily, 'font-size': style.fontSize },
            ...{ 'font-weight': style.fontWeight, 'letter-spacing': style.letterSpacing },
            'xml:space': 'preserve',
          },
          line.replace(/\s+$/, ''),
        ),
      );
    }
  }

  /** Copies an image of the page with its styles, and what it refers to in another one. */
  function copyOf(image: SVGSVGElement, { left, top, width, height }: DOMRect): Element {
    const copy = styledCopy(image);
    const names = { x: left - from.x, y: top - from.y, width, height };
    for (const [name, value] of Object.entries(names)) copy.setAttribute(name, String(value));
    for (const [, id = ''] of copy.outerHTML.matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)) {
      const meant = document.getElementById(id);
      if (meant && !picture.querySelector(`[id="${id}"]`) && !copy.querySelector(`[id="${id}"]`))
        picture.prepend(svg('defs', null, styledCopy(meant)));
    }
    return copy;
  }
}

/** Pixels of a module, which stays sharp in a file as a whole number of them. */
const MODULE = 6;

/** A picture made of squares of one size is itself, without the page around it. */
function inModules(image: SVGSVGElement): SVGElement {
  const copy = styledCopy(image) as SVGElement;
  const { width, height } = image.viewBox.baseVal;
  copy.setAttribute('width', String(width * MODULE));
  copy.setAttribute('height', String(height * MODULE));
  return copy;
}

function styledCopy(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  copy.removeAttribute('class');
  const style = getComputedStyle(element);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto')
      copy.setAttribute(name, value);
    else if (name === 'fill' || name === 'stroke') copy.setAttribute(name, 'none');
  }
  for (const child of element.childNodes)
    copy.append(
      child instanceof Element && !child.matches('title, desc') ? styledCopy(child) : child.cloneNode(true),
    );
  return copy;
}

/** Tests that a colour is not seen. */
const isClear = (colour: string) => /^(?:transparent|rgba\(.*,\s*0\))$/.test(colour);

const radiusOf = ({ borderTopLeftRadius: radius }: CSSStyleDeclaration, side: number): number =>
  Math.min(
    side / 2,
    radius.endsWith('%') ? (Number.parseFloat(radius) / 100) * side : Number.parseFloat(radius),
  );
