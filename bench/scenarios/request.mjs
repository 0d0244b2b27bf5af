import * as tools from '../../dist/tools.js';
import { headers, honoApp } from '../lib/hono-app.mjs';
import { serviceOf } from '../lib/service.mjs';

export const title = 'A whole request in process';
export const about =
  'A new `Request`, its answer and the text of it: a key of a plan with a limit, counted in memory, a validated query, an event that no webhook wants. The tool is `/cpf`, for one number. The floor is `new URL`, one look into a map and `Response.json` of a constant; Hono has 150 routes, a digest by noble, a count in a `Map`, valibot and brazilian-utils, and sends three headers where the service sends twelve.';
export const missed =
  'The floor answers with one header. The same floor with the headers of the service, and no work at all, is at 0.81 of it in Node 20, 0.66 in Node 24, 0.54 in Bun and 0.45 in Deno: the goals are out of reach for whatever sends these headers as a `Response`. A profile of what the service itself does, of 4.5 µs a request in Node 20 and 3 µs in Bun, has no step above a tenth: headers of the quota, the rule, the schema, the event, the request id. Against Hono it is the headers again in Bun and Node 24, twelve beside three.';
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
