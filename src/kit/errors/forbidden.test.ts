import { expect, it } from 'vitest';
import * as forbidden from './forbidden.ts';

it.each([
  [forbidden.accountSuspended('acc_1'), 'A conta acc_1 está suspensa.', 'The account acc_1 is suspended.'],
  [forbidden.unknownPlan('ouro'), 'O plano ouro não existe.', 'The plan ouro does not exist.'],
  [
    forbidden.planLacks('free', 'dev-hash'),
    'O plano free não inclui dev-hash.',
    'The plan free does not include dev-hash.',
  ],
  [forbidden.keyLacks('cpf'), 'Esta chave não permite cpf.', 'This key does not allow cpf.'],
  [
    forbidden.keyIsForTools(),
    'Esta chave só permite as ferramentas da sua lista.',
    'This key only allows the tools of its list.',
  ],
  [
    forbidden.callsNoTool(),
    'O escopo account não chama ferramentas; use uma chave do escopo tools.',
    'The scope account calls no tools; use a key of the scope tools.',
  ],
])('403 says what is not allowed: %s', ({ status, parts }, pt, en) => {
  expect([status, parts]).toEqual([403, { error: { pt, en } }]);
});
