import { beforeAll, expect, it } from 'vitest';
import { startAccounts } from '../../support/account.ts';

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] };

/** An account with all the live keys and webhooks that it may have, a revoked key, and a rotation under way. */
async function started() {
  const plans = { few: { requestsPerMonth: null, tools: '*', events: ['tool_used'] } } as const;
  const { service, ask, open } = await startAccounts({
    keys: { plans },
    account: { maxKeys: 2 },
    webhooks: { maxWebhooks: 2 },
  });
  const { key, keyId, tools } = await open('a', 'few');
  const { webhook } = await service.webhooks.create('a', HOOK as never);
  const { webhook: off } = await service.webhooks.create('a', HOOK as never);
  await ask({ key: tools }, '/cpf');
  const [delivery] = await service.webhooks.deliveries(off.id);
  await service.webhooks.disable(off.id);
  const { record: dead } = await service.keys.create('a');
  await service.keys.revoke(dead.id);
  await service.webhooks.rotateSecret(webhook.id);
  const ids = { key: keyId, dead: dead.id, on: webhook.id, off: off.id, delivery: delivery?.id as string };
  const path = (text: string) => text.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]);
  const send = async (method: string, to: string, body: unknown, language: string) =>
    ask({ key }, path(to), { method, body, headers: { 'accept-language': language } });
  return send;
}

let send: Awaited<ReturnType<typeof started>>;
beforeAll(async () => void (send = await started()));

// The refusals of the account area, in both languages.
it.each<[string, string, unknown, number, string, string]>([
  [
    'POST',
    '/account/keys',
    {},
    409,
    'A conta já tem todas as chaves ativas que pode ter; revogue uma antes.',
    'The account has all the live keys that it may have; revoke one first.',
  ],
  [
    'POST',
    '/account/keys',
    { expiresAt: '2026-11-21T12:00:00Z' },
    422,
    'expiresAt é um instante que já passou.',
    'expiresAt is an instant that has passed.',
  ],
  [
    'POST',
    '/account/keys',
    { tools: ['xyzw'] },
    400,
    'tools[0] não é uma ferramenta deste serviço.',
    'tools[0] is no tool of this service.',
  ],
  [
    'POST',
    '/account/keys',
    { tools: ['cnjp'] },
    400,
    'tools[0] não é uma ferramenta deste serviço. Você quis dizer "cnpj"?',
    'tools[0] is no tool of this service. Did you mean "cnpj"?',
  ],
  [
    'POST',
    '/account/keys',
    { tools: ['cpf'], scope: 'account' },
    400,
    'tools não pode ser enviado junto com scope account.',
    'tools cannot be sent together with scope account.',
  ],
  [
    'PATCH',
    '/account/keys/:dead',
    { name: 'x' },
    409,
    'Esta chave não funciona mais: expirou ou foi revogada.',
    'This key no longer works: it has expired or was revoked.',
  ],
  [
    'POST',
    '/account/keys/:dead/rotate',
    {},
    409,
    'Esta chave não pode ser trocada: expirou, foi revogada ou outra chamada acabou de trocá-la.',
    'This key cannot be rotated: it has expired, was revoked, or another call has just rotated it.',
  ],
  [
    'POST',
    '/account/keys/:key/rotate',
    {},
    409,
    'A conta já tem todas as chaves ativas que pode ter; revogue uma antes.',
    'The account has all the live keys that it may have; revoke one first.',
  ],
  [
    'DELETE',
    '/account/keys/key_0',
    undefined,
    404,
    'A conta não tem nada com este id.',
    'The account has nothing of this id.',
  ],
  [
    'GET',
    '/account/webhooks/wh_0',
    undefined,
    404,
    'A conta não tem nada com este id.',
    'The account has nothing of this id.',
  ],
  [
    'POST',
    '/account/webhooks',
    HOOK,
    409,
    'A conta já tem todos os webhooks que pode ter; exclua um antes.',
    'The account has all the webhooks that it may have; delete one first.',
  ],
  [
    'POST',
    '/account/webhooks',
    { ...HOOK, url: 'http://exemplo.com.br/' },
    422,
    'url deve usar https.',
    'url must use https.',
  ],
  [
    'POST',
    '/account/webhooks',
    { ...HOOK, events: ['favorite_added'] },
    403,
    'O plano few não inclui favorite_added.',
    'The plan few does not include favorite_added.',
  ],
  [
    'POST',
    '/account/webhooks/:on/rotate-secret',
    {},
    409,
    'Já há uma troca de segredo em andamento: conclua-a, ou use overlap 0.',
    'A rotation of the secret is under way: commit it, or use overlap 0.',
  ],
  [
    'POST',
    '/account/webhooks/:off/commit-secret',
    undefined,
    409,
    'Não há troca de segredo em andamento neste webhook.',
    'This webhook has no rotation of its secret under way.',
  ],
  [
    'POST',
    '/account/webhooks/:off/recover',
    { since: '2026-11-01T00:00:00Z' },
    409,
    'Este webhook não está ativo.',
    'This webhook is not active.',
  ],
  [
    'POST',
    '/account/deliveries/:delivery/resend',
    undefined,
    409,
    'O webhook está desativado. Reative-o antes de reenviar.',
    'The webhook is disabled. Enable it before you send again.',
  ],
  [
    'POST',
    '/account/webhooks/:off/retry',
    undefined,
    409,
    'Este webhook não está ativo.',
    'This webhook is not active.',
  ],
  [
    'POST',
    '/account/deliveries/:delivery/retry',
    undefined,
    409,
    'O webhook está desativado. Reative-o antes de tentar.',
    'The webhook is disabled. Enable it before you retry.',
  ],
  [
    'GET',
    '/account/usage?from=2026-11-21&to=2026-11-20',
    undefined,
    422,
    'to deixa o fim antes do começo.',
    'to puts the end before the start.',
  ],
  [
    'GET',
    '/account/usage?to=2026-11-21&from=2026-08-20',
    undefined,
    422,
    'from dá mais de 92 dias; o máximo é 92.',
    'from makes more than 92 days; 92 is the most.',
  ],
  [
    'PUT',
    '/account/favorites/xyzw',
    undefined,
    404,
    '"xyzw" não é uma ferramenta deste serviço.',
    '"xyzw" is no tool of this service.',
  ],
])('%s %s of %j is %i: %s', async (method, path, body, status, pt, en) => {
  const said = [await send(method, path, body, 'pt'), await send(method, path, body, 'en')];
  expect(said.map((reply) => [reply.status, reply.body.error])).toEqual([
    [status, pt],
    [status, en],
  ]);
});
