import type { Awaitable } from '../../contracts/call.ts';
import { PIECE } from '../../contracts/webhook-store.ts';

/** Does work in pieces until one does less than it may. Everything else has its turn between two of them. */
export async function inPieces(piece: () => Awaitable<number>): Promise<void> {
  while ((await piece()) >= PIECE) await turn();
}

/** Lets everything else have its turn. */
export async function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
