import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isExpected, runtimeNamed } from '../runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite, KEY } from './suite.ts';

const runtime = runtimeNamed('Bun');

describe.skipIf(!isExpected(runtime))('Bun', () => {
  adapterSuite('Bun.serve', () => startProgram('bun', { runtime }), {
    'does not resolve dot segments': 'Bun does, also encoded ones, as the URL standard has it',
    'knows no fragment in a target':
      'Bun hands it on as a part of the URL, which has no fragment for a server',
  });

  /** Sends the start of a body of a length, and gives what comes back. */
  async function answerTo(length: number, start: string, until: RegExp | 'closed') {
    const { origin, stop } = await startProgram('bun', { runtime });
    onTestFinished(stop);
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(
      `POST /v1/echo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${start}`,
    );
    let answer = '';
    for await (const part of socket) {
      answer += String(part);
      if (until !== 'closed' && until.test(answer)) break;
    }
    return answer;
  }

  it('closes the connection of a body that never ends, after its answer', async () => {
    const answer = await answerTo(50, '{', 'closed');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"field":"body"');
  });

  it("answers a body over Bun's own limit as any other that is too long", async () => {
    const answer = await answerTo(200_000_000, ' '.repeat(3_000), /1000 bytes|413/);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('1000 bytes');
  });
});
