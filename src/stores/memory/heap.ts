/** Where an item stands in the heap that it is in. An item is in one heap at a time. */
export interface Placed {
  place: number;
}

/** A binary heap: it always knows the first of its items. */
export interface Heap<T extends Placed> {
  readonly size: number;
  first(): T | undefined;
  /** Puts an item where it belongs: a new one, or one whose order has changed. */
  put(item: T): void;
  has(item: T): boolean;
  /** Takes an item out; false when it was not there. */
  remove(item: T): boolean;
  /** All of them, in no order. */
  all(): readonly T[];
}

export function heap<T extends Placed>(isBefore: (a: T, b: T) => boolean): Heap<T> {
  const items: T[] = [];

  const has = (item: T) => items[item.place] === item;

  function set(place: number, item: T): void {
    items[place] = item;
    item.place = place;
  }

  /** Moves an item towards the first one, or away from it, until those around it are in order. */
  function settle(item: T): void {
    let { place } = item;
    for (let above = (place - 1) >> 1; above >= 0; place = above, above = (place - 1) >> 1) {
      const parent = items[above] as T;
      if (!isBefore(item, parent)) break;
      set(place, parent);
    }
    for (let below = 2 * place + 1; below < items.length; place = below, below = 2 * place + 1) {
      const [left, right] = [items[below] as T, items[below + 1]];
      const child = right && isBefore(right, left) ? right : left;
      if (!isBefore(child, item)) break;
      below = child.place;
      set(place, child);
    }
    set(place, item);
  }

  return {
    get size() {
      return items.length;
    },
    first: () => items[0],
    has,
    all: () => items,
    put(item) {
      if (!has(item)) set(items.length, item);
      settle(item);
    },
    remove(item) {
      if (!has(item)) return false;
      const last = items.pop() as T;
      if (last !== item) {
        last.place = item.place;
        settle(last);
      }
      return true;
    },
  };
}
