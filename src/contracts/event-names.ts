/** The events that webhooks can subscribe to. */
export const eventNames = ['tool_used', 'result_generated', 'favorite_added'] as const;

export type EventName = (typeof eventNames)[number];
