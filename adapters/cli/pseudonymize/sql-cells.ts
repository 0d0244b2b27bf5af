/** Rules that the rows of COPY and INSERT share. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import { MOST_VALUE } from './rows.ts';

/** Decodes a cell. One that is only looked at may be of any bytes. */
export function decodeCell(
  bytes: string,
  isRead: boolean,
  { decode }: Encoding,
  line: () => number,
): string | undefined {
  if (isRead) return decode(bytes, line);
  try {
    return decode(bytes, line);
  } catch {
    return undefined;
  }
}

export function requireCount(found: number, count: number | undefined, line: () => number): void {
  if (count !== undefined && found !== count)
    throw new Failure({
      pt: `linha ${line()}: tem ${found} colunas, e a tabela ${count}`,
      en: `line ${line()}: has ${found} columns, and the table ${count}`,
    });
}

export function requireShort(value: string, line: () => number): void {
  if (value.length > MOST_VALUE)
    throw new Failure({
      pt: `linha ${line()}: um valor com regra tem mais de ${MOST_VALUE} bytes`,
      en: `line ${line()}: a value under a rule is longer than ${MOST_VALUE} bytes`,
    });
}
