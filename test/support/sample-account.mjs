// A service with an account as a customer may have it after three weeks: keys, webhooks, deliveries, use. For pictures
// of the panel, and for the tests of what it shows.

export const NOW = Date.parse('2026-11-21T12:17:11Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Answered, refused, failed, by day of November. */
const CALLS = [
  ...[157, 409, 438, 430, 448, 446, 168, 155, 417, 446, 468, 457, 434, 174, 147, 448, 472, 462, 515, 456],
  393,
];
const REFUSED = [8, 23, 22, 17, 26, 21, 7, 8, 24, 24, 28, 28, 22, 10, 7, 26, 40, 35, 30, 21, 18];
/** Shares of the hours of a day in UTC; those of the last day end with the present one. */
const HOURS = [2, 1, 0, 0, 0, 0, 1, 1, 3, 6, 14, 25, 30, 27, 22, 15, 24, 28, 26, 22, 14, 8, 5, 3];
const FAILED = { 10: 6, 17: 6, 18: 5 };
const TOOLS = {
  'calculadoras-salario-liquido': 37.4,
  'calculadoras-inss': 20.3,
  cpf: 15.4,
  cnpj: 10.9,
  'calculadoras-rescisao': 7.4,
  'calculadoras-dias-uteis': 4.7,
  'calculadoras-ferias': 1.6,
  cep: 1.3,
  'dev-hash': 1,
};

/**
 * Makes it of what the package exports. An attempt takes `took` milliseconds. `key` opens the account area, `toolKey`
 * calls tools; `time.now` is its clock.
 */
export async function sampleAccount({ createService, memoryStores }, { took = 84, ...options } = {}) {
  const time = { now: NOW - 90 * DAY };
  const clock = () => time.now;
  const stores = memoryStores({ clock });
  const answers = { status: 200, failure: null };
  const service = createService({
    ...stores,
    clock,
    autoStart: false,
    egress: {
      pinned: true,
      resolve: async () => ['93.184.216.34'],
      async send() {
        // Attempts are timed by a clock of their own.
        if (took > 0) await new Promise((resolve) => setTimeout(resolve, took));
        if (answers.failure)
          throw Object.assign(new Error(answers.failure), { name: 'EgressError', failure: answers.failure });
        return {
          status: answers.status,
          body: new TextEncoder().encode(answers.status === 503 ? 'upstream unavailable' : 'ok'),
        };
      },
    },
    ...options,
  });
  const account = 'padaria-aurora';
  await service.accounts.create({ id: account, plan: 'pro', name: 'Padaria Aurora Ltda.' });
  const call = async (key, path) =>
    service(new Request(`http://localhost/v1${path}`, { headers: { authorization: `Bearer ${key}` } }));
  const at = (ago) => (time.now = NOW - ago);

  const old = await service.keys.create(account, { name: 'Notebook antigo' });
  at(85 * DAY);
  await service.keys.revoke(old.record.id);
  at(60 * DAY);
  const { key } = await service.keys.create(account, { name: 'Painel da Ana', scope: 'account' });
  const checkout = await service.keys.create(account, { name: 'Testes do checkout', tools: ['cpf', 'cnpj'] });
  const { record: payroll } = await service.keys.create(account, {
    name: 'Folha (RH)',
    tools: [
      'calculadoras-salario-liquido',
      'calculadoras-inss',
      'calculadoras-ferias',
      'calculadoras-decimo-terceiro',
    ],
    expiresAt: Date.parse('2027-06-03T12:00:00Z'),
  });
  const { key: toolKey, record: production } = await service.keys.create(account, { name: 'Produção' });
  at(40 * DAY);
  const favorites = await service.webhooks.create(account, {
    url: 'https://hooks.aurora.com.br/fav',
    events: ['favorite_added'],
  });
  const { webhook } = await service.webhooks.create(account, {
    url: 'https://api.aurora.com.br/eventos',
    events: ['tool_used', 'favorite_added'],
    description: 'Eventos da loja',
  });
  for (const tool of ['calculadoras-rescisao', 'cep', 'cpf']) await service.favorites.add(account, tool);
  await service.runDue();

  at(4 * HOUR);
  await service.keys.rotate(checkout.record.id, { overlap: DAY });
  at(HOUR + 37 * MINUTE);
  await service.webhooks.disable(favorites.webhook.id);
  for (const tool of ['cnpj', 'calculadoras-inss']) await service.favorites.add(account, tool);
  await service.runDue();
  for (const [minutes, path] of [
    [38, '/cpf'],
    [37, '/calculadoras/salario-liquido?salarioBruto=6000'],
    [6, '/calculadoras/salario-liquido?salarioBruto=4200&dependentes=1'],
  ]) {
    at(minutes * MINUTE);
    await call(toolKey, path);
    await service.runDue();
  }
  // One fails three times, the next waits for its third attempt.
  answers.status = 503;
  at(30 * MINUTE);
  await call(toolKey, '/cpf?state=SP&count=2');
  await service.runDue();
  time.now += 30_000;
  await service.runDue();
  time.now += 5 * MINUTE;
  answers.failure = 'connection_failed';
  await service.runDue();
  answers.failure = null;
  at(3 * MINUTE);
  await call(toolKey, '/calculadoras/inss?salarioBruto=3500');
  await service.runDue();
  time.now += 31_000;
  await service.runDue();
  await service(new Request('http://localhost/v1/account', { headers: { authorization: `Bearer ${key}` } }));

  time.now = NOW;
  const total = Object.values(TOOLS).reduce((sum, share) => sum + share, 0);
  const part = (value, share) => Math.round((value * share) / total);
  await stores.usageStore.add(
    CALLS.flatMap((ok, day) => {
      const hours = day + 1 === CALLS.length ? HOURS.slice(0, new Date(NOW).getUTCHours() + 1) : HOURS;
      return Object.entries(TOOLS).flatMap(([toolId, share]) => {
        const answered = inHours(part(ok, share), hours);
        const refused = inHours(part(REFUSED[day], share), hours);
        const failed = inHours(part(FAILED[day + 1] ?? 0, share), hours);
        return hours.map((_, hour) => ({
          accountId: account,
          day: `2026-11-${String(day + 1).padStart(2, '0')}`,
          hour,
          toolId,
          keyId: toolId.startsWith('calculadoras-') ? payroll.id : production.id,
          ok: answered[hour],
          refused: refused[hour],
          failed: failed[hour],
        }));
      });
    }),
  );
  const bucket = `m:${account}:2026-11`;
  const used = await stores.quotaStore.read(bucket);
  await stores.quotaStore.consume({ bucket, limit: null, cost: 8300 - used, keep: 400 * DAY });
  answers.status = 200;
  return { service, stores, account, key, toolKey, webhook, time, answers };
}

/** Splits a count by the shares of hours; the parts add up to it. */
function inHours(count, hours) {
  const whole = hours.reduce((sum, share) => sum + share, 0);
  let shares = 0;
  let given = 0;
  return hours.map((share) => {
    shares += share;
    const part = Math.round((count * shares) / whole) - given;
    given += part;
    return part;
  });
}
