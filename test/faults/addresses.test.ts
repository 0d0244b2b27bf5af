import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { describe, it } from 'vitest';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startDnsServer } from '../support/dns-server.ts';
import { startSender } from '../support/egress-sender.ts';
import { report, sized } from '../support/faults.ts';
import { startReceiver } from '../support/receiver.ts';

/** The one address that the policy allows: it stands for a public one. */
const ALLOWED = '127.0.0.9';
const AT_ONCE = sized(8, 64);

/** Private addresses of this machine other than loopback. */
const own = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses.map(({ address }) => address))
  .filter((address) => !['unicast', 'loopback', 'linkLocal'].includes(ipaddr.parse(address).range()));

/** Refused addresses that something may listen on here; unspecified and carried forms get to these as well. */
const listenable = ['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '::1', ...own];

const refused = [
  ...listenable,
  ...['0.0.0.0', '0.0.0.1', '10.0.0.1', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1'],
  ...['192.0.0.192', '198.18.0.1', '168.63.129.16', '224.0.0.1', '255.255.255.255'],
  ...['::', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:0.0.0.0', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::127.0.0.1', '2002:7f00:1::', '2001::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '100::1'],
];

/** Ways to write loopback that are not names. */
const literals = [
  ...['127.0.0.1', '127.1', '127.0.1', '0x7f000001', '0x7f.1', '2130706433', '017700000001', '0177.0.0.1'],
  ...['①②⑦.0.0.1', '127。0。0。1', '127.0.0.1.', '0', '0.0.0.0', 'localhost', 'localhost.', 'a.localhost'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', 'x@127.0.0.1', '127.0.0.1%2f.acme.com'],
];

/** The allowed receiver, and on its port one on every refused address that binds. */
async function startAll(answer: Parameters<typeof startReceiver>[0]) {
  for (;;) {
    const allowed = await startReceiver(answer, { host: ALLOWED });
    const traps: Awaited<ReturnType<typeof startReceiver>>[] = [];
    let isTaken = false;
    for (const host of listenable) {
      try {
        traps.push(await startReceiver((_, response) => void response.end(), { host, port: allowed.port }));
      } catch (error) {
        isTaken ||= (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      }
    }
    if (!isTaken) return { allowed, traps };
    for (const { stop } of [allowed, ...traps]) stop();
  }
}

describe.concurrent('refused addresses', () => {
  for (const runtime of runtimes) {
    it.skipIf(!isExpected(runtime))(
      `are not connected to: ${runtime.name}`,
      async ({ expect, onTestFinished }) => {
        const { allowed, traps } = await startAll(({ url = '' }, response) => {
          const to = url.startsWith('/to/') ? { location: decodeURIComponent(url.slice(4)) } : {};
          response.writeHead('location' in to ? 307 : 200, to).end();
        });
        const answers: Record<string, (asked: number) => readonly string[]> = {
          'allowed.acme.com': () => [ALLOWED],
          'rebinds.acme.com': (asked) => [asked === 1 ? ALLOWED : '127.0.0.1'],
          'rebinds-to-own.acme.com': (asked) => [asked === 1 ? ALLOWED : '127.0.0.2'],
          'changes.acme.com': (asked) => [asked % 2 ? ALLOWED : '127.0.0.1'],
          'changes-family.acme.com': (asked) => [asked % 2 ? ALLOWED : '::1'],
          'public-too.acme.com': () => ['8.8.8.8', '127.0.0.1'],
        };
        for (const [i, address] of refused.entries()) {
          answers[`only-${i}.acme.com`] = () => [address];
          answers[`before-${i}.acme.com`] = () => [address, ALLOWED];
          answers[`after-${i}.acme.com`] = () => [ALLOWED, address];
        }
        const dns = await startDnsServer((name, asked) => answers[name]?.(asked) ?? 3);
        const sender = startSender(runtime, {
          egressOptions: { dnsServers: [dns.address] },
          urlOptions: { http: true, ports: 'any', ipLiterals: true, allowAddresses: [ALLOWED] },
          timeout: 10_000,
        });
        onTestFinished(() => {
          for (const { stop } of [sender, dns, allowed, ...traps]) stop();
        });
        const at = (host: string, path = '/') => `http://${host}:${allowed.port}${path}`;
        let made = 0;
        const attempts = async (urls: readonly string[], times = 1) => {
          const ended = (await sender.attempts(urls, times)).attempts;
          made += ended.length;
          return ended.map(({ error }) => error);
        };
        const untouched = () =>
          expect(traps.map(({ connections }) => connections())).toEqual(traps.map(() => 0));
        const all = <T>(count: number, value: T) => Array<T>(count).fill(value);

        expect(traps.length).toBeGreaterThan(1);
        expect(await attempts([at('allowed.acme.com')])).toEqual([null]);

        for (const place of ['only', 'before', 'after']) {
          const urls = refused.map((_, i) => at(`${place}-${i}.acme.com`));
          const ended = await attempts(urls);
          expect(Object.fromEntries(refused.map((address, i) => [address, ended[i]]))).toEqual(
            Object.fromEntries(refused.map((address) => [address, 'blocked_address'])),
          );
        }
        expect(await attempts([at('public-too.acme.com')])).toEqual(['blocked_address']);
        expect(await attempts(literals.map((host) => at(host)))).toEqual(
          all(literals.length, 'blocked_address'),
        );
        untouched();

        // Judged by the first answer and connected by it, though every later one is another.
        for (const name of ['rebinds.acme.com', 'rebinds-to-own.acme.com']) {
          expect(await attempts([at(name)])).toEqual([null]);
          expect(dns.asked(name)).toBe(1);
          expect(await attempts([at(name)], AT_ONCE)).toEqual(all(AT_ONCE, 'blocked_address'));
        }
        untouched();

        for (const name of ['changes.acme.com', 'changes-family.acme.com']) {
          const before = allowed.received.length;
          const ended = await attempts([at(name)], AT_ONCE);
          for (let i = 0; i < 4; i++) ended.push(...(await attempts([at(name)])));
          // Nothing to connect to, when a question for one family met the answer of the other.
          for (const error of ended) expect([null, 'blocked_address', 'dns_failed']).toContain(error);
          expect(ended).toContain('blocked_address');
          expect(allowed.received.length - before).toBe(ended.filter((error) => error === null).length);
        }
        untouched();

        const targets = [
          ...listenable.map((host) => at(host.includes(':') ? `[${host}]` : host)),
          at('localhost'),
        ];
        const redirects = targets.map((to) => at('allowed.acme.com', `/to/${encodeURIComponent(to)}`));
        expect(await attempts(redirects)).toEqual(all(targets.length, 'redirect'));
        untouched();

        report('refused addresses', {
          runtime: runtime.name,
          attempts: made,
          listening: traps.length,
          connections: 0,
        });
      },
    );
  }
});
