import * as v from 'valibot';
import { address } from '../address.ts';
import { overlap } from '../fields.ts';
import { webhookOf, webhookRecord } from '../records.ts';
import { orNotFound, refusal } from '../refusals.ts';

const noneUnderWay = {
  pt: 'Não há troca de segredo em andamento neste webhook.',
  en: 'This webhook has no rotation of its secret under way.',
};

export const rotateSecret = address({
  method: 'POST',
  path: '/account/webhooks/:id/rotate-secret',
  summary: {
    pt: 'Um novo segredo, que assina junto com o antigo por um tempo',
    en: 'A new secret, which signs beside the old one for a while',
  },
  body: v.object({ overlap }),
  bodyOptional: true,
  output: v.object({ webhook: webhookRecord, secret: v.string() }),
  refusals: {
    state: {
      pt: 'Já há uma troca de segredo em andamento: conclua-a, ou use overlap 0.',
      en: 'A rotation of the secret is under way: commit it, or use overlap 0.',
    },
  },
  async handle({ id, body, principal, account, area }) {
    const { secret } = await account.webhooks.rotateSecret(id, { overlap: body.overlap * 1000 });
    const webhook = orNotFound(await account.webhooks.get(id));
    return { webhook: webhookOf(webhook, principal.plan, area.clock()), secret };
  },
});

export const commitSecret = address({
  method: 'POST',
  path: '/account/webhooks/:id/commit-secret',
  summary: { pt: 'Conclui a troca do segredo', en: 'Ends the rotation of the secret' },
  output: webhookRecord,
  refusals: { state: noneUnderWay },
  async handle({ id, principal: { plan }, account, area, now }) {
    const before = orNotFound(await account.webhooks.get(id));
    // After its overlap a rotation is over, committed or not.
    if (!webhookOf(before, plan, now).rotating) throw refusal('state', noneUnderWay);
    await account.webhooks.commitSecret(id);
    return webhookOf(orNotFound(await account.webhooks.get(id)), plan, area.clock());
  },
});
