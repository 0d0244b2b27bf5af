import { createSocket, type RemoteInfo } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** The addresses of a name, of either family; or an error's code (RFC 1035, 4.1.1: 3 is NXDOMAIN); or no answer. */
export type DnsAnswer = readonly string[] | number | 'silence';

/** Starts a DNS server on loopback that asks `answer` for each query; its answers must not be cached. */
export async function startDnsServer(answer: (name: string, asked: number, type: number) => DnsAnswer) {
  const socket = createSocket('udp4');
  const asked = new Map<string, number>();
  socket.on('message', (question, { port, address }: RemoteInfo) => {
    const name = nameIn(question);
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1);
    // Both families are asked for at once: only one of the questions counts.
    if (type === 1) asked.set(name, (asked.get(name) ?? 0) + 1);
    const reply = replyTo(question, type, answer(name, Math.max(1, asked.get(name) ?? 0), type));
    if (reply) socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** How often a name was asked for. */
    asked: (name: string) => asked.get(name) ?? 0,
    stop: () => void socket.close(),
  };
}

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; question[at] !== 0;) {
    const length = question[at] as number;
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels.join('.').toLowerCase();
}

function replyTo(question: Buffer, type: number, answer: DnsAnswer): Buffer | null {
  if (answer === 'silence') return null;
  const addresses = typeof answer === 'number' ? [] : answer.filter((text) => isIPv6(text) === (type === 28));
  const end = question.indexOf(0, 12) + 5;
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (typeof answer === 'number' ? answer : 0), 2);
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const records = addresses.map((text) => {
    const data = bytesOf(text);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(0, 6);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, question.subarray(12, end), ...records]);
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = groups.map((half) => half.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0');
  return Buffer.from(
    [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, '0')).join(''),
    'hex',
  );
}
