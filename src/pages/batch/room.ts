const encoder = new TextEncoder();

/** Bytes kept free for each piece: no stand-in is longer. */
export const RESERVE = 1_024;

/** Bounds an answer that is made of pieces. */
export interface Room {
  /** Gives the piece in UTF-8 where it fits, else its stand-in, for which there is always room. */
  take(piece: string, standIn: () => string): Uint8Array;
}

/**
 * Makes room for `bytes` bytes in `pieces` pieces. A piece that does not fit leaves its room to smaller ones after it.
 */
export function roomFor(bytes: number, pieces: number): Room {
  let left = bytes - pieces * RESERVE;
  return {
    take(piece, standIn) {
      const bytes = encoder.encode(piece);
      const more = bytes.byteLength - RESERVE;
      if (more > left) return encoder.encode(standIn());
      left -= more;
      return bytes;
    },
  };
}
