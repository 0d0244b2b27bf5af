/** Decides which IP addresses belong to the public Internet. */
import { lazy } from '../lib/lazy.ts';
import { type Address, type AddressRange, mask, parseAddress, parseRange } from './ip-ranges.ts';

/**
 * Ranges of IPv4 that are not for hosts of the public Internet, after IANA's IPv4 Special-Purpose Address Registry
 * (RFC 6890): this network, private use, shared, loopback, link-local, protocol assignments, documentation, 6to4
 * relays, benchmarking, multicast, reserved. The last one is Azure's host of each virtual machine, which answers on
 * a public address from inside only.
 */
const refusedV4 = lazy(() =>
  ranges(
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16',
  ),
);

/** Global unicast (RFC 4291): addresses outside are loopback, local, multicast or not assigned. */
const unicastV6 = lazy(() => ranges('2000::/3'));

/**
 * Ranges inside global unicast that are not public: protocol assignments with Teredo and ORCHID, documentation, 6to4,
 * documentation (RFC 9637).
 */
const refusedV6 = lazy(() => ranges('2001::/23 2001:db8::/32 2002::/16 3fff::/20'));

/**
 * IPv4-mapped addresses (RFC 4291) and those of NAT64 (RFC 6052): the last four bytes are the address that is reached.
 */
const carriersOfV4 = lazy(() => ranges('::ffff:0:0/96 64:ff9b::/96'));

/**
 * Tests that an address, as a resolver writes it, belongs to the public Internet or to a range that the host allows in
 * addition. A text that is not an address, such as one with a zone, is not allowed. A range of IPv4 also allows the
 * IPv6 addresses that carry one of its addresses.
 */
export function isAllowedAddress(text: string, allowed: readonly AddressRange[] = []): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  const carried = isIn(address, carriersOfV4()) ? address.slice(12) : address;
  if (isIn(address, allowed) || isIn(carried, allowed)) return true;
  return carried.length === 4
    ? !isIn(carried, refusedV4())
    : isIn(carried, unicastV6()) && !isIn(carried, refusedV6());
}

function ranges(texts: string): readonly AddressRange[] {
  return texts.split(' ').map((text) => parseRange(text) as AddressRange);
}

function isIn(address: Address, list: readonly AddressRange[]): boolean {
  return list.some(
    ({ base, bits }) =>
      base.length === address.length &&
      base.every((byte, i) => byte === ((address[i] as number) & mask(bits, i))),
  );
}
