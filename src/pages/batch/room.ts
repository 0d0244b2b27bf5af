/** Bytes kept free for each piece: no stand-in is longer. */
export const RESERVE = 1_024;

/** Bounds an answer that is made of pieces. */
export interface Room {
  /** Gives the piece where it fits, else its stand-in, for which there is always room. */
  take(piece: Uint8Array, standIn: () => Uint8Array): Uint8Array;
  /** True when the pieces that did not fit would fill the room once more: no other is worth making. */
  isUsed(): boolean;
}

/**
 * Makes room for `bytes` bytes in `pieces` pieces. A piece that does not fit leaves its room to smaller ones after it.
 */
export function roomFor(bytes: number, pieces: number): Room {
  let left = bytes - pieces * RESERVE;
  let leftOut = 0;
  return {
    take(piece, standIn) {
      const more = piece.byteLength - RESERVE;
      if (more > left) {
        leftOut += piece.byteLength;
        return standIn();
      }
      left -= more;
      return piece;
    },
    isUsed: () => leftOut >= bytes,
  };
}
