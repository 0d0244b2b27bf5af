/** Pieces that are joined to one at a time. */
const AT_ONCE = 1_000;

export interface Joiner {
  add(piece: string): void;
  text(): string;
}

/** Joins the pieces of a text. Hundreds of thousands of small ones, kept until the end, would hold twenty times the memory of the text. */
export function joiner(): Joiner {
  let joined = '';
  let pieces: string[] = [];
  return {
    add(piece) {
      if (pieces.push(piece) < AT_ONCE) return;
      joined += pieces.join('');
      pieces = [];
    },
    text: () => joined + pieces.join(''),
  };
}
