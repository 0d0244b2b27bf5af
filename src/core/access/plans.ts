import type { Plan } from '../access.ts';
import { eventNames } from '../events.ts';
import { type Check, isObject, isTextList, isWhole, orNull, type Rule, wanting } from '../options.ts';

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

const planRules: Readonly<Record<keyof Plan, Rule>> = {
  requestsPerMonth: wanting('a whole number, 0 or more, or null', orNull(isWhole(0))),
  tools: (value) =>
    value === '*' || isToolList(value) || 'wants "*", { allow } or { deny }, with a list of tool ids',
  events: (value) =>
    (Array.isArray(value) && value.every((event) => eventNames.includes(event))) ||
    `wants a list of some of ${eventNames.join(', ')}`,
};

/** The rule of the option `plans`. */
export const arePlans: Rule = (value) => {
  if (!isObject(value) || Array.isArray(value)) return 'wants plans by name';
  for (const [name, plan] of Object.entries(value as Record<string, unknown>)) {
    if (!isObject(plan)) return `has a plan "${name}" that is no object`;
    for (const [part, rule] of Object.entries(planRules)) {
      const verdict = rule((plan as Record<string, unknown>)[part]);
      if (verdict !== true) return `has a plan "${name}" whose "${part}" ${verdict}`;
    }
  }
  return true;
};

const isToolList: Check = (value) => {
  if (!isObject(value)) return false;
  const { allow, deny } = value as { allow?: unknown; deny?: unknown };
  const list = allow ?? deny;
  return (allow === undefined || deny === undefined) && isTextList(list);
};
