import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventDescriptions, testDescription } from './description.ts';

type Described = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
};

/** A schema without its texts, which are both there. */
function plain({ description, properties, ...schema }: Described): object {
  expect(description).toEqual({ pt: expect.stringMatching(/\.$/), en: expect.stringMatching(/\.$/) });
  const entries = Object.entries(properties ?? {}).map(([name, one]) => [name, plain(one)]);
  return { ...schema, ...(properties && { properties: Object.fromEntries(entries) }) };
}

const string = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const common = {
  tool_name: string,
  category: string,
  parameters: { type: 'object' },
  result_count: count,
  test: { type: 'boolean', const: true },
};
const bySize = { type: 'string', enum: ['size'] };
const always = ['tool_name', 'category', 'parameters', 'result_count'];
const result = { result: {}, result_omitted: { type: 'string', enum: ['size', 'sensitive'] } };

describe('the description of an event', () => {
  it.each([
    ['tool_used', { ...common, parameters_omitted: bySize }, always],
    ['result_generated', { ...common, parameters_omitted: bySize, ...result }, always],
    ['favorite_added', { ...common, favorites: { type: 'integer', minimum: 1 } }, [...always, 'favorites']],
  ])('has %s for the form of its body', (event, properties, required) => {
    const { body, example } = eventDescriptions.find(({ name }) => name === event) as never as {
      body: Described;
      example: { data: object };
    };
    const text = { pt: 'O evento.', en: 'The event.' };
    expect(plain({ ...body, description: text })).toEqual({
      type: 'object',
      required: ['event', 'timestamp', 'tool_id', 'data'],
      properties: {
        event: { type: 'string', const: event },
        timestamp: { type: 'string', format: 'date-time' },
        tool_id: string,
        data: { type: 'object', required, properties },
      },
    });
    expect(Object.keys(example)).toEqual(['event', 'timestamp', 'tool_id', 'data']);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(example.data)));
    expect(Object.keys(example.data)).toEqual(expect.arrayContaining(required));
  });

  it('is a sentence in two languages, also of each header', () => {
    for (const { summary, headers } of eventDescriptions) {
      expect(summary).toEqual({ pt: expect.stringMatching(/^U/), en: expect.stringMatching(/^A /) });
      expect(headers.map(({ name, required }) => [name, required])).toEqual([
        ['X-Service-Event', true],
        ['X-Service-Delivery', true],
        ['X-Service-Signature', true],
        ['X-Service-Signature-Next', false],
        ['webhook-id', true],
        ['webhook-timestamp', true],
        ['webhook-signature', true],
      ]);
      for (const { text } of headers) {
        expect(text).toEqual({ pt: expect.stringMatching(/\.$/), en: expect.stringMatching(/\.$/) });
      }
    }
    expect(testDescription.POST?.errors).toEqual([422, 429]);
  });

  it('takes addresses of 1 to 2,048 characters', () => {
    const body = testDescription.POST?.body as v.GenericSchema;
    const fits = (length: number) => v.is(body, { url: 'x'.repeat(length), event: 'tool_used' });
    expect([0, 1, 2048, 2049].map(fits)).toEqual([false, true, true, false]);
  });
});
