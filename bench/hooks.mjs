/**
 * Measures what listeners cost a whole request in process: `onAnswer`, `onAttempt`, a logger, a meter and a tracer,
 * each alone and all together. Every service is a separately loaded copy of the package, because the engine compiles
 * one program for all callers, and the services take turns. A row gives the throughput relative to a service without
 * listeners.
 *
 *   npm run bench -- hooks
 *
 * Two tracers write their spans to a ring of fixed size: a plain one, made of objects and an `AsyncLocalStorage`, and
 * OpenTelemetry's own. `by hand` makes the same spans with OpenTelemetry around a request of a service without
 * listeners: the cost of the host's tracer alone. `ours` is the throughput of the service relative to `by hand`. The
 * first span of a process makes all of its promises slower on Node 20, so services without a tracer run in a process of
 * their own.
 *
 * `BEFORE=FOLDER` compares with another build of the package, such as one without listeners. `ROUNDS=41` takes more
 * turns.
 */
import { fork } from 'node:child_process';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { context, trace } from '@opentelemetry/api';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { interleave } from './lib/interleave.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 61);
const SIZE = { rounds: ROUNDS, slice: 15_000, warm: 1_500_000 };
/** More than is asked, so that every request is counted and none refused. */
const LIMIT = 1e12;
/** Requests that are answered in a turn of the loop. */
const TURN = 16;
const url = 'http://localhost/v1/cpf?formatted=false';

const root = fileURLToPath(new URL('..', import.meta.url));
const copies = mkdtempSync(join(root, 'node_modules/.hooks-'));
writeFileSync(join(copies, 'package.json'), '{"type":"module"}');

const listeners = {
  onAnswer: () => undefined,
  onAttempt: () => undefined,
  logger: { info() {}, warn() {}, error() {} },
  meter: { createHistogram: () => ({ record() {} }) },
};
const { onAnswer, onAttempt, logger, meter } = listeners;

/** The variants measured side by side; each process measures one part. */
const parts = {
  async listeners() {
    const cases = {
      off: await operationOf({}),
      'onAnswer, onAttempt': await operationOf({ onAnswer, onAttempt }),
      logger: await operationOf({ logger }),
      meter: await operationOf({ meter }),
      'all but a tracer': await operationOf(listeners),
    };
    if (process.env.BEFORE) cases.before = await operationOf({}, resolve(process.env.BEFORE));
    const { off, before, ...took } = await interleave(cases, SIZE);
    print('off', off, before === undefined ? '' : `${(before / off).toFixed(3)} of before`);
    for (const [name, time] of Object.entries(took)) print(name, time, (off / time).toFixed(3));
  },
  plain: async () => withTracer('plain tracer', plainTracer()),
  openTelemetry: async () => withTracer('OpenTelemetry', openTelemetry()),
};

async function withTracer(name, tracer) {
  const { off, all, traced, byHand } = await interleave(
    {
      off: await operationOf({}),
      traced: await operationOf({ tracer }),
      all: await operationOf({ ...listeners, tracer }),
      byHand: spansByHand(await operationOf({}), await spansOf(), tracer),
    },
    SIZE,
  );
  print(`${name}: off`, off, '');
  print(`${name}: by hand`, byHand, (off / byHand).toFixed(3));
  print(`${name}: spans`, traced, `${(off / traced).toFixed(3)}, ours ${(byHand / traced).toFixed(3)}`);
  print(`${name}: all`, all, `${(off / all).toFixed(3)}, ours ${(byHand / all).toFixed(3)}`);
}

const print = (name, time, share) =>
  console.log(`${name.padEnd(24)} ${time.toFixed(2).padStart(7)} µs  ${share}`);

try {
  const part = process.argv[2];
  if (part) await parts[part]();
  else
    for (const name of Object.keys(parts)) {
      const child = fork(fileURLToPath(import.meta.url), [name]);
      const code = await new Promise((ended) => child.once('exit', ended));
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
    }
} finally {
  rmSync(copies, { recursive: true });
}

/** A whole request to a service of a copy of the package. */
async function operationOf(options, dist = join(root, 'dist')) {
  const copy = mkdtempSync(join(copies, 'dist-'));
  cpSync(dist, copy, { recursive: true });
  const { createService } = await import(pathToFileURL(join(copy, 'index.js')).href);
  const { builtInPlans } = await import(pathToFileURL(join(copy, 'core.js')).href);
  const plans = { pro: { ...builtInPlans.pro, requestsPerMonth: LIMIT } };
  const service = createService({ keys: { plans }, autoStart: false, ...options });
  const { id } = await service.accounts.create({ plan: 'pro' });
  const { key } = await service.keys.create(id);
  const headers = { authorization: `Bearer ${key}` };
  const ask = async () => (await service(new Request(url, { headers }))).text();
  // Warm up, so that everything loaded by first requests is in place.
  for (let i = 0; i < 3; i++) {
    await ask();
    await sleep(50);
  }
  let asked = 0;
  return async () => {
    const text = await ask();
    // Give the work that follows an answer its turn, as a server does.
    if (++asked % TURN === 0) await new Promise(setImmediate);
    return text;
  };
}

/** The last thousand of what is put into it. */
function ringOf(size = 1_024) {
  const ring = Array.from({ length: size });
  let at = 0;
  return (one) => void (ring[at++ % size] = one);
}

/** A tracer as a host may write one: a span is an object, and the active one that of an `AsyncLocalStorage`. */
function plainTracer() {
  const keep = ringOf();
  const active = new AsyncLocalStorage();
  let spans = 0;
  class Span {
    constructor(name, attributes, parent) {
      this.name = name;
      this.attributes = { ...attributes };
      this.parent = parent;
      this.id = ++spans;
      this.from = performance.now();
    }
    spanContext() {
      const { id } = this;
      return {
        traceId: id.toString(16).padStart(32, '0'),
        spanId: id.toString(16).padStart(16, '0'),
        traceFlags: 1,
      };
    }
    setAttributes(added) {
      Object.assign(this.attributes, added);
    }
    updateName(name) {
      this.name = name;
    }
    setStatus({ code }) {
      this.status = code;
    }
    recordException() {}
    end() {
      this.to = performance.now();
      keep(this);
    }
  }
  return {
    startActiveSpan(name, { attributes }, given, run) {
      const span = new Span(name, attributes, given?.parent ?? active.getStore());
      return active.run(span, run, span);
    },
  };
}

function openTelemetry() {
  const onEnd = ringOf();
  const nothing = async () => undefined;
  const processor = { onStart() {}, onEnd, shutdown: nothing, forceFlush: nothing };
  new NodeTracerProvider({ spanProcessors: [processor] }).register();
  return trace.getTracer('hooks');
}

/** The spans of a request: what each is started with, and what is added to it. */
async function spansOf() {
  const started = [];
  const tracer = {
    startActiveSpan(name, options, _context, run) {
      const span = { name, options, added: {} };
      started.push(span);
      return run({
        spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
        setAttributes: (attributes) => Object.assign(span.added, attributes),
        updateName: () => undefined,
        setStatus: () => undefined,
        recordException: () => undefined,
        end: () => undefined,
      });
    },
  };
  const ask = await operationOf({ tracer });
  // The first one notes the use of the key.
  await ask();
  started.length = 0;
  await ask();
  return started;
}

/** The same spans around a request of another service, by the tracer alone. */
function spansByHand(ask, [outer, ...inner], tracer) {
  const end = (span) => void span.end();
  return () =>
    tracer.startActiveSpan(outer.name, outer.options, context.active(), async (span) => {
      for (const { name, options } of inner) tracer.startActiveSpan(name, options, context.active(), end);
      const text = await ask();
      span.setAttributes(outer.added);
      span.end();
      return text;
    });
}
