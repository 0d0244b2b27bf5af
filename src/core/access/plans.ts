import type { Plan } from '../access.ts';
import { type EventName, eventNames } from '../events.ts';
import { type Check, isObject, isTextList, isWhole } from '../options.ts';

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans that a service has unless its options replace them. */
export const builtInPlans = {
  free: { requestsPerMonth: 100, tools: '*', events: [] },
  pro: { requestsPerMonth: 10_000, tools: '*', events: ['tool_used', 'favorite_added'] },
  enterprise: {
    requestsPerMonth: null,
    tools: '*',
    events: ['tool_used', 'favorite_added', 'result_generated'],
  },
} as const satisfies Plans;

export function planAllows({ tools }: Plan, toolId: string): boolean {
  if (tools === '*') return true;
  return 'allow' in tools ? tools.allow.includes(toolId) : !tools.deny.includes(toolId);
}

export const arePlans: Check = (value) => isObject(value) && Object.values(value as object).every(isPlan);

const isPlan: Check = (value) => {
  if (!isObject(value)) return false;
  const { requestsPerMonth, tools, events } = value as Partial<Plan>;
  return (
    (requestsPerMonth === null || isWhole(0)(requestsPerMonth)) &&
    (tools === '*' || isToolList(tools)) &&
    Array.isArray(events) &&
    events.every((event: EventName) => eventNames.includes(event))
  );
};

const isToolList: Check = (value) => {
  if (!isObject(value)) return false;
  const { allow, deny } = value as { allow?: unknown; deny?: unknown };
  const list = allow ?? deny;
  return (allow === undefined || deny === undefined) && isTextList(list);
};
