/** Runs the scripts of the Redis stores with each supported client. */
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { lazy } from '../../lib/lazy.ts';

/** `ioredis` or `iovalkey`: a client, or a cluster. */
export interface IoRedisClient {
  call(command: string, ...args: string[]): Promise<unknown>;
}

/** `redis`, also called node-redis: a client, a pool of clients, or a cluster. It must be connected, or connecting. */
export interface NodeRedisClient {
  evalSha(sha: string, given: ScriptArguments): Promise<unknown>;
  eval(script: string, given: ScriptArguments): Promise<unknown>;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  listenerCount(event: 'error'): number;
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

export function runOf(client: RedisClient): Run {
  const { byHash, byText } = 'evalSha' in client ? ofNodeRedis(client) : ofIoRedis(client);
  // Each request is counted by such a call, so it makes no more promises than the retry of a forgotten script needs.
  return (script, key, args = []) => {
    const texts = args.map(String);
    return byHash(script.sha(), key, texts).catch((error: unknown) => {
      // A server that has restarted, or replaced another, does not know the script, and has done nothing.
      if (!isUnknownScript(error)) throw error;
      return byText(script.text, key, texts);
    });
  };
}

type Call = (script: string, key: string, args: string[]) => Promise<unknown>;

function ofIoRedis(client: IoRedisClient): { readonly byHash: Call; readonly byText: Call } {
  return {
    byHash: (sha, key, args) => client.call('EVALSHA', sha, '1', key, ...args),
    byText: (text, key, args) => client.call('EVAL', text, '1', key, ...args),
  };
}

function ofNodeRedis(client: NodeRedisClient): { readonly byHash: Call; readonly byText: Call } {
  // Without a listener, a connection that drops would end the process. The client makes another one by itself.
  if (client.listenerCount('error') === 0) client.on('error', ignore);
  return {
    byHash: (sha, key, args) => client.evalSha(sha, { keys: [key], arguments: args }),
    byText: (text, key, args) => client.eval(text, { keys: [key], arguments: args }),
  };
}

function isUnknownScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}

function ignore(): void {
  // The call that needed the connection has its own error.
}
