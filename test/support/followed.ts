/** Follows the messages of a refusal to the letter, as somebody does who has read nothing else. */
import { foldChoice } from '../../src/lib/text/folded.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Refusal {
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

interface Following {
  /** True for who keeps a value that was sent where a message shows an example, or two readings. */
  readonly isLiteral?: boolean;
}

const TWO_READINGS = /escreva \S+(?: \([^)]*\))? ou /;

/** A value as a message writes it: JSON, or a bare text. */
function readWritten(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const firstOf = (list: string) => list.replace(/ e mais \d+$/, '').split(', ');

/** The choice of a list that somebody takes who sent a value: the same one, else the first, which is the nearest. */
function choose(list: string, sent: unknown): unknown {
  const words = firstOf(list).map((word) => word.replace(/ \(.*\)$/, ''));
  const same = words.find((word) => foldChoice(word) === foldChoice(String(sent)));
  return same ?? words[0];
}

/**
 * A value in place of one that was refused, by what the message says: how it is written, the choices, the form of a
 * date, or an example. Undefined where it says none of these.
 */
function valueFrom(message: string, sent: unknown, { isLiteral = false }: Following = {}): unknown {
  const isKept = isLiteral && sent !== undefined;
  if (isKept && TWO_READINGS.test(message)) return sent;
  const written = /escreva (\+?-?[\d.]+|true|false|"[^"]*")/.exec(message)?.[1];
  if (written !== undefined) return written.startsWith('+') ? written : readWritten(written);
  if (message.endsWith('escreva entre aspas')) return String(sent);
  const inOwnUnit = /este campo é em [^:]+: ([\d.]+)/.exec(message)?.[1];
  if (inOwnUnit !== undefined) return readWritten(inOwnUnit);
  const choices = /um destes: (.+)$/.exec(message)?.[1];
  if (choices !== undefined) return choose(choices, sent);
  if (isKept) return sent;
  const [, day, month, year] = /^(\d\d)[/-](\d\d)(?:[/-](\d{4}))?$/.exec(String(sent)) ?? [];
  if (day && /AAAA-MM-DD/.test(message)) return `${year}-${month}-${day}`;
  if (day && /MM-DD/.test(message)) return `${month}-${day}`;
  const example = /(?:por exemplo|como|ex\.:?) (.+?)\.?$/.exec(message)?.[1];
  return example === undefined ? undefined : readWritten(example);
}

/** The value that was sent under the beginning of a longer name, which it loses: `largura` for `larguraParede`. */
function takeBare(input: Record<string, unknown>, field: string): unknown {
  const bare = Object.keys(input).find((one) => one !== field && field.startsWith(one));
  if (bare === undefined) return undefined;
  const value = input[bare];
  delete input[bare];
  return value;
}

/** Sets a field, or an item of a list: `notas[0]`. */
function setAt(input: Record<string, unknown>, field: string, make: (value: unknown) => unknown): void {
  const [, list = '', place] = /^(\w+)\[(\d+)\]$/.exec(field) ?? [];
  const items = input[list];
  if (place === undefined || !Array.isArray(items)) input[field] = make(input[field]);
  else input[list] = items.map((item: unknown, i) => (i === Number(place) ? make(item) : item));
}

/** The value for a suggested field: as the message writes it, or one of its choices, or the one that was sent. */
function suggestedFrom(message: string, sent: unknown, following: Following): unknown {
  const [, written] = /Envie [^ =]+=(\S+)$/.exec(message) ?? [];
  if (written !== undefined) return readWritten(written);
  const [, judged] = /\? (.+)$/.exec(message) ?? [];
  return judged === undefined ? sent : valueFrom(judged, sent, following);
}

/** The call that somebody makes who does once what each message says, and nothing else. */
export function follow(
  input: Values,
  { details }: Refusal,
  following: Following = {},
): Record<string, unknown> {
  const next: Record<string, unknown> = { ...input };
  const faults = details ?? [];
  // Fields are renamed before others are added.
  for (const { field, message } of faults) {
    if (!message.startsWith('campo desconhecido')) continue;
    const sent = next[field];
    const [, named, other, choice] = /envie (\S+) com ([^ =]+)=(\S+)$/.exec(message) ?? [];
    const [, inUnit = named] = /envie (\S+), em /.exec(message) ?? [];
    const [, meant = following.isLiteral ? named : inUnit] = /Você quis dizer "([^"]+)"/.exec(message) ?? [];
    if (meant === undefined && following.isLiteral) continue;
    delete next[field];
    if (other !== undefined) next[other] = choice;
    if (meant === undefined || next[meant] !== undefined) continue;
    const own = faults.find((one) => one.field === meant)?.message ?? '';
    next[meant] = /lista/.test(own) ? valueFrom(own, sent) : suggestedFrom(message, sent, following);
  }
  for (const { field, message } of faults) {
    if (message.startsWith('campo desconhecido')) continue;
    const action = /só vale com action=(\w+)/.exec(message)?.[1];
    if (action !== undefined) next['action'] = action;
    else if (/é obrigatório/.test(message))
      next[field] ??= takeBare(next, field) ?? valueFrom(message, undefined);
    else if (/só vale com (\w+)=([\w-]+)/.test(message)) {
      const [, other = '', value] = /só vale com (\w+)=([\w-]+)/.exec(message) ?? [];
      next[other] = value;
    } else {
      const [, number, other, choice] = /escreva [^ =]+=(\S+) com ([^ =]+)=(\S+)/.exec(message) ?? [];
      if (other !== undefined) next[other] = choice;
      setAt(next, field, (value) =>
        number === undefined ? valueFrom(message, value, following) : readWritten(number),
      );
    }
  }
  return next;
}
