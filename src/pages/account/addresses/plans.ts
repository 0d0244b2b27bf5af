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
        /** These three only where the host has given them. */
        price: v.optional(v.nullable(v.number())),
        currency: v.optional(v.string()),
        text: v.optional(v.string()),
      }),
    ),
  }),
  handle: async ({ area: { plans, tools }, language }) => ({
    plans: Object.entries(plans).map(([name, plan]) => ({
      name,
      requestsPerMonth: plan.requestsPerMonth,
      tools: tools.filter(({ id }) => planAllows(plan, id)).length,
      events: [...plan.events],
      ...(plan.price !== undefined && { price: plan.price }),
      ...(plan.currency !== undefined && { currency: plan.currency }),
      ...(plan.text !== undefined && {
        text: typeof plan.text === 'string' ? plan.text : plan.text[language()],
      }),
    })),
  }),
});
