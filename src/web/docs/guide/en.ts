import type { Guide } from './guide.ts';
import {
  agentPrograms,
  agentSetups,
  batchCalls,
  clientProgram,
  firstCalls,
  readAsCall,
  refusal,
  serveCommands,
  testProgram,
} from './programs.ts';
import { verifications } from './verifications.ts';

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
              text: 'Each tool has an address, takes fields and answers with JSON. `GET` tools read the query string; `POST` tools read a JSON body.',
            },
            { calls: firstCalls(address, 'client') },
            { head: 'Where the key comes from' },
            {
              text: 'The host of the service creates accounts and keys. `npx canivete serve` creates a temporary key and prints it; with an account key, you create more in the panel.',
            },
            { head: 'Numbers, dates and texts' },
            {
              steps: [
                [
                  'Numbers use a decimal point.',
                  '`1500.50`; amounts are in reais, and percentages are plain numbers (`7.5` is 7.5%).',
                ],
                ['Dates use ISO 8601.', '`2026-11-22`; instants are in UTC, `2026-11-22T12:00:00Z`.'],
                [
                  '“Today” is in Brasília.',
                  'Without a date or a year, a tool uses the current day in America/Sao_Paulo.',
                ],
                ['Unknown fields are refused.', 'The error suggests the field with the closest name.'],
                ['The same seed repeats.', 'With `seed`, a generator gives the same answer on every server.'],
              ],
            },
            { head: 'As people write it' },
            {
              steps: [
                ['A field by its label.', '`Gross salary`, `salario_bruto` and `salary` are `salarioBruto`.'],
                ['A choice by its label.', '`Feminino` is `female`, and `Anexo III` is `III`.'],
                ['A value as the page shows it.', '`R$ 5.000,00`, `7,5%`, `25/12/2026`, `São Paulo`, `não`.'],
                ['Two readings are refused.', '`5.000` and `03/04/2026` come back with both, ready to send.'],
                ['The answer says what was read.', 'In the header `X-Read-As`.'],
              ],
            },
            { code: readAsCall(address) },
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
              note: 'The key is shown once, when it is created. We keep only a digest of it: if you lose it, create another.',
            },
            {
              table: {
                name: 'Answers of authentication',
                heads: ['Answer', 'Why', 'Uses quota'],
                rows: [
                  [
                    '`401`',
                    'The key is missing, malformed, unknown, revoked or expired. The answer does not say which.',
                    'no',
                  ],
                  [
                    '`403`',
                    'The plan or the key does not include the tool, or the account is suspended.',
                    'no',
                  ],
                  [
                    '`429`',
                    'The monthly quota is used up. `Retry-After` has the seconds until the 1st.',
                    'no',
                  ],
                ],
              },
            },
            { head: 'Two scopes' },
            {
              text: 'A key with the scope `tools` calls tools. A key with the scope `account` opens the account and the panel, and calls no tools. The wrong kind gets 403.',
            },
            { head: 'Rotate and revoke' },
            {
              text: 'When you rotate a key, the old one keeps working for as long as you choose (24 hours by default). Revoking takes effect with the next call.',
            },
          ],
        },
        {
          id: 'errors',
          title: 'Errors',
          blocks: [
            {
              text: 'An error is JSON: `error` is a sentence, `code` repeats the status, and `details` names each wrong field. All wrong fields are reported at once.',
            },
            { code: refusal },
            {
              table: {
                name: 'Errors',
                heads: ['Code', 'When', 'What to do', 'Uses quota'],
                rows: [
                  [
                    '`400`',
                    'A field is missing, unknown, of the wrong type or out of range',
                    'Read `details`',
                    'yes',
                  ],
                  ['`401`', 'The key is missing, unknown or expired', 'Send `Authorization: Bearer`', 'no'],
                  [
                    '`403`',
                    'The plan or the key does not include the tool',
                    'Use another key, or change plans',
                    'no',
                  ],
                  ['`404`', 'The address or method does not exist', 'The answer suggests the closest', 'no'],
                  [
                    '`422`',
                    'Right format, impossible value: a wrong check digit, February 30',
                    'Change the value',
                    'yes',
                  ],
                  ['`429`', 'Monthly quota or per-minute limit', 'Wait `Retry-After` seconds', 'no'],
                  ['`500`', 'Our fault', 'Try again; send us the `X-Request-Id`', 'yes'],
                  ['`503`', 'Too many heavy calls at once', 'Wait `Retry-After` seconds', 'yes'],
                ],
              },
            },
            { head: 'Language' },
            {
              text: 'Texts are in Portuguese, or in English with `Accept-Language: en`. `error` and `message` are for people and may change; `code`, `field` and `reason` do not.',
            },
            { head: 'One id per request' },
            { text: 'Every answer has an `X-Request-Id`: the one you sent, or a new one.' },
          ],
        },
        {
          id: 'quotas',
          title: 'Quotas and limits',
          blocks: [
            {
              text: 'The quota belongs to the account, is shared by all its keys, and resets on the 1st of each month in UTC. Every call that passes the checks of key, plan and quota uses 1, whatever the answer.',
            },
            {
              table: {
                name: 'Plans',
                heads: ['Plan', 'Calls per month', 'Webhook events'],
                rows: [
                  ['`free`', '100', 'none'],
                  ['`pro`', '10,000', '`tool_used`, `favorite_added`'],
                  ['`enterprise`', 'no limit', 'these and `result_generated`'],
                ],
              },
            },
            {
              text: 'The host of the service may offer other plans: `GET /plans` lists them, without a key.',
            },
            { head: 'Headers' },
            {
              table: {
                name: 'Quota headers',
                heads: ['Header', 'Meaning'],
                rows: [
                  ['`RateLimit`', '`r` calls left, `t` seconds until the month ends'],
                  ['`RateLimit-Policy`', 'the limit `q`, and the length of the month `w` in seconds'],
                  [
                    '`X-RateLimit-Limit`, `-Remaining`, `-Reset`',
                    'the same numbers, and the reset time in seconds since 1970',
                  ],
                  ['`Retry-After`', 'with 429: seconds to wait'],
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
              text: 'A webhook is an address of yours that receives a `POST` when something happens in the account. Create it in the panel or with `POST /account/webhooks`; the address must be public and use HTTPS.',
            },
            {
              table: {
                name: 'Events',
                heads: ['Event', 'When'],
                rows: [
                  ['`tool_used`', 'a tool answered 200'],
                  ['`result_generated`', 'the same, including the answer; not sent for validations'],
                  ['`favorite_added`', 'a tool was added to favorites'],
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
              text: 'Passwords, keys, tokens and card numbers are left out of `parameters`. `POST /webhooks/test` sends an example right away.',
            },
          ],
        },
        {
          id: 'verify',
          title: 'Verify the signature',
          blocks: [
            {
              text: 'Each delivery is signed. Check the signature against the raw body, before parsing the JSON, and answer 2xx within 10 seconds.',
            },
            { calls: verifications('Node, no package') },
            {
              text: 'Without the package, the function gives the `X-Service-Delivery` of the delivery, or nothing if a signature or the time is not right. In Node, Python and PHP the names in `headers` are lower-case; in C# and Java `header` reads one: `name => request.Headers[name]`, `request::getHeader`.',
            },
            {
              steps: [
                [
                  'Keep the `X-Service-Delivery`.',
                  'The same delivery may arrive twice, always with the same id.',
                ],
                ['Accept two secrets during a rotation.', 'Both sign until the overlap ends.'],
                ['Do not rely on the order.', 'Deliveries may arrive out of order; use `timestamp`.'],
              ],
            },
            { head: 'Headers of each delivery' },
            {
              table: {
                name: 'Headers of each delivery',
                heads: ['Header', 'Example', 'While the secret is replaced'],
                rows: [
                  ['`X-Service-Event`', '`tool_used`', 'the same'],
                  ['`X-Service-Delivery` and `webhook-id`', '`evt_01m7yzmhg00c5h8m2q4r6s9t1v`', 'the same'],
                  ['`X-Service-Signature`', '`sha256=30e05dd97641…`', 'by the old secret'],
                  ['`X-Service-Signature-Next`', 'only there meanwhile', 'by the new secret'],
                  ['`webhook-timestamp`', '`1795262400`, the time of the attempt in seconds', 'the same'],
                  [
                    '`webhook-signature`',
                    '`v1,+vZ50nRgm+4tqp+YzoqhWTau2epnUqKflsIh7eu6v8Q=`',
                    'one by each secret, with a space between',
                  ],
                ],
              },
            },
            {
              text: 'Both signatures are HMAC-SHA256. That of `X-Service-Signature`, in hexadecimal, is over the body alone, and its key is the whole secret as text. That of `webhook-signature`, in Base64, is over `webhook-id.webhook-timestamp.body`, and its key is the part after `whsec_`, decoded from Base64. Prefer the second one: it covers the id and the time too, so that nobody can send again a delivery that was caught.',
            },
          ],
        },
        {
          id: 'retries',
          title: 'Attempts',
          blocks: [
            {
              text: 'A delivery has three attempts: right away, 30 s later and 5 min later. It succeeds with a status from 200 to 299 within 10 s; redirects are not followed.',
            },
            {
              table: {
                name: 'Attempts',
                heads: ['Attempt', 'When'],
                rows: [
                  ['1', 'right away'],
                  ['2', '30 s after the first failed'],
                  ['3', '5 min after the second failed; then the delivery is `failed`'],
                ],
              },
            },
            { head: 'After a week' },
            {
              text: 'A webhook with nothing but failures for 7 days is disabled. Later events are kept: enable it and recover the deliveries in the panel.',
            },
          ],
        },
      ],
    },
    {
      title: 'More ways in',
      pages: [
        {
          id: 'client',
          title: 'Typed client',
          blocks: [
            {
              text: '`canivete/client` has types for the addresses, fields and answers of all tools, in less than 2 kB.',
            },
            { code: clientProgram(address) },
          ],
        },
        {
          id: 'batch',
          title: 'Batches',
          blocks: [
            {
              text: '`POST /batch` takes up to 100 calls of any tools, by their ids, in one request. Each call uses 1 of the quota, all or none run, and the answers come in the same order.',
            },
            { calls: batchCalls(address, 'client') },
          ],
        },
        {
          id: 'cli',
          title: 'Command line',
          blocks: [
            { text: 'The package has a command that calls tools, serves the API and receives webhooks.' },
            { code: serveCommands },
          ],
        },
        {
          id: 'agents',
          title: 'Agents (MCP)',
          blocks: [
            {
              text: 'Agents use the tools through the Model Context Protocol: at the address `/mcp` of this service, if its host offers it, or through a program on your own machine.',
            },
            { head: 'From this service' },
            {
              text: 'Give the client the address and a key with the scope `tools`. Each call of a tool uses 1 of your quota; searching and describing use none.',
            },
            { calls: agentSetups(address) },
            {
              note: 'If the address answers 404, this service has no endpoint for agents; the program below does not need one.',
            },
            { head: 'With a program' },
            {
              text: 'It needs no key: the tools run in the process that the client starts. With `--url` and `--key`, the program calls a service instead.',
            },
            { calls: agentPrograms },
            { head: 'The three tools' },
            {
              text: 'All tools together would fill an agent’s context. It sees three instead, and reaches the others through them:',
            },
            {
              table: {
                name: 'The three tools',
                heads: ['Name', 'Takes', 'Answers'],
                rows: [
                  ['`buscar_ferramentas`', '`query`, `category`', 'The best matches, at most 8'],
                  ['`descrever_ferramenta`', '`id`, `resposta`', 'The schema of the input, with an example'],
                  [
                    '`usar_ferramenta`',
                    '`id`, `input`, `completo`, or `chamadas`',
                    'The answer of the tool, or the error with each wrong field',
                  ],
                ],
              },
            },
            {
              text: 'To list tools directly, at most 64: `/mcp?tools=cpf,calculadoras-inss` or `/mcp?categories=trabalhista`; with the program, `--tools` and `--categories`.',
            },
          ],
        },
        {
          id: 'tests',
          title: 'In your tests',
          blocks: [
            {
              text: '`canivete/msw` answers for this API inside your process, without a key or a network. The same seed always gives the same answers.',
            },
            { code: testProgram },
          ],
        },
      ],
    },
  ],
});
