import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { isAllowedAddress } from './addresses.ts';
import { type AddressRange, parseRange } from './ip-ranges.ts';

const cidr = (text: string) => ipaddr.parseCIDR(text) as [ipaddr.IPv6, number];

/**
 * Tests that an address is public by ipaddr.js, which has names of its own for the blocks of AS 112 and of AMT relays.
 */
function isPublicElsewhere(text: string): boolean {
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv6') {
    const v6 = address as ipaddr.IPv6;
    if (v6.isIPv4MappedAddress() || v6.match(cidr('64:ff9b::/96'))) {
      return isPublicElsewhere(v6.toByteArray().slice(12).join('.'));
    }
    // The library takes unassigned addresses for unicast, and names some of the protocol assignments apart.
    if (!v6.match(cidr('2000::/3')) || v6.match(cidr('2001::/23'))) return false;
  }
  return ['unicast', 'as112', 'as112v6', 'amt'].includes(address.range()) && text !== '168.63.129.16';
}

const range = (text: string) => parseRange(text) as AddressRange;

describe('public addresses', () => {
  // The services behind these: DNS of Google, Cloudflare, Quad9; the last two are of registro.br.
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '9.9.9.9',
    '200.160.2.3',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.255',
    '168.63.129.15',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '2001:200::1',
    '2001:4860:4860:0:0:0::8888',
    '2620:fe::fe',
    '2001:12ff:0:2::3',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::8.8.8.8',
    '64:ff9b::808:808',
    '3FFE:0:0:0:0:0:0:1',
  ])('include %s', (text) => expect(isAllowedAddress(text)).toBe(true));
});

describe('refused addresses', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200', // metadata of Alibaba Cloud
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254', // metadata of AWS, Azure, Google
    '169.254.170.2', // credentials of ECS tasks
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192', // metadata of Oracle Cloud
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:169.254.169.254',
    '0:0:0:0:0:ffff:a00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::a83f:8110', // 168.63.129.16
    '64:ff9b:1::1',
    '64:ff9b:1::8.8.8.8',
    '64:ff9b:0:0:0:1:808:808',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:10::1',
    '2001:20::1',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '2001:0db8:ffff::1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '3fff:fff:ffff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254', // metadata of AWS over IPv6
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  ])('include %s', (text) => expect(isAllowedAddress(text)).toBe(false));
});

describe('texts that are no addresses', () => {
  it.each([
    '',
    'localhost',
    '8.8.8',
    '8.8.8.8.8',
    '8.8.8.08',
    '010.8.8.8',
    '0x8.8.8.8',
    '134744072',
    '8.8.8.256',
    '8.8.8.-1',
    '+8.8.8.8',
    '8.8.8.8 ',
    ' 8.8.8.8',
    '8.8.8.8\n',
    '8.8.8.8/32',
    '８.8.8.8',
    '1e1.8.8.8',
    ':',
    ':::',
    '::1::',
    '2606::4700::1',
    '2606:4700:4700:0:0:0:0:0:1111',
    '2606:4700:4700:0:0:0:1111',
    '1:2:3:4:5:6:7:8::',
    '2606:4700:4700::11111',
    '2606:4700:4700::g',
    '2606:4700::8.8.8.8:1',
    '8.8.8.8::',
    '2606:8.8.8.8::',
    '2606:4700:4700::1111%eth0',
    'fe80::1%1',
    '[2606:4700:4700::1111]',
    '2606:4700:4700::1111/128',
    ':2606:4700:4700::1111',
    '2606:4700:4700::1111:',
  ])('include %j', (text) => expect(isAllowedAddress(text, [range('0.0.0.0/0'), range('::/0')])).toBe(false));
});

describe('ipaddr.js', () => {
  const dotted = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => bytes.join('.'));

  it('judges every /16 of IPv4 alike, at its ends and in its middle', () => {
    for (let high = 0; high < 65_536; high += sized(31, 1)) {
      const lows =
        high < 0xc000 ? ['0.0', '255.255'] : ['0.0', '0.255', '2.1', '99.1', '100.1', '113.1', '255.255'];
      for (const low of lows) {
        const text = `${high >> 8}.${high & 255}.${low}`;
        if (isAllowedAddress(text) !== isPublicElsewhere(text)) expect.fail(text);
      }
    }
  });

  it('judges any IPv4 address alike, bare and carried', () => {
    fc.assert(
      fc.property(dotted, (text) => {
        const [a, b, c, d] = text.split('.').map(Number) as [number, number, number, number];
        const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const expected = isPublicElsewhere(text);
        for (const form of [
          text,
          `::ffff:${text}`,
          `::ffff:${groups}`,
          `64:ff9b::${text}`,
          `64:ff9b::${groups}`,
        ]) {
          expect([form, isAllowedAddress(form)]).toEqual([form, expected]);
        }
        expect(isAllowedAddress(`::${text}`)).toBe(false);
      }),
      { numRuns: sized(100, 2_000) },
    );
  });

  it('judges any IPv6 address alike, in every form that it can be written in', () => {
    const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
    const head = fc.constantFrom(
      0,
      0x64,
      0x2000,
      0x2001,
      0x2002,
      0x2606,
      0x2a00,
      0x3ffe,
      0x3fff,
      0x4000,
      0xfe80,
    );
    const second = fc.constantFrom(0, 1, 0xdb8, 0x1ff, 0x200, 0xfff, 0x1000, 0xff9b, 0xffff);
    fc.assert(
      fc.property(head, second, fc.array(group, { minLength: 6, maxLength: 6 }), (first, next, rest) => {
        const address = new ipaddr.IPv6([first, next, ...rest]);
        const text = address.toString();
        const expected = isPublicElsewhere(text);
        for (const form of [text, address.toNormalizedString(), text.toUpperCase()]) {
          expect([form, isAllowedAddress(form)]).toEqual([form, expected]);
        }
      }),
      { numRuns: sized(100, 5_000) },
    );
  });

  it('takes the same texts for addresses', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123af:.%/'.split('')), maxLength: 24 });
    const all = [range('0.0.0.0/0'), range('::/0')];
    fc.assert(
      fc.property(near, (text) => {
        const isV4 = ipaddr.IPv4.isValidFourPartDecimal(text);
        const isV6 = ipaddr.IPv6.isValid(text) && !text.includes('%');
        expect([text, isAllowedAddress(text, all)]).toEqual([text, isV4 || isV6]);
      }),
      { numRuns: sized(100, 20_000) },
    );
  });
});

describe('ranges', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.1', '127.0.0.2'],
    ['192.168.4.0/22', '192.168.7.255', '192.168.8.0'],
    ['192.168.4.0/22', '192.168.4.0', '192.168.3.255'],
    ['::1/128', '::1', '::2'],
    ['::1', '::1', '::'],
    ['fd00::/8', 'fdff::1', 'fc00::1'],
    ['fe80::/10', 'febf::1', 'fec0::1'],
    ['10.0.0.0/8', '::ffff:10.1.2.3', '::ffff:172.16.0.1'],
    ['10.0.0.0/8', '64:ff9b::10.1.2.3', '64:ff9b::172.16.0.1'],
    ['64:ff9b::/96', '64:ff9b::7f00:1', '127.0.0.1'],
    ['0.0.0.0/0', '127.0.0.1', '::1'],
    ['::/0', '::1', '127.0.0.1'],
  ])('%s allows %s and not %s', (text, inside, outside) => {
    expect(isAllowedAddress(inside, [range(text)])).toBe(true);
    expect(isAllowedAddress(outside, [range(text)])).toBe(false);
  });

  it('are as ipaddr.js has them', () => {
    const bytes = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(bytes, bytes, fc.nat(32), (address, base, bits) => {
        const start = ipaddr.IPv4.networkAddressFromCIDR(`${base.join('.')}/${bits}`).toString();
        // An address of 127/8 is refused unless the range allows it, so the range alone decides.
        const text = ['127', ...address.slice(1)].join('.');
        const expected = ipaddr.parse(text).match(ipaddr.parseCIDR(`${start}/${bits}`));
        expect(isAllowedAddress(text, [range(`${start}/${bits}`)])).toBe(expected);
      }),
    );
  });

  it.each([
    '',
    '/8',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/08',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '10/8',
    '10.0.0.1/8',
    '::1/127',
    '::/129',
    'fe80::%eth0/10',
    'localhost',
    '*',
  ])('do not include the text %j', (text) => expect(parseRange(text)).toBeNull());
});
