/** Headers of the customer's own, such as the password of a gateway in front of the receiver. */
import type { Text } from '../kit/texts.ts';
import type { Vault } from './secrets.ts';

export const MAX_HEADERS = 10;
/** Characters of a value: a signed token may have two thousand. */
export const MAX_VALUE = 2_048;

/** Names of the service, of the body, and of the connection (RFC 9110, 7.6.1; RFC 9112). */
const RESERVED =
  /^(?:x-service-.*|webhook-.*|content-.*|proxy-.*|host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|http2-settings)$/;
/** Names that proxies and the metadata servers of clouds trust: they would open what lies beside the service. */
const TRUSTED =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|metadata|metadata-flavor|x-google-metadata-request|x-aws-ec2-metadata-.*|x-aliyun-ecs-metadata-.*)$/;
/** A token of RFC 9110, 5.6.2, of at most 100 characters. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
/** Visible ASCII, with spaces between: other bytes are read in different ways (RFC 9110, 5.5). */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

const text = (pt: string, en: string): Text => ({ pt, en });

/** Says what is wrong with a set of headers; null where nothing is. A value of null takes a header away. */
export function faultOfHeaders(headers: Readonly<Record<string, string | null>>): Text | null {
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(headers)) {
    const plain = name.toLowerCase();
    const quoted = JSON.stringify(name.slice(0, 100));
    if (!NAME.test(name))
      return text(`${quoted} não é nome de cabeçalho`, `${quoted} is no name of a header`);
    if (RESERVED.test(plain))
      return text(
        `${quoted} é posto pelo serviço e não pode ser mudado`,
        `${quoted} is set by the service and cannot be changed`,
      );
    if (TRUSTED.test(plain))
      return text(
        `${quoted} não pode ser mandado: proxies e servidores de metadados confiam nele`,
        `${quoted} cannot be sent: proxies and metadata servers trust it`,
      );
    if (seen.has(plain)) return text(`${quoted} vem duas vezes`, `${quoted} is given twice`);
    seen.add(plain);
    if (value !== null && (value.length > MAX_VALUE || !VALUE.test(value)))
      return text(
        `o valor de ${quoted} deve ter de 1 a ${MAX_VALUE} caracteres ASCII visíveis, sem espaço nas pontas`,
        `the value of ${quoted} must have 1 to ${MAX_VALUE} visible ASCII characters, without spaces at its ends`,
      );
  }
  return seen.size > MAX_HEADERS
    ? text(`deve ter até ${MAX_HEADERS}`, `must have ${MAX_HEADERS} at most`)
    : null;
}

/** The headers as they are stored, after a change; null where none is left. */
export async function sealHeaders(
  vault: Vault,
  stored: Readonly<Record<string, string>> | null,
  changes: Readonly<Record<string, string | null>>,
): Promise<Readonly<Record<string, string>> | null> {
  const sealed = new Map(Object.entries(stored ?? {}));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) sealed.delete(name.toLowerCase());
    else sealed.set(name.toLowerCase(), await vault.seal(value));
  }
  return sealed.size === 0 ? null : Object.fromEntries(sealed);
}

/** The headers to send, out of the vault. */
export async function openHeaders(
  vault: Vault,
  stored: Readonly<Record<string, string>> | null,
): Promise<Readonly<Record<string, string>>> {
  const opened: [string, string][] = [];
  for (const [name, sealed] of Object.entries(stored ?? {})) opened.push([name, await vault.open(sealed)]);
  return Object.fromEntries(opened);
}
