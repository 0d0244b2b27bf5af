/** A row of usage as versions that counted no keys wrote it, and added to it: in a database whose schema has moved on, too. */
export const addOfFirstStep = `insert into canivete_usage as u (account_id, day, tool_id, ok, refused, failed)
values ('a', '2026-11-20', 'cpf', 1, 2, 3), ('a', '2026-11-20', 'cep', 0, 1, 0)
on conflict (account_id, day, tool_id) do update
set ok = u.ok + excluded.ok, refused = u.refused + excluded.refused, failed = u.failed + excluded.failed`;

const row = { accountId: 'a', day: '2026-11-20' };

/** The rows that a store reads after that version has added twice, and this one once, for a key. */
export const usageOfBoth = [
  { ...row, toolId: 'cep', keyId: null, ok: 0, refused: 2, failed: 0 },
  { ...row, toolId: 'cpf', keyId: null, ok: 2, refused: 4, failed: 6 },
  { ...row, toolId: 'cpf', keyId: 'key_1', ok: 1, refused: 0, failed: 0 },
];

export const ofKey = { ...row, toolId: 'cpf', keyId: 'key_1', ok: 1, refused: 0, failed: 0 };
