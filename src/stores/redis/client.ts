/** Runs the scripts of the Redis stores with each supported client. */
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { lazy } from '../../lib/lazy.ts';

/** `ioredis` or `iovalkey`: a client, or a cluster. */
export interface IoRedisClient {
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Ends the connection; with true it makes another. */
  disconnect?(reconnect?: boolean): void;
}

/** `redis`, also called node-redis: a client, a pool of clients, or a cluster. It must be connected, or connecting. */
export interface NodeRedisClient {
  evalSha(sha: string, given: ScriptArguments): Promise<unknown>;
  eval(script: string, given: ScriptArguments): Promise<unknown>;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  listenerCount(event: 'error'): number;
  /** End the connection, and make another. */
  destroy?(): unknown;
  connect?(): Promise<unknown>;
}

interface ScriptArguments {
  keys: string[];
  arguments: string[];
}

export type RedisClient = IoRedisClient | NodeRedisClient;

/** A script that runs in one step. It answers texts, integers and lists of these, which all clients read alike. */
export interface Script {
  readonly text: string;
  readonly sha: () => string;
}

export type Argument = string | number;

/** Runs a script on one key, which names the slot of all that it touches. */
export type Run = (script: Script, key: string, args?: readonly Argument[]) => Promise<unknown>;

/* @__NO_SIDE_EFFECTS__ */
export function script(text: string): Script {
  return { text, sha: lazy(() => bytesToHex(sha1(utf8ToBytes(text)))) };
}

/** So many calls in a row without an answer, and the connection is given up. */
const UNANSWERED = 3;

/** Milliseconds between two connections that are asked for: a server that is read-only for good gets no more. */
const BETWEEN = 1_000;

/**
 * Runs scripts by their hash. A client whose connection is silent, or leads to a server that was demoted, is asked for
 * another one: the system would keep it for many minutes.
 */
export function runOf(client: RedisClient, timeout: number): Run {
  const { byHash, byText, renew } = 'evalSha' in client ? ofNodeRedis(client) : ofIoRedis(client);
  let unanswered = 0;
  let renewedAt = -Infinity;

  function askForAnother(): void {
    unanswered = 0;
    if (performance.now() - renewedAt < BETWEEN) return;
    renewedAt = performance.now();
    renew();
  }

  function late(): void {
    if (++unanswered >= UNANSWERED) askForAnother();
  }

  // Each request is counted by such a call, so it makes no more promises than the retry of a forgotten script needs.
  return (script, key, args = []) => {
    const texts = args.map(String);
    const timer = setTimeout(late, timeout);
    const answered = (reply: unknown) => {
      clearTimeout(timer);
      unanswered = 0;
      return reply;
    };
    const failed = (error: unknown) => {
      clearTimeout(timer);
      if (isReadOnly(error)) askForAnother();
      throw error;
    };
    return byHash(script.sha(), key, texts).then(answered, (error: unknown) => {
      // A server that has restarted, or replaced another, does not know the script, and has done nothing.
      const isUnknown = error instanceof Error && error.message.startsWith('NOSCRIPT');
      return isUnknown ? byText(script.text, key, texts).then(answered, failed) : failed(error);
    });
  };
}

type Call = (script: string, key: string, args: string[]) => Promise<unknown>;

interface Driver {
  readonly byHash: Call;
  readonly byText: Call;
  renew(): void;
}

function ofIoRedis(client: IoRedisClient): Driver {
  return {
    byHash: (sha, key, args) => client.call('EVALSHA', sha, '1', key, ...args),
    byText: (text, key, args) => client.call('EVAL', text, '1', key, ...args),
    renew: () => client.disconnect?.(true),
  };
}

function ofNodeRedis(client: NodeRedisClient): Driver {
  // Without a listener, a connection that drops would end the process. The client makes another one by itself.
  if (client.listenerCount('error') === 0) client.on('error', ignore);
  return {
    byHash: (sha, key, args) => client.evalSha(sha, { keys: [key], arguments: args }),
    byText: (text, key, args) => client.eval(text, { keys: [key], arguments: args }),
    renew() {
      if (!client.destroy || !client.connect) return;
      client.destroy();
      const connect = () => void client.connect?.().catch(() => setTimeout(connect, BETWEEN));
      connect();
    },
  };
}

/** Tests that the server refuses writes, as a replica does. Before version 7 the word stands inside the message of the script. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && /(?:^|-)READONLY /.test(error.message);
}

function ignore(): void {
  // The call that needed the connection has its own error.
}
