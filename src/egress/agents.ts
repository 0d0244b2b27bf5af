/** Pools of connections to checked addresses. */
import type { Agent } from 'node:http';

/** The target of connections: an agent never reuses a connection for another one. */
export interface Peer {
  readonly protocol: 'http:' | 'https:';
  readonly hostname: string;
  readonly port: string;
  /** Sorted. */
  readonly addresses: readonly string[];
}

/** An agent that is in use until it is given back. */
export interface Lent {
  readonly agent: Agent;
  giveBack(): void;
}

export type Agents = (peer: Peer) => Lent;

type Make = (protocol: Peer['protocol']) => Agent;

/** Makes one agent for all of a protocol, on Node: its pool goes by a name, to which the addresses are added. */
export function sharedAgents(make: Make): Agents {
  const lent = { 'http:': pinAddresses(make('http:')), 'https:': pinAddresses(make('https:')) };
  return ({ protocol }) => lent[protocol];
}

function pinAddresses(agent: Agent): Lent {
  const nameOf = agent.getName.bind(agent);
  agent.getName = (options) => `${nameOf(options)}:${(options as Partial<Peer>).addresses}`;
  return { agent, giveBack() {} };
}

interface Kept {
  readonly agent: Agent;
  uses: number;
  /** Time when it was last given back, in milliseconds. */
  since: number;
}

/**
 * Makes an agent for each set of addresses, on Bun and Deno, whose pools go by names of their own. An agent that is
 * unused for `idle` milliseconds is ended with its connections.
 */
export function agentsByPeer(make: Make, idle: number): Agents {
  const all = new Map<string, Kept>();
  let isSweeping = false;

  function sweep(): void {
    const now = performance.now();
    for (const [key, { agent, uses, since }] of all) {
      if (uses > 0 || now - since < idle) continue;
      all.delete(key);
      agent.destroy();
    }
    isSweeping = all.size > 0;
    if (isSweeping) later();
  }

  function later(): void {
    const timer: unknown = setTimeout(sweep, idle);
    (timer as { unref?(): void }).unref?.();
  }

  return ({ protocol, hostname, port, addresses }) => {
    const key = `${protocol}//${hostname}:${port} ${addresses}`;
    const kept = all.get(key) ?? { agent: make(protocol), uses: 0, since: 0 };
    all.set(key, kept);
    kept.uses++;
    return {
      agent: kept.agent,
      giveBack() {
        kept.uses--;
        kept.since = performance.now();
        if (isSweeping) return;
        isSweeping = true;
        later();
      },
    };
  };
}
