// Opens connections from an address and keeps them open: idle ones, and some of each kind that sends without an end.
import { connect } from 'node:net';

const [host, localAddress, count, key] = process.argv.slice(2);
const [hostname, port] = host.split(':');
/** Connections of each kind that is not idle. */
const OTHERS = 50;
const HEAD = `Host: ${host}\r\nAuthorization: Bearer ${key}\r\n`;
const POST = `POST /v1/texto/analisar HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;

const kinds = {
  idle: () => undefined,
  'slow headers': (socket) => {
    socket.write('GET /v1/cpf HTTP/1.1\r\n');
    return every(socket, 1_000, () => socket.write('x'));
  },
  'slow body': (socket) => {
    socket.write(`${POST}Content-Length: 10000\r\n\r\n{"text":"`);
    return every(socket, 1_000, () => socket.write('x'));
  },
  'endless chunks': (socket) => {
    socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n`);
    return every(socket, 200, () => socket.write(`1000\r\n${'x'.repeat(4096)}\r\n`));
  },
  aborted: (socket) => {
    socket.write(`${POST}Content-Length: 10000\r\n\r\n{"text":"${'x'.repeat(5_000)}`);
    return every(socket, 500, () => socket.destroy());
  },
};

function every(socket, milliseconds, act) {
  const timer = setInterval(act, milliseconds);
  socket.once('close', () => clearInterval(timer));
}

/** Opens one, and another when the server has closed it. */
function open(kind) {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    socket.on('error', () => undefined);
    socket.once('connect', () => {
      kinds[kind](socket);
      resolve();
    });
    socket.resume();
    socket.once('close', () => setTimeout(() => void open(kind).then(resolve), 100));
  });
}

const others = Object.keys(kinds).filter((kind) => kind !== 'idle');
const wanted = [
  ...others.flatMap((kind) => Array.from({ length: OTHERS }, () => kind)),
  ...Array.from({ length: Number(count) }, () => 'idle'),
];
// A few at once, as many as a server's backlog takes.
while (wanted.length > 0) await Promise.all(wanted.splice(0, 100).map(open));
process.send('open');
