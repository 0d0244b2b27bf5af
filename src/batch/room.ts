/** Bytes that a text takes in UTF-8. */
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Bytes kept free for each piece: no stand-in is longer. */
export const RESERVE = 1_024;

/** Bounds an answer that is made of pieces. */
export interface Room {
  /** The piece where it fits, else what stands in for it, for which there is always room. */
  take(piece: string, standIn: () => string): string;
}

/** Room for so many bytes in so many pieces. A piece that does not fit leaves its room to smaller ones after it. */
export function roomFor(bytes: number, pieces: number): Room {
  let left = bytes - pieces * RESERVE;
  return {
    take(piece, standIn) {
      const more = bytesOf(piece) - RESERVE;
      if (more > left) return standIn();
      left -= more;
      return piece;
    },
  };
}
