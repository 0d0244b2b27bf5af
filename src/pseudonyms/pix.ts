/** The Pix copia e cola: its key, its text, its URL, the receiver's name and CEP, and its txid change. */
import {
  ACCOUNTS,
  type BrFields,
  brField,
  crcOf,
  parseBrCode,
  parseBrFields,
  PIX_GUI,
} from '../documents/br-code.ts';
import type { Keyed } from './cipher.ts';
import { base32 } from './email.ts';
import type { Kind, Params } from './names.ts';
import { mapped, oneWay, refused, type Rule, type Rules } from './outcome.ts';
import { insteadOf, scramble } from './scramble.ts';

const KIND = 'pix-copia-e-cola';
/** The characters of a template, and those of a receiver's name. */
const [MOST, MOST_NAME] = [99, 25];
const CRC = 4;
const HOST = 'pix.example/';
const URL_LENGTH = 24;
/** The txid of a code that names none. */
const NO_TXID = '***';

type Change = (id: string, text: string) => string;

/** The fields with other texts; null where a template inside is broken. */
function write(fields: BrFields, change: Change): string {
  return [...fields].map(([id, text]) => brField(id, change(id, text))).join('');
}

/** The rule of `pix-copia-e-cola`; `rules` are those of the kinds inside. A wrong CRC stays wrong by the same bits. */
export function pixRule(rules: () => Rules): Rule {
  return (value, keyed) => {
    if (keyed.isBack) return oneWay;
    const fields = parseBrCode(value);
    const templates = fields && readTemplates(fields);
    if (!fields || !templates) return refused(KIND, 'format');

    const as = (kind: Kind, text: string, params: Params = {}) =>
      insteadOf(rules()[kind](text, keyed, params), text, keyed) ?? text;
    const changes: Readonly<Record<string, Change>> = {
      pix(id, text) {
        if (id === '01') return as('chave-pix', text);
        return id === '25' ? HOST + urlOf(text, keyed) : id === '02' ? as('texto', text) : text;
      },
      additional: (id, text) => (id === '05' && text !== NO_TXID ? scramble(KIND, text, keyed) : text),
    };

    const body = write(withoutCrc(fields), (id, text) => {
      const template = templates.get(id);
      if (template) return within(template, changes[id === '62' ? 'additional' : 'pix'] as Change);
      if (id === '59') return as('nome-ou-razao-social', text, { max: MOST_NAME });
      return id === '61' ? as('cep', text) : text;
    });
    const [sent, right] = [value.slice(-CRC), crcOf(value.slice(0, -CRC))];
    const head = `${body}6304`;
    const wrong = Number.parseInt(sent, 16) ^ Number.parseInt(right, 16);
    const crc = (Number.parseInt(crcOf(head), 16) ^ wrong).toString(16).padStart(CRC, '0');
    const text = head + (/[a-f]/.test(sent) ? crc : crc.toUpperCase());
    return mapped(text, wrong === 0 ? {} : { reason: 'check-digit' });
  };
}

function withoutCrc(fields: BrFields): BrFields {
  return new Map([...fields].filter(([id]) => id !== '63'));
}

const urlOf = (url: string, keyed: Keyed) => base32(keyed.hash('pix-url', url), URL_LENGTH);

/** The templates that are read: those of the Pix, and that of the txid. Null where one is broken. */
function readTemplates(fields: BrFields): ReadonlyMap<string, BrFields> | null {
  const templates = new Map<string, BrFields>();
  const gui = brField('00', PIX_GUI);
  for (const [id, text] of fields) {
    const isPix = Number(id) >= ACCOUNTS[0] && Number(id) <= ACCOUNTS[1];
    const isRead = id === '62' || (isPix && text.slice(0, gui.length).toLowerCase() === gui);
    const template = isRead ? parseBrFields(text) : undefined;
    if (template === null) return null;
    if (template) templates.set(id, template);
  }
  return templates;
}

/** A template with other texts. Where the others take all its room, the text of the payment is cut. */
function within(template: BrFields, change: Change): string {
  const changed = new Map([...template].map(([id, text]) => [id, change(id, text)] as const));
  const whole = write(changed, (_, text) => text);
  const excess = Array.from(whole).length - MOST;
  const words = changed.get('02');
  if (excess > 0 && words !== undefined) changed.set('02', Array.from(words).slice(0, -excess).join(''));
  return write(changed, (_, text) => text);
}
