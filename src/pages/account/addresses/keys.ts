import * as v from 'valibot';
import type { KeyOptions, RotationOptions } from '../../../access/keys.ts';
import { badParameter, invalidValue } from '../../../kit/errors/api-error.ts';
import { excludes } from '../../../kit/texts.ts';
import { omitUndefined } from '../../../lib/omit-undefined.ts';
import { address } from '../address.ts';
import { instant, instantIn, name, overlap, toolIds } from '../fields.ts';
import { keyOf, keyRecord, newKeyRecord } from '../records.ts';
import { idsOf, requireServed } from './_tools.ts';

const notLive = {
  pt: 'Esta chave não funciona mais: expirou ou foi revogada.',
  en: 'This key no longer works: it has expired or was revoked.',
};
const notRotated = {
  pt: 'Esta chave não pode ser trocada: expirou, foi revogada ou outra chamada acabou de trocá-la.',
  en: 'This key cannot be rotated: it has expired, was revoked, or another call has just rotated it.',
};
const noPlace = {
  pt: 'A conta já tem todas as chaves ativas que pode ter; revogue uma antes.',
  en: 'The account has all the live keys that it may have; revoke one first.',
};
const passed = { pt: 'é um instante que já passou', en: 'is an instant that has passed' };

export const listKeys = address({
  method: 'GET',
  path: '/account/keys',
  summary: { pt: 'As chaves, das mais novas às mais velhas', en: 'The keys, newest first' },
  output: v.object({ keys: v.array(keyRecord) }),
  async handle({ account, now }) {
    const keys = await account.keys.list();
    return { keys: keys.toReversed().map((key) => keyOf(key, now)) };
  },
});

export const createKey = address({
  method: 'POST',
  path: '/account/keys',
  summary: { pt: 'Uma nova chave, que só é mostrada aqui', en: 'A new key, which is shown this once' },
  body: v.object({
    name: v.optional(name),
    tools: v.optional(toolIds),
    scope: v.optional(v.picklist(['tools', 'account'])),
    expiresAt: v.optional(instant),
  }),
  bodyOptional: true,
  requires: ({ tools, scope }) =>
    tools && scope === 'account' ? [{ field: 'tools', message: excludes('scope account') }] : [],
  status: 201,
  output: newKeyRecord,
  refusals: { limit: noPlace },
  errors: [422],
  async handle({ body: { name, tools, scope, expiresAt }, account, area, now }) {
    requireServed(tools, idsOf(area.tools));
    const expires = instantToCome(expiresAt, now);
    const options = omitUndefined<KeyOptions>({ name, tools, scope, expiresAt: expires });
    const { key, record } = await inTime(async () => account.keys.create(options), expires, area.clock);
    return { key, record: keyOf(record, now) };
  },
});

export const updateKey = address({
  method: 'PATCH',
  path: '/account/keys/:id',
  summary: { pt: 'Muda o nome ou as ferramentas de uma chave', en: 'Changes the name or the tools of a key' },
  body: v.object({ name: v.nullish(name), tools: v.nullish(toolIds) }),
  output: keyRecord,
  refusals: { state: notLive },
  async handle({ id, body: { name, tools }, account, area, now }) {
    requireServed(tools, idsOf(area.tools));
    const key = tools ? await account.keys.get(id) : null;
    if (key?.scope === 'account') throw badParameter('tools', excludes('scope account'));
    return keyOf(await account.keys.update(id, omitUndefined({ name, tools })), now);
  },
});

export const rotateKey = address({
  method: 'POST',
  path: '/account/keys/:id/rotate',
  summary: {
    pt: 'Uma nova chave no lugar de outra, que ainda funciona por um tempo',
    en: 'A new key in place of one that goes on working for a while',
  },
  body: v.object({ overlap, expiresAt: v.optional(instant) }),
  bodyOptional: true,
  status: 201,
  output: newKeyRecord,
  refusals: { state: notRotated, limit: noPlace },
  errors: [422],
  async handle({ id, body, account, area, now }) {
    const expires = instantToCome(body.expiresAt, now);
    const options = omitUndefined<RotationOptions>({ overlap: body.overlap * 1000, expiresAt: expires });
    const { key, record } = await inTime(async () => account.keys.rotate(id, options), expires, area.clock);
    return { key, record: keyOf(record, now) };
  },
});

export const revokeKey = address({
  method: 'DELETE',
  path: '/account/keys/:id',
  summary: { pt: 'Revoga uma chave para sempre', en: 'Revokes a key for ever' },
  output: keyRecord,
  handle: async ({ id, account, now }) => keyOf(await account.keys.revoke(id), now),
});

function instantToCome(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const at = instantIn(text) as number;
  if (at <= now) throw invalidValue('expiresAt', passed);
  return at;
}

/** Gives the result of the operation, unless the expiry passes while it runs. */
async function inTime<T>(
  operation: () => Promise<T>,
  expiresAt: number | undefined,
  clock: () => number,
): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    const isLate = error instanceof TypeError && expiresAt !== undefined && expiresAt <= clock();
    throw isLate ? invalidValue('expiresAt', passed) : error;
  }
}
