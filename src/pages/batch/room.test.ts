import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVE, roomFor } from './room.ts';

const standIn = () => 'none';
const bytesOf = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).byteLength;
const textOf = (piece: Uint8Array) => Buffer.from(piece).toString();

describe('roomFor', () => {
  it('keeps a KiB for each piece', () => {
    expect(RESERVE).toBe(1_024);
  });

  it('takes what fits to the byte, and smaller pieces after one that does not', () => {
    const room = roomFor(4 * RESERVE, 3);
    expect(textOf(room.take('é'.repeat(RESERVE), standIn))).toHaveLength(RESERVE);
    expect(textOf(room.take('a'.repeat(RESERVE + 1), standIn))).toBe('none');
    expect(room.take('a'.repeat(RESERVE), standIn)).toHaveLength(RESERVE);
  });

  it('gives what a short piece leaves to the next', () => {
    const room = roomFor(2 * RESERVE, 2);
    expect(room.take('', standIn)).toHaveLength(0);
    expect(room.take('a'.repeat(2 * RESERVE), standIn)).toHaveLength(2 * RESERVE);
  });

  it('never passes its bytes, whatever comes', () => {
    const length = fc.oneof(fc.nat(RESERVE), fc.nat(20 * RESERVE));
    fc.assert(
      fc.property(fc.array(length, { minLength: 1 }), fc.nat(20 * RESERVE), (lengths, spare) => {
        const bytes = lengths.length * RESERVE + spare;
        const room = roomFor(bytes, lengths.length);
        const longest = () => 'x'.repeat(RESERVE);
        const taken = lengths.map((size) => room.take('a'.repeat(size), longest));
        expect(bytesOf(taken)).toBeLessThanOrEqual(bytes);
      }),
    );
  });
});
