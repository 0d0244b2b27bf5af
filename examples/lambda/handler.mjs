// The service as an AWS Lambda function, behind a function URL or an HTTP API: `npm i canivete`, then this file and
// node_modules in one archive, with the handler `handler.handler`.
import { createService } from 'canivete';
import { toLambda } from 'canivete/lambda';

// Between requests a function is frozen: the first attempt of a webhook is made before, its retries by a second
// function that a schedule calls, which does `service.runDue()`. Memory is another one in every instance: both need
// the same stores.
const service = createService({ autoStart: false });
const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });

/** Of this instance, for a first try. */
export const { key } = await service.keys.create(account.id, { name: 'staging', tools: ['cpf', 'cnpj'] });

export const handler = toLambda(service);
