/** Takes what is written of a file, and ends it. */
export interface Output {
  /** Writes a piece; `isInRows` tells whether it ends among the rows of `COPY`. */
  write(bytes: string, isInRows: boolean): Promise<void>;
  end(): Promise<void>;
  /** Ends what was written so that a reader keeps nothing of it. */
  undo(): Promise<void>;
}

type Write = (bytes: string) => Promise<void>;

const nothing = () => Promise.resolve();

export const plainOutput = (write: Write): Output => ({ write, end: nothing, undo: nothing });

/** An error that psql meets: its transaction is void from there on, and `ON_ERROR_STOP` ends it. */
const FAILURE =
  "DO $$ BEGIN RAISE EXCEPTION 'canivete pseudonymize failed, and nothing of its output is kept'; END $$;\nROLLBACK;\n";

/**
 * A dump as one transaction. A reader that sees its end before `COMMIT`, because this process failed or was killed, keeps
 * nothing. `psql -1` would keep what it has read all the same, so a run that fails also ends with an error.
 */
export function oneTransaction(write: Write): Output {
  let hasBegun = false;
  let isInsideRows = false;
  let isLineOpen = false;
  return {
    async write(bytes, isInRows) {
      await write(hasBegun ? bytes : `BEGIN;\n${bytes}`);
      hasBegun = true;
      isInsideRows = isInRows;
      isLineOpen = !bytes.endsWith('\n');
    },
    end: () => write(`${hasBegun ? '' : 'BEGIN;\n'}${isLineOpen ? '\n' : ''}COMMIT;\n`),
    async undo() {
      if (!hasBegun) return;
      try {
        await write(`${isLineOpen ? '\n' : ''}${isInsideRows ? '\\.\n' : ''}${FAILURE}`);
      } catch {
        // The reader has gone, and finds no COMMIT.
      }
    },
  };
}
