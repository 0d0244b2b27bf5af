import * as v from 'valibot';
import { eventNames } from '../../../contracts/event-names.ts';
import { planAllows } from '../../../contracts/plans.ts';
import { address } from '../address.ts';

export const listPlans = address({
  method: 'GET',
  path: '/plans',
  access: 'open',
  summary: { pt: 'Os planos, para uma página de preços', en: 'The plans, for a pricing page' },
  output: v.object({
    plans: v.array(
      v.object({
        name: v.string(),
        requestsPerMonth: v.nullable(v.number()),
        /** Number of tools that it may call. */
        tools: v.number(),
        events: v.array(v.picklist(eventNames)),
      }),
    ),
  }),
  handle: async ({ area: { plans, tools } }) => ({
    plans: Object.entries(plans).map(([name, plan]) => ({
      name,
      requestsPerMonth: plan.requestsPerMonth,
      tools: tools.filter(({ id }) => planAllows(plan, id)).length,
      events: [...plan.events],
    })),
  }),
});
