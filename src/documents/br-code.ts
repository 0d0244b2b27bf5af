/**
 * BR Code: the text of a Pix QR code, EMV QRCPS-MPM (BCB, Manual do BR Code; Manual de Padrões para Iniciação do Pix).
 * Each field is an id, its length and a value, and some values are made of fields again.
 */

/** Values by id, in their order. */
export type BrFields = ReadonlyMap<string, string>;

/** Identifier of the Pix, and the fields under which it may stand. */
export const PIX_GUI = 'br.gov.bcb.pix';
export const ACCOUNTS = [26, 51] as const;
export const LOCATIONS = [80, 99] as const;

/** The id and length of the CRC, which it covers too. */
const CRC_HEAD = '6304';
const FIRST = '000201';

/** A field, its length counted in code points. */
export function brField(id: string, value: string): string {
  return id + String(Array.from(value).length).padStart(2, '0') + value;
}

/** A text with its CRC. */
export function sealBrCode(fields: string): string {
  return fields + CRC_HEAD + crcOf(fields + CRC_HEAD);
}

interface StaticCode {
  /** The key as the DICT holds it. */
  readonly key: string;
  /** BRL. */
  readonly amount: number;
  /** At most 25 characters of the ASCII. */
  readonly name: string;
  /** At most 15 characters of the ASCII. */
  readonly city: string;
  readonly txid: string;
}

/** A static code of a key and an amount. */
export function staticBrCode({ key, amount, name, city, txid }: StaticCode): string {
  return sealBrCode(
    brField('00', '01') +
      brField('26', brField('00', PIX_GUI) + brField('01', key)) +
      brField('52', '0000') +
      brField('53', '986') +
      brField('54', amount.toFixed(2)) +
      brField('58', 'BR') +
      brField('59', name) +
      brField('60', city) +
      brField('62', brField('05', txid)),
  );
}

/** CRC-16/CCITT-FALSE of the text in UTF-8 (ISO/IEC 13239), 4 capital hexadecimal digits. */
export function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The fields of a text, lengths counted in code points; null of one that is not made of fields, or has an id twice. */
export function parseBrFields(text: string): BrFields | null {
  const characters = Array.from(text);
  const fields = new Map<string, string>();
  for (let at = 0; at < characters.length;) {
    const head = characters.slice(at, at + 4).join('');
    const id = head.slice(0, 2);
    const end = at + 4 + Number(head.slice(2));
    if (!/\d{4}/.test(head) || end > characters.length || fields.has(id)) return null;
    fields.set(id, characters.slice(at + 4, end).join(''));
    at = end;
  }
  return fields;
}

/** The fields of a whole code, its CRC among them; null where its structure is broken. */
export function parseBrCode(payload: string): BrFields | null {
  const ends = new RegExp(`${CRC_HEAD}[\\da-f]{4}$`, 'i').test(payload);
  return payload.startsWith(FIRST) && ends ? parseBrFields(payload) : null;
}

/**
 * Finds the fields of the Pix under one of the ids from `first` to `last`: null when no id has them, `broken` when its
 * text does not split into fields.
 */
export function pixTemplate(
  fields: BrFields,
  [first, last]: readonly [number, number],
): BrFields | 'broken' | null {
  const gui = brField('00', PIX_GUI);
  for (let id = first; id <= last; id++) {
    const value = fields.get(String(id));
    if (value?.slice(0, gui.length).toLowerCase() === gui) return parseBrFields(value) ?? 'broken';
  }
  return null;
}
