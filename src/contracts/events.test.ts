import { describe, expect, it } from 'vitest';
import { combineSinks, type EventSink, type ServiceEvent, sinkOfCalls, type ToolCall } from './events.ts';

const event = { type: 'favorite_added', at: 0 } as ServiceEvent;
const sink = (emit: EventSink['emit'], strict?: boolean): EventSink => ({
  emit,
  ...(strict !== undefined && { strict }),
});
const failing = (what: string, strict?: boolean) => sink(() => Promise.reject(new Error(what)), strict);
const throwing = (what: string, strict?: boolean) =>
  sink(() => {
    throw new Error(what);
  }, strict);

/** The rejection of a sink made of several, and the errors it reports instead. */
async function outcomeOf(...sinks: readonly EventSink[]) {
  const reported: string[] = [];
  const combined = combineSinks(sinks, (error) => reported.push(String(error)));
  const rejected = await Promise.resolve(combined.emit(event)).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { rejected, reported, strict: combined.strict };
}

it('a sink of calls gets every call, and is as strict as it says, by default not', async () => {
  const told: ServiceEvent[] = [];
  const call = { type: 'tool_called' } as ToolCall;
  const listening = sink((one) => void told.push(one));
  await sinkOfCalls(listening).emit('acc_1', () => call);
  expect(told).toEqual([call]);
  const strict = [undefined, false, true].map((one) => sinkOfCalls(sink(() => undefined, one)).strict);
  expect(strict).toEqual([false, false, true]);
});

describe('sinks that are combined', () => {
  it('each get the event, whatever becomes of the others', async () => {
    const told: ServiceEvent[] = [];
    const listening = sink((one) => void told.push(one));
    await outcomeOf(throwing('a', true), listening, failing('b'), listening);
    expect(told).toEqual([event, event]);
  });

  it('report what a lenient one fails with, and do not fail by it', async () => {
    expect(await outcomeOf(throwing('a'), failing('b', false))).toEqual({
      rejected: null,
      reported: ['Error: a', 'Error: b'],
      strict: true,
    });
  });

  it('fail by a strict one, with its error, and report the rest', async () => {
    expect(await outcomeOf(failing('a'), throwing('b', true), failing('c', true))).toMatchObject({
      rejected: 'Error: b',
      reported: ['Error: a'],
    });
  });

  it('wait for each: the event is kept before the answer is sent', async () => {
    let isKept = false;
    const slow = sink(async () => {
      await Promise.resolve();
      isKept = true;
    });
    await combineSinks([slow], () => undefined).emit(event);
    expect(isKept).toBe(true);
  });

  it('may be none', async () => {
    expect(await outcomeOf()).toMatchObject({ rejected: null, reported: [] });
  });
});
