import type { Guide } from './guide.ts';
import {
  agentPrograms,
  agentSetups,
  batchCalls,
  clientProgram,
  firstCalls,
  refusal,
  serveCommands,
  testProgram,
  verifications,
} from './programs.ts';

/** The guide in English. */
export const en = (address: string): Guide => ({
  groups: [
    {
      title: 'Start',
      pages: [
        {
          id: 'first',
          title: 'First call',
          blocks: [
            {
              text: 'Each tool has an address, takes fields and answers JSON. Those of `GET` read the query; those of `POST` a JSON body.',
            },
            { calls: firstCalls(address, 'client') },
            { head: 'Where the key comes from' },
            {
              text: 'Whoever hosts the service makes accounts and keys. `npx canivete serve` makes one for the occasion and prints it; with an account key, the panel makes the others.',
            },
            { head: 'Numbers, dates and texts' },
            {
              steps: [
                [
                  'Numbers with a point.',
                  '`1500.50`; money in reais, percentages in per cent (`7.5` is 7.5 %).',
                ],
                ['Dates in ISO 8601.', '`2026-11-22`; instants in UTC, `2026-11-22T12:00:00Z`.'],
                ['“Today” is in Brasília.', 'Without a date or a year it is the day in America/Sao_Paulo.'],
                ['An unknown field is refused.', 'The answer says which field there is that looks like it.'],
                ['The same seed repeats.', 'With `seed` a generator gives the same answer on any server.'],
              ],
            },
          ],
        },
        {
          id: 'auth',
          title: 'Authentication',
          blocks: [
            {
              text: 'Every call carries a key in the header `Authorization`. A key belongs to an account, and the account has a plan.',
            },
            { calls: firstCalls(address, 'client') },
            {
              note: 'The key is shown once, when it is made. Only its SHA-256 is kept: who loses it makes another.',
            },
            {
              table: {
                name: 'Answers of authentication',
                heads: ['Answer', 'Why', 'Counts'],
                rows: [
                  [
                    '`401`',
                    'The key is absent, malformed, unknown, revoked or expired. The answer does not say which.',
                    'no',
                  ],
                  [
                    '`403`',
                    "The tool is outside the plan or the key's list, or the account is suspended.",
                    'no',
                  ],
                  [
                    '`429`',
                    'The quota of the month is used up. `Retry-After` has the seconds until the 1st.',
                    'no',
                  ],
                ],
              },
            },
            { head: 'Two scopes' },
            {
              text: 'A key of scope `tools` calls tools. One of scope `account` opens the account and the panel, and calls none: the wrong one gets 403.',
            },
            { head: 'Rotate and revoke' },
            {
              text: 'When a key is rotated, the old one works for as long as you choose, 24 hours unless you say otherwise. Revoking holds from the next call on.',
            },
          ],
        },
        {
          id: 'errors',
          title: 'Errors',
          blocks: [
            {
              text: 'A refusal is JSON: `error` is a sentence, `code` repeats the status, and `details` names each field. All wrong fields come at once.',
            },
            { code: refusal },
            {
              table: {
                name: 'Errors',
                heads: ['Code', 'When', 'What to do', 'Counts'],
                rows: [
                  [
                    '`400`',
                    'A field is missing, unknown, of another type or out of bounds',
                    'Read `details`',
                    'yes',
                  ],
                  ['`401`', 'The key is absent, unknown or expired', 'Send `Authorization: Bearer`', 'no'],
                  [
                    '`403`',
                    'A tool outside the plan or the key',
                    'Use another key, or change the plan',
                    'no',
                  ],
                  ['`404`', 'An address or a method that there is not', 'The answer says the nearest', 'no'],
                  [
                    '`422`',
                    'A value right in form and impossible: a wrong check digit, 30 February',
                    'Change the value',
                    'yes',
                  ],
                  [
                    '`429`',
                    'The quota of the month, or a limit of a minute',
                    'Wait `Retry-After` seconds',
                    'no',
                  ],
                  ['`500`', 'A fault of ours', 'Try again; tell us `X-Request-Id`', 'yes'],
                ],
              },
            },
            { head: 'Language' },
            {
              text: 'Texts are Portuguese, or English with `Accept-Language: en`. `error` and `message` are for people and may change; `code`, `field` and `reason` do not.',
            },
            { head: 'One request, one number' },
            { text: 'Every answer has `X-Request-Id`: the one that you send, or a new one.' },
          ],
        },
        {
          id: 'quotas',
          title: 'Quotas and limits',
          blocks: [
            {
              text: 'The quota is the account’s, over all its keys, and begins anew on the 1st of each month in UTC. Every call that gets past the key, the plan and the quota counts 1, whatever it answers.',
            },
            {
              table: {
                name: 'Plans',
                heads: ['Plan', 'Calls a month', 'Webhook events'],
                rows: [
                  ['`free`', '100', 'none'],
                  ['`pro`', '10,000', '`tool_used`, `favorite_added`'],
                  ['`enterprise`', 'no limit', 'these and `result_generated`'],
                ],
              },
            },
            {
              text: 'Whoever hosts the service may have other plans: `GET /plans` lists them, without a key.',
            },
            { head: 'Headers' },
            {
              table: {
                name: 'Headers of the quota',
                heads: ['Header', 'What it says'],
                rows: [
                  ['`RateLimit`', '`r` calls left, and `t` seconds until the month ends'],
                  ['`RateLimit-Policy`', 'the limit `q`, and the length `w` of the month in seconds'],
                  [
                    '`X-RateLimit-Limit`, `-Remaining`, `-Reset`',
                    'the same numbers, and the instant in seconds since 1970',
                  ],
                  ['`Retry-After`', 'with 429: how many seconds to wait'],
                ],
              },
            },
          ],
        },
      ],
    },
    {
      title: 'Receive',
      pages: [
        {
          id: 'webhooks',
          title: 'Webhooks',
          blocks: [
            {
              text: 'A webhook is an address of yours that gets a `POST` when something happens in the account. Make it in the panel or by `POST /account/webhooks`; the address must be public and HTTPS.',
            },
            {
              table: {
                name: 'Events',
                heads: ['Event', 'When'],
                rows: [
                  ['`tool_used`', 'a tool answered 200'],
                  ['`result_generated`', 'the same, with the answer; not when validating'],
                  ['`favorite_added`', 'a tool became a favorite'],
                ],
              },
            },
            { head: 'The body' },
            {
              code: `{"event":"tool_used","timestamp":"2026-11-21T12:00:00.000Z","tool_id":"cpf",
 "data":{"tool_name":"Gerador de CPF","category":"documentos",
         "parameters":{"count":2,"formatted":true},"result_count":2}}`,
            },
            {
              text: 'Passwords, keys, tokens and card numbers are left out of `parameters`. `POST /webhooks/test` sends an example at once.',
            },
          ],
        },
        {
          id: 'verify',
          title: 'Verify the signature',
          blocks: [
            {
              text: 'Each delivery is signed. Check the signature over the raw body, before reading the JSON, and answer 2xx within 10 seconds.',
            },
            { calls: verifications('Node, no package') },
            {
              steps: [
                [
                  'Keep the `deliveryId`.',
                  'The same delivery may arrive twice, always with the same number.',
                ],
                ['Accept two secrets during a rotation.', 'Both sign until the overlap ends.'],
                ['Do not go by the order.', 'Deliveries may overtake each other; use `timestamp`.'],
              ],
            },
            { head: 'Headers of each delivery' },
            {
              table: {
                name: 'Headers of each delivery',
                heads: ['Header', 'Example'],
                rows: [
                  ['`webhook-id`', '`evt_01m7yzmhg00c5h8m2q4r6s9t1v`'],
                  ['`webhook-timestamp`', '`1795262400` seconds, of the attempt'],
                  ['`webhook-signature`', '`v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=`'],
                  ['`x-service-event`', '`tool_used`'],
                ],
              },
            },
            {
              text: 'What is signed is `webhook-id.webhook-timestamp.body`, by HMAC-SHA256; the key is what follows `whsec_`, decoded from Base64.',
            },
          ],
        },
        {
          id: 'retries',
          title: 'Attempts',
          blocks: [
            {
              text: 'A delivery has three attempts: at once, 30 s later and 5 min later. It is delivered by a status from 200 to 299 within 10 s; redirects are not followed.',
            },
            {
              table: {
                name: 'Attempts',
                heads: ['Attempt', 'When'],
                rows: [
                  ['1', 'at once'],
                  ['2', '30 s after the first failed'],
                  ['3', '5 min after the second failed; after it, `failed`'],
                ],
              },
            },
            { head: 'After a week' },
            {
              text: 'A webhook that only fails for 7 days is disabled. What happens meanwhile is kept: enable it and recover the deliveries in the panel.',
            },
          ],
        },
      ],
    },
    {
      title: 'Other entrances',
      pages: [
        {
          id: 'client',
          title: 'Typed client',
          blocks: [
            {
              text: '`canivete/client` knows the addresses, fields and answers of all tools as types, in less than 2 kB.',
            },
            { code: clientProgram(address) },
          ],
        },
        {
          id: 'batch',
          title: 'Batches',
          blocks: [
            {
              text: '`POST /batch` takes up to 100 calls in one request, of any tool, by its id. It counts as so many calls, all or none, and answers in their order.',
            },
            { calls: batchCalls(address, 'client') },
          ],
        },
        {
          id: 'cli',
          title: 'Command line',
          blocks: [
            { text: 'The package brings a command that serves, calls and receives.' },
            { code: serveCommands },
          ],
        },
        {
          id: 'agents',
          title: 'Agents (MCP)',
          blocks: [
            {
              text: 'An agent uses the tools by the Model Context Protocol: at the address `/mcp` of this service, where its host offers it, or by a program on your own machine.',
            },
            { head: 'From this service' },
            {
              text: 'The client gets the address and a key of scope `tools`. Each call that reaches a tool counts 1 of the quota; to search and to describe count nothing.',
            },
            { calls: agentSetups(address) },
            {
              note: 'If the address answers 404, this service has no page for agents; the program below does not need it.',
            },
            { head: 'By a program' },
            {
              text: 'It needs no key: the tools run in the process that the client starts. With `--url` and `--key` the program asks a service.',
            },
            { calls: agentPrograms },
            { head: 'The three tools' },
            {
              text: 'All tools together would fill the context of an agent. It therefore sees three, and reaches the others by them:',
            },
            {
              table: {
                name: 'The three tools',
                heads: ['Name', 'Takes', 'Answers'],
                rows: [
                  ['`buscar_ferramentas`', '`query`, `category`', 'Those that serve best, at most 20'],
                  ['`descrever_ferramenta`', '`id`', 'The schemas of input and answer, with examples'],
                  [
                    '`usar_ferramenta`',
                    '`id`, `input`',
                    'The answer of the tool, or the refusal with each wrong field',
                  ],
                ],
              },
            },
            {
              text: 'To list the tools themselves, at most 64: `/mcp?tools=cpf,calculadoras-inss` or `/mcp?categories=trabalhista`; of the program, `--tools` and `--categories`.',
            },
          ],
        },
        {
          id: 'tests',
          title: 'In your tests',
          blocks: [
            {
              text: '`canivete/msw` answers for this API inside your process, without a key or a network, and always the same with the same seed.',
            },
            { code: testProgram },
          ],
        },
      ],
    },
  ],
});
