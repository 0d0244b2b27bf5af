import * as tools from '../../dist/tools.js';
import { headers, otherHeaders } from '../lib/by-hand.mjs';
import { honoApp } from '../lib/hono-app.mjs';
import { plans, serviceOf } from '../lib/service.mjs';

export const title = 'A whole request in process';
export const about =
  'A new `Request`, its answer and the text of it: a key of a plan with a limit, counted in memory, a validated query, an event that no webhook wants. The tool is `/cpf`, for one number; a light POST is `/dev/base64`. The floor is `new URL`, one look into a map and `Response.json` of a constant, with the seven headers of the service; Hono has 150 routes, a digest by noble, a count in a `Map`, the same headers, and the schema and the rule of our tool. Refusals are measured in good requests: 2 is twice as long.';
export const missed =
  'On Bun a light POST reads its body by the stream, which is left at the limit, where `json()` of the runtime reads it whole. A 429 has done all of a request but the rule, and has three headers more. A 400 lists what each field takes: of 20 fields it has 3 kB, and the answer of a good one 24 bytes.';
/** A request goes through much code, which takes long to be compiled. */
export const warm = 600_000;

const url = (path) => `http://localhost/v1${path}`;
const good = url('/cpf?formatted=false');

/** An operation that asks and reads the answer. */
function asking(answer, address, init) {
  return async () => (await answer(new Request(address, init))).text();
}

function floor() {
  const answers = new Map([['/v1/cpf', { cpfs: ['52998224725'] }]]);
  const own = { 'x-ratelimit-limit': '1000000000000', 'x-ratelimit-remaining': '999999999998' };
  return (request) =>
    Response.json(answers.get(new URL(request.url).pathname), { headers: { ...own, ...otherHeaders() } });
}

/** Fails at an operation whose answer is another. */
async function requireAnswer(pattern, operations) {
  for (const operation of operations) {
    const text = await operation();
    if (!pattern.test(text)) throw new Error(text);
  }
}

export async function rows() {
  const { service, headers: own } = await serviceOf({});
  const app = honoApp(tools);
  const [ours, hono, constant] = [
    asking(service, good, { headers: own }),
    asking(app.fetch, good, { headers }),
    asking(floor(), good, { headers }),
  ];
  await requireAnswer(/^\{"cpfs":\["\d{11}"\]\}$/, [ours, hono, constant]);
  const body = JSON.stringify({ action: 'encode', text: 'canivete' });
  const [posted, honoPosted] = [
    [service, own],
    [app.fetch, headers],
  ].map(([answer, given]) =>
    asking(answer, url('/dev/base64'), {
      method: 'POST',
      headers: { ...given, 'content-type': 'application/json' },
      body,
    }),
  );
  await requireAnswer(/"result":"Y2FuaXZldGU="/, [posted, honoPosted]);

  const others = Object.values(tools).filter(({ id }) => id !== tools.cpf.id);
  const [last, first] = await Promise.all(
    [
      [...others, tools.cpf],
      [tools.cpf, ...others],
    ].map(async (served) => {
      const { service: one, headers: its } = await serviceOf({ tools: served });
      return asking(one, good, { headers: its });
    }),
  );
  return [
    { name: 'a request ÷ the floor', ours, peers: { floor: constant } },
    { name: 'a request ÷ Hono with our rule', ours, peers: { Hono: hono } },
    { name: 'a light POST ÷ Hono with our rule', ours: posted, peers: { Hono: honoPosted } },
    { name: 'the last route ÷ the first', ours: last, peers: { 'the first': first } },
    ...(await refusals(service, own, ours)),
  ];
}

/** Rows of refusals: each says how many times as long as a good request it takes. */
async function refusals(service, own, ours) {
  const { service: limited, headers: spent } = await serviceOf({
    keys: { plans: { pro: { ...plans.pro, requestsPerMonth: 1 } } },
  });
  await limited(new Request(good, { headers: spent }));
  const unknown = Array.from({ length: 20 }, (_, i) => `field${i}=1`).join('&');
  const wrong = { authorization: `${own.authorization.slice(0, -6)}000000` };
  const asked = [
    ['a 404 outside of the service', 404, service, 'http://localhost/wp-login.php', {}],
    ['a 404 of a misspelt path', 404, service, url('/cfp'), {}],
    ['a 401 without a key', 401, service, good, {}],
    ['a 401 of an unknown key', 401, service, good, wrong],
    ['a 429', 429, limited, good, spent],
    ['a 400, one field wrong', 400, service, url('/cpf?count=abc'), own],
    ['a 400, 20 unknown fields', 400, service, url(`/cpf?${unknown}`), own],
  ];
  for (const [name, status, answer, address, given] of asked) {
    const answered = await answer(new Request(address, { headers: given }));
    if (answered.status !== status) throw new Error(`${name}: ${answered.status}`);
  }
  return asked.map(([name, , answer, address, given]) => ({
    name: `${name}, in good requests`,
    ours,
    peers: { 'a good one': asking(answer, address, { headers: given }) },
  }));
}
