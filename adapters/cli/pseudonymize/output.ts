/** Where what is written goes: held back until all that rules name was seen, and as one transaction. */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../usage.ts';

export type Write = (bytes: string) => Promise<void>;

/** Characters that are held in memory; a file takes the rest. */
const IN_MEMORY = 2 ** 20;
const PIECE = 2 ** 16;

/** Holds what is written until it is let go. Its file has no name, so it ends with the process, however that ends. */
export class Held {
  readonly #write: Write;
  #pieces: string[] | undefined = [];
  #length = 0;
  #file: number | undefined;

  constructor(write: Write, isHolding: boolean) {
    this.#write = write;
    if (!isHolding) this.#pieces = undefined;
  }

  get isHolding(): boolean {
    return this.#pieces !== undefined;
  }

  async write(bytes: string): Promise<void> {
    if (!this.#pieces) return this.#write(bytes);
    this.#pieces.push(bytes);
    this.#length += bytes.length;
    if (this.#length > IN_MEMORY) this.#spill();
  }

  #spill(): void {
    this.#file ??= naming(openUnnamed);
    const bytes = Buffer.from((this.#pieces as string[]).join(''), 'latin1');
    const file = this.#file;
    naming(() => {
      for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    });
    this.#pieces = [];
    this.#length = 0;
  }

  /** Writes all that was held, and what comes from here on. */
  async letGo(): Promise<void> {
    if (!this.#pieces) return;
    if (this.#file !== undefined) {
      const buffer = Buffer.alloc(PIECE);
      for (let at = 0; ;) {
        const count = readSync(this.#file, buffer, 0, PIECE, at);
        if (count === 0) break;
        at += count;
        await this.#write(buffer.toString('latin1', 0, count));
      }
    }
    const rest = this.#pieces.join('');
    this.#pieces = undefined;
    this.close();
    if (rest !== '') await this.#write(rest);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

/** Does what needs room in the temporary folder, and says so where it fails. */
function naming<Value>(act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const { message } = error as Error;
    throw new Failure({
      pt: `não foi possível guardar em ${tmpdir()} o que espera: ${message}`,
      en: `cannot hold in ${tmpdir()} what waits: ${message}`,
    });
  }
}

function openUnnamed(): number {
  const path = join(tmpdir(), `canivete-${randomBytes(12).toString('hex')}`);
  const file = openSync(path, 'wx+', 0o600);
  try {
    rmSync(path);
  } catch {
    // Windows takes no name from an open file; its own temporary folder is for its owner alone.
  }
  return file;
}
