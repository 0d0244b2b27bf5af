import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Reads } from '../../kit/reads.ts';
import type { SchemaNode } from '../../pipeline/schema.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { withRelations } from './relations.ts';

const number = v.optional(v.number());
const part = v.object({ power: number, hours: number, used: number });
const input = v.object({
  plan: v.optional(v.picklist(['usual', 'own', 'old']), 'usual'),
  ...{ hours: number, unit: number, day: number, month: number },
  ...{
    area: number,
    width: number,
    height: number,
    depth: v.optional(v.number(), 1),
    from: number,
    to: number,
  },
  parts: v.optional(v.array(part)),
  term: v.optional(v.object({ start: number, end: number })),
});

function relationsOf(reads: Reads) {
  const plain = jsonSchemaOf(input, { of: 'input' });
  const entries = input.entries as unknown as Readonly<Record<string, SchemaNode>>;
  const { properties, ...schema } = withRelations(plain, entries, reads);
  const { properties: _, ...before } = plain;
  const added = Object.entries(schema).filter(([key]) => !(key in before));
  return { ...Object.fromEntries(added), inside: properties };
}

it('a field names those that must be sent with it', () => {
  const reads: Reads = {
    when: { unit: 'month', hours: { plan: 'own' }, month: { plan: ['usual', 'own'] }, day: { unit: null } },
  };
  expect(relationsOf(reads)).toMatchObject({ dependentRequired: { hours: ['plan'], unit: ['month'] } });
  expect(relationsOf({ when: { day: { unit: null } } })).not.toHaveProperty('dependentRequired');
});

it('a field of several conditions names what all of them need', () => {
  const reads: Reads = {
    when: { day: [{ plan: 'own', month: [] }, { plan: 'old' }], unit: ['day', 'month'] },
  };
  expect(relationsOf(reads)).toMatchObject({ dependentRequired: { day: ['plan'] } });
});

it('a field names those that are needed wherever it is sent, unless they have a default', () => {
  const reads: Reads = {
    needs: { height: ['width', { plan: 'own' }], depth: 'width' },
    when: { height: {} },
  };
  expect(relationsOf(reads)).toMatchObject({ dependentRequired: { width: ['height'] } });
});

it('ways are alternatives, and the fields of one name each other', () => {
  const oneOf: Reads['oneOf'] = [[['area'], ['width', 'height', 'depth']]];
  expect(relationsOf({ oneOf })).toMatchObject({
    oneOf: [{ required: ['area'] }, { required: ['width', 'height'] }],
    dependentRequired: { width: ['height'], height: ['width'], depth: ['width', 'height'] },
  });
  const second = [['from'], ['to']];
  expect(relationsOf({ oneOf: [...oneOf, second] })).toMatchObject({
    allOf: [
      { oneOf: [{ required: ['area'] }, { required: ['width', 'height'] }] },
      { oneOf: [{ required: ['from'] }, { required: ['to'] }] },
    ],
  });
});

it('a way that is a part of another one, and ways that may all be left out, make no alternatives', () => {
  const relations = relationsOf({
    oneOf: [[['from'], ['from', 'to']]],
    either: [[['width', 'height'], ['area']]],
  });
  expect(relations).not.toHaveProperty('oneOf');
  expect(relations).toMatchObject({
    dependentRequired: { to: ['from'], width: ['height'], height: ['width'] },
  });
});

it('objects and the items of lists have relations of their own', () => {
  const inside = { parts: { oneOf: [[['power', 'hours'], ['used']]] }, term: { when: { end: 'start' } } };
  expect(relationsOf({ inside } as Reads)).toMatchObject({
    inside: {
      parts: {
        items: {
          oneOf: [{ required: ['power', 'hours'] }, { required: ['used'] }],
          dependentRequired: { power: ['hours'], hours: ['power'] },
        },
      },
      term: { dependentRequired: { end: ['start'] } },
    },
  });
});
