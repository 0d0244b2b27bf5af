import { Agent } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agentsByPeer, type Peer, sharedAgents } from './agents.ts';

const IDLE = 4_000;
const peer: Peer = { protocol: 'http:', hostname: 'hooks.acme.com', port: '', addresses: ['192.0.2.1'] };

describe('an agent for each peer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const started = () => {
    const ended = new Set<Agent>();
    const agents = agentsByPeer(() => {
      const agent = new Agent();
      agent.destroy = () => void ended.add(agent);
      return agent;
    }, IDLE);
    return { agents, ended };
  };

  it('is the same for the same peer', () => {
    const { agents } = started();
    expect(agents({ ...peer, addresses: ['192.0.2.1'] }).agent).toBe(agents(peer).agent);
  });

  it.each<Partial<Peer>>([
    { protocol: 'https:' },
    { hostname: 'other.acme.com' },
    { port: '8080' },
    { addresses: ['192.0.2.2'] },
    { addresses: ['192.0.2.1', '192.0.2.2'] },
  ])('is another for %j', (change) => {
    const { agents } = started();
    expect(agents({ ...peer, ...change }).agent).not.toBe(agents(peer).agent);
  });

  it('ends with its connections when it was not used for a while, and no agent before', () => {
    const { agents, ended } = started();
    const [used, unused] = [agents(peer), agents({ ...peer, port: '1' })];
    used.giveBack();
    unused.giveBack();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(IDLE / 2);
    agents(peer).giveBack();
    vi.advanceTimersByTime(IDLE / 2);
    expect([...ended]).toEqual([unused.agent]);
    vi.advanceTimersByTime(IDLE);
    expect([...ended]).toEqual([unused.agent, used.agent]);
    expect(agents(peer).agent).not.toBe(used.agent);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not end while one of its users has it', () => {
    const { agents, ended } = started();
    const [first, second] = [agents(peer), agents(peer)];
    first.giveBack();
    vi.advanceTimersByTime(10 * IDLE);
    expect(ended.size).toBe(0);
    second.giveBack();
    vi.advanceTimersByTime(2 * IDLE);
    expect(ended.size).toBe(1);
  });
});

it('the timer of an agent keeps no process alive, and is a number in some runtimes', () => {
  const unref = vi.fn();
  const start = vi.spyOn(globalThis, 'setTimeout').mockReturnValue({ unref } as never);
  agentsByPeer(() => new Agent(), IDLE)(peer).giveBack();
  start.mockReturnValue(7 as never);
  agentsByPeer(() => new Agent(), IDLE)(peer).giveBack();
  expect(start.mock.calls.map(([, wait]) => wait)).toEqual([IDLE, IDLE]);
  start.mockRestore();
  expect(unref).toHaveBeenCalledOnce();
});

describe('a shared agent', () => {
  it('is one of each protocol', () => {
    const made: string[] = [];
    const agents = sharedAgents((protocol) => {
      made.push(protocol);
      return new Agent();
    });
    expect(made).toEqual(['http:', 'https:']);
    const of = (protocol: Peer['protocol']) => agents({ ...peer, protocol }).agent;
    expect(of('http:')).toBe(of('http:'));
    expect(of('http:')).not.toBe(of('https:'));
  });
  it('keeps connections by their addresses too', () => {
    const { agent } = sharedAgents(() => new Agent())(peer);
    const nameOf = (addresses: readonly string[]) => agent.getName({ host: 'a', addresses } as object);
    expect(nameOf(['192.0.2.1'])).not.toBe(nameOf(['192.0.2.2']));
    expect(nameOf(['192.0.2.1'])).toBe(nameOf(['192.0.2.1']));
  });
});
