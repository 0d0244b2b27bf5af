import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startSender } from '../support/egress-sender.ts';
import { report, sized } from '../support/faults.ts';
import { hostileReceivers, startHostile } from '../support/hostile-receivers.ts';
import { selfSigned, startReceiver, startTcp } from '../support/receiver.ts';

const MIB = 1024 ** 2;
const AT_ONCE = sized(4, 64);
const TIMEOUT = sized(2_000, 10_000);
/** In bytes, after garbage has been collected. */
const GROWTH = 20 * MIB;
/** Deno's own TLS takes up to 2 MiB for a connection that is poured into, however soon the program closes it. */
const GROWTH_OF_DENO_TLS = 128 * MIB;

const certificate = selfSigned('127.0.0.1');
const folder = mkdtempSync(join(tmpdir(), 'canivete-'));
const authority = join(folder, 'authority.pem');
writeFileSync(authority, certificate.cert);
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('hostile receivers', () => {
  for (const runtime of runtimes) {
    it.skipIf(!isExpected(runtime))(runtime.name, { timeout: 3_600_000 }, async ({ onTestFinished }) => {
      const elsewhere = await startTcp((socket) => void socket.end());
      const hostile = hostileReceivers(`http://127.0.0.1:${elsewhere.port}/`);
      const names = Object.keys(hostile);
      const started = new Map<string, Awaited<ReturnType<typeof startHostile>>>();
      for (const name of names) started.set(name, await startHostile(of(hostile, name), certificate));
      const ordinary = [
        await startReceiver((_, response) => void response.end('x'.repeat(2_000))),
        await startReceiver((_, response) => void response.end('x'.repeat(2_000)), { tls: certificate }),
      ];
      const sender = startSender(
        runtime,
        {
          egressOptions: {},
          urlOptions: { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.1'] },
          timeout: TIMEOUT,
        },
        { NODE_EXTRA_CA_CERTS: authority },
      );
      onTestFinished(() => {
        for (const { stop } of [sender, elsewhere, ...ordinary, ...started.values()]) stop();
      });

      const [plain, secure] = ordinary.map(({ port }, i) => `http${i ? 's' : ''}://127.0.0.1:${port}/`);
      let base = 0;
      for (let i = 0; i < sized(3, 30); i++) {
        const urls = i < 10 ? [plain, secure] : [plain];
        base = Math.max(base, (await sender.attempts(urls as string[], AT_ONCE)).settled);
      }

      const alone = names.map((name) => [name]);
      const hanging = names.filter((name) => hostile[name]?.hangs);
      const groups = sized([...alone.filter(([name = '']) => !hanging.includes(name)), hanging], alone);
      const figures: Record<string, unknown> = {};
      let before = base;
      let longest = 0;
      for (const group of groups) {
        const urls = group.map((name) => started.get(name)?.url ?? '');
        const { attempts, overdue, peak, settled } = await sender.attempts(urls, AT_ONCE);
        const slowest = Math.max(...attempts.map(({ duration }) => duration));
        const grown = settled - before;
        longest = Math.max(longest, slowest);
        figures[group.join(', ')] =
          `${slowest} ms, ${(grown / MIB).toFixed(1)} MiB more, at most ${(peak / MIB).toFixed(0)} MiB`;
        for (const [i, { status, error, kept }] of attempts.entries()) {
          const name = group[i % group.length] as string;
          const expected = of(hostile, name);
          expect([name, status, error]).toEqual([name, expected.status, expected.error]);
          expect(kept).toBeLessThanOrEqual(1_024);
        }
        expect([group, overdue]).toEqual([group, 0]);
        const isDenoTls = runtime.name === 'Deno' && group.some((name) => hostile[name]?.tls);
        const limit = isDenoTls ? GROWTH_OF_DENO_TLS : GROWTH;
        expect([group, grown]).toEqual([group, Math.min(grown, limit)]);
        before = Math.max(before, settled);
      }
      report('hostile receivers', {
        runtime: runtime.name,
        longest,
        base: `${(base / MIB).toFixed(0)} MiB`,
        ...figures,
      });

      for (const name of names) {
        const { connections, open } = started.get(name) ?? expect.fail();
        expect([name, connections()]).toEqual([name, AT_ONCE]);
        if (!hostile[name]?.reusable) {
          await vi.waitFor(() => expect([name, open()]).toEqual([name, 0]), { timeout: 120_000 });
        }
      }
      expect(elsewhere.connections()).toBe(0);
    });
  }
});

function of<T>(all: Readonly<Record<string, T>>, name: string): T {
  return all[name] ?? expect.fail(name);
}
