import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RESERVE, roomFor } from './room.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const standIn = () => bytes('none');
const bytesOf = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).byteLength;
const textOf = (piece: Uint8Array) => Buffer.from(piece).toString();

describe('roomFor', () => {
  it('keeps a KiB for each piece', () => {
    expect(RESERVE).toBe(1_024);
  });

  it('takes what fits to the byte, and smaller pieces after one that does not', () => {
    const room = roomFor(4 * RESERVE, 3);
    expect(textOf(room.take(bytes('é'.repeat(RESERVE)), standIn))).toHaveLength(RESERVE);
    expect(textOf(room.take(bytes('a'.repeat(RESERVE + 1)), standIn))).toBe('none');
    expect(room.take(bytes('a'.repeat(RESERVE)), standIn)).toHaveLength(RESERVE);
  });

  it('gives what a short piece leaves to the next', () => {
    const room = roomFor(2 * RESERVE, 2);
    expect(room.take(bytes(''), standIn)).toHaveLength(0);
    expect(room.take(bytes('a'.repeat(2 * RESERVE)), standIn)).toHaveLength(2 * RESERVE);
  });

  it('the room is used when the results left out would fill it again', () => {
    const room = roomFor(4 * RESERVE, 3);
    const tooLarge = bytes('a'.repeat(2 * RESERVE + 1));
    const used = [tooLarge, bytes('a'.repeat(RESERVE)), tooLarge].map((piece) => {
      room.take(piece, standIn);
      return room.isUsed();
    });
    expect(used).toEqual([false, false, true]);
  });

  it('never passes its bytes, whatever comes', () => {
    const length = fc.oneof(fc.nat(RESERVE), fc.nat(20 * RESERVE));
    fc.assert(
      fc.property(fc.array(length, { minLength: 1 }), fc.nat(20 * RESERVE), (lengths, spare) => {
        const most = lengths.length * RESERVE + spare;
        const room = roomFor(most, lengths.length);
        const longest = () => bytes('x'.repeat(RESERVE));
        const taken = lengths.map((size) => room.take(bytes('a'.repeat(size)), longest));
        expect(bytesOf(taken)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
