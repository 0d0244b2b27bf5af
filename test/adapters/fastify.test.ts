import { describe } from 'vitest';
import { isExpected, runtimes } from '../runtimes/runtimes.ts';
import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const gaps: Gaps = {
  'answers a malformed encoding of a path with 404': 'Fastify refuses it before any route, with its own 400',
};
const gapsOf: Record<string, Gaps> = {
  Deno: {
    'takes a target with scheme and host': 'on Deno 2.9.5 Fastify 5.12.8 takes it for a broken request',
  },
};

for (const runtime of runtimes) {
  describe.skipIf(!isExpected(runtime))(runtime.name, () => {
    adapterSuite('Fastify', () => startProgram('fastify', { runtime }), { ...gaps, ...gapsOf[runtime.name] });
  });
}

adapterSuite(
  'Fastify, under a prefix',
  () => startProgram('fastify', { args: ['prefix'], base: '/api/v1' }),
  gaps,
);
