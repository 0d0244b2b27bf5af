/** Decides where webhooks may go, as far as the URL alone can tell. */
import type { Text } from '../lib/languages.ts';
import { isAllowedAddress } from './addresses.ts';
import { parse, type UrlPolicy, withoutDot } from './url-options.ts';

/** A URL that may be used, without the dot that may end its host; or why not: 400 for its text, 422 for its place. */
export type UrlVerdict =
  | { readonly url: URL; readonly refused?: never }
  | { readonly url?: never; readonly refused: { readonly status: 400 | 422; readonly message: Text } };

const MAX_URL = 2048;

/** Names that are not of the public DNS: RFC 6761, 6762, 7686, 8375 and 9476, ICANN's reservations, and habits. */
const LOCAL_NAME =
  /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|svc|default|arpa|onion|alt|invalid|test|example)$/;

/**
 * Judges what was given as a webhook's URL: first its text, which every parser must read in the same way, then its
 * parts, then its host. What the host's name resolves to is judged later, by `addressesOf`.
 */
export function judgeUrl(text: unknown, policy: UrlPolicy): UrlVerdict {
  if (typeof text !== 'string' || text.length === 0 || text.length > MAX_URL) return bad(lengthText);
  // Parsers disagree on these: some drop them, some keep them, some replace them.
  if (/[\s\p{Cc}\p{Cs}\\]/u.test(text)) return bad(charactersText);
  const url = parse(text);
  if (!url) return bad(absoluteText);
  if (url.protocol !== 'https:' && !(policy.http && url.protocol === 'http:'))
    return refuse(schemeText(policy));
  const authority = /^https?:\/\/[^/?#]+/i.exec(text)?.[0];
  if (authority === undefined) return bad(absoluteText);
  if (authority.slice(authority.lastIndexOf('@') + 1).includes('%')) return bad(charactersText);

  // An empty user or fragment leaves no trace in the parsed URL.
  if (authority.includes('@')) return refuse(userText);
  if (text.includes('#')) return refuse(fragmentText);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (policy.ports !== 'any' && !policy.ports.includes(port)) return refuse(portText(policy.ports));

  const message = judgeHost(url.hostname, policy);
  if (message) return refuse(message);
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return { url };
}

/** Gives the address that a parsed host is, in the form that resolvers give, or null for a name. */
export function addressIn(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  // The parser takes no host whose last part is a number for a name, and it writes all addresses in the same way.
  return /\.\d+$/.test(hostname) ? hostname : null;
}

function judgeHost(hostname: string, { ipLiterals, allowed, denied }: UrlPolicy): Text | null {
  const address = addressIn(hostname);
  const host = withoutDot(hostname);
  if (denied.some((name) => host === name || host.endsWith(`.${name}`))) return deniedText;
  if (address !== null) {
    if (!ipLiterals) return literalText;
    return isAllowedAddress(address, allowed) ? null : addressText;
  }
  const labels = host.split('.');
  const isName =
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  if (!isName) return nameText;
  return LOCAL_NAME.test(host) ? publicNameText : null;
}

function bad(message: Text): UrlVerdict {
  return { refused: { status: 400, message } };
}

function refuse(message: Text): UrlVerdict {
  return { refused: { status: 422, message } };
}

const lengthText: Text = {
  pt: `deve ser um texto de 1 a ${MAX_URL} caracteres`,
  en: `must be a string of 1 to ${MAX_URL} characters`,
};
const charactersText: Text = {
  pt: 'deve ser um URL sem espaços, caracteres de controle ou barras invertidas, e sem % no domínio',
  en: 'must be a URL without white space, control characters or backslashes, and without % in its host',
};
const absoluteText: Text = {
  pt: 'deve ser um URL absoluto: https:// e um domínio',
  en: 'must be an absolute URL: https:// and a host',
};
const schemeText = ({ http }: UrlPolicy): Text =>
  http
    ? { pt: 'deve usar https ou http', en: 'must use https or http' }
    : { pt: 'deve usar https', en: 'must use https' };
const userText: Text = { pt: 'não pode ter usuário nem senha', en: 'must not have a user name or password' };
const fragmentText: Text = { pt: 'não pode ter fragmento (#)', en: 'must not have a fragment (#)' };
const portText = (ports: readonly number[]): Text => ({
  pt: `deve usar uma destas portas: ${ports.join(', ')}`,
  en: `must use one of these ports: ${ports.join(', ')}`,
});
const literalText: Text = {
  pt: 'deve ter um nome de domínio, não um endereço IP',
  en: 'must have a domain name, not an IP address',
};
const addressText: Text = {
  pt: 'deve levar a um endereço público da internet',
  en: 'must lead to a public address of the Internet',
};
const nameText: Text = {
  pt: 'deve ter um domínio de ao menos duas partes, de letras, algarismos e hifens internos',
  en: 'must have a host of at least two labels of letters, digits and inner hyphens',
};
const publicNameText: Text = {
  pt: 'deve ter um domínio da internet pública',
  en: 'must have a host of the public Internet',
};
const deniedText: Text = {
  pt: 'tem um domínio que este serviço recusa',
  en: 'has a host that this service refuses',
};
