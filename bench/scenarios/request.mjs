import * as tools from '../../dist/tools.js';
import { headers } from '../lib/by-hand.mjs';
import { honoApp } from '../lib/hono-app.mjs';
import { serviceOf } from '../lib/service.mjs';

export const title = 'A whole request in process';
export const about =
  'A new `Request`, its answer and the text of it: a key of a plan with a limit, counted in memory, a validated query, an event that no webhook wants. The tool is `/cpf`, for one number. The floor is `new URL`, one look into a map and `Response.json` of a constant; Hono has 150 routes, a digest by noble, a count in a `Map`, valibot and brazilian-utils, and sends three headers where the service sends seven.';
export const missed =
  'The floor answers with one header and does no work. A floor with our seven headers is at 0.87 of it in Node 24, 0.74 in Bun and 0.42 in Deno. The rest is the key, the count, the schema, the rule, the event and the request id, none of them above a tenth.';
/** A request goes through much code, which takes long to be compiled. */
export const warm = 600_000;

const url = 'http://localhost/v1/cpf?formatted=false';

async function operationOf(options) {
  const { service, headers } = await serviceOf(options);
  return async () => (await service(new Request(url, { headers }))).text();
}

function floor() {
  const answers = new Map([['/v1/cpf', { cpfs: ['52998224725'] }]]);
  return async () => {
    const request = new Request(url, { headers });
    return Response.json(answers.get(new URL(request.url).pathname)).text();
  };
}

export async function rows() {
  const ours = await operationOf({});
  const app = honoApp();
  const others = Object.values(tools).filter(({ id }) => id !== tools.cpf.id);
  const hono = async () => (await app.fetch(new Request(url, { headers }))).text();
  for (const operation of [ours, hono, floor()]) {
    const text = await operation();
    if (!/^\{"cpfs":\["\d{11}"\]\}$/.test(text)) throw new Error(text);
  }
  return [
    { name: 'a request ÷ the floor', ours, peers: { floor: floor() } },
    { name: 'a request ÷ Hono, noble and valibot', ours, peers: { Hono: hono } },
    {
      name: 'the last route ÷ the first',
      ours: await operationOf({ tools: [...others, tools.cpf] }),
      peers: { 'the first': await operationOf({ tools: [tools.cpf, ...others] }) },
    },
  ];
}
