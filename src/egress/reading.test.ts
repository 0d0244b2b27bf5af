import { expect, it } from 'vitest';
import { readLittle } from './reading.ts';

/** Makes a socket whose parser takes what is pushed to it, and notes what it took. */
function reading(wantsMore = (_taken: number) => true) {
  const taken: (Uint8Array | null)[] = [];
  const socket = Object.create({
    push(read: Uint8Array | null) {
      taken.push(read);
      return wantsMore(taken.length);
    },
  }) as { push(read: Uint8Array | null): boolean; destroyed: boolean };
  socket.destroyed = false;
  readLittle(socket);
  return { socket, taken, lengths: () => taken.map((read) => read?.byteLength ?? null) };
}

it.each([
  [1_023, [1_023]],
  [1_024, [1_024]],
  [1_025, [1_024, 1]],
  [2_048, [1_024, 1_024]],
  [2_500, [1_024, 1_024, 452]],
])('%d bytes come in pieces of 1,024 at most: %j', (length, pieces) => {
  const { socket, taken, lengths } = reading();
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251);
  expect(socket.push(bytes)).toBe(true);
  expect(lengths()).toEqual(pieces);
  expect(Buffer.concat(taken as Uint8Array[]).equals(bytes)).toBe(true);
});

it('bytes that are no longer than a piece are handed on as they are, and the end too', () => {
  const { socket, taken } = reading();
  const bytes = new Uint8Array(1_024);
  socket.push(bytes);
  socket.push(null);
  expect(taken[0]).toBe(bytes);
  expect(taken[1]).toBeNull();
});

it('the last piece answers if more is wanted', () => {
  expect(reading((count) => count < 3).socket.push(new Uint8Array(3_000))).toBe(false);
  expect(reading((count) => count === 3).socket.push(new Uint8Array(3_000))).toBe(true);
});

it('a reading drops what is left when the connection is closed, and wants no more', () => {
  const { socket, lengths } = reading((count) => {
    socket.destroyed = count === 2;
    return true;
  });
  socket.push(new Uint8Array(5_000));
  expect(lengths()).toEqual([1_024, 1_024]);
  expect(socket.push(new Uint8Array(5_000))).toBe(false);
  expect(lengths()).toHaveLength(2);
});

it('the readings of a connection are divided once, however often it is used', () => {
  const { socket } = reading();
  const { push } = socket;
  readLittle(socket);
  expect(socket.push).toBe(push);
});
