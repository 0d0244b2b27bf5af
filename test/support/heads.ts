/** The rows of `canivete_heads`, and the rows it must hold: the first waiting delivery of each webhook. */
export const HEADS = 'select webhook_id, id, due_at, slow from canivete_heads order by webhook_id';

export const FIRST_WAITING = `select d.webhook_id, d.id, d.due_at, w.slow from (
    select *, row_number() over (partition by webhook_id order by due_at, id) as place
    from canivete_deliveries where state = 'pending'
  ) d join canivete_webhooks w on w.id = d.webhook_id where place = 1 order by d.webhook_id`;

/** The same of webhooks that are not slow; of slow ones, whose head is where their turn is, that they have one. */
export const butTurns = (heads: string) => `select webhook_id, slow, case slow when 0 then id end as id,
  case slow when 0 then due_at end as due_at from (${heads}) as h order by webhook_id`;

/** A database of the first step of the schema, with rows that its version has written. */
export const rowsOfFirstStep = `
insert into canivete_webhooks (id, account_id, url, events, state, secret, failed_deliveries, slow, version, created_at,
  updated_at) values ('w1', 'a', 'https://a.example/', '["tool_used"]', 'active', 's', 0, 0, 1, 1, 1),
  ('w2', 'a', 'https://a.example/', '["tool_used"]', 'active', 's', 0, 1, 1, 2, 2),
  ('w3', 'a', 'https://a.example/', '["tool_used"]', 'active', 's', 0, 0, 1, 3, 3);
insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, state, due_at, ended_at)
values ('d1', 'w1', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', 30, null),
  ('d2', 'w1', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', 20, null),
  ('d3', 'w2', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', 10, null),
  ('d4', 'w3', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'succeeded', null, 5),
  ('d5', 'gone', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'canceled', null, 5)`;

/** The writes of that version, running next to the new one, for deliveries added, claimed, failed and canceled. */
export const writesOfFirstStep = [
  `insert into canivete_deliveries (id, webhook_id, account_id, event, tool_id, at, body, keep_body, state, due_at)
  values ('d6', 'w3', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', 40),
    ('d7', 'w1', 'a', 'tool_used', 'cpf', 1, '{}', 0, 'pending', 20)`,
  `update canivete_deliveries set state = 'delivering', due_at = 99, token = id where id in ('d2', 'd6')`,
  `update canivete_deliveries set state = 'pending', due_at = 15, token = null where id = 'd2'`,
  `update canivete_webhooks set slow = 1 - slow`,
  `update canivete_deliveries set state = 'succeeded', due_at = null, ended_at = 50 where id = 'd2'`,
  `update canivete_deliveries set due_at = 60 where id = 'd7'`,
  `update canivete_deliveries set state = 'canceled', due_at = null where webhook_id = 'w2' and state = 'pending'`,
  `delete from canivete_deliveries where id = 'd1'`,
];
