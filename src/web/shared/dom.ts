/** Elements from data. Text stays text: nothing here, or in a page of ours, reads a string as markup. */

/**
 * An attribute: true stands without a value; false, null and undefined leave it out; a function listens, as `onclick`.
 */
type Value = string | number | boolean | null | undefined | ((event: Event) => void);

export type Attributes = Readonly<Record<string, Value>>;
export type Child = Node | string | number | false | null | undefined | readonly Child[];

/** Makes an element of HTML. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes | null = null,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  fill(element, attributes, children);
  return element;
}

/** Makes an element of SVG. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes | null = null,
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  fill(element, attributes, children);
  return element;
}

/** Replaces the children of an element. */
export function put(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...nodesOf(children));
}

function fill(element: Element, attributes: Attributes | null, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...nodesOf(children));
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    if (Array.isArray(child)) return nodesOf(child);
    return [typeof child === 'number' ? String(child) : (child as Node | string)];
  });
}

let last = 0;

/** Gives an id that no other element of the page has. */
export function freshId(): string {
  last++;
  return `e${last}`;
}
