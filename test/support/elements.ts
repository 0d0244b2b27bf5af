/** The elements that pages make, where there is no browser: what each holds, and its text. */
import { afterAll, beforeAll, vi } from 'vitest';

export class Made {
  readonly name: string;
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, string> = {};
  readonly offsetWidth = 80;
  disabled = false;
  checked = false;
  value = '';
  isConnected = true;
  tabIndex = 0;
  private readonly listeners = new Map<string, (event: object) => void>();
  private nodes: readonly (Made | string)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  get id(): string {
    return this.attributes.get('id') ?? '';
  }

  set id(id: string) {
    this.attributes.set('id', id);
  }

  get childNodes(): readonly (Made | string)[] {
    return this.nodes;
  }

  get children(): readonly Made[] {
    return this.nodes.filter((node) => typeof node !== 'string');
  }

  get textContent(): string {
    return this.nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('');
  }

  readonly classList = {
    toggle: (name: string, isOn: boolean) => {
      const others = (this.attributes.get('class') ?? '').split(' ').filter((one) => one !== name);
      this.attributes.set('class', [...others, ...(isOn ? [name] : [])].join(' '));
    },
  };

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
    if (name === 'value') this.value = value;
    if (name === 'checked') this.checked = true;
    if (name === 'disabled') this.disabled = true;
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  toggleAttribute(name: string, isOn: boolean): void {
    if (isOn) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }

  append(...nodes: readonly (Made | string)[]): void {
    this.nodes = [...this.nodes, ...nodes];
  }

  replaceChildren(...nodes: readonly (Made | string)[]): void {
    this.nodes = nodes;
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  /** What a person does to it. */
  fire(type: string, event: object = {}): void {
    this.listeners.get(type)?.(event);
  }

  focus(): void {
    Made.focused = this;
  }

  /** What has the focus. */
  static focused: Made | null = null;

  /** This and what is inside, a line each: names with their attributes, and texts. */
  lines(indent = ''): readonly string[] {
    const attributes = [...this.attributes].map(([name, value]) => ` ${name}="${value}"`);
    const inside = this.nodes.flatMap((node) =>
      typeof node === 'string' ? [`${indent}  ${node}`] : node.lines(`${indent}  `),
    );
    return [`${indent}${this.name}${attributes.join('')}`, ...inside];
  }

  /** All of that name inside, in the order of the document. */
  all(name: string): readonly Made[] {
    return this.children.flatMap((child) => [...(child.name === name ? [child] : []), ...child.all(name)]);
  }
}

/** While the tests around the call run, `document` makes such elements. */
export function makeElements(): void {
  beforeAll(() => {
    vi.stubGlobal('document', {
      createElement: (name: string) => new Made(name),
      createElementNS: (_: string, name: string) => new Made(name),
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}

/** Lines with ids by their order: they go on from what was made before in the same process. */
export function withOwnIds(lines: readonly string[]): readonly string[] {
  const ids = new Map<string, string>();
  const own = (id: string) => ids.get(id) ?? (ids.set(id, `id${ids.size}`).get(id) as string);
  return lines.map((line) => line.replaceAll(/\be\d+\b/g, own));
}
