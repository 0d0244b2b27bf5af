import type { Format } from './format.ts';

/** A line of JSON for each row. */
export const ndjson = (): Format => ({
  start: () => '',
  row: ({ record }) => `${JSON.stringify(record)}\n`,
  end: () => '',
});

/** A list in JSON, a row a line. */
export function json(): Format {
  let before = '[\n';
  return {
    start: () => '',
    row({ record }) {
      const text = before + JSON.stringify(record);
      before = ',\n';
      return text;
    },
    end: () => (before === '[\n' ? '[]\n' : '\n]\n'),
  };
}
