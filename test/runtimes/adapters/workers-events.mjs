// A Worker to see deliveries on: requests raise events, a Queue or a cron has them delivered.
import { createService } from 'canivete';
import { toWorker } from 'canivete/cloudflare';
import { queueScheduler } from 'canivete/schedulers/cloudflare';

const LOOPBACK = { http: true, ports: 'any', ipLiterals: true, allowAddresses: ['127.0.0.0/8'] };

export default toWorker((env) => {
  const failures = [];
  let ahead = 0;
  let looks = 0;
  const service = createService({
    ...(env.WAKES && { scheduler: queueScheduler(env.WAKES) }),
    autoStart: false,
    webhooks: { concurrency: 6, url: LOOPBACK },
    clock: () => Date.now() + ahead,
    onError: (error) => failures.push(String(error)),
  });

  const routes = {
    /** Makes an account with a key, and a webhook to the address that the Worker is bound to. */
    async '/setup'() {
      const account = await service.accounts.create({ plan: 'pro' });
      const { key } = await service.keys.create(account.id);
      const events = ['tool_used', 'favorite_added'];
      const { webhook, secret } = await service.webhooks.create(account.id, { url: env.RECEIVER, events });
      return { account: account.id, key, webhook: webhook.id, secret };
    },
    '/favorite': ({ account, tool }) => service.favorites.add(account, tool),
    '/later': ({ by }) => (ahead += Number(by)),
    async '/tell'({ webhook }) {
      return { looks, failures, deliveries: await service.webhooks.deliveries(webhook) };
    },
  };

  return Object.assign(
    async (request, ...rest) => {
      const { pathname, searchParams } = new URL(request.url);
      const route = routes[pathname];
      if (!route) return service(request, ...rest);
      return Response.json(await route(Object.fromEntries(searchParams)));
    },
    {
      runDue(options) {
        looks++;
        return service.runDue(options);
      },
    },
  );
});
