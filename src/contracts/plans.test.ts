import { expect, it } from 'vitest';
import { eventNames } from './event-names.ts';
import { builtInPlans, planAllows, planOf, type Plans } from './plans.ts';

const plan = (tools: '*' | { allow: string[] } | { deny: string[] }) => ({
  requestsPerMonth: 1,
  tools,
  events: [],
});

it('a plan is found by its own name only, not by a name that every object has', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'gold', '']) {
    expect(planOf(builtInPlans, { plan: name })).toBeNull();
  }
  expect(planOf(builtInPlans, { plan: 'pro' })).toBe(builtInPlans.pro);
  expect(planOf({ gold: undefined } as unknown as Plans, { plan: 'gold' })).toBeNull();
});

it('a plan allows every tool, those of a list, or those that a list lacks', () => {
  const allowed = (tools: Parameters<typeof plan>[0]) =>
    ['cpf', 'cnpj'].filter((id) => planAllows(plan(tools), id));
  expect(allowed('*')).toEqual(['cpf', 'cnpj']);
  expect(allowed({ allow: ['cnpj'] })).toEqual(['cnpj']);
  expect(allowed({ allow: [] })).toEqual([]);
  expect(allowed({ deny: ['cnpj'] })).toEqual(['cpf']);
  expect(allowed({ deny: [] })).toEqual(['cpf', 'cnpj']);
});

it('the built-in plans have the published quotas and events', () => {
  const { free, pro, enterprise } = builtInPlans;
  expect([free, pro, enterprise].map(({ requestsPerMonth, tools }) => [requestsPerMonth, tools])).toEqual([
    [100, '*'],
    [10_000, '*'],
    [null, '*'],
  ]);
  expect(free.events).toEqual([]);
  expect(pro.events.toSorted()).toEqual(['favorite_added', 'tool_used']);
  expect(enterprise.events.toSorted()).toEqual([...eventNames].toSorted());
  expect(eventNames.toSorted()).toEqual(['favorite_added', 'result_generated', 'tool_used']);
});
